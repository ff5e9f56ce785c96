import { type Bits, below, fastBits } from '@branchline/engine';
import { type Pack, readPack } from '@branchline/games';

const COLUMNS = 6;
const ROWS = 6;
const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white', 'orange', 'purple'];
const TICKETS = 36;
const TRIES = 100;

type Route = Pack['routes'][number];

/** A map made at random, as wide as those of big boxes: 36 towns in rows, long and short ways between them, tickets by distance. */
export function wideMap(seed: number): Pack {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reading = readPack(JSON.parse(JSON.stringify(drawn(seed, fastBits(seed, attempt)))));
    if (reading.ok) return reading.pack;
  }
  throw new Error(`no wide map of seed ${seed} makes sense`);
}

const often = (bits: Bits, inHundred: number): boolean => below(bits, 100) < inHundred;
const town = (number: number): string => `town-${number + 1}`;

function drawn(seed: number, bits: Bits): Pack {
  const routes = routesOf(bits);
  const stations = often(bits, 40);
  const path = often(bits, 60);
  return {
    pack: 1,
    id: `wide-${seed}`,
    name: `Wide ${seed}`,
    seats: { min: 2, max: 5 },
    pieces: { kind: 'train', count: 38 + below(bits, 10) },
    deck: { colours: COLOURS, perColour: 12, wilds: 14, market: 5 },
    places: Array.from({ length: COLUMNS * ROWS }, (_, number) => ({
      id: town(number),
      name: `Town ${number + 1}`,
      x: 160 * (number % COLUMNS) + below(bits, 60),
      y: 120 * Math.floor(number / COLUMNS) + below(bits, 50),
    })),
    routes,
    tickets: ticketsOf(routes, bits),
    rules: {
      start: { cards: 4, wilds: 0 },
      market: { sweepAt: 3 },
      wildDraw: often(bits, 70) ? 'whole' : 'ordinary',
      tickets: {
        dealt: { count: 3, keep: 2, returned: 'bottom' },
        drawn: { count: 3, keep: 1, returned: 'bottom' },
      },
      doubles: { bothFrom: 4 },
      payment: { wild: 'everywhere' },
      ...(stations && { stations: { prices: [1, 2, 3], unbuilt: 4 } }),
      points: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 },
      scoring: [
        'routes',
        'tickets',
        ...(stations ? (['stations'] as const) : []),
        ...(path ? [{ longestPath: 10 }] : []),
      ],
      tieBreak: ['ticketsDone'],
      options: ['firstSeat'],
    },
  };
}

/** Neighbours in rows and columns, some over a corner; a few ways are long. */
function routesOf(bits: Bits): Route[] {
  const tunnels = often(bits, 50) ? 20 : 0;
  const all: Route[] = [];
  const join = (from: number, to: number): void => {
    const length = often(bits, 12) ? 5 + below(bits, 2) : 1 + below(bits, 4);
    const track = (ending: string, double?: string): Route => ({
      id: `${town(from)}--${town(to)}${ending}`,
      a: town(from),
      b: town(to),
      length,
      colour: often(bits, 40) ? 'grey' : (COLOURS[below(bits, COLOURS.length)] ?? 'grey'),
      ...(double !== undefined && { double }),
      ...(often(bits, tunnels) && { tunnel: true }),
    });
    const name = `${town(from)}--${town(to)}`;
    if (often(bits, 20)) all.push(track('-1', name), track('-2', name));
    else all.push(track(''));
  };
  for (let number = 0; number < COLUMNS * ROWS; number++) {
    const last = number % COLUMNS === COLUMNS - 1;
    if (!last && often(bits, 85)) join(number, number + 1);
    if (number + COLUMNS < COLUMNS * ROWS && often(bits, 85)) join(number, number + COLUMNS);
    if (!last && number + COLUMNS + 1 < COLUMNS * ROWS && often(bits, 12)) join(number, number + COLUMNS + 1);
  }
  return all;
}

/** Between towns that are not neighbours, worth the spaces of the shortest way. */
function ticketsOf(routes: readonly Route[], bits: Bits): Pack['tickets'] {
  const towns = COLUMNS * ROWS;
  const far = distances(routes, towns);
  const found = new Map<string, Pack['tickets'][number]>();
  for (let tries = 0; found.size < TICKETS && tries < 2000; tries++) {
    const [one, other] = [below(bits, towns), below(bits, towns)];
    const points = far[Math.min(one, other) * towns + Math.max(one, other)] ?? 0;
    if (one === other || points < 5 || points > 22) continue;
    const [a, b] = [town(Math.min(one, other)), town(Math.max(one, other))];
    found.set(`${a}--${b}`, { id: `${a}--${b}`, a, b, points });
  }
  return [...found.values()];
}

/** Floyd and Warshall: from every town to every other. */
function distances(routes: readonly Route[], towns: number): number[] {
  const far = new Array<number>(towns * towns).fill(Number.POSITIVE_INFINITY);
  const at = (id: string): number => Number(id.slice('town-'.length)) - 1;
  for (const { a, b, length } of routes) {
    far[at(a) * towns + at(b)] = length;
    far[at(b) * towns + at(a)] = length;
  }
  for (let over = 0; over < towns; over++) {
    for (let from = 0; from < towns; from++) {
      for (let to = 0; to < towns; to++) {
        const way = (far[from * towns + over] ?? 0) + (far[over * towns + to] ?? 0);
        if (way < (far[from * towns + to] ?? 0)) far[from * towns + to] = way;
      }
    }
  }
  return far;
}
