/** The weights of the planner; found by playing against itself (`scripts/tune.ts`). */
export interface BoardWeights {
  /** Points a turn is worth. */
  readonly turn: number;
  /** Turns it takes to find one card of the right colour. */
  readonly card: number;
  /** Cards that a locomotive symbol costs beyond the card itself, and a tunnel on average. */
  readonly symbol: number;
  readonly tunnel: number;
  /** Turns a wild costs, when technologies are to be paid. */
  readonly wild: number;
  /** How far cards already in the hand make a route cheaper, 0 to 1. */
  readonly hand: number;
  /** Points added to the price of a route that others may want. */
  readonly contest: number;
  /** How much of a finished ticket's points count when choosing tickets. */
  readonly trust: number;
  /** Points that a further ticket done is worth besides its own. */
  readonly ticket: number;
  /** How quickly others are expected to use up their pieces: turns, as a share of the reckoning. */
  readonly pace: number;
  /** Points by which a draw of tickets must be better than a turn. */
  readonly draw: number;
  /** Turns that must be left before tickets are drawn. */
  readonly drawTurns: number;
  /** Points a wild in the hand is worth over a card of a colour. */
  readonly keepWild: number;
  /** The least price of a route, however much it brings. */
  readonly floor: number;
  /** How many points a claim must bring in each turn, when it is no part of a plan. */
  readonly extra: number;
  /** How much the loss of a route to another counts when choosing which to claim first. */
  readonly regret: number;
  /** Points by which a ticket's route goes before any other. */
  readonly ticketFirst: number;
  /** Points that each wild spent in place of a colour must be worth. */
  readonly patience: number;
  /** How quickly what later routes need loses its weight. */
  readonly focus: number;
  /** Points that a route is worth for being in the way of others. */
  readonly block: number;
  /** How much it counts that a payment takes cards which other routes of the plan are waiting for. */
  readonly spoil: number;
  /** Turns to spare at which tickets fail as often as not, and how gradually that comes. */
  readonly margin: number;
  readonly blur: number;
  /** Pieces others use up in one claim, on average. */
  readonly stride: number;
  /** Points expected of each later route from a technology that adds to them. */
  readonly bonus: number;
  /** How much it counts that a route makes the longest path longer. */
  readonly path: number;
  /** Points by which a station must be worth more than it costs. */
  readonly station: number;
}

export const defaultWeights: BoardWeights = {
  turn: 2.2,
  card: 0.62,
  symbol: 0.8,
  tunnel: 0.8,
  wild: 1,
  hand: 0.6,
  contest: 0.3,
  trust: 0.9,
  ticket: 0.5,
  pace: 1.1,
  draw: 1,
  drawTurns: 9,
  keepWild: 0.6,
  floor: 0.2,
  extra: 0,
  regret: 1.5,
  ticketFirst: 3,
  patience: 0.3,
  focus: 0.15,
  block: 0,
  spoil: 1,
  margin: 0,
  blur: 2,
  stride: 2.4,
  bonus: 0.7,
  path: 1,
  station: 0,
};

/** How likely tickets are not finished with this many turns to spare. */
export function failureRisk(spare: number, { margin, blur }: BoardWeights): number {
  return 1 / (1 + Math.exp((spare - margin) / blur));
}

/** Ways of playing that no weight can tell. */
export interface TicketPolicy {
  /** Works on one ticket at a time, the cheapest first. */
  readonly oneTicket?: boolean;
  /** Claims nothing but what its tickets need, as long as they need anything. */
  readonly ticketsOnly?: boolean;
  /** Draws tickets until it holds this many. */
  readonly hungryFor?: number;
  /** Does not hurry to the routes whose loss would hurt most. */
  readonly unafraid?: boolean;
  /** Goes for the longest routes first. */
  readonly longest?: boolean;
  /** Weighs its last claims by all that they bring, tickets above all. */
  readonly exactEnding?: boolean;
}
