import {
  deckCount,
  heldOfKind,
  marketCard,
  marketSize,
  rowOwner,
  type View,
  wildKind,
  type YardAction,
} from '@branchline/engine';
import type { YardPlanner } from './yard-planner.ts';

export const TAKE_DECK: YardAction = { type: 'takeCard', from: 'deck' };
const TAKES: readonly YardAction[] = [0, 1, 2, 3, 4].map((from) => ({ type: 'takeCard', from }));

/** The card that serves best: needed, and gathered already. */
export function takeCard(planner: YardPlanner, view: View, seat: number, second: boolean): YardAction | undefined {
  const { game } = planner;
  const wild = wildKind(game);
  const unseen = 0.95;
  let best = deckCount(game, view) > 0 ? TAKE_DECK : undefined;
  let most = best ? unseen : -1;
  for (let place = 0, places = marketSize(game); place < places; place++) {
    const kind = marketCard(game, view, place);
    if (kind < 0 || (kind === wild && second)) continue;
    const worth = kind === wild ? wildValue(planner, view, seat) : cardValue(planner, view, seat, kind);
    if (worth > most) {
      most = worth;
      best = TAKES[place];
    }
  }
  return best;
}

function cardValue(planner: YardPlanner, view: View, seat: number, kind: number): number {
  const { game } = planner;
  const held = heldOfKind(game, view, seat, kind);
  const open = planner.need[kind] - held;
  const own = rowOwner(game, view, kind) === seat ? 0.2 : 0;
  return (open > 0 ? 1 : planner.weights.spare) + planner.weights.gather * Math.min(held, 4) - own;
}

/** A wild of the market is a whole draw: two cards. */
function wildValue({ game }: YardPlanner, view: View, seat: number): number {
  return heldOfKind(game, view, seat, wildKind(game)) < 2 ? 1.15 : 0.9;
}
