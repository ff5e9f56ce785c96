import type { GameAction } from '@branchline/engine';

/** A candidate and what it was worth in each imagined game, 0 to 1. */
export interface Contender {
  readonly action: GameAction;
  readonly values: number[];
  sum: number;
}

function mean({ sum, values }: Contender): number {
  return values.length > 0 ? sum / values.length : 0;
}

/** The planner's own choice is not among the dropped: the others have to beat it. */
export function betterHalf(open: readonly Contender[], first: Contender): Contender[] {
  const ranked = [...open].sort((a, b) => mean(b) - mean(a)).slice(0, Math.max(1, Math.ceil(open.length / 2)));
  return ranked.includes(first) || ranked.length < 2 ? ranked : [...ranked.slice(0, -1), first];
}

/**
 * Another answer than the planner's must be better by more than chance would explain: by `doubt` errors, the more of them the
 * better the planner is than the quick ones that play the imagined games.
 */
export function winner(open: readonly Contender[], first: Contender, doubt: number): Contender {
  let best = first;
  let most = 0;
  for (const contender of open) {
    if (contender === first) continue;
    const { mean: gap, error } = lead(contender, first);
    if (gap - doubt * error > most) {
      most = gap - doubt * error;
      best = contender;
    }
  }
  return best;
}

interface Lead {
  readonly mean: number;
  /** How far chance may have moved it; endless, where there is too little to go by. */
  readonly error: number;
}

/** By how much one was better than another in the imagined games that both have played. */
function lead(one: Contender, other: Contender): Lead {
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

/** Imagined games between two looks at who is still in the race. */
export const LOOK_EVERY = 8;
/** So many errors behind nobody catches up. */
const BEHIND = 3;

/** Those that may still turn out to be the best, by more than makes no matter: an easy decision is soon made. */
export function stillOpen(open: readonly Contender[], noMatter: number): Contender[] {
  const leader = open.reduce((best, one) => (mean(one) > mean(best) ? one : best));
  return open.filter((one) => {
    if (one === leader) return true;
    const { mean: behind, error } = lead(leader, one);
    return behind - BEHIND * error <= 0 && BEHIND * error - behind >= noMatter;
  });
}
