import type { Entry } from '@branchline/engine';
import { seenBy } from '@branchline/games';
import { type AnswerMessage, ClientMessages, type SayMessage, type WatchMessage } from '@branchline/protocol';
import type { Logger } from 'pino';
import type { Devices } from '../auth/devices.ts';
import { type Identity, mayWatch, seatsOf } from '../auth/identity.ts';
import type { Keys } from '../auth/keys.ts';
import type { Chat } from '../chat/chat.ts';
import { isRefused, notAcknowledged, type Refused, refuse } from '../common/refusal.ts';
import { readEntries } from '../store/checksum.ts';
import { DamagedTable } from '../store/damaged.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import { type Subscribers, type Subscription, viewersOf } from './subscribers.ts';

/**
 * Somebody at these seats has shown up; `line`: only their connection is back, nobody has done anything; `touch`: they have done something,
 * though they have not come back on purpose.
 */
export type PersonReturned = (table: Table, seats: readonly number[], how?: 'line' | 'touch') => void;

/** What the messages of a socket are handled with. */
export interface SocketContext {
  readonly tables: Tables;
  readonly subscribers: Subscribers;
  readonly chat: Chat;
  readonly keys: Keys;
  readonly devices: Pick<Devices, 'isRevoked'>;
  readonly log: Logger;
  readonly now: () => number;
  /** May whoever comes from this address say one more line, or watch one more table? */
  readonly allow?: (what: 'lines' | 'watches', address: string) => boolean;
  /** The person at this seat has shown up: a bot that stood in steps back. */
  readonly personReturned: PersonReturned;
}

/** Missed entries are sent one by one up to so many; a longer absence gets the whole view. */
const MOST_MISSED = 20;
const LINES = 50;
const MOST_WATCHED = 50;

/** One message of a client. Nothing it holds can do more than be refused. */
export async function receive(text: string, from: Connection, context: SocketContext): Promise<void> {
  const message = ClientMessages.safeParse(parsed(text));
  if (!message.success) return refuseTo(from, refuse('malformed', 'The message was not understood.'), idsOf(text));
  switch (message.data.type) {
    case 'answer':
      return answer(message.data, from, context);
    case 'watch':
      return watch(message.data, from, context);
    case 'unwatch':
      return unwatch(message.data.table, from, context);
    case 'say':
      return say(message.data, from, context);
    case 'here':
      return here(message.data.table, from, context);
    case 'ping':
      return from.send({ type: 'pong', now: context.now() });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** So that a client can tell which of its messages was not understood, or not done. */
export function idsOf(text: string): { table?: string; id?: string } {
  const message = parsed(text);
  if (typeof message !== 'object' || message === null) return {};
  const { table, id } = message as { table?: unknown; id?: unknown };
  return {
    ...(typeof table === 'string' && table.length <= 64 && { table }),
    ...(typeof id === 'string' && id.length <= 64 && { id }),
  };
}

export function refuseTo(to: Connection, { refused }: Refused, ids: { table?: string; id?: string } = {}): void {
  to.send({ type: 'refused', refusal: refused, ...ids });
}

async function watch(message: WatchMessage, from: Connection, context: SocketContext): Promise<void> {
  const { table: tableId, since, key, asWatcher = false } = message;
  const { tables, subscribers, chat, keys } = context;
  if (context.allow && !context.allow('watches', from.address))
    return refuseTo(from, refuse('tooMany', 'Too many tables are looked at from here; wait a moment.'), {
      table: tableId,
    });
  const table = await tables.newest(tableId);
  const shown = key === undefined ? from.identity.key : keys.read(key);
  const identity: Identity = { ...from.identity, ...(shown && { key: shown }) };
  if (table === undefined || !mayWatch(identity, tableId, table.sheet)) {
    return refuseTo(from, refuse('missing', 'There is no such table, or the link to it is missing.'), {
      table: tableId,
    });
  }
  const missed =
    since !== undefined && worthTelling(table, since)
      ? readEntries(await tables.store.entries(tableId, since), tableId, since)
      : undefined;
  const lines = await tables.store.lines(tableId, LINES);
  // A store that took very long: the table was let go meanwhile, and nobody would be told of it any more.
  if (!tables.isCurrent(table)) return from.gone ? undefined : watch(message, from, context);
  // From here on nothing waits: no entry can slip in between what is sent and what follows.
  chat.feed.start(tableId, lines.at(-1)?.number ?? 0);
  if (from.gone) return;
  if (from.subscriptions.size >= MOST_WATCHED && !from.subscriptions.has(tableId)) {
    return refuseTo(from, refuse('tooMany', 'You watch too many tables.'), { table: tableId });
  }
  // A screen for all to see is nobody: whatever seats its browser holds.
  const eyes: Identity = asWatcher ? {} : identity;
  const seats = seatsOf(eyes, tableId, table.sheet);
  const viewers = viewersOf(table, seats);
  const subscription: Subscription = { connection: from, table, identity: eyes, seats, viewers, version: 0 };
  const before = from.subscriptions.get(tableId);
  const again = before?.table === table && String(before.seats) === String(seats);
  if (!again) unwatch(tableId, from, context);
  from.subscriptions.set(tableId, subscription);
  catchUp(subscription, since, missed, context);
  if (again) {
    subscribers.replace(before, subscription);
    subscribers.info(table, subscription);
  } else {
    subscribers.add(subscription);
  }
  subscribers.lines(subscription, lines);
  context.personReturned(table, seats, since === undefined ? undefined : 'line');
}

function worthTelling({ version, status }: Table, since: number): boolean {
  return status === 'playing' && since > 0 && since <= version && version - since <= MOST_MISSED;
}

function catchUp(
  subscription: Subscription,
  since: number | undefined,
  missed: readonly Entry[] | undefined,
  { subscribers }: SocketContext,
): void {
  const { table, viewers, connection } = subscription;
  if (since === undefined || missed === undefined || since + missed.length !== table.version) {
    for (const viewer of viewers) subscribers.snapshot(subscription, viewer);
    return;
  }
  subscription.version = table.version;
  for (const entry of missed) {
    for (const viewer of viewers) {
      const { version, ...seen } = seenBy(entry, viewer);
      connection.send({ type: 'happened', table: table.id, version, viewer, entry: seen });
    }
  }
}

export function unwatch(table: string, from: Connection, { subscribers }: Pick<SocketContext, 'subscribers'>): void {
  const subscription = from.subscriptions.get(table);
  if (subscription === undefined) return;
  from.subscriptions.delete(table);
  subscribers.remove(subscription);
}

async function answer(message: AnswerMessage, from: Connection, context: SocketContext): Promise<void> {
  const { table: tableId, id, seat, question, action } = message;
  const ids = { table: tableId, id };
  const subscription = from.subscriptions.get(tableId);
  const table = subscription?.table ?? (await context.tables.get(tableId));
  const identity = subscription?.identity ?? from.identity;
  if (table === undefined || !seatsOf(identity, tableId, table.sheet).includes(seat)) {
    const isKnown = table !== undefined && mayWatch(identity, tableId, table.sheet);
    const refused = isKnown
      ? refuse('forbidden', 'That seat is not yours.')
      : refuse('missing', 'There is no such table.');
    return refuseTo(from, refused, ids);
  }
  context.personReturned(table, [seat]);
  const answered = context.tables.act(table, { seat, question, action, id, by: 'person' });
  const outcome = await answered.catch((error: unknown) => {
    if (error instanceof DamagedTable) throw error;
    context.log.error({ table: tableId, error: String(error) }, 'an answer could not be written');
    return undefined;
  });
  if (outcome === undefined) return refuseTo(from, notAcknowledged(), ids);
  switch (outcome.kind) {
    case 'played':
      return from.sendText(
        `{"type":"accepted","table":"${tableId}","id":${JSON.stringify(id)},"version":${outcome.version}}`,
      );
    case 'rejected':
      return from.send({ type: 'rejected', ...ids, rejection: outcome.rejection });
    case 'stale':
      return from.send({ type: 'stale', ...ids, version: outcome.version });
    case 'wrongStage':
      return refuseTo(from, refuse('wrongStage', 'The game has not begun, or is over.'), ids);
  }
}

function here(table: string, from: Connection, context: SocketContext): void {
  const subscription = from.subscriptions.get(table);
  if (subscription === undefined) return refuseTo(from, refuse('missing', 'Watch the table first.'), { table });
  context.personReturned(subscription.table, subscription.seats, 'touch');
}

async function say(message: SayMessage, from: Connection, context: SocketContext): Promise<void> {
  const { type: _, table, ...saying } = message;
  const subscription = from.subscriptions.get(table);
  if (subscription === undefined) return refuseTo(from, refuse('missing', 'Watch the table first.'), { table });
  if (context.allow && !context.allow('lines', from.address))
    return refuseTo(from, refuse('tooMany', 'Too much is said from here; wait a moment.'), { table });
  context.personReturned(subscription.table, subscription.seats, 'touch');
  const said = await context.chat.say(subscription.table, subscription.identity, saying);
  if (isRefused(said)) refuseTo(from, said, { table });
}
