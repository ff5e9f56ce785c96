import { dealFromDeck } from '../cards/deal-cards.ts';
import { fillFromDeck } from '../cards/supply.ts';
import { pile } from '../kernel/pile.ts';
import type { State } from '../kernel/state.ts';
import type { YardContext, YardPlay } from './context.ts';
import { askTurn } from './turn.ts';

/**
 * CG-62: all but the hands is shuffled, four are dealt to each, one at a time, so that a deck that is too small is shared
 * fairly; if that uses it up, the last round begins at once.
 */
export function beginSecondDeck(table: YardPlay, context: YardContext): void {
  const { state } = table;
  const { at, rules } = context;
  const seats = state[at.seats];
  const last = state[at.turn];
  const cards = outsideHands(state, context);
  table.chance.shuffle(cards);
  table.record({ type: 'secondDeckMade', cards: pile('nobody', cards) });
  for (let card = 0; card < rules.facts.secondDeck.cards * seats; card++) {
    dealFromDeck(table, (last + 1 + card) % seats, 1, at);
  }
  fillFromDeck(table, at);
  if (state[at.deckCount] === 0) table.record({ type: 'lastRoundBegan', seat: last, turns: seats });
  askTurn(table, (last + 1) % seats, context);
}

/** Yards, on-track piles, market and discards; the deck is used up. */
function outsideHands(state: State, { at }: YardContext): number[] {
  const counts = state.slice(at.discards, at.discards + at.kinds);
  for (let colour = 0; colour < at.wild; colour++) {
    counts[colour] += state[at.rowCards + colour];
    counts[at.wild] += state[at.rowWilds + colour];
  }
  for (let seat = 0; seat < state[at.seats]; seat++) {
    for (let kind = 0; kind < at.kinds; kind++) counts[kind] += state[at.onTrack + seat * at.kinds + kind];
  }
  for (let place = 0; place < at.places; place++) {
    if (state[at.market + place] > 0) counts[state[at.market + place] - 1]++;
  }
  return counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
}
