import { type Habit, usual, type Weights } from '../planner/weights.ts';
import { usualYard, type YardWeights } from '../yard/weights.ts';

/** Game by game and by the number of players; a table of more players than there is anything for plays by the next smaller. */
export type BySeats<Found> = Readonly<Record<string, Readonly<Record<number, Found>>>>;

/** What self-play found; see docs/bots.md for how. Only what differs from the usual weights is written down. */
const BOARDS: BySeats<Partial<Weights>> = {
  'new-york': {
    2: {
      turn: 2.509,
      card: 0.717,
      symbol: 0.389,
      hand: 0.303,
      contest: 0.193,
      trust: 0.8,
      ticket: 0.739,
      pace: 1.215,
      draw: 1.125,
      drawTurns: 12.821,
      extra: 0.02,
      regret: 2.112,
      patience: 0.67,
      block: 0.132,
      spoil: 3.217,
      margin: 1,
      blur: 0.9,
    },
  },
  'nordic-countries': {
    2: {
      turn: 3.337,
      symbol: 0.542,
      tunnel: 1.348,
      wild: 0.939,
      hand: 0.525,
      contest: 0.11,
      trust: 1.454,
      ticket: 0.335,
      pace: 0.9,
      draw: -0.055,
      drawTurns: 7.896,
      keepWild: 0.99,
      floor: 0.5,
      extra: -0.059,
      regret: 0.914,
      ticketFirst: 1.492,
      patience: 0.427,
      focus: 0.02,
      block: -0.236,
      spoil: 2.731,
      margin: 1.589,
      blur: 1.447,
      stride: 2.633,
      bonus: 0.738,
    },
    3: {
      turn: 3.337,
      symbol: 0.594,
      tunnel: 1.348,
      wild: 1.206,
      hand: 0.525,
      contest: 0.094,
      trust: 1.59,
      ticket: 0.335,
      pace: 0.9,
      draw: 0.001,
      drawTurns: 3.127,
      keepWild: 0.99,
      floor: 0.368,
      extra: -0.059,
      regret: 0.914,
      ticketFirst: 1.492,
      patience: 0.442,
      focus: 0.02,
      block: -0.236,
      spoil: 2.731,
      margin: 1.589,
      blur: 1.46,
      stride: 2.633,
      bonus: 0.738,
    },
  },
  'united-kingdom': {
    2: {
      turn: 2.145,
      card: 0.749,
      symbol: 0.389,
      hand: 0.237,
      contest: 0.112,
      ticket: 0.547,
      draw: 1.224,
      drawTurns: 7.92,
      floor: 0.212,
      extra: -0.027,
      regret: 1.663,
      ticketFirst: 3.177,
      patience: 0.568,
      focus: -0.021,
      spoil: 5.348,
      margin: 2,
      blur: 1.902,
      stride: 2.099,
      bonus: 0.354,
    },
  },
};

/** What the quick planners of imagined games believe, where that is not what the planner itself does. */
const QUICK: BySeats<Partial<Weights>> = {
  // These hold to a plan that the planner would make anew on every turn.
  'nordic-countries': {
    2: {
      turn: 2.709,
      symbol: 1.171,
      tunnel: 1.64,
      contest: 0.211,
      trust: 1.035,
      ticket: 0.634,
      floor: 0.489,
      ticketFirst: 0.701,
      focus: 0.219,
      block: 0.009,
      spoil: 2.206,
      margin: 2.729,
      blur: 1.163,
      stride: 2.4,
    },
  },
};

/** Ways of playing that are better than none on a board. */
const HABITS: Readonly<Record<string, Habit>> = {
  // Tickets bring most of the points here: a turn spent on anything else is one that the next ticket lacks.
  'nordic-countries': { ticketsOnly: true, unafraid: true },
  'united-kingdom': { unafraid: true },
};

/** By how many errors a search must be sure before it knows better than the planner, whose plans for the wide boards are good. */
const DOUBT = 1.2;
const DOUBTS: Readonly<Record<string, number>> = { 'nordic-countries': 2, 'united-kingdom': 2.5 };
/** Experience is sooner sure; but not with four in the card game, where two decks are still to come. */
const EXPERIENCED_DOUBTS: BySeats<number> = { 'new-york': { 2: 0.3 }, 'card-game': { 2: 0.3, 4: 2.5 } };

/**
 * How often a level settles for one of its ideas without looking further: so many times in a hundred. The planner alone is so
 * good on the wide boards and in the card game that levels would else be much the same. Short games forgive least, and
 * in the card game `master` alone has experience and is far enough ahead with two players. With more players luck weighs
 * more, and the same step between two levels takes more.
 */
const GLANCES = { regular: 12, expert: 6 };
const OTHER_GLANCES: BySeats<typeof GLANCES> = {
  'new-york': { 2: { regular: 7, expert: 3 }, 3: { regular: 18, expert: 6 }, 4: { regular: 18, expert: 7 } },
  'nordic-countries': { 2: GLANCES, 3: { regular: 22, expert: 9 } },
  'united-kingdom': { 2: { regular: 16, expert: 8 }, 3: { regular: 24, expert: 10 } },
  'card-game': { 2: { regular: 10, expert: 0 }, 3: { regular: 24, expert: 8 }, 4: { regular: 46, expert: 28 } },
};

/** How often a novice does anything at all: so many times in a hundred. */
const LAPSES = 30;
const OTHER_LAPSES: BySeats<number> = { 'new-york': { 2: LAPSES, 3: 45 }, 'card-game': { 2: LAPSES, 3: 45 } };

/** Where every searching level has experience: without it `expert` was hardly good enough in New York. Elsewhere only `master` has. */
const EVERYBODYS: ReadonlySet<string> = new Set(['new-york']);

/** How many claims a search looks at: more of them for whoever is experienced, where that was found to help. */
const CLAIMS = 5;
const MORE_CLAIMS: Readonly<Record<string, number>> = { 'new-york': 15 };

const YARDS: BySeats<Partial<YardWeights>> = {
  'card-game': {
    2: {
      lay: 2.998,
      spare: 0.08,
      rob: 2.684,
      risk: 1.475,
      hope: 0.613,
      over: 2.884,
      draw: 4.142,
      pace: 1.132,
      gather: 0.195,
      full: 25.889,
      press: 0.215,
      haste: 2.455,
      hurry: 0.699,
    },
    3: {
      lay: 2.998,
      spare: 0.119,
      rob: 2.684,
      risk: 2.319,
      hope: 0.391,
      fit: 0.765,
      over: 1.713,
      draw: 4.178,
      pace: 0.519,
      gather: 0.078,
      full: 23.895,
      press: 0.215,
      haste: 3.181,
      hurry: 1.413,
    },
    4: {
      lay: 0.983,
      spare: 0.119,
      rob: 3.81,
      risk: 1.309,
      hope: 0.239,
      fit: 0.726,
      over: 1.607,
      draw: 5.183,
      pace: 0.515,
      gather: 0.1,
      full: 16.778,
      press: 0.05,
      haste: 2.688,
      hurry: 0.443,
    },
  },
};

export function weightsFor(game: string, seats: number): Weights {
  return { ...usual, ...bySeats(BOARDS, game, seats) };
}

export function quickWeightsFor(game: string, seats: number): Weights {
  return { ...weightsFor(game, seats), ...bySeats(QUICK, game, seats) };
}

export function yardWeightsFor(game: string, seats: number): YardWeights {
  return { ...usualYard, ...bySeats(YARDS, game, seats) };
}

/** What there is for a game and so many players, or for the next fewer. */
export function bySeats<Found>(tables: BySeats<Found>, game: string, seats: number): Found | undefined {
  const table = Object.hasOwn(tables, game) ? tables[game] : undefined;
  for (let fewer = seats; table && fewer > 1; fewer--) if (table[fewer]) return table[fewer];
  return undefined;
}

export function habitFor(game: string): Habit {
  return (Object.hasOwn(HABITS, game) ? HABITS[game] : undefined) ?? {};
}

export function doubtFor(game: string, seats: number, experienced: boolean): number {
  const usually = (Object.hasOwn(DOUBTS, game) ? DOUBTS[game] : undefined) ?? DOUBT;
  return (experienced ? bySeats(EXPERIENCED_DOUBTS, game, seats) : undefined) ?? usually;
}

export function claimsFor(game: string, experienced: boolean): number {
  return (experienced && Object.hasOwn(MORE_CLAIMS, game) ? MORE_CLAIMS[game] : undefined) ?? CLAIMS;
}

export function glancesFor(level: keyof typeof GLANCES): (game: string, seats: number) => number {
  return (game, seats) => (bySeats(OTHER_GLANCES, game, seats) ?? GLANCES)[level];
}

export function everybodyLearnt(game: string): boolean {
  return EVERYBODYS.has(game);
}

export function lapsesFor(game: string, seats: number): number {
  return bySeats(OTHER_LAPSES, game, seats) ?? LAPSES;
}
