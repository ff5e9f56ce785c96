import type { Refusal, RefusalCode } from '@branchline/protocol';

/** A request that is not served, and why. */
export interface Refused {
  readonly refused: Refusal;
}

export function refuse(code: RefusalCode, message: string): Refused {
  return { refused: { code, message } };
}

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
