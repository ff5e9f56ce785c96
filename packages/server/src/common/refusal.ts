import type { Refusal, RefusalCode } from '@branchline/protocol';

/** A request that is not served, and why. */
export interface Refused {
  readonly refused: Refusal;
}

export function refuse(code: RefusalCode, message: string): Refused {
  return { refused: { code, message } };
}

/** The same words at every door. */
export function damagedTable(): Refused {
  return refuse(
    'damaged',
    'This table is damaged and is not shown; whoever runs this server can look what is left of it.',
  );
}

/** Whether it was written is not known: an answer sent again with the same id counts once. */
export function notAcknowledged(): Refused {
  return refuse('unavailable', 'This may not have been written; send it again.');
}

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
