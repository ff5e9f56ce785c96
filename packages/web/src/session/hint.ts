import type { ReasonKey } from '@branchline/bots';
import type { NamedAction } from '@branchline/protocol';
import type { NamedFacts } from '@branchline/text';

/** What a strong player would do now, and what speaks for it; all of it from what the seat may see. */
export interface Hint {
  readonly seat: number;
  /** The number of the question it answers. */
  readonly question: number;
  readonly action: NamedAction;
  readonly reason?: { readonly key: ReasonKey; readonly facts: NamedFacts };
}
