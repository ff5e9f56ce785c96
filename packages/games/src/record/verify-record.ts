import type { Game, State } from '@branchline/engine';
import type { Setup } from '../log/log.ts';
import { type EntryDifference, type Replayed, replayFromEvents, replayFromSeed, same } from '../log/replay.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import { entriesOf, type GameRecord, scored } from './record.ts';

/** The first thing in a record that is not as it should be. Step 0 is the deal. */
export interface Difference extends Omit<EntryDifference, 'where' | 'what'> {
  readonly where: EntryDifference['where'] | 'end';
  readonly what: EntryDifference['what'] | 'notOver' | 'score' | 'result';
}

/** Undefined: that replay agrees with the record. */
export interface Verdict {
  /** The deal and every action played again with the same shuffles. */
  readonly fromSeed: Difference | undefined;
  /** The recorded events alone, folded. */
  readonly fromEvents: Difference | undefined;
}

/** Plays a record again in both ways. Throws `MalformedRecord` if it is none. */
export function verifyRecord(value: unknown): Verdict {
  return verifyRead(readRecord(value));
}

/** The same, of a record that has been read already. */
export function verifyRead({ record, game }: ReadRecord): Verdict {
  const setup: Setup = { game, seats: record.seats.length, chance: record.chance };
  const entries = entriesOf(record);
  return {
    fromSeed: verdictOn(replayFromSeed(setup, entries), record),
    fromEvents: verdictOn(replayFromEvents(setup, entries), record),
  };
}

function verdictOn(replayed: Replayed, record: GameRecord): Difference | undefined {
  return 'difference' in replayed ? replayed.difference : differentEnd(replayed.log.game, replayed.log.state, record);
}

function differentEnd(game: Game, state: State, record: GameRecord): Difference | undefined {
  if (game.awaiting(state).length > 0) return { where: 'end', what: 'notOver' };
  const { score, result } = scored(game, state);
  if (!same(score, record.score)) return { where: 'end', what: 'score', recorded: record.score, found: score };
  if (!same(result, record.result)) return { where: 'end', what: 'result', recorded: record.result, found: result };
  return undefined;
}
