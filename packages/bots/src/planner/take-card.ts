import {
  type BoardAction,
  deckCount,
  discardedOf,
  heldOfKind,
  marketCard,
  marketSize,
  type View,
} from '@branchline/engine';
import type { BoardPlanner } from './board-planner.ts';

export const TAKE_DECK: BoardAction = { type: 'takeCard', from: 'deck' };
/** One for every place of the widest market there is. */
const TAKES: readonly BoardAction[] = Array.from({ length: 10 }, (_, from) => ({ type: 'takeCard', from }));

/** The card wanted most; the deck is worth what may lie there, a wild that is a whole draw must be worth two. */
export function takeCard(planner: BoardPlanner, view: View, seat: number, second: boolean): BoardAction | undefined {
  const { wild, game } = planner.graph;
  const { wants } = planner.budget;
  const wholeDraw = game.rules.marketWildIsWholeDraw;
  const unseen = deckCardValue(planner, view, seat);
  let best = deckCount(game, view) > 0 ? TAKE_DECK : undefined;
  let most = best ? unseen + 0.01 : Number.NEGATIVE_INFINITY;
  for (let place = 0, places = marketSize(game); place < places; place++) {
    const kind = marketCard(game, view, place);
    if (kind < 0) continue;
    let worth = wants[kind];
    if (kind === wild && wholeDraw) {
      if (second) continue;
      worth -= unseen + 0.05;
    }
    if (worth > most) {
      most = worth;
      best = TAKES[place];
    }
  }
  return best;
}

/** What a card off the deck is worth. */
export function deckCardValue(planner: BoardPlanner, view: View, seat: number): number {
  const { kinds, wild, game } = planner.graph;
  const { perColour, wilds } = game.rules.facts.deck;
  let worth = 0;
  let cards = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const all = kind === wild ? wilds : perColour;
    const hidden = all - heldOfKind(game, view, seat, kind) - discardedOf(game, view, kind);
    worth += hidden * planner.budget.wants[kind];
    cards += hidden;
  }
  return cards > 0 ? worth / cards : 0;
}
