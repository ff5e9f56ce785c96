import { type BySeats, bySeats } from './weights.ts';

/**
 * By how many standard errors a search must be sure before it knows better than the planner, whose plans for the wide boards
 * are good.
 */
const MIN_STANDARD_ERRORS = 1.2;
const OTHER_MIN_STANDARD_ERRORS: Readonly<Record<string, number>> = { 'nordic-countries': 2, 'united-kingdom': 2.5 };
/** A value model is sooner sure; but not with four in the card game, where two decks are still to come. */
const LEARNED_MIN_STANDARD_ERRORS: BySeats<number> = { 'new-york': { 2: 0.3 }, 'card-game': { 2: 0.3, 4: 2.5 } };

/**
 * How often a level settles for one of its ideas without any search, in per cent. The planner alone is so
 * good on the wide boards and in the card game that levels would else be much the same. Short games forgive least, and
 * in the card game `master` alone has a value model and is far enough ahead with two players. With more players luck weighs
 * more, and the same step between two levels takes more.
 */
const BLUNDER_RATES = { regular: 12, expert: 6 };
const OTHER_BLUNDER_RATES: BySeats<typeof BLUNDER_RATES> = {
  'new-york': { 2: { regular: 7, expert: 3 }, 3: { regular: 18, expert: 6 }, 4: { regular: 18, expert: 7 } },
  'nordic-countries': { 2: BLUNDER_RATES, 3: { regular: 22, expert: 9 } },
  'united-kingdom': { 2: { regular: 16, expert: 8 }, 3: { regular: 24, expert: 10 } },
  'card-game': { 2: { regular: 10, expert: 0 }, 3: { regular: 24, expert: 8 }, 4: { regular: 46, expert: 28 } },
};

/** How often a novice makes a random move, in per cent. */
const RANDOM_MOVE_RATE = 30;
const OTHER_RANDOM_MOVE_RATES: BySeats<number> = {
  'new-york': { 2: RANDOM_MOVE_RATE, 3: 45 },
  'card-game': { 2: RANDOM_MOVE_RATE, 3: 45 },
};

/** Where every searching level has a value model: without it `expert` was hardly good enough. Elsewhere only `master` has. */
const EVERY_LEVEL_LEARNED: ReadonlySet<string> = new Set(['new-york']);

/** How many claims a search tries out: more of them with a value model, where that was found to help. */
const CLAIMS = 5;
const MORE_CLAIMS: Readonly<Record<string, number>> = { 'new-york': 15 };

export function minStandardErrorsFor(game: string, seats: number, learned: boolean): number {
  const others = OTHER_MIN_STANDARD_ERRORS;
  const usually = (Object.hasOwn(others, game) ? others[game] : undefined) ?? MIN_STANDARD_ERRORS;
  return (learned ? bySeats(LEARNED_MIN_STANDARD_ERRORS, game, seats) : undefined) ?? usually;
}

export function claimsFor(game: string, learned: boolean): number {
  return (learned && Object.hasOwn(MORE_CLAIMS, game) ? MORE_CLAIMS[game] : undefined) ?? CLAIMS;
}

export function blunderRateFor(level: keyof typeof BLUNDER_RATES): (game: string, seats: number) => number {
  return (game, seats) => (bySeats(OTHER_BLUNDER_RATES, game, seats) ?? BLUNDER_RATES)[level];
}

export function everyLevelLearned(game: string): boolean {
  return EVERY_LEVEL_LEARNED.has(game);
}

export function randomMoveRateFor(game: string, seats: number): number {
  return bySeats(OTHER_RANDOM_MOVE_RATES, game, seats) ?? RANDOM_MOVE_RATE;
}
