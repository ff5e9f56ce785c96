import { type Bot, botBits, type Limits, makeBot } from '@branchline/bots';
import {
  type Bits,
  type Game,
  type GameAction,
  type GameEvent,
  type Options,
  type Seat,
  type State,
  veilEvent,
} from '@branchline/engine';
import { begin, type Pack, playOut } from '@branchline/games';
import { gameOf } from '../input/packs.ts';
import type { Range } from '../workers/batches.ts';
import { type LineUp, seatOrders } from './line-ups.ts';

/** What is played: everything a worker needs to know, as plain data. */
export interface ArenaConfig {
  readonly game: string;
  /** The map, if somebody brought it. */
  readonly pack?: Pack;
  readonly options: Options;
  readonly bots: readonly string[];
  /** For each bot what it has for a move. */
  readonly limits: readonly Limits[];
  /** The seed of the first deal; the others follow. Every line-up gets the same deals. */
  readonly seed: number;
}

/** Some games of one line-up. */
export interface ArenaBatch extends Range {
  readonly config: ArenaConfig;
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
  readonly rollouts: number;
}

/** One game: its deal, and how it went for every seat. */
export interface GameResult {
  readonly deal: number;
  readonly seats: readonly SeatResult[];
}

/** What a worker calls. A deal is played in every seat order before the next one is dealt. */
export function playBatch({ config, lineUp, first, count }: ArenaBatch): readonly GameResult[] {
  const game = gameOf(config);
  const orders = seatOrders(lineUp);
  return Array.from({ length: count }, (_, more) => {
    const number = first + more;
    const order = orders[number % orders.length] ?? lineUp;
    return playGame(game, config, order, (config.seed + Math.floor(number / orders.length)) >>> 0);
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
  rollouts: number;
  /** What the seat has seen happen. */
  readonly history: GameEvent[];
}

function seated(config: ArenaConfig, bot: number, seat: number, seed: number): Player {
  const made = makeBot(config.bots[bot] ?? '', config.limits[bot]);
  if (!made) throw new Error(`no bot ${config.bots[bot]}`);
  const spent = { moves: 0, milliseconds: 0, slowest: 0, processor: 0, slowestProcessor: 0, rollouts: 0 };
  return { bot: made, bits: botBits(seed, seat), ...spent, history: [] };
}

function playGame(game: Game, config: ArenaConfig, order: LineUp, seed: number): GameResult {
  const players = order.map((bot, seat) => seated(config, bot, seat, seed));
  const { log, events } = begin({ game, seats: order.length, chance: { kind: 'fast', seed } });
  remember(players, events);
  playOut(
    log,
    (state, seat) => choose(game, state, seat, players[seat]),
    (move) => remember(players, move.events),
  );
  const { seats, winners } = game.score(log.state);
  const results = players.map(({ moves, milliseconds, slowest, processor, slowestProcessor, rollouts }, seat) => ({
    bot: order[seat] ?? 0,
    points: seats[seat]?.total ?? 0,
    won: winners.includes(seat) ? 1 / winners.length : 0,
    moves,
    milliseconds,
    slowest,
    processor,
    slowestProcessor,
    rollouts,
  }));
  return { deal: seed, seats: results };
}

function remember(players: readonly Player[], events: readonly GameEvent[]): void {
  for (const [seat, { history }] of players.entries()) {
    for (const event of events) history.push(veilEvent(event, seat));
  }
}

function choose(game: Game, state: State, seat: Seat, player: Player | undefined): GameAction {
  if (!player) throw new Error(`nobody to ask at seat ${seat}`);
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
  player.rollouts += player.bot.report?.()?.rollouts ?? 0;
  return action;
}
