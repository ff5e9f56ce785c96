import { type Bits, below, fastBits } from '@branchline/engine';
import { PACK_VERSION, type Pack } from '../pack/pack.ts';
import { readPack } from '../pack/read-pack.ts';

const COLUMNS = 7;
const ROWS = 5;
const COLOURS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red'];
const TICKETS = 30;

const often = (bits: Bits, inHundred: number): boolean => below(bits, 100) < inHundred;
const id = (town: number): string => `town-${town + 1}`;

/** A map made at random of the size of a large printed one: 35 towns, about a hundred routes; the same seed gives the same map. */
export function largePack(seed: number): Pack {
  const bits = fastBits(seed, 0);
  const reading = readPack(JSON.parse(JSON.stringify(drawn(seed, bits))));
  if (!reading.ok) throw new Error(`the large map of seed ${seed}: ${reading.faults.join('; ')}`);
  return reading.pack;
}

function drawn(seed: number, bits: Bits): Pack {
  const places = Array.from({ length: COLUMNS * ROWS }, (_, town) => ({
    id: id(town),
    name: `Town ${town + 1}`,
    x: 140 * (town % COLUMNS) + below(bits, 80),
    y: 140 * Math.floor(town / COLUMNS) + below(bits, 80),
  }));
  return {
    pack: PACK_VERSION,
    id: `large-${seed}`,
    name: `Large ${seed}`,
    seats: { min: 2, max: 5 },
    pieces: { kind: 'train', count: 45 },
    deck: { colours: COLOURS, perColour: 12, wilds: 14, market: 5 },
    places,
    routes: neighbours().flatMap(([a, b]) => tracks(a, b, bits)),
    tickets: ticketsOf(bits),
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
      stations: { prices: [1, 2, 3], unbuilt: 4 },
      points: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 },
      scoring: ['routes', 'tickets', 'stations', { longestPath: 10 }],
      tieBreak: ['ticketsDone', 'fewestStations', 'longestPathBonus'],
      options: ['firstSeat'],
    },
  };
}

/** To the right, down, and from every other town across. */
function neighbours(): readonly (readonly [number, number])[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, town) => {
    const [right, down] = [town % COLUMNS < COLUMNS - 1, town < COLUMNS * (ROWS - 1)];
    return [
      ...(right ? [town + 1] : []),
      ...(down ? [town + COLUMNS] : []),
      ...(right && down && town % 2 === 0 ? [town + COLUMNS + 1] : []),
    ].map((other) => [town, other] as const);
  }).flat();
}

function tracks(a: number, b: number, bits: Bits): Pack['routes'] {
  const name = `${id(a)}--${id(b)}`;
  const length = 1 + below(bits, 6);
  const track = (ending: string, double?: string): Pack['routes'][number] => {
    const grey = often(bits, 40);
    const kind = below(bits, 10);
    return {
      id: `${name}${ending}`,
      a: id(a),
      b: id(b),
      length,
      colour: grey ? 'grey' : (COLOURS[below(bits, COLOURS.length)] ?? 'grey'),
      ...(double !== undefined && { double }),
      ...(kind === 0 && grey && { ferry: 1 + below(bits, Math.min(2, length)) }),
      ...(kind === 1 && { tunnel: true }),
    };
  };
  return often(bits, 40) ? [track('-1', name), track('-2', name)] : [track('')];
}

/** Between towns that are not next to each other; the further, the more points. */
function ticketsOf(bits: Bits): Pack['tickets'] {
  const found = new Map<string, Pack['tickets'][number]>();
  while (found.size < TICKETS) {
    const [a, b] = [below(bits, COLUMNS * ROWS), below(bits, COLUMNS * ROWS)].toSorted((one, other) => one - other);
    if (a === undefined || b === undefined) break;
    const across = Math.abs((b % COLUMNS) - (a % COLUMNS));
    const steps = Math.max(across, Math.floor(b / COLUMNS) - Math.floor(a / COLUMNS));
    const ticket = `${id(a)}--${id(b)}`;
    if (steps > 1) found.set(ticket, { id: ticket, a: id(a), b: id(b), points: 3 * steps + below(bits, 4) });
  }
  return [...found.values()];
}
