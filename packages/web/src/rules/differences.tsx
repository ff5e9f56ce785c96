import { messages } from '../preferences/messages.ts';
import { differencesOf } from './sections.ts';
import './differences.css';

interface DifferencesProps {
  readonly game: string;
  /** Goes to the rule behind a line. */
  readonly choose: (rule: string) => void;
}

/** For people who know the base game: the few things to know before the first turn. */
export function Differences({ game, choose }: DifferencesProps) {
  const { questions } = messages.value;
  return (
    <ul class="differences">
      {differencesOf(game).map(({ id, text }) => (
        <li key={id}>
          {text}{' '}
          <a
            class="rule"
            href={`/rules/${game}#${id}`}
            aria-label={questions.rule(id)}
            onClick={(event) => {
              event.preventDefault();
              choose(id);
            }}
          >
            {id}
          </a>
        </li>
      ))}
    </ul>
  );
}
