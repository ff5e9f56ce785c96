import {
  type BoxFacts,
  balanceFaults,
  boxFaults,
  endFaults,
  senseFaults,
  type TicketEnds,
  twice,
} from './check-box.ts';
import type { Printed } from './printed.ts';

/** A yard game's file, once it is known to have the shape of one. */
export interface YardFile extends BoxFacts {
  readonly places: readonly { readonly id: string; readonly region?: string; readonly colour?: string }[];
  readonly tickets: readonly (TicketEnds & { readonly cards: Readonly<Record<string, number>> })[];
  readonly bonuses: readonly { readonly city: string; readonly points: number; readonly colour: string }[];
}

/** CG-1: six big cities. */
const BIG_CITIES = 6;

export function yardFaults(facts: YardFile, printed: Printed | undefined): string[] {
  const { places, tickets, deck, bonuses } = facts;
  const asked = (colour: string): number => tickets.reduce((sum, { cards }) => sum + (cards[colour] ?? 0), 0);
  return [
    ...senseFaults(facts),
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
