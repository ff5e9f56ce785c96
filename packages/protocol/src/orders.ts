import { z } from 'zod';

/**
 * One step of a standing order. `action` is a pattern: the first of the seat's offers that has all its fields is played, so
 * `{ type: 'claimRoute', route: 'x' }` leaves the payment to the server. For `takeCard`, `card` names a card lying open in the market.
 * Without `until` the step is done once; with it, again at every turn until the seat's hand holds that many of each card named.
 */
export interface OrderStep {
  readonly action: { readonly type: string; readonly [field: string]: string | number };
  readonly until?: { readonly hand: Readonly<Record<string, number>> };
}

/** What the server is to do when the seat's turn comes. Secret, editable, cancelled by anything unexpected. */
export interface StandingOrder {
  readonly steps: readonly OrderStep[];
  /** Stop and ask me as soon as somebody holds one of these routes. */
  readonly stopIfTaken?: readonly string[];
}

/** An order as its owner sees it. */
export interface OrderState {
  readonly seat: number;
  readonly order?: StandingOrder;
  /** The step it is at. */
  readonly step: number;
  /** Why the last order ended. */
  readonly ended?: 'done' | 'cancelled' | 'routeTaken' | 'unexpected';
}

const name = z.string().min(1).max(80);

const Step = z.strictObject({
  action: z.object({ type: name }).catchall(z.union([name, z.int().min(0).max(15)])),
  until: z.strictObject({ hand: z.record(name, z.int().min(1).max(40)) }).exactOptional(),
});

export const Order: z.ZodType<StandingOrder> = z.strictObject({
  steps: z.array(Step).min(1).max(20),
  stopIfTaken: z.array(name).max(20).exactOptional(),
});

export const OrderAnswer: z.ZodType<OrderState> = z.object({
  seat: z.int(),
  order: Order.exactOptional(),
  step: z.int(),
  ended: z.enum(['done', 'cancelled', 'routeTaken', 'unexpected']).exactOptional(),
});
