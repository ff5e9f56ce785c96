import { look, type Pile } from '../kernel/pile.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import type { SupplyEvent } from './events.ts';
import type { SupplyLayout } from './supply.ts';

/** Applies what happened to deck, market, discards and hands. */
export function evolveSupply(state: State, event: SupplyEvent, at: SupplyLayout): void {
  switch (event.type) {
    case 'cardDrawn':
      return draw(state, event.seat, event.card, at);
    case 'cardTaken':
      state[at.market + event.place] = 0;
      state[at.hand + event.seat * at.kinds + event.card]++;
      state[at.handCount + event.seat]++;
      return;
    case 'marketFilled':
      state[at.market + event.place] = event.card + 1;
      return offTheDeck(state, 1, at);
    case 'deckMade':
      return layDeck(state, event.cards, at);
    case 'deckReshuffled':
      state[at.discardCount] = 0;
      state.fill(0, at.discards, at.discards + at.kinds);
      return layDeck(state, event.cards, at);
    case 'cardsDealt':
      return draw(state, event.seat, event.cards, at);
    case 'wildGiven':
      state[at.hand + event.seat * at.kinds + at.wild]++;
      state[at.handCount + event.seat]++;
      return;
    case 'marketSwept':
      return sweep(state, at);
  }
}

function layDeck(state: State, cards: Pile, at: SupplyLayout): void {
  state[at.deckCount] = cards.count;
  const items = look(cards);
  for (let card = 0; card < items.length; card++) state[at.deck + card] = items[card];
}

function draw(state: State, seat: Seat, cards: Pile, at: SupplyLayout): void {
  offTheDeck(state, cards.count, at);
  state[at.handCount + seat] += cards.count;
  const items = look(cards);
  for (let card = 0; card < items.length; card++) state[at.hand + seat * at.kinds + items[card]]++;
}

/** What is gone leaves no trace behind, so that equal tables are equal rows. */
export function offTheDeck(state: State, count: number, at: SupplyLayout): void {
  for (let card = 0; card < count; card++) {
    state[at.deckCount]--;
    state[at.deck + state[at.deckCount]] = 0;
  }
}

function sweep(state: State, at: SupplyLayout): void {
  for (let place = 0; place < at.places; place++) {
    const card = state[at.market + place];
    if (card === 0) continue;
    state[at.discards + card - 1]++;
    state[at.discardCount]++;
    state[at.market + place] = 0;
  }
}
