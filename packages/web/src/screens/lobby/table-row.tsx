import { lightOf } from '../../look/look-of.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';

interface TableRowProps {
  readonly href: string;
  readonly game: string;
  /** What a map from outside calls itself. */
  readonly mapName?: string | undefined;
  readonly names: readonly string[];
  readonly at: number;
  readonly note?: string;
  /** How long there is to think. */
  readonly time?: string | undefined;
}

/** A line of a list of tables. */
export function TableRow({ href, game, mapName, names, at, note, time }: TableRowProps) {
  const { things } = messages.value;
  return (
    <a class="row-item" href={href} {...lightOf(game)}>
      <span class="grow">
        <b>{gameName(game, mapName)}</b>
        <br />
        <span class="note">{things.and(names)}</span>
        {time && (
          <>
            <br />
            <span class="note">{time}</span>
          </>
        )}
      </span>
      {note && <b>{note}</b>}
      <time class="note" dateTime={new Date(at).toISOString()}>
        {things.moment(at)}
      </time>
    </a>
  );
}
