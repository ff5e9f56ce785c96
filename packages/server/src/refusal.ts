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
    'unavailable',
    'This table is damaged and is not shown; whoever runs this server can look what is left of it.',
  );
}

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
