import type { OrderState, RefusalCode, StandingOrder } from '@branchline/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { api } from './api.ts';

/** The standing order of a seat of ours, as the server keeps it. */
export interface OrderDesk {
  /** Nothing, until it has been asked for. */
  readonly state: ReadonlySignal<OrderState | undefined>;
  /** Asks anew: for this seat, or for the one asked for last. */
  refresh(seat?: number): Promise<void>;
  /** Why the order was not taken, if it was not. */
  give(seat: number, order: StandingOrder): Promise<RefusalCode | undefined>;
  cancel(seat: number): Promise<RefusalCode | undefined>;
}

export function orderDesk(table: string): OrderDesk {
  const state = signal<OrderState | undefined>(undefined);
  let asked: number | undefined;
  const path = (seat: number): string => `/tables/${table}/seats/${seat}/order`;
  const settle = async (reply: ReturnType<typeof api.get<OrderState>>): Promise<RefusalCode | undefined> => {
    const answer = await reply;
    if (!answer.ok) return answer.refusal.code;
    state.value = answer.answer;
    return undefined;
  };
  return {
    state,
    refresh: async (seat = asked) => {
      asked = seat;
      if (seat !== undefined) await settle(api.get<OrderState>(path(seat)));
    },
    give: (seat, order) => settle(api.put<OrderState>(path(seat), order)),
    cancel: (seat) => settle(api.delete<OrderState>(path(seat))),
  };
}
