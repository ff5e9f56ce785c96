import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { Board, Route } from './board.ts';
import type { ClaimCondition } from './conditions.ts';
import { type BoardLayout, heldBy } from './layout.ts';
import { holdsRoute } from './network.ts';
import { hasTechnology, withTechnology } from './payment.ts';
import type { BoardRules } from './rules.ts';

/** What stands between a seat and a route besides cards, sorted by what can lift it. */
export interface RouteBars {
  /** Route by route: the technologies it asks for, as bits. */
  readonly needs: readonly number[];
  /** What bars a claim and no purchase lifts. */
  readonly lasting: readonly ClaimCondition[];
  /** Of these the ones that have to do with the board alone, not with the pieces a seat has left. */
  readonly onBoard: readonly ClaimCondition[];
}

interface Context {
  readonly board: Board;
  readonly at: BoardLayout;
  readonly routeBars: RouteBars;
}

/** At a table where nobody holds anything, what bars a route bars it because technologies or pieces are missing. */
export function routeBars({ board, conditions: pieces }: BoardRules, at: BoardLayout): RouteBars {
  const bare = at.row.blank();
  const conditions = pieces.map((piece) => piece(at));
  const asksFor = (condition: ClaimCondition, route: Route): readonly number[] => {
    if (!condition.bars(bare, 0, route)) return [];
    const why = condition.why(bare, 0, route);
    return why.code === 'needsTechnologies' ? why.facts.technologies : [];
  };
  const needs = board.routes.map((route) => {
    let bits = 0;
    for (const condition of conditions) for (const one of asksFor(condition, route)) bits = withTechnology(bits, one);
    return bits;
  });
  const lasting = conditions.filter((condition) =>
    board.routes.every((route) => asksFor(condition, route).length === 0),
  );
  const onBoard = lasting.filter((condition) => !board.routes.some((route) => condition.bars(bare, 0, route)));
  return { needs, lasting, onBoard };
}

/** The technologies that a route asks for and a seat has not, by number. */
export function missingTechnologies({ at, routeBars }: Context, view: View, seat: Seat, route: number): number[] {
  const missing = routeBars.needs[route] & ~heldBy(view, seat, at);
  const numbers: number[] = [];
  for (let technology = 0; technology < at.technologyTotal; technology++) {
    if (hasTechnology(missing, technology)) numbers.push(technology);
  }
  return numbers;
}

/** Is a free route closed to a seat for good, because of what is claimed on the board: the other track of a double (C-35, C-36)? */
export function isClosedTrack({ board, at, routeBars }: Context, view: View, seat: Seat, route: number): boolean {
  const free = view[at.holders + route] === 0;
  return free && routeBars.onBoard.some((bar) => bar.bars(view, seat, board.routes[route]));
}

/**
 * Route by route the spaces a seat would still have to claim, as a shortest path counts them: none on its own, `Infinity`
 * where a route is closed to it for good. What it lacks today, be it cards, pieces or technologies, does not matter.
 */
export function spacesToClaim(context: Context, view: View, seat: Seat): Float64Array {
  const { board, at } = context;
  return Float64Array.from(board.routes, (route) => {
    if (holdsRoute(view, seat, route.number, at)) return 0;
    const closed = view[at.holders + route.number] !== 0 || isClosedTrack(context, view, seat, route.number);
    return closed ? Number.POSITIVE_INFINITY : route.length;
  });
}
