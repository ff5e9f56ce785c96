import type { Entry } from '@branchline/engine';
import { type GameRecord, open, recordGame } from '@branchline/games';
import { makeGame } from '../game.ts';
import { sha256OfText } from '../sha256.ts';
import type { KeptEntry, KeptTable } from './kept-table.ts';

/** A table of this browser that is over, as a game record. */
export function localRecord(kept: KeptTable, kepts: readonly KeptEntry[]): GameRecord {
  const game = makeGame(kept.game, kept.options);
  const entries = kepts.map(entryOf);
  const log = open({ game, seats: kept.seats.length, chance: { kind: 'strong', seed: kept.seed } }, entries);
  return recordGame(
    log,
    {
      game: kept.game,
      options: kept.options,
      seats: kept.seats.map(({ name, bot }) => ({ name, ...(bot && { bot }) })),
      commitment: sha256OfText(kept.seed),
    },
    entries,
  );
}

const entryOf = ({ version, answered, events, at }: KeptEntry): Entry =>
  answered ? { version, ...answered, events, at } : { version, events, at };
