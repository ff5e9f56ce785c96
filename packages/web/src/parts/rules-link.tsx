import { BookOpen } from 'lucide';
import { gameName } from '../preferences/game-words.ts';
import { messages } from '../preferences/messages.ts';
import { Icon } from './icon.tsx';

/** To the rules of a game, beside what is being set up: that stays as it is. */
export function RulesLink({ game }: { readonly game: string }) {
  return (
    <a class="button quiet rules-link" href={`/rules/${game}`} target="_blank" rel="noopener">
      <Icon of={BookOpen} /> {messages.value.rules.titleOf(gameName(game))}
    </a>
  );
}
