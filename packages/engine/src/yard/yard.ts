import type { Dealt } from '../cards/deal-cards.ts';
import type { DeckFacts } from '../cards/supply.ts';

/** A ticket as the data file tells it: two cities, points, and the cards it asks for by colour. */
export interface YardTicketFacts {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
  readonly cards: Readonly<Record<string, number | undefined>>;
}

/** Everything printed: the shape of the card game's `facts.json`. */
export interface YardFacts {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly deck: DeckFacts;
  readonly setup: Dealt;
  /** CG-62: with this many seats there is a second deck, and each seat gets this many cards of it. */
  readonly secondDeck: { readonly seats: number; readonly cards: number };
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly tickets: readonly YardTicketFacts[];
  /** `colour` is that of the printed card; no rule asks for it. */
  readonly bonuses: readonly { readonly city: string; readonly points: number; readonly colour?: string }[];
}

/** A ticket in the engine's numbers: how many cards of each colour it needs. */
export interface YardTicket {
  readonly number: number;
  readonly id: string;
  readonly points: number;
  readonly needs: readonly number[];
  readonly cities: readonly number[];
}

/** A big city and what the most tickets to it are worth (CG-70). */
export interface Bonus {
  readonly city: number;
  readonly points: number;
}

/** All that can be known from the printed cards, worked out once. */
export interface Yard {
  readonly tickets: readonly YardTicket[];
  readonly bonuses: readonly Bonus[];
}

export function readYard(facts: YardFacts): Yard {
  const city = (id: string): number => {
    const number = facts.places.findIndex((place) => place.id === id);
    if (number < 0) throw new Error(`${facts.id}: no place ${id}`);
    return number;
  };
  const { colours } = facts.deck;
  const tickets = facts.tickets.map(({ id, a, b, points, cards }, number): YardTicket => {
    const unknown = Object.keys(cards).find((colour) => !colours.includes(colour));
    if (unknown) throw new Error(`${facts.id}: no colour ${unknown}`);
    return { number, id, points, needs: colours.map((colour) => cards[colour] ?? 0), cities: [city(a), city(b)] };
  });
  return { tickets, bonuses: facts.bonuses.map(({ city: id, points }) => ({ city: city(id), points })) };
}
