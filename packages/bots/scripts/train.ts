// Trains the value network of a game by self-play: npm run -s bots:train -- --game ID --games 20000 --out network.json
// Planners play each other at tables of every size, with a slip now and then so that all sorts of states are seen; some states of
// every game, told in numbers, are set beside its end. With --by master the searching bot plays instead: fewer and better games.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type BoardGame,
  below,
  fastBits,
  fastChance,
  type GameAction,
  type GameEvent,
  isBoardGame,
  isYardGame,
  type Seat,
  type State,
  veilEvent,
  type YardGame,
} from '@branchline/engine';
import { findGame, gameFromPack, readPack } from '@branchline/games';
import { type Bot, makeBot } from '../src/index.ts';
import { rowsOf } from '../src/styles/searcher.ts';
import { planMove } from '../src/styles/style.ts';
import { wideMap } from '../src/testing/wide-map.ts';
import { NetworkRunner, type ValueNetwork } from '../src/value/network.ts';
import type { SeatRows } from '../src/value/seat-rows.ts';
import { type Examples, examine, trainNetwork } from '../src/value/train.ts';

const { values } = parseArgs({
  options: {
    /** Several, separated by commas, make a network for any of them; `wide` is a wide map made at random, another for every few games. */
    game: { type: 'string', default: '' },
    pack: { type: 'string' },
    /** How many sit at the tables; all that the game allows, if left out. */
    players: { type: 'string' },
    games: { type: 'string', default: '20000' },
    /** `planner`, or a bot by its id with this many rollouts for a move. */
    by: { type: 'string', default: 'planner' },
    rollouts: { type: 'string', default: '64' },
    /** One turn out of this many is learnt from. */
    every: { type: 'string', default: '3' },
    hidden: { type: 'string', default: '32,16' },
    rounds: { type: 'string', default: '8' },
    rate: { type: 'string', default: '0.002' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'network.json' },
  },
});

type AnyGame = BoardGame | YardGame;

const seed = Number(values.seed);
const bits = fastBits(seed, 321);
/** In per cent, how often anything at all is done. */
const SLIPS = 4;
const GAMES_A_MAP = 40;

function gameNamed(id: string, number: number): AnyGame {
  const entry =
    id === 'wide' ? gameFromPack(wideMap(50_000 + seed * 1000 + Math.floor(number / GAMES_A_MAP))) : findGame(id);
  const made = (values.pack === undefined ? entry : packed(values.pack))?.make({});
  if (made && (isBoardGame(made) || isYardGame(made))) return made;
  throw new Error(`no game ${id}`);
}

function packed(file: string): ReturnType<typeof gameFromPack> {
  const reading = readPack(JSON.parse(readFileSync(file, 'utf8')));
  if (!reading.ok) throw new Error(`${file}: ${reading.faults[0]}`);
  return gameFromPack(reading.pack);
}

const known = new Map<string, { readonly game: AnyGame; readonly rows: SeatRows[] }>();
function tableOf(id: string, number: number, seats: number): { game: AnyGame; rows: SeatRows } {
  const key = id === 'wide' ? `wide ${Math.floor(number / GAMES_A_MAP)}` : id;
  const found = known.get(key) ?? { game: gameNamed(id, number), rows: [] };
  known.set(key, found);
  found.rows[seats] ??= rowsOf(found.game, seats);
  return { game: found.game, rows: found.rows[seats] };
}

/** What was seen, in rows that grow. */
class Seen {
  inputs = new Float32Array(1 << 20);
  margins = new Float32Array(1 << 14);
  count = 0;

  add(row: Float32Array, margin: number): void {
    const width = row.length;
    if ((this.count + 1) * width > this.inputs.length) this.inputs = grown(this.inputs);
    if (this.count >= this.margins.length) this.margins = grown(this.margins);
    this.inputs.set(row, this.count * width);
    this.margins[this.count++] = margin;
  }
}

function grown(row: Float32Array): Float32Array<ArrayBuffer> {
  const more = new Float32Array(2 * row.length);
  more.set(row);
  return more;
}

type Choose = (game: AnyGame, state: State, seat: Seat) => GameAction;

function chooser(number: number, seats: number, shown: readonly GameEvent[][]): Choose {
  const bots: (Bot | undefined)[] = Array.from({ length: seats }, () =>
    values.by === 'planner' ? undefined : makeBot(values.by, { rollouts: Number(values.rollouts) }),
  );
  return (game, state, seat) => {
    const view = game.veil(state, seat);
    const offers: readonly GameAction[] = game.offers(view, seat);
    if (offers.length > 1 && below(bits, 100) < SLIPS) return offers[below(bits, offers.length)] as GameAction;
    const decision = { game, view, seat, offers, bits: fastBits(bits(), number), history: shown[seat] ?? [] };
    return bots[seat]?.choose(decision) ?? planMove(decision);
  };
}

function playGame(id: string, number: number, seats: number, into: Seen): void {
  const { game, rows } = tableOf(id, number, seats);
  const deal = 1_000_000 * seed + number;
  const { state, events } = game.begin(seats, fastChance(deal, 0));
  const shown: GameEvent[][] = Array.from({ length: seats }, () => []);
  const remembers = isYardGame(game) || values.by !== 'planner';
  const show = (happened: readonly GameEvent[]): void => {
    if (remembers)
      for (const [seat, own] of shown.entries()) own.push(...happened.map((event) => veilEvent(event, seat)));
  };
  show(events);
  const choose = chooser(number, seats, shown);
  const seen: { readonly rows: Float32Array; readonly table: Float32Array }[] = [];
  for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
    if (game.asked(state, seat)?.kind === 'turn' && below(bits, Number(values.every)) === 0) {
      rows.read(state, seat);
      seen.push({ rows: rows.rows.slice(), table: rows.table.slice() });
    }
    const ruling = game.play(state, seat, choose(game, state, seat) as never, fastChance(deal, step));
    if (!ruling.ok) throw new Error(`${id}, deal ${deal}: ${JSON.stringify(ruling.rejection)}`);
    show(ruling.events);
    if (step > 5000) return;
  }
  const ends = game.score(state).seats.map(({ total }) => total);
  const width = rows.seatNames.length;
  const row = new Float32Array(2 * width + rows.tableNames.length);
  for (const one of seen) {
    for (const [seat, end] of ends.entries()) {
      const other = (seat + 1 + below(bits, seats - 1)) % seats;
      row.set(one.rows.subarray(seat * width, (seat + 1) * width));
      row.set(one.rows.subarray(other * width, (other + 1) * width), width);
      row.set(one.table, 2 * width);
      into.add(row, (end - (ends[other] ?? 0)) / 10);
    }
  }
}

/** How far it is, where somebody looks on. */
function bar(what: string, done: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round(done * 30);
  process.stderr.write(`\r${what} ${'#'.repeat(filled)}${'.'.repeat(30 - filled)} ${(100 * done).toFixed(0)} %`);
}

const games = Number(values.games);
const ids = values.game.split(',');
const learnt = new Seen();
const kept = new Seen();
/** One game out of so many is kept for the examination. */
const EXAMINED = 12;
let start = performance.now();
for (let number = 0; number < games; number++) {
  const id = ids[number % ids.length] ?? '';
  const { seats: range } = tableOf(id, number, 2).game;
  const tables =
    values.players?.split(',').map(Number) ??
    Array.from({ length: range.max - range.min + 1 }, (_, more) => range.min + more);
  const seats = tables[Math.floor(number / ids.length) % tables.length] ?? range.min;
  playGame(id, number, seats, number % EXAMINED === 0 ? kept : learnt);
  if (number % 50 === 0) bar('games', number / games);
}
process.stderr.write(
  `\n${games} games, ${learnt.count} examples in ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
);

const { seatNames, tableNames } = tableOf(ids[0] ?? '', 0, 2).rows;
const [one = 32, two = 16] = values.hidden.split(',').map(Number);
start = performance.now();
const network = trainNetwork(learnt, {
  seat: seatNames.length,
  table: tableNames.length,
  hidden: [one, two],
  rounds: Number(values.rounds),
  rate: Number(values.rate),
  bits,
  onProgress: (done) => bar('training', done),
});
process.stderr.write(`\ntrained in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
writeFileSync(values.out, `${JSON.stringify(network)}\n`);

/** The network on examples, one after the other. */
function asked(trained: ValueNetwork, { inputs }: Examples): Parameters<typeof examine>[0] {
  const runner = new NetworkRunner(trained, 2);
  const width = 2 * trained.seat + trained.table;
  return {
    margin: (place) => {
      const at = place * width;
      const table = inputs.subarray(at + 2 * trained.seat, at + width);
      runner.read({ rows: inputs.subarray(at, at + 2 * trained.seat), table }, 2);
      return runner.margin(0, 1);
    },
  };
}
for (const [name, examples] of [
  ['learnt from', learnt],
  ['examined on', kept],
] as const) {
  const { surprise, explained, right } = examine(asked(network, examples), examples);
  process.stdout.write(
    `${name} ${examples.count}: surprise ${surprise.toFixed(4)}, variance explained ${explained.toFixed(3)}, ahead rightly ${(100 * right).toFixed(1)} %\n`,
  );
}
