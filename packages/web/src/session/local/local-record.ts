import type { Entry } from '@branchline/engine';
import { foldLog, type GameRecord, recordGame } from '@branchline/games';
import { sha256OfText } from '../crypto.ts';
import { setupOf } from './local-table.ts';
import type { KeptTable } from './storage.ts';

/** A table of this browser that is over, as a game record. */
export function localRecord(kept: KeptTable, entries: readonly Entry[]): GameRecord {
  const log = foldLog(setupOf(kept), entries);
  const { game, pack, options, seed } = kept;
  const seats = kept.seats.map(({ name, bot }) => ({ name, ...(bot && { bot }) }));
  return recordGame(log, { game, ...(pack && { pack }), options, seats, commitment: sha256OfText(seed) }, entries);
}

/** What is known of a table that cannot be played on, in the shape of a game record without an end: no rule is asked for it. */
export function unfinishedRecord(
  { game, pack, options, seats, seed, format = 1 }: KeptTable,
  [deal, ...answers]: readonly Entry[],
): object {
  return {
    record: 1,
    kept: format,
    game,
    ...(pack && { pack }),
    options,
    seats,
    chance: { kind: 'strong', seed },
    deal: deal?.events ?? [],
    entries: answers.map(({ version: _version, at: _at, ...answer }, place) => ({ step: place + 1, ...answer })),
  };
}
