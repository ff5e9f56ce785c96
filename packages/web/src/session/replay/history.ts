import type { Game, GameEvent, State } from '@branchline/engine';
import { type GameRecord, readRecord } from '@branchline/games';

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
  const state = game.blank();
  const standings: Standing[] = [];
  const apply = (events: GameRecord['deal']): void => {
    for (const event of events) game.evolve(state, game.naming.numbered<GameEvent>(event));
    const { players } = game.describe(state);
    standings.push({ points: players.map(({ points }) => points), pieces: players.map(({ pieces }) => pieces) });
  };
  apply(record.deal);
  for (const { events } of record.entries) apply(events);
  return { game, record, end: state, standings };
}
