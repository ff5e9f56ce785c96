import {
  type Bits,
  fastBits,
  type Game,
  type GameAction,
  type GameEvent,
  type Seat,
  type View,
} from '@branchline/engine';

/** What a bot is handed when something is asked of its seat: all that a player there would see, and dice of its own. */
export interface Decision {
  readonly game: Game;
  /** Veiled for the seat: a bot never sees a state. */
  readonly view: View;
  readonly seat: Seat;
  /** `game.offers(view, seat)`; never empty. */
  readonly offers: readonly GameAction[];
  /** The bot's own randomness. It has nothing to do with the table's chance, so it can give nothing away. */
  readonly bits: Bits;
  /** All that has happened, veiled for the seat: what a player with a good memory would know. A bot can do without. */
  readonly history?: readonly GameEvent[];
}

/** How long a searching bot may think about a move: a number of rollouts, a time, or whichever is over first. */
export interface Limits {
  /** The same number gives the same answers, on every machine. */
  readonly rollouts?: number;
  readonly milliseconds?: number;
}

/** What a bot did with its time. */
export interface SearchReport {
  readonly rollouts: number;
  /** Answers looked at, of all that were offered. */
  readonly candidates: number;
  /** Answers given in a rollout, on average. */
  readonly depth: number;
  readonly milliseconds: number;
  /** What the answer is worth to the searcher, from 0 (lost) to 1 (won). */
  readonly worth: number;
}

/** What a move can be good for: each is a sentence in every language. */
export type ReasonKey =
  | 'finishesTicket'
  | 'towardsTicket'
  | 'bringsPoints'
  | 'drawsUnseen'
  | 'collectsFor'
  | 'collects'
  | 'keepsTickets'
  | 'drawsTickets'
  | 'opensRoute'
  | 'buysForLater'
  | 'buildsStation'
  | 'paysTunnel'
  | 'leavesTunnel'
  | 'gathers'
  | 'completesTickets'
  | 'drawsMoreTickets'
  | 'robs'
  | 'laysFor'
  | 'takesThree'
  | 'endsTurn'
  | 'passes';

/** Why a move was made: the key of a sentence and its facts in the game's numbers, to be named at the edge. */
export interface Reason {
  readonly key: ReasonKey;
  readonly facts: Readonly<Record<string, number | readonly number[]>>;
}

/** A computer player. The same decision with the same bits gets the same answer, unless a clock limits its search. */
export interface Bot {
  readonly id: string;
  choose(decision: Decision): GameAction;
  /** What it did with the time of its last choice. */
  report?(): SearchReport | undefined;
}

/** Far from the steps of any game, so that a bot's dice are not the table's. */
const BOT_STREAM = 0x10000;

/** The dice of a bot in a game that can be played again. */
export function botBits(seed: number, seat: Seat): Bits {
  return fastBits(seed, BOT_STREAM + seat);
}
