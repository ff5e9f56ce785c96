import { type Asked, type GameAction, type Rejection, type State, strongChance, UnknownName } from '@branchline/engine';
import type { MovedBy, NamedAction, NamedEvent, NamedRejection } from '@branchline/protocol';
import type { StoredEntry, StoredOrder } from '../store/table-store.ts';
import { type News, openTo } from './news.ts';
import type { Table } from './table.ts';
import { clockOf, type Timing } from './timing.ts';

/** A seat's answer to the question with this number. */
export interface Answer {
  readonly seat: number;
  readonly question: number;
  readonly action: NamedAction;
  readonly id?: string | undefined;
  readonly by: MovedBy;
  /** The standing order this comes from, and how it stands after it: written together, or not at all. */
  readonly order?: { readonly before: StoredOrder; readonly after: StoredOrder };
}

export type Outcome =
  | { readonly kind: 'played'; readonly version: number }
  | { readonly kind: 'rejected'; readonly rejection: NamedRejection }
  /** The question is no longer open. */
  | { readonly kind: 'stale'; readonly version: number }
  /** The game has not begun, or is over. */
  | { readonly kind: 'wrongStage' };

/** An action the rules have allowed, not yet written. */
export interface Played {
  readonly kind: 'toWrite';
  readonly state: State;
  readonly timing: Timing;
  readonly body: string;
  readonly over: boolean;
  news(): News;
}

/** Asks the rules about an answer. The table itself is left alone: what is played is a copy. */
export function tryAnswer(live: Table, answer: Answer, now: number): Outcome | Played {
  const { game, state, version, sheet } = live;
  const { seat, question } = answer;
  if (state === undefined || sheet.seed === undefined || live.table.status !== 'playing')
    return repeated(live, answer) ?? { kind: 'wrongStage' };
  const asked = game.asked(state, seat);
  // Changed or cancelled meanwhile: the new word holds.
  if (answer.order && !sameOrder(live.orders.get(seat), answer.order.before)) return { kind: 'stale', version };
  if (asked?.number !== question) return repeated(live, answer) ?? { kind: 'stale', version };
  const action = numbered(live, answer.action);
  if ('kind' in action) return action;
  const next = game.copy(state);
  const ruling = game.play(next, seat, action, strongChance(sheet.seed, version));
  if (!ruling.ok) return { kind: 'rejected', rejection: namedRejection(live, ruling.rejection) };
  const events = ruling.events.map((event) => game.naming.named(event) as NamedEvent);
  return written(live, answer, { asked, next, events, now });
}

function sameOrder(one: StoredOrder | undefined, other: StoredOrder): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The same answer again, because word of the first never arrived. */
function repeated({ lastAnswers }: Table, { seat, id }: Answer): Outcome | undefined {
  const last = lastAnswers.get(seat);
  return id !== undefined && last?.id === id ? { kind: 'played', version: last.version } : undefined;
}

function numbered({ game }: Table, action: NamedAction): GameAction | Outcome {
  try {
    return game.naming.numbered<GameAction>(action);
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    return { kind: 'rejected', rejection: { code: 'unknown', rule: 'C-2', facts: { what: error.field } } };
  }
}

export function namedRejection({ game }: Table, { code, rule, facts }: Rejection): NamedRejection {
  return { code, rule, facts: game.naming.named(facts) };
}

function written(
  live: Table,
  { seat, action, id, by }: Answer,
  { asked, next, events, now }: { asked: Asked; next: State; events: readonly NamedEvent[]; now: number },
): Played {
  const texts = events.map((event) => JSON.stringify(event));
  const tag = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
  return {
    kind: 'toWrite',
    state: next,
    timing: live.timingAfter(next, seat, now),
    over: live.game.awaiting(next).length === 0,
    body: `{"seat":${seat},"by":"${by}","at":${now},${tag}"question":${JSON.stringify(asked)},"action":${JSON.stringify(action)},"events":[${texts.join(',')}]}`,
    // Made after the table has moved on, so that version and clocks are the new ones.
    news: () => ({
      table: live.id,
      version: live.version,
      seat,
      by,
      at: now,
      events,
      texts,
      open: openTo(events),
      clocks: clocks(live, now),
    }),
  };
}

/** An entry that another process wrote, on its way out here; the table has followed it already. */
export function newsOf(live: Table, { seat, by, at, events }: StoredEntry): News {
  return {
    table: live.id,
    version: live.version,
    seat,
    by,
    at,
    events,
    texts: events.map((event) => JSON.stringify(event)),
    open: openTo(events),
    clocks: clocks(live, at),
  };
}

function clocks({ timing, sheet }: Table, now: number): News['clocks'] {
  const { clock } = sheet.settings;
  if (clock.kind === 'none') return undefined;
  return sheet.seats.map((_, seat) => clockOf(timing, clock, seat, now) ?? { left: 0, running: false });
}
