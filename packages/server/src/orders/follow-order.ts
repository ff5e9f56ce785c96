import type { Position } from '@branchline/engine';
import type { NamedAction, OrderStep, StandingOrder } from '@branchline/protocol';
import type { StoredOrder } from '../store/table-store.ts';

/** What a seat sees when its order is looked at: the position as told, the offers by name. */
export interface SeatView {
  readonly position: Position;
  readonly offers: readonly NamedAction[];
  readonly seat: number;
  /** The seat has just moved itself: this is the rest of a turn, not a new one. */
  readonly goingOn: boolean;
}

/** What to do now, and how the order stands after it. */
export type OrderOutcome =
  | { readonly action: NamedAction; readonly after: StoredOrder }
  | { readonly ended: 'done' | 'routeTaken' | 'unexpected' };

/** Looks at an order when something is asked of its seat. It knows offers and what is held, and no rule. */
export function followOrder({ order, step }: StoredOrder, view: SeatView): OrderOutcome {
  if (order === undefined) return { ended: 'done' };
  if (taken(order, view.position)) return { ended: 'routeTaken' };
  const now = currentStep(order, step, view);
  const action = now === undefined ? undefined : match(order.steps[now], view);
  if (now !== undefined && action !== undefined) return { action, after: after(order, now) };
  // Half a turn may be left when a step has reached its goal: it is ended the way it was begun.
  if (view.goingOn) {
    const rest = match(order.steps[step], view) ?? match(order.steps[step - 1], view);
    return rest === undefined ? { ended: 'unexpected' } : { action: rest, after: { order, step } };
  }
  return { ended: now === undefined ? 'done' : 'unexpected' };
}

function taken({ stopIfTaken = [] }: StandingOrder, { routes = {} }: Position): boolean {
  return stopIfTaken.some((route) => Object.hasOwn(routes, route) && (routes[route]?.length ?? 0) > 0);
}

/** The first step, from the present one on, whose goal is not reached yet; none, if all are. */
function currentStep({ steps }: StandingOrder, from: number, view: SeatView): number | undefined {
  for (let step = from; step < steps.length; step++) {
    const until = steps[step]?.until;
    if (until === undefined || !holds(until.hand, view)) return step;
  }
  return undefined;
}

function holds(wanted: Readonly<Record<string, number>>, { position, seat }: SeatView): boolean {
  const hand = position.players[seat]?.hand.items ?? [];
  return Object.entries(wanted).every(([card, count]) => hand.filter((held) => held === card).length >= count);
}

function match(step: OrderStep | undefined, { offers, position }: SeatView): NamedAction | undefined {
  if (step === undefined) return undefined;
  const { card, ...fields } = step.action;
  return offers.find(
    (offer) =>
      Object.entries(fields).every(([field, value]) => offer[field] === value) &&
      (card === undefined || (typeof offer.from === 'number' && position.market[offer.from] === card)),
  );
}

/** A step without a goal is done once. */
function after(order: StandingOrder, step: number): StoredOrder {
  const next = order.steps[step]?.until === undefined ? step + 1 : step;
  return { order, step: next };
}
