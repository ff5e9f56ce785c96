import { pile } from '../kernel/pile.ts';
import type { Recorder } from '../kernel/play.ts';
import type { Seat } from '../kernel/seat.ts';
import type { SupplyEvent } from './events.ts';
import type { DeckFacts, SupplyLayout } from './supply.ts';

/** What each seat has before the first turn: how many cards off the deck, and wilds given besides. */
export interface Dealt {
  readonly cards: number;
  readonly wilds: number;
}

/** The cards before the first turn. UK-2, CG-2: the wilds given out are set aside before the shuffle. */
export function dealCards(
  table: Recorder<SupplyEvent>,
  seats: number,
  { deck, dealt }: { readonly deck: DeckFacts; readonly dealt: Dealt },
  at: SupplyLayout,
): void {
  for (let seat = 0; seat < seats; seat++) {
    for (let wild = 0; wild < dealt.wilds; wild++) table.record({ type: 'wildGiven', seat });
  }
  const cards = freshDeck(deck, deck.wilds - seats * dealt.wilds);
  table.chance.shuffle(cards);
  table.record({ type: 'deckMade', cards: pile('nobody', cards) });
  for (let seat = 0; seat < seats; seat++) dealFromDeck(table, seat, dealt.cards, at);
}

function freshDeck({ colours, perColour }: DeckFacts, wilds: number): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind <= colours.length; kind++) {
    const many = kind === colours.length ? wilds : perColour;
    for (let count = 0; count < many; count++) cards.push(kind);
  }
  return cards;
}

/** A number of cards off the top, or as many as there are. */
export function dealFromDeck(table: Recorder<SupplyEvent>, seat: Seat, cards: number, at: SupplyLayout): void {
  const top = at.deck + table.state[at.deckCount];
  const many = Math.min(cards, table.state[at.deckCount]);
  if (many === 0) return;
  table.record({ type: 'cardsDealt', seat, cards: pile(seat, table.state.slice(top - many, top).reverse()) });
}
