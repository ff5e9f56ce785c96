import { CARD_COLOURS } from './pack.ts';
import { balanceFaults, boxFaults, type Counted, type Printed } from './printed.ts';
import { type Draws, endFaults, senseFaults, type TicketEnds, twice } from './sense.ts';
import { type Fields, type Shape, shapeFaults } from './shape.ts';

/** A yard game's file, once it is known to have the shape of one. */
interface YardFile extends Counted {
  readonly ticketDraws: Pick<Draws, 'dealt' | 'drawn'>;
  readonly places: readonly { readonly id: string; readonly region?: string; readonly colour?: string }[];
  readonly tickets: readonly (TicketEnds & { readonly cards: Readonly<Record<string, number>> })[];
  readonly bonuses: readonly { readonly city: string; readonly points: number; readonly colour: string }[];
}

/** CG-1: six big cities. */
const BIG_CITIES = 6;

/** What is wrong with the file of a yard game, as sentences that name the entry and the fault. */
export function yardFaults(json: unknown, printed: Printed | undefined): string[] {
  const wrong = shapeFaults(json, YARD_SHAPE);
  return wrong.length > 0 ? wrong : yardSenseFaults(json as YardFile, printed);
}

function yardSenseFaults(facts: YardFile, printed: Printed | undefined): string[] {
  const { places, tickets, deck, bonuses } = facts;
  const asked = (colour: string): number => tickets.reduce((sum, { cards }) => sum + (cards[colour] ?? 0), 0);
  return [
    ...senseFaults(facts, { at: 'ticketDraws', ...facts.ticketDraws }),
    ...endFaults(tickets, new Map(places.map(({ id }) => [id, [id]]))),
    ...tickets.flatMap(({ id, cards }) => [
      ...(Object.keys(cards).length > 0 ? [] : [`tickets, ${id}: it asks for no card`]),
      ...Object.keys(cards)
        .filter((colour) => !deck.colours.includes(colour))
        .map((colour) => `tickets, ${id}: ${colour} is no colour of the deck`),
    ]),
    ...bonusFaults(facts),
    ...(bonuses.length === BIG_CITIES ? [] : [`bonuses: ${bonuses.length} of them, but CG-1 has ${BIG_CITIES}`]),
    ...(printed
      ? [
          ...boxFaults(facts, printed),
          ...balanceFaults('tickets', new Map(deck.colours.map((colour) => [colour, asked(colour)])), printed.balance),
        ]
      : []),
  ];
}

/** A bonus is for a big city, and every big city has one; each is asked for by some ticket. */
function bonusFaults({ places, tickets, bonuses, deck }: YardFile): string[] {
  const big = places.filter(({ region }) => region === 'big').map(({ id }) => id);
  return [
    ...twice(
      'bonuses',
      bonuses.map(({ city }) => city),
    ),
    ...bonuses.flatMap(({ city, colour }) => [
      ...(big.includes(city) ? [] : [`bonuses, ${city}: it is no big city`]),
      ...(deck.colours.includes(colour) ? [] : [`bonuses, ${city}: ${colour} is no colour of the deck`]),
      ...(tickets.some(({ a, b }) => a === city || b === city) ? [] : [`bonuses, ${city}: no ticket leads there`]),
    ]),
    ...big
      .filter((id) => !bonuses.some(({ city }) => city === id))
      .map((id) => `places, ${id}: a big city without a bonus`),
  ];
}

const some: Shape = { whole: [1, 100] };
const count: Shape = { whole: [0, 20] };
const coordinate: Shape = { number: [-100_000, 100_000] };
const draw: Fields = { fields: { count: { whole: [1, 8] }, keep: { whole: [0, 8] } } };

/** What a file of a yard game must hold. */
const YARD_SHAPE: Fields = {
  fields: {
    id: 'id',
    name: 'name',
    order: { whole: [1, 1000] },
    seats: { fields: { min: { whole: [2, 8] }, max: { whole: [2, 8] } } },
    deck: {
      fields: {
        colours: { list: { among: CARD_COLOURS }, least: 1, most: CARD_COLOURS.length },
        perColour: { whole: [1, 31] },
        wilds: { whole: [0, 31] },
        market: { whole: [1, 10] },
      },
    },
    setup: { fields: { cards: count, wilds: count } },
    ticketDraws: { fields: { dealt: draw, drawn: draw } },
    secondDeck: { fields: { seats: some, cards: some } },
    bonuses: { list: { fields: { city: 'id', points: some, colour: 'id' } }, most: 20 },
    places: {
      list: {
        fields: { id: 'id', name: 'name', x: coordinate, y: coordinate },
        optional: { region: 'id', colour: 'id' },
      },
      most: 100,
    },
    tickets: {
      list: {
        fields: {
          id: 'id',
          a: 'id',
          b: 'id',
          points: some,
          cards: { every: some, field: /^[a-z]+$/u, say: 'a colour', most: 9 },
        },
      },
      most: 150,
    },
  },
};
