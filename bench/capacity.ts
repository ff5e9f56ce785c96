// How cost grows with size, and where it bends: npm run -s capacity. Writes a curve each to docs/capacity/*.svg, the figures to docs/capacity/curves.json
// and a line for each between the marks in docs/capacity.md. --only NAME measures that curve again and keeps the others.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fastBits, fastChance, type Game, type SeenEntry, veilEvent } from '@branchline/engine';
import { begin, deal, foldLog, gameFromPack, playOut, readPack, answer as toAnswer } from '@branchline/games';
import { answer, ask, fill, launch, measure, type Report, startOnce } from './children.ts';
import { bendOf, type Curve, curveSvg, type Point, rounded } from './curves.ts';
import { randomOffer } from './random-offer.ts';
import { best } from './timing.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '4' } } });
const seconds = Number(values.seconds);
const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const folder = `${docs}capacity/`;
const kept = `${folder}curves.json`;

/** What is written on the axes, and how a size is measured. */
interface Wanted extends Omit<Curve, 'points'> {
  readonly measure: () => Promise<readonly Point[]> | readonly Point[];
}

const bits = fastBits(1, 0x10000);
const COLOURS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red'];
const ROWS = 5;

/** Pairs of towns that are far from each other in number, each once. */
function ticketPairs(towns: number): (readonly [number, number])[] {
  const found = new Map<string, readonly [number, number]>();
  for (let number = 0; found.size < 30 && number < 1000; number++) {
    const [a, b] = [number % towns, (number * 7 + Math.ceil(towns / 2)) % towns];
    const [one, other] = a < b ? [a, b] : [b, a];
    if (one !== other) found.set(`${one} ${other}`, [one, other]);
  }
  return [...found.values()];
}

/** A map of so many columns of five towns, each joined to its neighbours: plain, so that nothing but its size differs. */
function gridMap(columns: number, seats: number): Game {
  const town = (number: number): string => `town-${number + 1}`;
  const towns = columns * ROWS;
  const joined = Array.from({ length: towns }, (_, number) => [
    ...(number % columns < columns - 1 ? [[number, number + 1]] : []),
    ...(number + columns < towns ? [[number, number + columns]] : []),
  ]).flat();
  const pack = readPack({
    pack: 1,
    id: `grid-${columns}`,
    name: `Grid ${columns}`,
    seats: { min: 2, max: seats },
    pieces: { kind: 'train', count: 45 },
    deck: { colours: COLOURS, perColour: 12, wilds: 14, market: 5 },
    places: Array.from({ length: towns }, (_, number) => ({
      id: town(number),
      name: `Town ${number + 1}`,
      x: 120 * (number % columns),
      y: 120 * Math.floor(number / columns),
    })),
    routes: joined.map(([a = 0, b = 0], number) => ({
      id: `${town(a)}--${town(b)}`,
      a: town(a),
      b: town(b),
      length: 1 + (number % 4),
      colour: number % 3 === 0 ? 'grey' : COLOURS[number % COLOURS.length],
    })),
    tickets: ticketPairs(towns).map(([a, b], number) => ({
      id: `${town(a)}--${town(b)}`,
      a: town(a),
      b: town(b),
      points: 5 + (number % 12),
    })),
    rules: {
      start: { cards: 4, wilds: 0 },
      market: { sweepAt: 3 },
      wildDraw: 'whole',
      tickets: {
        dealt: { count: 3, keep: 2, returned: 'bottom' },
        drawn: { count: 3, keep: 1, returned: 'bottom' },
      },
      doubles: { bothFrom: 4 },
      payment: { wild: 'everywhere' },
      points: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 },
      scoring: ['routes', 'tickets', { longestPath: 10 }],
      tieBreak: ['ticketsDone'],
      options: ['firstSeat'],
    },
  });
  if (!pack.ok) throw new Error(pack.faults.join('; '));
  return gameFromPack(pack.pack).make({});
}

/** Random games through the contract alone: microseconds for a decision. */
function decisionMicroseconds(game: Game, players: number): number {
  const GAMES = 6;
  let decisions = 0;
  const play = (): void => {
    decisions = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const { log } = begin({ game, seats: players, chance: { kind: 'fast', seed } });
      playOut(log, (state, seat) => {
        decisions++;
        return randomOffer(game, state, seat, bits);
      });
    }
  };
  const each = best(8, 1, play);
  return (each / decisions) * 1e6;
}

/** One action, what every seat sees then, and what each is told: microseconds. */
function actionMicroseconds(game: Game, players: number): number {
  const moments: { state: number[]; seat: number; action: object; step: number }[] = [];
  const { log } = begin({ game, seats: players, chance: { kind: 'fast', seed: 3 } });
  playOut(log, (state, seat) => {
    const action = randomOffer(game, state, seat, bits);
    moments.push({ state: game.copy(state) as number[], seat, action, step: log.version });
    return action;
  });
  let sink = 0;
  const each = best(20, moments.length, () => {
    for (const { state, seat, action, step } of moments) {
      const after = game.copy(state);
      const ruling = game.play(after, seat, action as never, fastChance(3, step));
      if (!ruling.ok) throw new Error('refused');
      for (let viewer = 0; viewer < players; viewer++) {
        sink += game.veil(after, viewer).length;
        for (const event of ruling.events)
          sink += Object.keys(game.naming.named(veilEvent(event, viewer)) as object).length;
      }
    }
  });
  if (sink < 0) throw new Error('nothing was seen');
  return each * 1e6;
}

/** Opening a stored table: its log folded, as far as it goes. */
function foldingMilliseconds(): readonly Point[] {
  const game = gridMap(20, 8);
  const setup = { game, seats: 8, chance: { kind: 'fast', seed: 5 } as const };
  const first = deal(setup, 0);
  const entries: SeenEntry[] = [first];
  let log = foldLog(setup, entries);
  for (let [seat] = game.awaiting(log.state); seat !== undefined; [seat] = game.awaiting(log.state)) {
    const question = game.asked(log.state, seat)?.number ?? 0;
    const action = game.naming.named(randomOffer(game, log.state, seat, bits));
    const answered = toAnswer(log, { seat, question, action }, 0);
    if (answered.kind !== 'accepted') throw new Error(answered.kind);
    entries.push(answered.entry);
    log = answered.log;
  }
  return [25, 50, 100, 200, 400, 800]
    .filter((size) => size <= entries.length)
    .map((size) => ({ size, cost: best(20, 1, () => void foldLog(setup, entries.slice(0, size))) * 1000 }));
}

const RATE = 400;

/** So many tables at which people play, and so many sockets that only sit there: the server's microseconds for an action. */
async function serverPoint(playing: number, idle: number): Promise<number> {
  const host = launch('bench/host.ts', 0, 'game');
  const { url } = await answer<Report>(host);
  const clients = launch('bench/clients.ts', 1);
  const seat = async (tables: number) => (await ask<Report>(host, { do: 'seat', tables })).seated;
  if (idle > 0) await ask(clients, { do: 'sit', url, seated: await seat(Math.ceil(idle / 3)) });
  const { microseconds } = await measure(host, clients, {
    do: 'play',
    url,
    seated: await seat(playing),
    seconds,
    rate: RATE,
  });
  await ask(host, { do: 'end' });
  clients.disconnect();
  return microseconds;
}

async function inTurn(sizes: readonly number[], cost: (size: number) => Promise<number>): Promise<Point[]> {
  const points: Point[] = [];
  for (const size of sizes) points.push({ size, cost: await cost(size) });
  return points;
}

async function startMilliseconds(tables: number): Promise<number> {
  const data = mkdtempSync(path.join(tmpdir(), 'branchline-capacity-'));
  await fill(data, tables);
  const starts = [await startOnce(data), await startOnce(data), await startOnce(data)];
  rmSync(data, { recursive: true, force: true });
  return Math.min(...starts.map(({ wall }) => wall));
}

const CURVES: readonly Wanted[] = [
  {
    name: 'tables',
    size: 'tables of three that play, 400 actions a second in all',
    cost: 'µs of CPU an action',
    measure: () => inTurn([100, 300, 1000, 3000], (size) => serverPoint(size, 0)),
  },
  {
    name: 'sockets',
    size: 'sockets that only sit there, beside 150 tables that play',
    cost: 'µs of CPU an action',
    measure: () => inTurn([300, 1000, 3000, 9000], (size) => serverPoint(150, size)),
  },
  {
    name: 'stored-games',
    size: 'stored games',
    cost: 'ms to start',
    measure: () => inTurn([1000, 3000, 10_000, 30_000], startMilliseconds),
  },
  { name: 'log-length', size: 'entries in a log', cost: 'ms to open the table', measure: foldingMilliseconds },
  {
    name: 'map-size',
    size: 'routes on the map',
    cost: 'µs a decision, three players',
    measure: () => {
      // The first round is for the compiler.
      decisionMicroseconds(gridMap(4, 3), 3);
      return [2, 4, 8, 14, 20].map((columns) => ({
        size: 9 * columns - 5,
        cost: decisionMicroseconds(gridMap(columns, 3), 3),
      }));
    },
  },
  {
    name: 'players',
    size: 'players at the table',
    cost: 'µs an action with everybody’s view',
    measure: () =>
      [2, 3, 4, 5, 6, 7, 8].map((players) => ({ size: players, cost: actionMicroseconds(gridMap(8, 8), players) })),
  },
];

mkdirSync(folder, { recursive: true });
const before: readonly Curve[] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
const curves: Curve[] = [];
for (const { measure: points, ...wanted } of CURVES) {
  const known = before.find(({ name }) => name === wanted.name);
  const again = values.only === undefined || values.only === wanted.name || !known;
  const curve = again || !known ? { ...wanted, points: (await points()).map(rounded) } : known;
  curves.push(curve);
  writeFileSync(`${folder}${curve.name}.svg`, curveSvg(curve));
  console.log(`${curve.name}: ${curve.points.map(({ size, cost }) => `${size} ${cost}`).join(', ')}; ${bendOf(curve)}`);
}
writeFileSync(kept, `${JSON.stringify(curves, undefined, 1)}\n`);

const page = `${docs}capacity.md`;
const [start, end] = ['<!-- curves -->', '<!-- /curves -->'];
const text = readFileSync(page, 'utf8');
const lines = curves.map(
  (curve) => `![${curve.size}: ${curve.cost}](capacity/${curve.name}.svg)\n\n${bendOf(curve)}\n`,
);
const [head = '', rest = ''] = text.split(start);
writeFileSync(page, `${head}${start}\n\n${lines.join('\n')}\n${end}${rest.split(end)[1] ?? ''}`);
