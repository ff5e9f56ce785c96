import type { FinishedGame } from '@branchline/protocol';
import { lightOf } from '../../look/look-of.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { marginOf } from '../../session/figures.ts';

interface FinishedRowProps {
  readonly href: string;
  readonly replay: string;
  readonly game: string;
  readonly mapName?: string | undefined;
  readonly names: readonly string[];
  readonly at: number;
  /** Its people agreed to end it: nobody has won. */
  readonly endedEarly?: boolean | undefined;
  /** Absent: nobody knows any more, or it is not told. */
  readonly result: FinishedGame | undefined;
}

/** A table that is over: who won, by how much, when; and the ways to its result and its replay. */
export function FinishedRow({ href, replay, game, mapName, names, at, endedEarly = false, result }: FinishedRowProps) {
  const { figures, lobby, things, hosting } = messages.value;
  const over = endedEarly ? hosting.endedEarly : lobby.over;
  return (
    <div class="row-item" {...lightOf(game)}>
      <span class="grow">
        <b>{gameName(game, mapName)}</b>
        <br />
        <span>{result ? outcomeOf(result) : over}</span>
        <br />
        <span class="note">
          {things.and(names)}
          {result && ` · ${figures.yourPoints(result.seats[result.seat]?.points ?? 0)}`}
          {' · '}
          <time dateTime={new Date(at).toISOString()}>{things.moment(at)}</time>
        </span>
      </span>
      <span class="page-ways">
        <a class="button" href={href}>
          {figures.report}
        </a>
        <a class="button" href={replay}>
          {figures.replay}
        </a>
      </span>
    </div>
  );
}

function outcomeOf(result: FinishedGame): string {
  const { end, figures, lobby, table, things } = messages.value;
  const winners = result.seats.flatMap(({ won, name }, seat) =>
    won ? [{ mine: seat === result.seat, name: name || lobby.usualName(seat + 1) }] : [],
  );
  const [{ mine, name } = { mine: false, name: '' }] = winners;
  if (winners.length > 1) return figures.wonShared(things.and(winners.map((one) => (one.mine ? table.you : one.name))));
  const margin = marginOf(result);
  // Level on points: something else decided.
  if (margin === 0) return mine ? end.youWin : end.wins(name);
  return mine ? figures.youWonBy(margin) : figures.wonBy(name, margin);
}
