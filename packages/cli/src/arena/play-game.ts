import { type Bot, type Limits, makeBot } from '@branchline/bots';
import {
  type Bits,
  fastBits,
  fastChance,
  type Game,
  type GameEvent,
  type Options,
  type State,
  veilEvent,
} from '@branchline/engine';
import { findGame } from '@branchline/games';
import { type LineUp, seatOrders } from './line-ups.ts';

/** What is played: everything a worker needs to know, as plain data. */
export interface Contest {
  readonly game: string;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly limits: Limits;
  /** The seed of the first deal; the others follow. Every line-up gets the same deals. */
  readonly seed: number;
}

/** Some games of one line-up. */
export interface Share {
  readonly contest: Contest;
  readonly lineUp: LineUp;
  readonly first: number;
  readonly count: number;
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

/** What the pool calls. A deal is played in every seat order before the next one is dealt. */
export function work({ contest, lineUp, first, count }: Share): readonly GameResult[] {
  const game = findGame(contest.game)?.make(contest.options);
  if (!game) throw new Error(`no game ${contest.game}`);
  const orders = seatOrders(lineUp);
  return Array.from({ length: count }, (_, more) => {
    const number = first + more;
    const order = orders[number % orders.length] ?? lineUp;
    return playGame(game, contest, order, (contest.seed + Math.floor(number / orders.length)) >>> 0);
  });
}

interface Chair {
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

function chair(contest: Contest, bot: number, seat: number, seed: number): Chair {
  const made = makeBot(contest.bots[bot] ?? '', contest.limits);
  if (!made) throw new Error(`no bot ${contest.bots[bot]}`);
  const spent = { moves: 0, milliseconds: 0, slowest: 0, processor: 0, slowestProcessor: 0, playouts: 0 };
  return { bot: made, bits: fastBits(seed, BOT_STREAM + seat), ...spent, history: [] };
}

function playGame(game: Game, contest: Contest, order: LineUp, seed: number): GameResult {
  const chairs = order.map((bot, seat) => chair(contest, bot, seat, seed));
  const { state, events } = game.begin(order.length, fastChance(seed, 0));
  remember(chairs, events);
  for (let step = 1; ; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const asked = chairs[seat];
    if (!asked || step > MOST_STEPS) throw new Error(`seed ${seed}: no end after ${step} answers`);
    remember(chairs, move(game, state, { asked, seat, seed, step }));
  }
  const { seats, winners } = game.score(state);
  return chairs.map(({ moves, milliseconds, slowest, processor, slowestProcessor, playouts }, seat) => ({
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

interface Move {
  readonly asked: Chair;
  readonly seat: number;
  readonly seed: number;
  readonly step: number;
}

function remember(chairs: readonly Chair[], events: readonly GameEvent[]): void {
  for (const [seat, { history }] of chairs.entries()) {
    for (const event of events) history.push(veilEvent(event, seat));
  }
}

function move(game: Game, state: State, { asked, seat, seed, step }: Move): readonly GameEvent[] {
  const view = game.veil(state, seat);
  const offers = game.offers(view, seat);
  const start = performance.now();
  const busy = process.threadCpuUsage();
  const action = asked.bot.choose({ game, view, seat, offers, bits: asked.bits, history: asked.history });
  const taken = performance.now() - start;
  asked.moves++;
  asked.milliseconds += taken;
  asked.slowest = Math.max(asked.slowest, taken);
  const { user, system } = process.threadCpuUsage(busy);
  const worked = (user + system) / 1000;
  asked.processor += worked;
  asked.slowestProcessor = Math.max(asked.slowestProcessor, worked);
  asked.playouts += asked.bot.report?.()?.playouts ?? 0;
  const ruling = game.play(state, seat, action, fastChance(seed, step));
  if (!ruling.ok) {
    throw new Error(
      `seed ${seed}, step ${step}: ${asked.bot.id} was refused ${JSON.stringify([action, ruling.rejection])}`,
    );
  }
  return ruling.events;
}
