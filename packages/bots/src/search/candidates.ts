import type { GameAction } from '@branchline/engine';

/** An answer that is tried out, and what it was worth in each rollout, 0 to 1. */
export interface Candidate {
  readonly action: GameAction;
  readonly values: number[];
  sum: number;
}

function mean({ sum, values }: Candidate): number {
  return values.length > 0 ? sum / values.length : 0;
}

/** The planner's own choice is not among the dropped: the others have to beat it. */
export function halveCandidates(open: readonly Candidate[], first: Candidate): Candidate[] {
  const ranked = [...open].sort((a, b) => mean(b) - mean(a)).slice(0, Math.max(1, Math.ceil(open.length / 2)));
  return ranked.includes(first) || ranked.length < 2 ? ranked : [...ranked.slice(0, -1), first];
}

/**
 * Another answer than the planner's must be better by more than chance would explain: by a number of standard errors, the more of
 * them the better the planner is than the quick ones that play the rollouts.
 */
export function selectCandidate(open: readonly Candidate[], first: Candidate, minStandardErrors: number): Candidate {
  let best = first;
  let most = 0;
  for (const candidate of open) {
    if (candidate === first) continue;
    const { mean: gap, error } = lead(candidate, first);
    if (gap - minStandardErrors * error > most) {
      most = gap - minStandardErrors * error;
      best = candidate;
    }
  }
  return best;
}

interface Lead {
  readonly mean: number;
  /** The standard error of the mean; endless, where there is too little to go by. */
  readonly error: number;
}

/** By how much one was better than another: a paired comparison over the imagined games that both have played. */
function lead(one: Candidate, other: Candidate): Lead {
  const games = Math.min(one.values.length, other.values.length);
  if (games < 2) return { mean: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const gap = one.values[game] - other.values[game];
    sum += gap;
    squares += gap * gap;
  }
  const gap = sum / games;
  return { mean: gap, error: Math.sqrt(Math.max(1e-9, squares / games - gap * gap) / (games - 1)) };
}

/** Imagined states between two checks of who is still in the race. */
export const CHECK_EVERY = 8;
/** A candidate this many standard errors behind will not catch up. */
const BEHIND = 3;

/** Those that may still turn out to be the best, by more than the margin of indifference: an easy decision is soon made. */
export function dropDominated(open: readonly Candidate[], indifference: number): Candidate[] {
  const leader = open.reduce((best, one) => (mean(one) > mean(best) ? one : best));
  return open.filter((one) => {
    if (one === leader) return true;
    const { mean: behind, error } = lead(leader, one);
    return behind - BEHIND * error <= 0 && BEHIND * error - behind >= indifference;
  });
}

/** The best of each list, then the second of each, and so on; what comes twice is left out. */
export function interleave<Action>(lists: readonly (readonly Action[])[]): Action[] {
  const known = new Set<string>();
  const found: Action[] = [];
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let place = 0; place < longest; place++) {
    for (const list of lists) {
      const action = list[place];
      const key = JSON.stringify(action);
      if (action === undefined || known.has(key)) continue;
      known.add(key);
      found.push(action);
    }
  }
  return found;
}
