import type { NamedRejection } from '@branchline/engine';
import { answer as answerIn, type Answer as LogAnswer } from '@branchline/games';
import type { StoredOrder } from '../store/table-store.ts';
import { EntryText } from './entry-text.ts';
import type { Appended, Table } from './table.ts';

/** A seat's answer to the question with this number. With an `id` it is idempotent: sent again, it is taken once. */
export interface SeatAnswer extends LogAnswer {
  readonly by: NonNullable<LogAnswer['by']>;
  /** The standing order this comes from, and how it stands after it: written together, or not at all. */
  readonly order?: { readonly before: StoredOrder; readonly after: StoredOrder };
}

export type AnswerOutcome =
  | { readonly kind: 'played'; readonly version: number }
  | { readonly kind: 'rejected'; readonly rejection: NamedRejection }
  /** The question is no longer open. */
  | { readonly kind: 'stale'; readonly version: number }
  /** The game has not begun, or is over. */
  | { readonly kind: 'wrongStage' };

/** An action the rules have allowed, not yet written. */
export interface AcceptedAnswer extends Appended {
  readonly kind: 'toWrite';
  readonly over: boolean;
}

/** Asks the rules about an answer. The table stays as it is: what is played is a copy. */
export function tryAnswer(table: Table, answer: SeatAnswer, now: number): AnswerOutcome | AcceptedAnswer {
  const { game, log, version } = table;
  const { seat, order } = answer;
  if (log === undefined || table.status !== 'playing') return repeated(table, answer) ?? { kind: 'wrongStage' };
  // Changed or cancelled meanwhile: the new word holds.
  if (order && !sameOrder(table.orders.get(seat), order.before)) return { kind: 'stale', version };
  const answered = answerIn(log, answer, now);
  switch (answered.kind) {
    case 'stale':
      return repeated(table, answer) ?? { kind: 'stale', version };
    case 'rejected':
      return answered;
    case 'accepted': {
      const { entry, log: next } = answered;
      const timing = table.timingAfter(next.state, entry);
      return {
        kind: 'toWrite',
        text: new EntryText(entry),
        log: next,
        timing,
        over: game.awaiting(next.state).length === 0,
      };
    }
  }
}

function sameOrder(one: StoredOrder | undefined, other: StoredOrder): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The same answer again, because word of the first never arrived. */
function repeated(table: Table, { seat, id }: SeatAnswer): AnswerOutcome | undefined {
  const version = table.takenAt(seat, id);
  return version === undefined ? undefined : { kind: 'played', version };
}
