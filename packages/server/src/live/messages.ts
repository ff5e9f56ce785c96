import { type AnswerMessage, ClientMessages, type SayMessage, type WatchMessage } from '@branchline/protocol';
import type { Logger } from 'pino';
import { type Identity, mayWatch, seatsOf } from '../auth/identity.ts';
import type { Keys } from '../auth/keys.ts';
import type { Chat } from '../chat/chat.ts';
import { isRefused, notAcknowledged, type Refused, refuse } from '../common/refusal.ts';
import { readEntries } from '../store/checksum.ts';
import { DamagedTable } from '../store/damaged.ts';
import type { StoredEntry } from '../store/table-store.ts';
import { veilEntry } from '../tables/news.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import { type Subscribers, type Subscription, viewersOf } from './subscribers.ts';

export interface SocketContext {
  readonly tables: Tables;
  readonly subscribers: Subscribers;
  readonly chat: Chat;
  readonly keys: Keys;
  readonly log: Logger;
  /** The person at this seat has shown up: a bot that stood in steps back. */
  readonly cameBack: (live: Table, seats: readonly number[]) => void;
}

/** Missed entries are sent one by one up to so many; a longer absence gets the whole view. */
const MOST_MISSED = 20;
const LINES = 50;
const MOST_WATCHED = 50;

/** One message of a client. Nothing it holds can do more than be refused. */
export async function receive(text: string, from: Connection, door: SocketContext): Promise<void> {
  const message = ClientMessages.safeParse(parsed(text));
  if (!message.success) return refuseTo(from, refuse('malformed', 'The message was not understood.'), idsOf(text));
  switch (message.data.type) {
    case 'answer':
      return answer(message.data, from, door);
    case 'watch':
      return watch(message.data, from, door);
    case 'unwatch':
      return unwatch(message.data.table, from, door);
    case 'say':
      return say(message.data, from, door);
    case 'ping':
      return from.send({ type: 'pong', now: Date.now() });
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

async function watch(message: WatchMessage, from: Connection, door: SocketContext): Promise<void> {
  const { table, since, key } = message;
  const { tables, subscribers, keys } = door;
  const live = await tables.newest(table);
  const shown = key === undefined ? from.identity.key : keys.read(key);
  const identity: Identity = { ...from.identity, ...(shown && { key: shown }) };
  if (live === undefined || !mayWatch(identity, table, live.sheet)) {
    return refuseTo(from, refuse('missing', 'There is no such table, or the link to it is missing.'), { table });
  }
  const missed =
    since !== undefined && worthTelling(live, since)
      ? readEntries(await tables.store.entries(table, since), table, since)
      : undefined;
  const lines = await tables.store.lines(table, LINES);
  live.heard ??= lines.at(-1)?.number ?? 0;
  // A store that took very long: the table was let go meanwhile, and nobody would be told of it any more.
  if (!tables.cache.holds(live)) return from.gone ? undefined : watch(message, from, door);
  // From here on nothing waits: no entry can slip in between what is sent and what follows.
  if (from.gone) return;
  if (from.watches.size >= MOST_WATCHED && !from.watches.has(table)) {
    return refuseTo(from, refuse('tooMany', 'You watch too many tables.'), { table });
  }
  const seats = seatsOf(identity, table, live.sheet);
  const following: Subscription = {
    connection: from,
    live,
    identity,
    seats,
    viewers: viewersOf(live, seats),
    version: 0,
  };
  const before = from.watches.get(table);
  const again = before?.live === live && String(before.seats) === String(seats);
  if (!again) unwatch(table, from, door);
  from.watches.set(table, following);
  catchUp(following, since, missed, door);
  if (again) {
    subscribers.replace(before, following);
    subscribers.info(live, following);
  } else {
    subscribers.add(following);
    subscribers.changed(live);
  }
  subscribers.lines(following, lines);
  door.cameBack(live, seats);
}

function worthTelling({ version, table }: Table, since: number): boolean {
  return table.status === 'playing' && since > 0 && since <= version && version - since <= MOST_MISSED;
}

function catchUp(
  following: Subscription,
  since: number | undefined,
  missed: readonly StoredEntry[] | undefined,
  { subscribers }: SocketContext,
): void {
  const { live, viewers, connection } = following;
  if (since === undefined || missed === undefined || since + missed.length !== live.version) {
    for (const viewer of viewers) subscribers.snapshot(following, viewer);
    return;
  }
  following.version = live.version;
  for (const [place, entry] of missed.entries()) {
    for (const viewer of viewers) {
      const version = since + place + 1;
      connection.send({ type: 'happened', table: live.id, version, viewer, entry: veilEntry(entry, viewer) });
    }
  }
}

export function unwatch(table: string, from: Connection, { subscribers }: Pick<SocketContext, 'subscribers'>): void {
  const following = from.watches.get(table);
  if (following === undefined) return;
  from.watches.delete(table);
  subscribers.remove(following);
}

async function answer(message: AnswerMessage, from: Connection, door: SocketContext): Promise<void> {
  const { table, id, seat, question, action } = message;
  const following = from.watches.get(table);
  const live = following?.live ?? (await door.tables.get(table));
  const identity = following?.identity ?? from.identity;
  if (live === undefined || !mayWatch(identity, table, live.sheet)) {
    return refuseTo(from, refuse('missing', 'There is no such table.'), { table, id });
  }
  if (!seatsOf(identity, table, live.sheet).includes(seat)) {
    return refuseTo(from, refuse('forbidden', 'That seat is not yours.'), { table, id });
  }
  door.cameBack(live, [seat]);
  const outcome = await door.tables.act(live, { seat, question, action, id, by: 'person' }).catch((error: unknown) => {
    if (error instanceof DamagedTable) throw error;
    door.log.error({ table, error: String(error) }, 'an answer could not be written');
    return undefined;
  });
  if (outcome === undefined) return refuseTo(from, notAcknowledged(), { table, id });
  switch (outcome.kind) {
    case 'played':
      return from.sendText(
        `{"type":"accepted","table":"${table}","id":${JSON.stringify(id)},"version":${outcome.version}}`,
      );
    case 'rejected':
      return from.send({ type: 'rejected', table, id, rejection: outcome.rejection });
    case 'stale':
      return from.send({ type: 'stale', table, id, version: outcome.version });
    case 'wrongStage':
      return refuseTo(from, refuse('wrongStage', 'The game has not begun, or is over.'), { table, id });
  }
}

async function say({ table, text, seat }: SayMessage, from: Connection, door: SocketContext): Promise<void> {
  const following = from.watches.get(table);
  if (following === undefined) return refuseTo(from, refuse('missing', 'Watch the table first.'), { table });
  const said = await door.chat.say(following.live, following.identity, { text, ...(seat !== undefined && { seat }) });
  if (isRefused(said)) refuseTo(from, said, { table });
}
