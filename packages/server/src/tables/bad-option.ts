import type { BadOption } from '@branchline/engine';
import { type Refused, refuse } from '../common/refusal.ts';

/** What is wrong with an option, in one sentence. */
export function badOption({ option, reason, allowed }: BadOption): Refused {
  const fault = reason === 'unknown' ? 'is not one of' : 'must be one of';
  return refuse('malformed', `Option "${option}" ${fault} ${allowed.join(', ') || 'none'}.`);
}
