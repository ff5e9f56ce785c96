import type { View, YardAction } from '@branchline/engine';
import type { YardMind } from './yard-mind.ts';

export const TAKE_DECK: YardAction = { type: 'takeCard', from: 'deck' };
const TAKES: readonly YardAction[] = [0, 1, 2, 3, 4].map((from) => ({ type: 'takeCard', from }));

/** The card that serves best: needed, and gathered already. */
export function takeCard(mind: YardMind, view: View, seat: number, second: boolean): YardAction | undefined {
  const { at } = mind.game;
  const unseen = 0.95;
  let best = view[at.deckCount] > 0 ? TAKE_DECK : undefined;
  let most = best ? unseen : -1;
  for (let place = 0; place < at.places; place++) {
    const kind = view[at.market + place] - 1;
    if (kind < 0 || (kind === at.wild && second)) continue;
    const worth = kind === at.wild ? wildWorth(mind, view, seat) : cardWorth(mind, view, seat, kind);
    if (worth > most) {
      most = worth;
      best = TAKES[place];
    }
  }
  return best;
}

function cardWorth(mind: YardMind, view: View, seat: number, kind: number): number {
  const { at } = mind.game;
  const held = view[at.hand + seat * at.kinds + kind];
  const open = mind.need[kind] - held;
  const own = view[at.rowOwner + kind] === seat + 1 ? 0.2 : 0;
  return (open > 0 ? 1 : mind.weights.spare) + mind.weights.gather * Math.min(held, 4) - own;
}

/** A wild of the market is a whole draw: two cards. */
function wildWorth({ game }: YardMind, view: View, seat: number): number {
  const { at } = game;
  return view[at.hand + seat * at.kinds + at.wild] < 2 ? 1.15 : 0.9;
}
