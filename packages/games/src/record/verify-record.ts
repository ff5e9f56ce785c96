import {
  type Chance,
  fastChance,
  type Game,
  type GameAction,
  type GameEvent,
  type State,
  strongChance,
  UnknownName,
} from '@branchline/engine';
import { type ReadRecord, readRecord } from './read-record.ts';
import { type GameRecord, type Named, type RecordChance, type RecordEntry, scored } from './record.ts';

/** The first thing in a record that is not as it should be. Step 0 is the deal. */
export interface Difference {
  readonly where: { readonly step: number } | 'end';
  readonly what:
    | 'step'
    | 'question'
    | 'action'
    | 'refused'
    | 'events'
    | 'impossible'
    | 'afterTheEnd'
    | 'notOver'
    | 'score'
    | 'result';
  readonly recorded?: unknown;
  readonly found?: unknown;
}

/** Undefined: that replay agrees with the record. */
export interface Verdict {
  /** The deal and every action played again with the same shuffles. */
  readonly fromSeed: Difference | undefined;
  /** The recorded events alone, put one upon the other. */
  readonly fromEvents: Difference | undefined;
}

/** Plays a record again in both ways. Throws `MalformedRecord` if it is none. */
export function verifyRecord(value: unknown): Verdict {
  return verifyRead(readRecord(value));
}

/** The same, of a record that has been read already. */
export function verifyRead({ record, game }: ReadRecord): Verdict {
  return { fromSeed: replayFromSeed(game, record), fromEvents: replayFromEvents(game, record) };
}

/** The chance of one step of a recorded game. */
export function chanceOf(chance: RecordChance, step: number): Chance {
  return chance.kind === 'fast' ? fastChance(chance.seed, step) : strongChance(chance.seed, step);
}

function replayFromSeed(game: Game, record: GameRecord): Difference | undefined {
  const { state, events } = game.begin(record.seats.length, chanceOf(record.chance, 0));
  const dealt = differing(game, events, record.deal, 0);
  if (dealt) return dealt;
  for (const [before, entry] of record.entries.entries()) {
    const difference = misplaced(game, state, entry, before + 1) ?? replayed(game, state, entry, record.chance);
    if (difference) return difference;
  }
  return differentEnd(game, state, record);
}

/** Does the entry answer a question that is open now? */
function misplaced(game: Game, state: State, entry: RecordEntry, step: number): Difference | undefined {
  const where = { step: entry.step };
  if (entry.step !== step) return { where, what: 'step', recorded: entry.step, found: step };
  if (game.awaiting(state).length === 0) return { where, what: 'afterTheEnd' };
  const found = game.asked(state, entry.seat);
  return same(found, entry.question) ? undefined : { where, what: 'question', recorded: entry.question, found };
}

function replayed(game: Game, state: State, entry: RecordEntry, chance: RecordChance): Difference | undefined {
  const { step, seat } = entry;
  const where = { step };
  const action = numbered<GameAction>(game, entry.action);
  if (!action) return { where, what: 'action', recorded: entry.action };
  const ruling = game.play(state, seat, action, chanceOf(chance, step));
  if (!ruling.ok) return { where, what: 'refused', recorded: entry.action, found: ruling.rejection };
  return differing(game, ruling.events, entry.events, step);
}

function differing(
  game: Game,
  events: readonly GameEvent[],
  recorded: readonly Named[],
  step: number,
): Difference | undefined {
  for (let number = 0; number < Math.max(events.length, recorded.length); number++) {
    const event = events[number];
    const found = event && game.naming.named(event);
    const one = recorded[number];
    if (!same(found, one)) return { where: { step }, what: 'events', recorded: one, found };
  }
  return undefined;
}

function replayFromEvents(game: Game, record: GameRecord): Difference | undefined {
  const state = game.blank();
  const dealt = applied(game, state, record.deal, 0);
  if (dealt) return dealt;
  for (const [before, entry] of record.entries.entries()) {
    const difference = misplaced(game, state, entry, before + 1) ?? applied(game, state, entry.events, entry.step);
    if (difference) return difference;
  }
  return differentEnd(game, state, record);
}

/** Events are facts and never refused; but a table they leave in pieces was never one. */
function applied(game: Game, state: State, events: readonly Named[], step: number): Difference | undefined {
  const { length } = state;
  for (const recorded of events) {
    const event = numbered<GameEvent>(game, recorded);
    if (!event) return { where: { step }, what: 'impossible', recorded };
    try {
      game.evolve(state, event);
    } catch {
      // A stranger's event can lack anything, and evolve does not look.
      return { where: { step }, what: 'impossible', recorded };
    }
  }
  const whole = state.length === length && state.every(isCount);
  return whole ? undefined : { where: { step }, what: 'impossible', recorded: events };
}

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

function numbered<Thing extends object>(game: Game, named: Named): Thing | undefined {
  try {
    return game.naming.numbered<Thing>(named);
  } catch (error) {
    if (error instanceof UnknownName) return undefined;
    throw error;
  }
}

function differentEnd(game: Game, state: State, record: GameRecord): Difference | undefined {
  if (game.awaiting(state).length > 0) return { where: 'end', what: 'notOver' };
  const { score, result } = scored(game, state);
  if (!same(score, record.score)) return { where: 'end', what: 'score', recorded: record.score, found: score };
  if (!same(result, record.result)) return { where: 'end', what: 'result', recorded: record.result, found: result };
  return undefined;
}

/** Equal as JSON, whatever the order of the fields. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  const there = new Map(others.filter(([, value]) => value !== undefined));
  const fields = ones.filter(([, value]) => value !== undefined);
  return fields.length === there.size && fields.every(([field, value]) => same(value, there.get(field)));
}
