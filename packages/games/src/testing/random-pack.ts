import { type Bits, below, fastBits } from '@branchline/engine';
import { PACK_VERSION, type Pack, type PackRules, type PackScoring } from '../pack/pack.ts';
import { readPack } from '../pack/read-pack.ts';

/** Enough to find a map that makes sense: most do at once. */
const TRIES = 100;

/**
 * A small map made at random, connected, with random pieces in its slots; the same seed gives the same map. `seats`: for so many,
 * where that is not left to chance too.
 */
export function randomPack(seed: number, seats?: number): Pack {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const pack = drawn(seed, fastBits(seed, attempt));
    const wished = seats === undefined ? pack : { ...pack, seats: { min: pack.seats.min, max: seats } };
    const reading = readPack(JSON.parse(JSON.stringify(wished)));
    if (reading.ok) return reading.pack;
  }
  throw new Error(`no map of seed ${seed} makes sense`);
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white', 'orange', 'purple', 'pink'];

const from = (bits: Bits, least: number, most: number): number => least + below(bits, most - least + 1);
const often = (bits: Bits, inHundred: number): boolean => below(bits, 100) < inHundred;
const id = (number: number): string => `town-${number + 1}`;

function drawn(seed: number, bits: Bits): Pack {
  const min = from(bits, 2, 3);
  const colours = COLOURS.slice(0, from(bits, 2, 5));
  const places = Array.from({ length: from(bits, 5, 9) }, (_, number) => ({
    id: id(number),
    name: `Town ${number + 1}`,
    x: from(bits, 0, 1000),
    y: from(bits, 0, 1000),
    ...(often(bits, 30) && { attraction: true }),
  }));
  const long = often(bits, 30) ? 1 : 0;
  return {
    pack: PACK_VERSION,
    id: `random-${seed}`,
    name: `Random ${seed}`,
    seats: { min, max: from(bits, min, 8) },
    pieces: { kind: 'train', count: from(bits, 8, 20) },
    deck: { colours, perColour: from(bits, 5, 12), wilds: from(bits, 0, 12), market: from(bits, 2, 6) },
    places,
    routes: routesOf(places.length, colours, bits),
    tickets: ticketsOf(places.length, long > 0, bits),
    rules: rulesOf(long, bits),
  };
}

/** A tree that reaches every town, and some more routes. */
function routesOf(towns: number, colours: readonly string[], bits: Bits): Pack['routes'] {
  const pairs = new Map<string, readonly [number, number]>();
  const join = (one: number, other: number): void => {
    const [a, b] = one < other ? [one, other] : [other, one];
    if (a !== b) pairs.set(`${id(a)}--${id(b)}`, [a, b]);
  };
  for (let town = 1; town < towns; town++) join(town, below(bits, town));
  for (let more = from(bits, 2, towns); more > 0; more--) join(below(bits, towns), below(bits, towns));
  return [...pairs].flatMap(([name, [a, b]]) => {
    const length = from(bits, 1, 5);
    const track = (ending: string, double?: string): Pack['routes'][number] => {
      const kind = below(bits, 10);
      return {
        id: `${name}${ending}`,
        a: id(a),
        b: id(b),
        length: often(bits, 90) ? length : from(bits, 1, 5),
        colour: often(bits, 40) ? 'grey' : (colours[below(bits, colours.length)] ?? 'grey'),
        ...(double !== undefined && { double }),
        ...(kind === 0 && { ferry: from(bits, 1, length) }),
        ...(kind === 1 && { tunnel: true }),
        ...(kind === 2 && { anyCardsForOne: from(bits, 2, 4) }),
      };
    };
    return often(bits, 25) ? [track('-1', name), track('-2', name)] : [track('')];
  });
}

function ticketsOf(towns: number, someLong: boolean, bits: Bits): Pack['tickets'] {
  const all: Pack['tickets'][number][] = [];
  for (let a = 0; a < towns; a++) {
    for (let b = a + 1; b < towns; b++) {
      const long = someLong && often(bits, 30);
      all.push({ id: `${id(a)}--${id(b)}`, a: id(a), b: id(b), points: from(bits, 2, 20), ...(long && { long }) });
    }
  }
  return all;
}

function rulesOf(long: number, bits: Bits): PackRules {
  const count = from(bits, 1, 3);
  const drawnCount = from(bits, 1, 3);
  const stations = often(bits, 30);
  const path = often(bits, 40);
  const scoring: readonly PackScoring[] = [
    'routes',
    'tickets',
    ...(stations ? (['stations'] as const) : []),
    ...(path ? [{ longestPath: from(bits, 3, 10) }] : []),
    ...(often(bits, 30) ? [{ globetrotter: from(bits, 3, 10) }] : []),
    ...(often(bits, 30) ? [{ attractions: from(bits, 1, 3) }] : []),
  ];
  const back = (): 'bottom' | 'box' => (often(bits, 50) ? 'bottom' : 'box');
  const cards = from(bits, 0, 4);
  return {
    start: { cards, wilds: often(bits, 20) ? 1 : 0 },
    ...(often(bits, 50) && { market: { sweepAt: from(bits, 2, 3) } }),
    wildDraw: often(bits, 60) ? 'whole' : 'ordinary',
    tickets: {
      dealt: {
        count,
        keep: from(bits, 0, count + long),
        returned: long > 0 ? 'box' : back(),
        ...(long > 0 && { long }),
      },
      drawn: { count: drawnCount, keep: from(bits, 1, drawnCount), returned: back() },
    },
    doubles: { bothFrom: from(bits, 2, 5) },
    payment: {
      wild: often(bits, 70) ? 'everywhere' : 'tunnelsAndFerries',
      ...(often(bits, 30) && { anyForWild: { [often(bits, 50) ? 'ferry' : 'everywhere']: from(bits, 2, 4) } }),
    },
    ...(stations && { stations: { prices: [1, 2, 3].slice(0, from(bits, 1, 3)), unbuilt: from(bits, 0, 4) } }),
    points: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10 },
    scoring,
    tieBreak: [
      'ticketsDone',
      ...(stations ? (['fewestStations'] as const) : []),
      path ? 'longestPathBonus' : 'longestPath',
    ],
    options: ['firstSeat', 'unequalTwins', ...(cards > 0 ? [{ startingCards: [cards, cards + 1] }] : [])],
  };
}
