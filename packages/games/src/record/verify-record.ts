import type { Game, State } from '@branchline/engine';
import { findGame } from '../list/games.ts';
import type { Setup } from '../log/log.ts';
import { type EntryDifference, type Replayed, replayFromEvents, replayFromSeed, same } from '../log/replay.ts';
import { packHash } from '../pack/pack-hash.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import { entriesOf, type GameRecord, NOBODY, scored } from './record.ts';

/** The first thing in a record that is not as it should be. Step 0 is the deal. */
export interface Difference extends Omit<EntryDifference, 'where' | 'what'> {
  readonly where: EntryDifference['where'] | 'end';
  readonly what: EntryDifference['what'] | 'notOver' | 'over' | 'score' | 'result';
}

/** Undefined: that replay agrees with the record. */
export interface Verdict {
  /** The deal and every action played again with the same shuffles. */
  readonly fromSeed: Difference | undefined;
  /** The recorded events alone, folded. */
  readonly fromEvents: Difference | undefined;
  /** The map of the house was another when the game was played: what differs may be the map, and no lie. */
  readonly otherEdition?: true;
}

/** Plays a record again in both ways. Throws `MalformedRecord` if it is none. */
export function verifyRecord(value: unknown): Verdict {
  return verifyRead(readRecord(value));
}

/** The same, of a record that has been read already. */
export function verifyRead({ record, game }: ReadRecord): Verdict {
  const setup: Setup = { game, seats: record.seats.length, chance: record.chance };
  const entries = entriesOf(record);
  const today = findGame(record.game)?.pack;
  const other =
    record.pack === undefined && record.packHash !== undefined && today && packHash(today) !== record.packHash;
  return {
    fromSeed: verdictOn(replayFromSeed(setup, entries), record),
    fromEvents: verdictOn(replayFromEvents(setup, entries), record),
    ...(other && { otherEdition: true }),
  };
}

function verdictOn(replayed: Replayed, record: GameRecord): Difference | undefined {
  return 'difference' in replayed ? replayed.difference : differentEnd(replayed.log.game, replayed.log.state, record);
}

function differentEnd(game: Game, state: State, record: GameRecord): Difference | undefined {
  const over = game.awaiting(state).length === 0;
  if (over && record.endedEarly) return { where: 'end', what: 'over' };
  if (!over && !record.endedEarly) return { where: 'end', what: 'notOver' };
  const { score, result } = over ? scored(game, state) : { score: [], result: NOBODY };
  if (!same(score, record.score)) return { where: 'end', what: 'score', recorded: record.score, found: score };
  if (!same(result, record.result)) return { where: 'end', what: 'result', recorded: record.result, found: result };
  return undefined;
}
