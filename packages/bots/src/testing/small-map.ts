import { type BoardGame, isBoardGame } from '@branchline/engine';
import { gameFromPack, type Pack, readPack } from '@branchline/games';

type RouteFacts = Pack['routes'][number];

/** A map of six towns for tests of planners: by its routes, its tickets, and what differs of its rules. */
export function smallMap(
  routes: readonly (readonly [a: string, b: string, length: number, more?: Partial<RouteFacts>])[],
  tickets: readonly (readonly [a: string, b: string, points: number])[],
  rules: Partial<Pack['rules']> = {},
): BoardGame {
  const pack = {
    pack: 1,
    id: 'six-towns',
    name: 'Six Towns',
    seats: { min: 2, max: 2 },
    pieces: { kind: 'train', count: 20 },
    deck: { colours: ['red', 'blue', 'green'], perColour: 12, wilds: 8, market: 5 },
    places: TOWNS.map((id, place) => ({ id, name: id.toUpperCase(), x: 100 * place, y: 50 * (place % 3) })),
    routes: routes.map(([a, b, length, more]) => ({ id: `${a}--${b}`, a, b, length, colour: 'grey', ...more })),
    tickets: tickets.map(([a, b, points]) => ({ id: `${a}--${b}`, a, b, points })),
    rules: { ...RULES, ...rules },
  };
  const reading = readPack(JSON.parse(JSON.stringify(pack)));
  if (!reading.ok) throw new Error(reading.faults.join('; '));
  const game = gameFromPack(reading.pack).make({});
  if (!isBoardGame(game)) throw new Error('no board');
  return game;
}

const TOWNS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel'];

const RULES: Pack['rules'] = {
  start: { cards: 2, wilds: 0 },
  wildDraw: 'whole',
  tickets: {
    dealt: { count: 1, keep: 1, returned: 'bottom' },
    drawn: { count: 1, keep: 1, returned: 'bottom' },
  },
  doubles: { bothFrom: 3 },
  payment: { wild: 'everywhere' },
  points: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 },
  scoring: ['routes', 'tickets'],
  tieBreak: ['ticketsDone'],
  options: ['firstSeat'],
};
