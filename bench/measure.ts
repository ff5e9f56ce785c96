// One game for one number of players, measured in a process of its own: what another game left
// behind in the compiler does not slow it down. Usage: measure.ts <game> <players> <seconds>
import { below, fastBits, fastChance, type Game, type GameAction, type State, veilEvent } from '@branchline/engine';
import { begin, playOut } from '@branchline/games';
import { baseline } from './baseline.ts';
import { benchGame } from './games.ts';
import { longestPathMicroseconds } from './longest-path.ts';
import { randomOffer } from './random-offer.ts';
import { ticketCompletionMicroseconds } from './ticket-completion.ts';
import { best, undisturbed, worked } from './timing.ts';

/** A decision on the way through a game, to be taken again and again. */
interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly action: GameAction;
  readonly step: number;
}

export interface Measured {
  readonly game: string;
  readonly players: number;
  readonly baselineMops: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerBaseMop: number;
  readonly copyNanoseconds: number;
  readonly actionWithViewsMicroseconds: number;
  readonly longestPathMicroseconds?: number;
  readonly ticketCompletionMicroseconds?: number;
}

const BASE_STEPS = 5_000_000;
const SLICE_SECONDS = 0.06;
const bits = fastBits(1, 0x10000);
/** What is worked out must be used, or the compiler leaves it out. */
let sink = 0;

/** A whole random game through the engine's contract alone, without a log; answers how many decisions it took. */
function randomGame(game: Game, players: number, seed: number): number {
  const { state } = game.begin(players, fastChance(seed, 0));
  for (let step = 1; ; step++) {
    const awaited = game.awaiting(state);
    const seat = awaited[0];
    if (seat === undefined) {
      sink += game.score(state).winners.length;
      return step - 1;
    }
    const offers = game.offers(state, seat);
    const action = offers[below(bits, offers.length)];
    if (action === undefined || !game.play(state, seat, action, fastChance(seed, step)).ok) throw new Error('refused');
  }
}

interface Slice {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
  readonly mops: number;
}

/** A stretch of games and a stretch of the baseline, one right after the other: whatever slows one slows the other. */
function slice(game: Game, players: number, firstSeed: number): Slice {
  const baseStart = worked();
  sink += baseline(BASE_STEPS);
  const baseSeconds = worked() - baseStart;
  const start = worked();
  let decisions = 0;
  let games = 0;
  while (worked() - start < SLICE_SECONDS) decisions += randomGame(game, players, firstSeed + games++);
  return { decisions, games, seconds: worked() - start, mops: BASE_STEPS / 1e6 / baseSeconds };
}

function moments(game: Game, players: number): readonly Moment[] {
  const found: Moment[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const { log } = begin({ game, seats: players, chance: { kind: 'fast', seed } });
    playOut(log, (state, seat) => {
      const action = randomOffer(game, state, seat, bits);
      found.push({ state: game.copy(state), seat, action, step: log.version });
      return action;
    });
  }
  return found;
}

const ROUNDS = 30;

/** In nanoseconds. A few states out of many games: whoever copies a state has just been working with it. */
function copying(game: Game, all: readonly Moment[]): number {
  const few = all.filter((_, number) => number % Math.ceil(all.length / 32) === 0).map(({ state }) => state);
  const each = best(ROUNDS, few.length * 200, () => {
    for (let again = 0; again < 200; again++) for (const state of few) sink += game.copy(state).length;
  });
  return each * 1e9;
}

/** In microseconds: one action, what every seat sees then, and what every seat is told happened. */
function actingWithViews(game: Game, players: number, all: readonly Moment[]): number {
  const each = best(ROUNDS, all.length, () => {
    for (const { state, seat, action, step } of all) {
      const after = game.copy(state);
      const ruling = game.play(after, seat, action, fastChance(1, step));
      if (!ruling.ok) throw new Error('refused');
      for (let viewer = 0; viewer < players; viewer++) {
        sink += game.veil(after, viewer).length;
        for (const event of ruling.events) sink += Object.keys(game.naming.named(veilEvent(event, viewer))).length;
      }
    }
  });
  return each * 1e6;
}

function measure(id: string, players: number, seconds: number): Measured {
  const game = benchGame(id).make({});
  for (let round = 0; round < 10; round++) slice(game, players, round * 1000);
  const slices: Slice[] = [];
  const end = worked() + seconds;
  for (let round = 0; worked() < end; round++) slices.push(slice(game, players, 50_000 + round * 1000));
  const decisionsPerSecond = undisturbed(slices.map((one) => one.decisions / one.seconds));
  const baselineMops = undisturbed(slices.map(({ mops }) => mops));
  const all = moments(game, players);
  const path = longestPathMicroseconds(game, players);
  const completion = ticketCompletionMicroseconds(game, players);
  return {
    game: id,
    players,
    baselineMops,
    decisionsPerSecond,
    gamesPerSecond: undisturbed(slices.map((one) => one.games / one.seconds)),
    decisionsPerBaseMop: decisionsPerSecond / baselineMops,
    copyNanoseconds: copying(game, all),
    actionWithViewsMicroseconds: actingWithViews(game, players, all),
    ...(path !== undefined && { longestPathMicroseconds: path }),
    ...(completion !== undefined && { ticketCompletionMicroseconds: completion }),
  };
}

const [id = '', players = '', seconds = ''] = process.argv.slice(2);
console.log(JSON.stringify({ ...measure(id, Number(players), Number(seconds)), sink: sink & 1 }));
