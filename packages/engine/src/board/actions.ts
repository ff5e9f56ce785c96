import type { TakeCard } from '../cards/take-card.ts';
import type { Cards } from '../kernel/cards.ts';
import type { KeepTickets } from '../tickets/keep-tickets.ts';

/** What a seat can answer at the table of a board game. */
export type BoardAction =
  | TakeCard
  | ClaimRoute
  | { readonly type: 'drawTickets' }
  | KeepTickets
  /** NO-42: the extra for a tunnel. */
  | { readonly type: 'payTunnel'; readonly cards: Cards }
  | { readonly type: 'leaveTunnel' }
  | BuyTechnology
  | BuildStation
  /** UK-41: three off the deck instead of the normal two. */
  | { readonly type: 'takeThree' }
  /** UK-49: no second route. */
  | { readonly type: 'endTurn' }
  /** C-3 */
  | { readonly type: 'pass' };

/** `claimHeldRoute` is Right of Way: a route that another seat already holds (UK-31). */
export interface ClaimRoute {
  readonly type: 'claimRoute' | 'claimHeldRoute';
  readonly route: number;
  readonly cards: Cards;
}

/** EU-10 */
export interface BuildStation {
  readonly type: 'buildStation';
  readonly city: number;
  readonly cards: Cards;
}

export interface BuyTechnology {
  readonly type: 'buyTechnology';
  readonly technology: number;
  readonly cards: Cards;
}
