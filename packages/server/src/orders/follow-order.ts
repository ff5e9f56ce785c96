import type { Position } from '@branchline/engine';
import type { NamedAction, OrderAction, OrderEnd, OrderGoal, OrderStep, StandingOrder } from '@branchline/protocol';
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
  | { readonly ended: Exclude<OrderEnd, 'cancelled'> };

/** Looks at an order when something is asked of its seat. It knows offers and what is held, and no rule. */
export function followOrder(stored: StoredOrder, view: SeatView): OrderOutcome {
  const { order, step, turns = 0 } = stored;
  if (order === undefined) return { ended: 'done' };
  if (taken(order, view.position)) return { ended: 'routeTaken' };
  const now = currentStep(order, step, view);
  // What is over is over, however many turns it had left.
  if (now !== undefined && !view.goingOn && turns >= (order.turns ?? Infinity)) return { ended: 'turnsOver' };
  const action = now === undefined ? undefined : match(order, order.steps[now], view);
  const played = { ...stored, turns: view.goingOn && turns > 0 ? turns : turns + 1 };
  if (now !== undefined && action !== undefined) return { action, after: { ...played, step: after(order, now) } };
  // Half a turn may be left when a step has reached its goal: it is ended the way it was begun.
  if (view.goingOn) {
    const rest = match(order, order.steps[step], view) ?? match(order, order.steps[step - 1], view);
    return rest === undefined ? { ended: 'unexpected' } : { action: rest, after: played };
  }
  return { ended: now === undefined ? 'done' : 'unexpected' };
}

/** Has the order nothing left to do? */
export function isFinished({ order, step }: StoredOrder, view: SeatView): boolean {
  return order === undefined || currentStep(order, step, view) === undefined;
}

function taken({ stopIfTaken = [] }: StandingOrder, { routes = {} }: Position): boolean {
  return stopIfTaken.some((route) => Object.hasOwn(routes, route) && (routes[route]?.length ?? 0) > 0);
}

/** The first step, from the present one on, whose goal is not reached yet; none, if all are. */
function currentStep({ steps }: StandingOrder, from: number, view: SeatView): number | undefined {
  for (let step = from; step < steps.length; step++) {
    const until = steps[step]?.until;
    if (until === undefined || !holds(until, view)) return step;
  }
  return undefined;
}

function holds({ hand: wanted = {}, together }: OrderGoal, { position, seat }: SeatView): boolean {
  const hand = position.players[seat]?.hand.items ?? [];
  const count = (of: readonly string[]): number => hand.filter((held) => of.includes(held)).length;
  const each = Object.entries(wanted).every(([card, least]) => count([card]) >= least);
  return each && (together === undefined || count(together.of) >= together.count);
}

function match(order: StandingOrder, step: OrderStep | undefined, view: SeatView): NamedAction | undefined {
  if (step === undefined) return undefined;
  return fitting(order, step.action, view) ?? (step.otherwise && fitting(order, step.otherwise, view));
}

const WILD = 'wild';

/** What the action may be answered with. A route is paid with the cards the order speaks of and wilds, as few of these as possible. */
function fitting(
  order: StandingOrder,
  { card, ...fields }: OrderAction,
  { offers, position }: SeatView,
): NamedAction | undefined {
  const all = offers.filter(
    (offer) =>
      Object.entries(fields).every(([field, value]) => offer[field] === value) &&
      (card === undefined || (typeof offer.from === 'number' && position.market[offer.from] === card)),
  );
  if (fields.route === undefined) return all[0];
  const named = namedCards(order);
  const wilds = (offer: NamedAction): number => paid(offer).filter((one) => one === WILD).length;
  return all
    .filter((offer) => named.size === 0 || paid(offer).every((one) => one === WILD || named.has(one)))
    .toSorted((one, other) => wilds(one) - wilds(other))[0];
}

const paid = ({ cards }: NamedAction): readonly string[] => (Array.isArray(cards) ? cards : []);

/** The cards an order speaks of. */
function namedCards({ steps }: StandingOrder): ReadonlySet<string> {
  return new Set(
    steps.flatMap(({ until: { hand = {}, together } = {} }) => [...Object.keys(hand), ...(together?.of ?? [])]),
  );
}

/** A step without a goal is done once. */
function after(order: StandingOrder, step: number): number {
  return order.steps[step]?.until === undefined ? step + 1 : step;
}
