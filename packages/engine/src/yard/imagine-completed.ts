import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { YardContext } from './context.ts';

/** Where a search that finds nothing is given up: then any tickets will have to do. */
const MOST_TRIES = 5000;

/** CG-61: what face-down tickets brought was announced; answers places of unseen tickets that bring as much. */
export function asManyPoints(view: View, { at, yard }: YardContext) {
  return (unseen: readonly number[], seat: Seat): readonly number[] | undefined => {
    const worth = unseen.map((ticket) => yard.tickets[ticket].points);
    return someWorth(worth, view[at.completedCount + seat], view[at.points + seat]);
  };
}

/** The first places, in order, whose worth adds up to this. */
function someWorth(worth: readonly number[], count: number, sum: number): readonly number[] | undefined {
  let tries = 0;
  const found: number[] = [];
  const search = (from: number, sumLeft: number): boolean => {
    const last = found.length === count - 1;
    for (let place = from; place < worth.length && tries < MOST_TRIES; place++) {
      tries++;
      if (last ? worth[place] !== sumLeft : worth[place] >= sumLeft) continue;
      found.push(place);
      if (last || search(place + 1, sumLeft - worth[place])) return true;
      found.pop();
    }
    return false;
  };
  return search(0, sum) ? found : undefined;
}
