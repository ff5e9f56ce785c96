import type { Chance } from '../kernel/chance.ts';
import type { State } from '../kernel/state.ts';
import type { DeckFacts, SupplyLayout } from './supply.ts';

/** Some cards by kind, and where the state says how many they are; unseen, they are all zero. */
export interface CardCounts {
  readonly at: number;
  readonly count: number;
}

/** What can be told of the cards besides deck, market, discards and hands. */
export interface OtherCards {
  /** Stretches of counts by kind that everybody sees. */
  readonly open: readonly number[];
  /** Single cards that lie open. */
  readonly turned: readonly number[];
  readonly piles: readonly CardCounts[];
}

/** Deals the unseen cards at random into hands, other hidden piles and the deck. */
export function imagineCards(
  state: State,
  chance: Chance,
  { deck, at, seats }: { readonly deck: DeckFacts; readonly at: SupplyLayout; readonly seats: number },
  other: OtherCards,
): void {
  const piles = [...other.piles];
  for (let seat = 0; seat < seats; seat++) {
    piles.push({ at: at.hand + seat * at.kinds, count: state[at.handCount + seat] });
  }
  const cards = unseen(state, { deck, at }, { ...other, piles });
  chance.shuffle(cards);
  for (const pile of piles) {
    if (pile.count === cardsAt(state, pile.at, at)) continue;
    for (let card = 0; card < pile.count; card++) state[pile.at + (cards.pop() ?? 0)]++;
  }
  for (let card = 0; card < state[at.deckCount]; card++) state[at.deck + card] = cards.pop() ?? 0;
}

/** All but what can be seen. The deck counts as unseen even in a state: nobody knows its order. */
function unseen(
  state: State,
  { deck, at }: { readonly deck: DeckFacts; readonly at: SupplyLayout },
  { open, turned, piles }: OtherCards,
): number[] {
  const counts = Array.from({ length: at.kinds }, (_, kind) => (kind === at.wild ? deck.wilds : deck.perColour));
  for (const from of [at.discards, ...open, ...piles.map((pile) => pile.at)]) {
    for (let kind = 0; kind < at.kinds; kind++) counts[kind] -= state[from + kind];
  }
  for (let place = 0; place < at.places; place++) {
    if (state[at.market + place] > 0) counts[state[at.market + place] - 1]--;
  }
  for (const card of turned) counts[card]--;
  return counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
}

function cardsAt(state: State, from: number, { kinds }: SupplyLayout): number {
  let cards = 0;
  for (let kind = 0; kind < kinds; kind++) cards += state[from + kind];
  return cards;
}
