import { messages } from '../../preferences/messages.ts';

export interface TableRowProps {
  readonly href: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly at: number;
  readonly note?: string;
}

/** A line of a list of tables. */
export function TableRow({ href, game, names, at, note }: TableRowProps) {
  const { start, things } = messages.value;
  return (
    <a class="row-item" href={href} data-game={game}>
      <span class="grow">
        <b>{start.games[game]?.name ?? game}</b>
        <br />
        <span class="note">{things.and(names)}</span>
      </span>
      {note && <b>{note}</b>}
      <time class="note" dateTime={new Date(at).toISOString()}>
        {things.moment(at)}
      </time>
    </a>
  );
}
