import type { Asked, Entry, Game, GameAction, GameEvent, NamedAction, NamedEvent } from '@branchline/engine';
import { UnknownName } from '@branchline/engine';
import { append, BrokenEntry, begin, foldLog, isWhole, type Log, play, type Setup } from './log.ts';

/** The first thing in a log that is not as it should be. Step 0 is the deal, step 1 the first answer. */
export interface EntryDifference {
  readonly where: { readonly step: number };
  readonly what: 'step' | 'question' | 'action' | 'refused' | 'events' | 'impossible' | 'afterTheEnd';
  readonly recorded?: unknown;
  readonly found?: unknown;
}

/** How a replay went: the log it leads to, or the first difference. */
export type Replayed = { readonly log: Log } | { readonly difference: EntryDifference };

/** Deals again and gives every answer again, with the same shuffles: do today's rules make the same of them? */
export function replayFromSeed(setup: Setup, entries: readonly Entry[]): Replayed {
  const { log, events } = begin(setup);
  const [deal, ...answers] = entries;
  const dealt = differing(setup.game, events, deal?.events ?? [], 0);
  if (dealt) return { difference: dealt };
  for (const [before, entry] of answers.entries()) {
    const difference = misplaced(log, entry, before + 1) ?? replayed(log, entry);
    if (difference) return { difference };
  }
  return { log };
}

/** Folds the events: do they fit together, whatever the rules make of the answers? */
export function replayFromEvents(setup: Setup, entries: readonly Entry[]): Replayed {
  const log = foldLog(setup, []);
  for (const [step, entry] of entries.entries()) {
    const difference = (step > 0 ? misplaced(log, entry, step) : undefined) ?? applied(log, entry, step);
    if (difference) return { difference };
  }
  return { log };
}

/** Does the entry answer a question that is open now? */
export function misplaced({ game, state }: Log, entry: Entry, step: number): EntryDifference | undefined {
  const claimed = entry.version - 1;
  const where = { step: claimed };
  if (claimed !== step || entry.seat === undefined) return { where, what: 'step', recorded: claimed, found: step };
  if (game.awaiting(state).length === 0) return { where, what: 'afterTheEnd' };
  const found: Asked | undefined = game.asked(state, entry.seat);
  return same(found, entry.question) ? undefined : { where, what: 'question', recorded: entry.question, found };
}

function replayed(log: Log, entry: Entry): EntryDifference | undefined {
  const step = log.version;
  const where = { step };
  if (entry.seat === undefined) return { where, what: 'action' };
  const action = numbered(log.game, entry.action);
  if (!action) return { where, what: 'action', recorded: entry.action };
  const move = play(log, entry.seat, action);
  if ('rejection' in move) return { where, what: 'refused', recorded: entry.action, found: move.rejection };
  return differing(log.game, move.events, entry.events, step);
}

function numbered(game: Game, action: NamedAction): GameAction | undefined {
  try {
    return game.naming.numbered(action);
  } catch (error) {
    if (error instanceof UnknownName) return undefined;
    throw error;
  }
}

function differing(
  game: Game,
  events: readonly GameEvent[],
  recorded: readonly NamedEvent[],
  step: number,
): EntryDifference | undefined {
  for (let number = 0; number < Math.max(events.length, recorded.length); number++) {
    const event = events[number];
    const found = event && game.naming.named(event);
    const one = recorded[number];
    if (!same(found, one && asSeenNow(found, one))) return { where: { step }, what: 'events', recorded: one, found };
  }
  return undefined;
}

/** What lies open today and only its owner saw when the game was played (CG-61) happened all the same. */
function asSeenNow(found: NamedEvent | undefined, recorded: NamedEvent): NamedEvent {
  const opened = Object.entries(recorded).map(([field, value]) => {
    const now = found?.[field];
    return [field, isPile(now) && now.sight === 'all' && isPile(value) ? { ...value, sight: now.sight } : value];
  });
  return { ...recorded, ...Object.fromEntries(opened) };
}

const isPile = (value: unknown): value is { readonly sight: unknown } =>
  typeof value === 'object' && value !== null && 'sight' in value;

/** Events are facts and never refused; but a table they leave in pieces was never one. */
function applied(log: Log, entry: Entry, step: number): EntryDifference | undefined {
  const where = { step };
  try {
    append(log, entry);
  } catch (error) {
    if (error instanceof BrokenEntry) return { where, what: 'impossible', recorded: error.event };
    throw error;
  }
  return isWhole(log.game, log.state) ? undefined : { where, what: 'impossible', recorded: entry.events };
}

/** Equal as JSON, whatever the order of the fields. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  const there = new Map(others.filter(([, value]) => value !== undefined));
  const fields = ones.filter(([, value]) => value !== undefined);
  return fields.length === there.size && fields.every(([field, value]) => same(value, there.get(field)));
}
