import { pile } from '../kernel/pile.ts';
import type { Recorder } from '../kernel/play.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { SupplyEvent } from './events.ts';
import { type SupplyLayout, topCard } from './supply.ts';

/** Take the top of the deck, or the card at a place of the market. */
export interface TakeCard {
  readonly type: 'takeCard';
  readonly from: 'deck' | number;
}

/** The law of drawing cards, for any table with a supply and hands. */
export interface Taking {
  /** A list of its own, for the caller to add to. */
  offers(view: View, second: boolean): TakeCard[];
  any(view: View, second: boolean): boolean;
  check(view: View, action: TakeCard, second: boolean): Rejection | undefined;
  /** Moves the card; answers whether it was a whole draw (C-20). */
  take(table: Recorder<SupplyEvent>, seat: Seat, action: TakeCard): boolean;
}

/** C-10, C-15, C-20 to C-22; where `marketWildIsWholeDraw` is off, a wild is taken like any card (NO-11). */
export function taking(at: SupplyLayout, marketWildIsWholeDraw: boolean): Taking {
  const fromDeck: TakeCard = { type: 'takeCard', from: 'deck' };
  const fromMarket = Array.from({ length: at.places }, (_, from): TakeCard => ({ type: 'takeCard', from }));

  const barred = (view: View, place: number, second: boolean): boolean =>
    second && marketWildIsWholeDraw && view[at.market + place] === at.wild + 1;

  const takeable = (view: View, place: number, second: boolean): boolean =>
    view[at.market + place] > 0 && !barred(view, place, second);

  return {
    offers(view, second) {
      const offers: TakeCard[] = [];
      if (view[at.deckCount] > 0) offers.push(fromDeck);
      for (let place = 0; place < at.places; place++) {
        if (takeable(view, place, second)) offers.push(fromMarket[place]);
      }
      return offers;
    },
    any(view, second) {
      if (view[at.deckCount] > 0) return true;
      for (let place = 0; place < at.places; place++) if (takeable(view, place, second)) return true;
      return false;
    },
    check(view, { from }, second) {
      if (from === 'deck') return view[at.deckCount] > 0 ? undefined : reject('deckEmpty', 'C-14');
      if (!Number.isInteger(from) || from < 0 || from >= at.places) return reject('unknown', 'C-10', { what: 'place' });
      if (view[at.market + from] === 0) return reject('emptyPlaceInMarket', 'C-14');
      return barred(view, from, second) ? reject('wildAsSecondCard', 'C-21') : undefined;
    },
    take(table, seat, { from }) {
      const { state } = table;
      if (from === 'deck') {
        table.record({ type: 'cardDrawn', seat, card: pile(seat, [topCard(state, at)]) });
        return false;
      }
      const card = state[at.market + from] - 1;
      table.record({ type: 'cardTaken', seat, place: from, card });
      return marketWildIsWholeDraw && card === at.wild;
    },
  };
}
