import type { Rule } from '@branchline/text';
import { gameWords } from '../preferences/game-words.ts';
import './differences.css';

/** What people who know other games of the family should hear about this one. */
export function differencesOf(game: string): readonly Rule[] {
  return Object.entries(gameWords(game).differences ?? {}).map(([id, text]) => ({ id, text }));
}

/** For people who know the base game: the few things to know before the first turn. */
export function Differences({ game }: { readonly game: string }) {
  return (
    <ul class="differences">
      {differencesOf(game).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
