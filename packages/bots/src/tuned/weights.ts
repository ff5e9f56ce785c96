import { type BoardWeights, defaultWeights, type TicketPolicy } from '../planner/weights.ts';
import { defaultYardWeights, type YardWeights } from '../yard/weights.ts';

/** Game by game and by the number of players; a table of more players than there is anything for plays by the next smaller. */
export type BySeats<Tuned> = Readonly<Record<string, Readonly<Record<number, Tuned>>>>;

/** What self-play found; see docs/notes/bots.md for how. Only what differs from the default weights is written down. */
const BOARDS: BySeats<Partial<BoardWeights>> = {
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

/** What the quick planners of rollouts go by, where that is not what the planner itself does. */
const ROLLOUT_BOARDS: BySeats<Partial<BoardWeights>> = {
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
const TICKET_POLICIES: Readonly<Record<string, TicketPolicy>> = {
  // Tickets bring most of the points here: a turn spent on anything else is one that the next ticket lacks.
  'nordic-countries': { ticketsOnly: true, unafraid: true },
  'united-kingdom': { unafraid: true },
};

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

export function weightsFor(game: string, seats: number): BoardWeights {
  return { ...defaultWeights, ...bySeats(BOARDS, game, seats) };
}

export function rolloutWeightsFor(game: string, seats: number): BoardWeights {
  return { ...weightsFor(game, seats), ...bySeats(ROLLOUT_BOARDS, game, seats) };
}

export function yardWeightsFor(game: string, seats: number): YardWeights {
  return { ...defaultYardWeights, ...bySeats(YARDS, game, seats) };
}

/** What there is for a game and a number of players, or for the next fewer. */
export function bySeats<Tuned>(tables: BySeats<Tuned>, game: string, seats: number): Tuned | undefined {
  const table = Object.hasOwn(tables, game) ? tables[game] : undefined;
  for (let fewer = seats; table && fewer > 1; fewer--) if (table[fewer]) return table[fewer];
  return undefined;
}

export function ticketPolicyFor(game: string): TicketPolicy {
  return (Object.hasOwn(TICKET_POLICIES, game) ? TICKET_POLICIES[game] : undefined) ?? {};
}
