// Finds the planner's weights for a game by playing: npm run -s bots:tune -- --game ID --players 2
// Each round changes a few weights a little, plays the same deals with both, and keeps what did better.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fastBits, type Game, type GameEvent, isYardGame, veilEvent } from '@branchline/engine';
import { begin, findGame, type GameEntry, gameFromPack, playOut, readPack } from '@branchline/games';
import { type Bot, botBits, makeBot } from '../src/index.ts';
import { type AnyWeights, plannerBot, rolloutPlannerBot, startingWeights } from '../src/styles/weighted-bots.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    /** The file of a map, instead of a game of the house. */
    pack: { type: 'string' },
    players: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '40' },
    deals: { type: 'string', default: '30' },
    against: { type: 'string', default: 'greedy,itself' },
    seed: { type: 'string', default: '1' },
    /** Weights to begin with, where they differ from those in use. */
    from: { type: 'string', default: '{}' },
    /** The planner of rollouts instead of the one of real moves. */
    rollouts: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '600' },
    out: { type: 'string' },
  },
});

const seats = Number(values.players);
const deals = Number(values.deals);
const entry = values.pack === undefined ? findGame(values.game) : readMap(values.pack);
if (!entry) throw new Error(`no game ${values.game}`);
const game: Game = entry.make({});

function readMap(file: string): GameEntry {
  const reading = readPack(JSON.parse(readFileSync(file, 'utf8')));
  if (!reading.ok) throw new Error(`${file}: ${reading.faults[0]}`);
  return gameFromPack(reading.pack);
}

const tuned = values.rollouts ? rolloutPlannerBot : plannerBot;

function bot(id: string): Bot {
  const found = makeBot(id);
  if (!found) throw new Error(`no bot ${id}`);
  return found;
}

/** The share of a victory: 1 for a clear one, 0.5 for level scores; smoother than counting wins alone. */
function playGame(bots: readonly Bot[], seed: number, mine: number): number {
  const { log, events } = begin({ game, seats: bots.length, chance: { kind: 'fast', seed } });
  const seen: GameEvent[][] = bots.map(() => []);
  show(seen, events);
  const players = bots.map((bot, seat) => ({ bot, bits: botBits(seed, seat) }));
  playOut(
    log,
    (state, seat) => {
      const view = game.veil(state, seat);
      const offers = game.offers(view, seat);
      const player = players[seat];
      if (!player) throw new Error(`nobody at seat ${seat}`);
      return player.bot.choose({ game, view, seat, offers, bits: player.bits, history: seen[seat] ?? [] });
    },
    (move) => show(seen, move.events),
  );
  const { seats: scores } = game.score(log.state);
  const own = scores[mine]?.total ?? 0;
  const best = Math.max(...scores.filter(({ seat }) => seat !== mine).map(({ total }) => total));
  const scale = 4 + 0.08 * (Math.abs(own) + Math.abs(best));
  return 1 / (1 + Math.exp((best - own) / scale));
}

/** Only the players of yards need to remember. */
function show(seen: readonly GameEvent[][], events: readonly GameEvent[]): void {
  if (!isYardGame(game)) return;
  for (const [seat, own] of seen.entries()) own.push(...events.map((event) => veilEvent(event, seat)));
}

/** What one deal is worth with these weights, in every seat; who sits opposite changes from deal to deal. */
function dealValue(weights: AnyWeights, others: readonly (() => Bot)[], deal: number): number {
  const other = others[deal % others.length];
  if (!other) return 0;
  let sum = 0;
  for (let mine = 0; mine < seats; mine++) {
    const seated = Array.from({ length: seats }, (_, seat) => (seat === mine ? tuned(weights) : other()));
    sum += playGame(seated, deal, mine);
  }
  return sum / seats;
}

/** Deals between two looks at how it goes. */
const CHUNK = 20;

interface Compared {
  /** How much better the change did, on average, and how many of its own errors that is. */
  readonly gap: number;
  readonly sure: number;
  readonly played: number;
}

/** Plays the same deals with both, until it is plain that the change is no better, or the deals are over. */
function compare(next: AnyWeights, champion: AnyWeights, others: readonly (() => Bot)[], first: number): Compared {
  let sum = 0;
  let squares = 0;
  let played = 0;
  let sure = 0;
  while (played < deals) {
    for (const end = Math.min(deals, played + CHUNK); played < end; played++) {
      const gap = dealValue(next, others, first + played) - dealValue(champion, others, first + played);
      sum += gap;
      squares += gap * gap;
    }
    const gap = sum / played;
    sure = gap / Math.sqrt(Math.max(1e-9, squares / played - gap * gap) / played);
    if (sure < 0.5 * (played / deals) || sure > CERTAIN) break;
  }
  return { gap: sum / played, sure, played };
}

/** This many errors apart a change is surely better; with fewer it has to last all deals. */
const CERTAIN = 3;
const ENOUGH = 1.3;

const bits = fastBits(Number(values.seed), 77);
const even = (): number => bits() / 2 ** 32;
const bell = (): number => Math.sqrt(-2 * Math.log(even() + 1e-9)) * Math.cos(2 * Math.PI * even());

function changed(weights: AnyWeights): AnyWeights {
  const keys = Object.keys(weights);
  const picked = new Set(Array.from({ length: 1 + (bits() % 3) }, () => keys[bits() % keys.length]));
  return Object.fromEntries(
    Object.entries(weights).map(([key, value]) => [
      key,
      picked.has(key) ? Math.round((value + (0.05 + 0.3 * Math.abs(value)) * bell()) * 1000) / 1000 : value,
    ]),
  );
}

let best: AnyWeights = { ...startingWeights(game, seats, values.rollouts), ...JSON.parse(values.from) };
let first = 10_000 * Number(values.seed);
const start = Date.now();
for (let round = 0; round < Number(values.rounds); round++) {
  if (Date.now() - start > Number(values.minutes) * 60_000) break;
  const champion = best;
  const others = values.against.split(',').map((id) => () => (id === 'itself' ? tuned(champion) : bot(id)));
  const next = changed(best);
  const { gap, sure, played } = compare(next, champion, others, first);
  first += played;
  const kept = sure > ENOUGH;
  if (kept) best = next;
  const diff = Object.entries(next).filter(([key, value]) => value !== champion[key]);
  process.stdout.write(
    `${round} ${gap.toFixed(4)} ${sure.toFixed(1)} ${played} ${kept ? 'kept' : '-'} ${JSON.stringify(Object.fromEntries(diff))}\n`,
  );
  if (values.out) writeFileSync(values.out, `${JSON.stringify(best, undefined, 2)}\n`);
}
process.stdout.write(`${JSON.stringify(best)}\n`);
