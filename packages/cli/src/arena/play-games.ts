import { type Bot, type Limits, makeBot } from '@branchline/bots';
import { type Bits, fastBits, type Game, type GameEvent, type Options, type Seat, veilEvent } from '@branchline/engine';
import { begin, type Log, type Pack, play } from '@branchline/games';
import { gameOf } from '../input/packs.ts';
import type { Range } from '../workers/batches.ts';
import { type LineUp, seatOrders } from './line-ups.ts';

/** What is played: everything a worker needs to know, as plain data. */
export interface Contest {
  readonly game: string;
  /** The map, if somebody brought it. */
  readonly pack?: Pack;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly limits: Limits;
  /** The seed of the first deal; the others follow. Every line-up gets the same deals. */
  readonly seed: number;
}

/** Some games of one line-up. */
export interface Batch extends Range {
  readonly contest: Contest;
  readonly lineUp: LineUp;
}

/** How one game went for one seat. */
export interface SeatResult {
  readonly bot: number;
  readonly points: number;
  /** 1 for the victory, a part of it if it was shared. */
  readonly won: number;
  readonly moves: number;
  readonly milliseconds: number;
  readonly slowest: number;
  /** What a core was busy with it: on a busy machine less than the time that passed. */
  readonly processor: number;
  readonly slowestProcessor: number;
  readonly playouts: number;
}

export type GameResult = readonly SeatResult[];

/** Far from the steps of any game, so that a bot's dice are not the table's. */
const BOT_STREAM = 0x10000;

/** More answers than any game takes: beyond it something goes round in circles. */
const MOST_STEPS = 100_000;

/** What a worker calls. A deal is played in every seat order before the next one is dealt. */
export function playBatch({ contest, lineUp, first, count }: Batch): readonly GameResult[] {
  const game = gameOf(contest);
  const orders = seatOrders(lineUp);
  return Array.from({ length: count }, (_, more) => {
    const number = first + more;
    const order = orders[number % orders.length] ?? lineUp;
    return playGame(game, contest, order, (contest.seed + Math.floor(number / orders.length)) >>> 0);
  });
}

/** A bot at its seat, and what it has used up. */
interface Player {
  readonly bot: Bot;
  readonly bits: Bits;
  moves: number;
  milliseconds: number;
  slowest: number;
  processor: number;
  slowestProcessor: number;
  playouts: number;
  /** What the seat has seen happen. */
  readonly history: GameEvent[];
}

function seated(contest: Contest, bot: number, seat: number, seed: number): Player {
  const made = makeBot(contest.bots[bot] ?? '', contest.limits);
  if (!made) throw new Error(`no bot ${contest.bots[bot]}`);
  const spent = { moves: 0, milliseconds: 0, slowest: 0, processor: 0, slowestProcessor: 0, playouts: 0 };
  return { bot: made, bits: fastBits(seed, BOT_STREAM + seat), ...spent, history: [] };
}

function playGame(game: Game, contest: Contest, order: LineUp, seed: number): GameResult {
  const players = order.map((bot, seat) => seated(contest, bot, seat, seed));
  const { log, events } = begin({ game, seats: order.length, chance: { kind: 'fast', seed } });
  remember(players, events);
  for (;;) {
    const [seat] = game.awaiting(log.state);
    if (seat === undefined) break;
    const player = players[seat];
    if (!player || log.version > MOST_STEPS) throw new Error(`seed ${seed}: no end after ${log.version} answers`);
    remember(players, move(log, seat, player));
  }
  const { seats, winners } = game.score(log.state);
  return players.map(({ moves, milliseconds, slowest, processor, slowestProcessor, playouts }, seat) => ({
    bot: order[seat] ?? 0,
    points: seats[seat]?.total ?? 0,
    won: winners.includes(seat) ? 1 / winners.length : 0,
    moves,
    milliseconds,
    slowest,
    processor,
    slowestProcessor,
    playouts,
  }));
}

function remember(players: readonly Player[], events: readonly GameEvent[]): void {
  for (const [seat, { history }] of players.entries()) {
    for (const event of events) history.push(veilEvent(event, seat));
  }
}

function move(log: Log, seat: Seat, player: Player): readonly GameEvent[] {
  const { game, state } = log;
  const view = game.veil(state, seat);
  const offers = game.offers(view, seat);
  const start = performance.now();
  const busy = process.threadCpuUsage();
  const action = player.bot.choose({ game, view, seat, offers, bits: player.bits, history: player.history });
  const taken = performance.now() - start;
  player.moves++;
  player.milliseconds += taken;
  player.slowest = Math.max(player.slowest, taken);
  const { user, system } = process.threadCpuUsage(busy);
  const worked = (user + system) / 1000;
  player.processor += worked;
  player.slowestProcessor = Math.max(player.slowestProcessor, worked);
  player.playouts += player.bot.report?.()?.rollouts ?? 0;
  const made = play(log, seat, action);
  if (!('rejection' in made)) return made.events;
  const where = `seed ${log.chance.seed}, step ${log.version}`;
  throw new Error(`${where}: ${player.bot.id} was refused ${JSON.stringify([action, made.rejection])}`);
}
