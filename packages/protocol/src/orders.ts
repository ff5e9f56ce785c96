import { z } from 'zod';

/**
 * A pattern: the first of the seat's offers that has all its fields is played, so `{ type: 'claimRoute', route: 'x' }` leaves the
 * payment to the server. For `takeCard`, `card` names a card lying open in the market.
 */
export interface OrderAction {
  readonly type: string;
  readonly [field: string]: string | number;
}

/** What a hand must hold before a step is done: so many of each card named, and so many of several kinds taken together. */
export interface OrderGoal {
  readonly hand?: Readonly<Record<string, number>>;
  /** `{ of: ['green', 'wild'], count: 4 }`: four that are green or wild. */
  readonly together?: { readonly of: readonly string[]; readonly count: number };
}

/** One step of a standing order. Without `until` it is done once; with it, again at every turn until the goal is reached. */
export interface OrderStep {
  readonly action: OrderAction;
  /** Tried where `action` is not offered. */
  readonly otherwise?: OrderAction;
  readonly until?: OrderGoal;
}

/** What the server is to do when the seat's turn comes. Secret, editable, cancelled by anything unexpected. */
export interface StandingOrder {
  readonly steps: readonly OrderStep[];
  /** Stop and ask me as soon as somebody holds one of these routes. */
  readonly stopIfTaken?: readonly string[];
  /** Stop and ask me after so many turns. */
  readonly turns?: number;
}

const ENDS = ['done', 'cancelled', 'routeTaken', 'turnsOver', 'unexpected'] as const;

/** Why an order is one no more. */
export type OrderEnd = (typeof ENDS)[number];

/** An order as its owner sees it. */
export interface OrderState {
  readonly seat: number;
  readonly order?: StandingOrder;
  /** The step it is at. */
  readonly step: number;
  /** How many turns it has played. */
  readonly turns?: number;
  /** The version of the table when it was left, and when it ended: what it did in between stands in the log, by `order`. */
  readonly since?: number;
  readonly to?: number;
  /** Why the last order ended. */
  readonly ended?: OrderEnd;
}

const name = z.string().min(1).max(80);
const some = z.int().min(1).max(40);

const Pattern = z.object({ type: name }).catchall(z.union([name, z.int().min(0).max(15)]));

const Goal = z
  .strictObject({
    hand: z.record(name, some).exactOptional(),
    together: z.strictObject({ of: z.array(name).min(1).max(20), count: some }).exactOptional(),
  })
  .refine(({ hand, together }) => hand !== undefined || together !== undefined, 'A goal says what the hand must hold.');

const Step = z.strictObject({ action: Pattern, otherwise: Pattern.exactOptional(), until: Goal.exactOptional() });

export const Order: z.ZodType<StandingOrder> = z.strictObject({
  steps: z.array(Step).min(1).max(20),
  stopIfTaken: z.array(name).max(20).exactOptional(),
  turns: z.int().min(1).max(100).exactOptional(),
});

export const OrderAnswer: z.ZodType<OrderState> = z.object({
  seat: z.int(),
  order: Order.exactOptional(),
  step: z.int(),
  turns: z.int().exactOptional(),
  since: z.int().exactOptional(),
  to: z.int().exactOptional(),
  ended: z.enum(ENDS).exactOptional(),
});
