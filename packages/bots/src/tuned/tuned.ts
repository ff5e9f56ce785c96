import type { Game } from '@branchline/engine';
import type { TicketPolicy } from '../planner/weights.ts';
import type { ValueModel } from '../value/value-model.ts';
import { tunedFaults } from './tuned-faults.ts';

/** By the number of players; a table of more players than there is anything for plays by the next smaller. */
export type BySeats<Found> = Readonly<Record<string, Found>>;

/** In per cent, how often a level settles for one of its ideas without any search. */
export interface BlunderRates {
  readonly regular: number;
  readonly expert: number;
}

/** Weights of either family, by name; what is left out is as everywhere. */
type SomeWeights = Readonly<Record<string, number>>;

/** What was found for a game by playing it: `bots.json` in its folder, told in docs/bots.md. */
export interface Tuned {
  readonly weights?: BySeats<SomeWeights>;
  /** What the quick planners of rollouts go by, where that is not what the planner itself does. */
  readonly rolloutWeights?: BySeats<SomeWeights>;
  /** A way of playing that is better than none on this board. */
  readonly ticketPolicy?: TicketPolicy;
  /** The weights of the yardsticks: they stay as they are when the levels learn something. */
  readonly baseline?: SomeWeights;
  readonly blunders?: BySeats<BlunderRates>;
  /** In per cent, how often a novice makes a random move. */
  readonly randomMoves?: BySeats<number>;
  /** By how many standard errors a search must be sure before it knows better than the planner; with a value model it may be sooner sure. */
  readonly minStandardErrors?: number;
  readonly learnedMinStandardErrors?: BySeats<number>;
  /** Whether every searching level has the value model; else only `master` has. */
  readonly everyLevelLearned?: boolean;
  /** How many claims a search tries out that has a value model. */
  readonly learnedClaims?: number;
  readonly valueModels?: BySeats<ValueModel>;
}

const NOTHING: Tuned = {};
const read = new WeakMap<object, Tuned>();

/** What was found for a game, looked at once; nothing for a map that nobody has tried out. */
export function tunedOf({ id, family, tuned }: Game): Tuned {
  if (tuned === undefined) return NOTHING;
  const known = read.get(tuned);
  if (known) return known;
  const [fault] = tunedFaults(tuned, family);
  if (fault !== undefined) throw new Error(`${id}/bots.json: ${fault}.`);
  // Every field has been looked at.
  const found = tuned as Tuned;
  read.set(tuned, found);
  return found;
}

/** What there is for a number of players, or for the next fewer. */
export function bySeats<Found>(table: BySeats<Found> | undefined, seats: number): Found | undefined {
  for (let fewer = seats; table && fewer > 1; fewer--) if (Object.hasOwn(table, fewer)) return table[fewer];
  return undefined;
}
