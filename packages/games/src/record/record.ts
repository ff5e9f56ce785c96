import type {
  Asked,
  Entry,
  Game,
  MovedBy,
  Named,
  NamedAction,
  NamedEvent,
  Options,
  ScoreLine,
  Seat,
  State,
} from '@branchline/engine';
import { findGame } from '../list/games.ts';
import type { ChanceSource, Log } from '../log/log.ts';
import type { Pack } from '../pack/pack.ts';
import { gameFromPack } from '../pack/pack-game.ts';
import { packHash } from '../pack/pack-hash.ts';

export interface RecordSeat {
  readonly name: string;
  /** The id of the bot that sat there, if it was one. */
  readonly bot?: string;
}

/** One answer and what came of it. */
export interface RecordEntry {
  /** Counted from 1; the deal is step 0. */
  readonly step: number;
  readonly seat: Seat;
  readonly question: Asked;
  readonly action: NamedAction;
  readonly events: readonly NamedEvent[];
  /** The bot that answered in place of the seat's own player (T-1). */
  readonly by?: string;
}

export interface RecordScore {
  readonly seat: Seat;
  readonly lines: readonly Named<ScoreLine>[];
  readonly total: number;
  readonly tieBreaks: readonly number[];
}

export interface RecordResult {
  readonly winners: readonly Seat[];
  readonly decidedBy: string;
}

/** What a record tells of a table besides its log. */
export interface RecordSource {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly RecordSeat[];
  /** SHA-256 of a strong seed, given out before the deal. */
  readonly commitment?: string;
  /** The map, if it is none of the house. */
  readonly pack?: Pack;
  /** Of a game of the house: the hash of the map it was played on, if that may not be the one of today; false, if nobody knows. */
  readonly packHash?: string | false;
}

/** A whole game, open, so that a stranger's program can check it: docs/game-record.md tells every field. */
export interface GameRecord extends RecordSource {
  /** The version of this format. */
  readonly record: typeof RECORD_VERSION;
  /** What tells the map apart, and of a game of the house its editions; not in records of before, nor of games without a map. */
  readonly packHash?: string;
  readonly chance: ChanceSource;
  readonly deal: readonly NamedEvent[];
  readonly entries: readonly RecordEntry[];
  readonly score: readonly RecordScore[];
  readonly result: RecordResult;
  /** Its players ended it before its end: nobody has a score, and nobody has won. */
  readonly endedEarly?: true;
}

export const RECORD_VERSION = 1;

/** The log a record was made of. When it happened is not told. */
export function entriesOf({ deal, entries }: Pick<GameRecord, 'deal' | 'entries'>): readonly Entry[] {
  const answers = entries.map(
    ({ step, seat, question, action, events, by }): Entry => ({
      version: step + 1,
      seat,
      ...(by !== undefined && movedBy(by)),
      question,
      action,
      events,
      at: 0,
    }),
  );
  return [{ version: 1, events: deal, at: 0 }, ...answers];
}

/** A record names the bot that stood in, or the clock. */
const movedBy = (by: string): { readonly by: MovedBy } => ({ by: by === 'clock' ? 'clock' : 'bot' });

/** The record of a game that is over. `standIn`: the bot that answers for people who are away. */
export function recordGame(log: Log, source: RecordSource, entries: readonly Entry[], standIn?: string): GameRecord {
  const { game, state } = log;
  if (game.awaiting(state).length > 0) throw new Error('a game that is not over has no record');
  return { ...played(log, source, entries, standIn), ...scored(game, state) };
}

/** What came of a game that was ended early. */
export const NOBODY: RecordResult = { winners: [], decidedBy: 'endedEarly' };

/** The record of a game that its players ended early. */
export function recordUnfinished(
  log: Log,
  source: RecordSource,
  entries: readonly Entry[],
  standIn?: string,
): GameRecord {
  return { ...played(log, source, entries, standIn), score: [], result: NOBODY, endedEarly: true };
}

function played(
  { chance }: Log,
  source: RecordSource,
  entries: readonly Entry[],
  standIn?: string,
): Omit<GameRecord, 'score' | 'result'> {
  const { seats, commitment, pack } = source;
  const hash = hashOf(source);
  const [deal, ...answers] = entries;
  if (deal === undefined) throw new Error('a game that was not dealt has no record');
  return {
    record: RECORD_VERSION,
    game: pack ? pack.id : source.game,
    ...(pack !== undefined && { pack }),
    ...(hash !== undefined && { packHash: hash }),
    options: everyOption(source),
    seats,
    chance,
    ...(commitment !== undefined && { commitment }),
    deal: deal.events,
    entries: answers.map((entry) => recordEntry(entry, seats, standIn)),
  };
}

/** The hash of the map that a game was played on. */
function hashOf({ game, pack, packHash: told }: RecordSource): string | undefined {
  if (pack !== undefined) return packHash(pack);
  if (told !== undefined) return told === false ? undefined : told;
  const own = findGame(game)?.pack;
  return own && packHash(own);
}

function recordEntry(entry: Entry, seats: readonly RecordSeat[], standIn?: string): RecordEntry {
  if (entry.seat === undefined) throw new Error(`entry ${entry.version} answers nothing`);
  const { version, seat, question, action, events, by } = entry;
  const instead = by === 'clock' ? 'clock' : by === 'bot' && seats[seat]?.bot === undefined ? standIn : undefined;
  return { step: version - 1, seat, question, action, events, ...(instead !== undefined && { by: instead }) };
}

/** Said or not: a record must not change its meaning when a default does. */
function everyOption({ game, pack, options }: RecordSource): Options {
  const entry = pack ? gameFromPack(pack) : findGame(game);
  const defaults = entry?.options.map((option) => [option.name, option.default]) ?? [];
  return { ...Object.fromEntries(defaults), ...options };
}

/** The score sheet of a state, by names. */
export function scored(game: Game, end: State): Pick<GameRecord, 'score' | 'result'> {
  const { seats, winners, decidedBy } = game.score(end);
  return {
    score: seats.map(({ seat, lines, total, tieBreaks }) => ({
      seat,
      lines: lines.map((line) => game.naming.named(line)),
      total,
      tieBreaks,
    })),
    result: { winners, decidedBy },
  };
}
