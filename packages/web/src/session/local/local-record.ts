import type { GameEvent } from '@branchline/engine';
import { type GameRecord, type RecordEntry, recordGame } from '@branchline/games';
import { makeGame } from '../game.ts';
import { sha256OfText } from '../sha256.ts';
import type { KeptEntry, KeptTable } from './kept-table.ts';

/** A table of this browser that is over, as a game record. */
export function localRecord(kept: KeptTable, log: readonly KeptEntry[]): GameRecord {
  const game = makeGame(kept.game, kept.options);
  const state = game.blank();
  for (const { events } of log) for (const event of events) game.evolve(state, game.naming.numbered<GameEvent>(event));
  const [deal, ...moves] = log;
  return recordGame(game, state, {
    game: kept.game,
    options: kept.options,
    seats: kept.seats.map(({ name, bot }) => ({ name, ...(bot && { bot }) })),
    chance: { kind: 'strong', seed: kept.seed },
    commitment: sha256OfText(kept.seed),
    deal: deal?.events ?? [],
    entries: moves.flatMap(recorded),
  });
}

function recorded({ answered, events }: KeptEntry, place: number): readonly RecordEntry[] {
  return answered ? [{ step: place + 1, ...answered, events }] : [];
}
