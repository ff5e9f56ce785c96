import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardFacts, Route } from './board.ts';
import type { BoardLayout } from './layout.ts';

/** Something that can stand in the way of a claim. `bars` is asked for every route, so it makes nothing; `why` tells the reason. */
export interface ClaimCondition {
  bars(view: View, seat: Seat, route: Route): boolean;
  why(view: View, seat: Seat, route: Route): Rejection;
}

export type ConditionPiece = (at: BoardLayout) => ClaimCondition;

/** C-33 */
export const enoughPieces: ConditionPiece = (at) => ({
  bars: (view, seat, route) => view[at.pieces + seat] < route.length,
  why: (view, seat, route) => reject('notEnoughPieces', 'C-33', { needed: route.length, left: view[at.pieces + seat] }),
});

/** C-35: the same seat never holds both tracks of a double. */
export const oneTrackASeat: ConditionPiece = (at) => ({
  bars: (view, seat, { twin }) => twin >= 0 && ((view[at.holders + twin] >> seat) & 1) === 1,
  why: (_view, _seat, { twin }) => reject('otherTrackYours', 'C-35', { route: twin }),
});

/** C-36: with few seats one track of a double closes the other; so the two are never held at once there. `rule`: what the game calls it. */
export const oneTrackWhenFew =
  ({ bothTracksFrom, seats }: Pick<BoardFacts, 'bothTracksFrom' | 'seats'>, rule: string): ConditionPiece =>
  (at) => ({
    bars: (view, _seat, { twin }) => twin >= 0 && view[at.holders + twin] !== 0 && view[at.seats] < bothTracksFrom,
    why: (_view, _seat, { twin }) => {
      const most = Math.min(bothTracksFrom - 1, seats.max);
      return reject('otherTrackTaken', rule, { route: twin, least: seats.min, most });
    },
  });

/** UK-11 to UK-13: every technology that any feature of the route asks for; `needs` holds them as bits, route by route. */
export const technologiesNeeded =
  (needs: readonly number[]): ConditionPiece =>
  (at) => ({
    bars: (view, seat, { number }) => (needs[number] & ~view[at.technologies + seat]) !== 0,
    why: (view, seat, { number }) => {
      const missing = needs[number] & ~view[at.technologies + seat];
      const technologies = Array.from({ length: at.technologyTotal }, (_, technology) => technology);
      return reject('needsTechnologies', 'UK-13', {
        technologies: technologies.filter((technology) => (missing >> technology) & 1),
      });
    },
  });

export function firstBar(
  conditions: readonly ClaimCondition[],
  view: View,
  seat: Seat,
  route: Route,
): Rejection | undefined {
  for (const condition of conditions) if (condition.bars(view, seat, route)) return condition.why(view, seat, route);
  return undefined;
}

const NOTHING: ClaimCondition = { bars: () => false, why: () => reject('unknown', 'C-30', { what: 'condition' }) };

/**
 * Whether anything bars a claim. Asked of every route at every turn, so the conditions stand side by side instead of in a loop:
 * each call then always meets the same function, and the compiler can put it in place.
 */
export function barring(conditions: readonly ClaimCondition[]): ClaimCondition['bars'] {
  const [first = NOTHING, second = NOTHING, third = NOTHING, fourth = NOTHING, ...more] = conditions;
  if (more.length > 0) throw new Error('more than four conditions: give them a place here');
  return (view, seat, route) =>
    first.bars(view, seat, route) ||
    second.bars(view, seat, route) ||
    third.bars(view, seat, route) ||
    fourth.bars(view, seat, route);
}
