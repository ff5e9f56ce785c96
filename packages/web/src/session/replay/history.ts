import type { Game, State } from '@branchline/engine';
import { entriesOf, type GameRecord, positions, readRecord } from '@branchline/games';

/** How the table stood for each seat after one entry. */
export interface Standing {
  readonly points: readonly number[];
  readonly pieces: readonly (number | undefined)[];
}

/** A record, played through once: the end of it and how it came to that. */
export interface History {
  readonly game: Game;
  readonly record: GameRecord;
  readonly end: State;
  readonly standings: readonly Standing[];
}

export function historyOf(record: GameRecord): History {
  const { game } = readRecord(record);
  const standings: Standing[] = [];
  let end = game.blank();
  for (const { state } of positions(game, entriesOf(record))) {
    const { players } = game.describe(state);
    standings.push({ points: players.map(({ points }) => points), pieces: players.map(({ pieces }) => pieces) });
    end = state;
  }
  return { game, record, end, standings };
}
