import { type Bot, makeBot } from '@branchline/bots';
import { type Bits, type Entry, fastBits, type Game, type Options, type Seat } from '@branchline/engine';
import {
  begin,
  dealEntryOf,
  entryOf,
  type GameRecord,
  type Log,
  type Move,
  type Pack,
  play,
  recordGame,
} from '@branchline/games';
import { gameOf } from '../input/packs.ts';
import type { Range } from '../workers/batches.ts';

/** What is played: everything a worker needs to know, as plain data. */
export interface Match {
  readonly game: string;
  /** The map, if somebody brought it. */
  readonly pack?: Pack;
  readonly options: Options;
  /** Seat by seat. */
  readonly bots: readonly string[];
  /** The seed of the first game; the others follow. */
  readonly seed: number;
  readonly records: boolean;
}

/** How one game went. */
interface Outcome {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  readonly record?: GameRecord;
}

/** Far from the steps of any game, so that a bot's dice are not the table's. */
const BOT_STREAM = 0x10000;

/** More answers than any game takes: beyond it something goes round in circles. */
const MOST_STEPS = 100_000;

/** Some games of a match. */
export interface Batch extends Range {
  readonly match: Match;
}

/** A finished batch: the outcomes, and the records as lines, so that they cross between threads as text. */
export interface BatchResult {
  readonly totals: readonly (readonly number[])[];
  readonly winners: readonly (readonly number[])[];
  readonly turns: readonly number[];
  readonly decisions: number;
  readonly lines: readonly string[];
}

/** What a worker calls. The same match gives the same games, whoever plays them. */
export function playBatch({ match, first, count }: Batch): BatchResult {
  const game = gameOf(match);
  const outcomes = Array.from({ length: count }, (_, more) => playGame(game, match, (match.seed + first + more) >>> 0));
  return {
    totals: outcomes.map(({ totals }) => totals),
    winners: outcomes.map(({ winners }) => winners),
    turns: outcomes.map(({ turns }) => turns),
    decisions: outcomes.reduce((sum, { decisions }) => sum + decisions, 0),
    lines: outcomes.flatMap(({ record }) => (record ? [JSON.stringify(record)] : [])),
  };
}

/** A number of rollouts, not a clock, so that the same seed gives the same games. */
const ROLLOUTS = 100;

function seated(id: string): Bot {
  const bot = makeBot(id, { rollouts: ROLLOUTS });
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
}

function playGame(game: Game, match: Match, seed: number): Outcome {
  const bots = match.bots.map(seated);
  const bits = bots.map((_, seat) => fastBits(seed, BOT_STREAM + seat));
  const { log, events } = begin({ game, seats: bots.length, chance: { kind: 'fast', seed } });
  // Names cost time, and nobody reads them unless a record is wanted.
  const entries: Entry[] = match.records ? [dealEntryOf(game, events)] : [];
  let turns = 0;
  for (;;) {
    const [seat] = game.awaiting(log.state);
    if (seat === undefined) break;
    if (log.version > MOST_STEPS) throw new Error(`seed ${seed}: no end after ${MOST_STEPS} answers`);
    const move = moveOf(log, seat, bots[seat], bits[seat]);
    for (const { type } of move.events) if (type === 'turnEnded') turns++;
    if (match.records) entries.push(entryOf(game, move));
  }
  const { seats, winners } = game.score(log.state);
  const outcome = { totals: seats.map(({ total }) => total), winners, turns, decisions: log.version - 1 };
  if (!match.records) return outcome;
  const { game: id, options, pack } = match;
  const names = match.bots.map((bot) => ({ name: bot, bot }));
  const record = recordGame(log, { game: id, ...(pack && { pack }), options, seats: names }, entries);
  return { ...outcome, record };
}

function moveOf(log: Log, seat: Seat, bot: Bot | undefined, bits: Bits | undefined): Move {
  const { game, state } = log;
  if (!bot || !bits) throw new Error(`nobody to ask at seat ${seat}`);
  const view = game.veil(state, seat);
  const action = bot.choose({ game, view, seat, offers: game.offers(view, seat), bits });
  const move = play(log, seat, action);
  if (!('rejection' in move)) return move;
  const where = `seed ${log.chance.seed}, step ${log.version}`;
  throw new Error(`${where}: ${bot.id} was refused ${JSON.stringify([action, move.rejection])}`);
}
