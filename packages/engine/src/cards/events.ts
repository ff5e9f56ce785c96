import type { Pile } from '../kernel/pile.ts';
import type { Seat } from '../kernel/seat.ts';

/** What happens to deck, market, discards and hands in any game with a deck. */
export type SupplyEvent =
  /** A new deck lies ready, bottom card first. */
  | { readonly type: 'deckMade'; readonly cards: Pile }
  /** The discards became the deck, bottom card first. */
  | { readonly type: 'deckReshuffled'; readonly cards: Pile }
  /** Off the top of the deck, before the first turn. */
  | { readonly type: 'cardsDealt'; readonly seat: Seat; readonly cards: Pile }
  /** From outside the deck, for all to see. */
  | { readonly type: 'wildGiven'; readonly seat: Seat }
  | { readonly type: 'marketFilled'; readonly place: number; readonly card: number }
  | { readonly type: 'marketSwept' }
  /** C-16: what is taken from the market all see, what comes off the deck only the seat. */
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly place: number; readonly card: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: Pile };
