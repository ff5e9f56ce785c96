import { botIds } from '@branchline/bots';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeKeys } from '../auth/keys.ts';
import { type BotPool, openBotPool } from '../bots/bot-pool.ts';
import { Chat } from '../chat/chat.ts';
import { ChatFeed } from '../chat/chat-feed.ts';
import { type Clock, systemClock } from '../common/clock.ts';
import type { Secrets } from '../config/secrets.ts';
import type { ServerSettings } from '../config/settings.ts';
import { createApp } from '../http/app.ts';
import type { Services } from '../http/services.ts';
import { Sockets } from '../live/sockets.ts';
import { Subscribers } from '../live/subscribers.ts';
import { Orders } from '../orders/orders.ts';
import { type Peers, singleProcess } from '../peers/peers.ts';
import { Presence } from '../presence/presence.ts';
import { PushSubscriptions, type SendPush, webPushSender } from '../push/push-subscriptions.ts';
import { TurnNotifier } from '../push/turn-notifier.ts';
import { Scheduler } from '../schedule/scheduler.ts';
import type { DamagedTable } from '../store/damaged.ts';
import type { TableStore } from '../store/table-store.ts';
import { editSeat } from '../tables/seat-edits.ts';
import type { Table } from '../tables/table.ts';
import { Tables } from '../tables/tables.ts';
import { PeerSync } from './peer-sync.ts';

export interface ServerParts {
  readonly settings: ServerSettings;
  readonly secrets: Secrets;
  readonly store: TableStore;
  /** The other processes at the store; absent: there are none. */
  readonly peers?: Peers;
  readonly log: Logger;
  /** Tests look at pushes instead of sending them, think faster than bots, and say what time it is. */
  readonly sendPush?: SendPush;
  readonly pool?: BotPool;
  readonly clock?: Clock;
  readonly webFolder?: string;
}

/** A server that can be opened and closed. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Answers the address. */
  open(): Promise<string>;
  /** Finishes what is being written, tells everybody to come back, closes everything. */
  close(): Promise<void>;
}

/** Tables that nobody began are kept this long. */
const UNBEGUN_MS = 14 * 24 * 60 * 60 * 1000;
/** Who moves for people who are away, the first there is: nobody who now and then looks away. */
const STAND_INS = ['master', 'greedy', 'random'];
/** Clients have this long to go by themselves. */
const FAREWELL_MS = 500;

/** Puts the parts together. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { settings, store } = parts;
  const { services, sockets, scheduler, peerSync, pool, goDown } = assemble(parts);
  const { peers } = services;
  const app = await createApp(services, parts.webFolder);
  sockets.listenOn(app.server);
  return {
    app,
    services,
    async open() {
      await peers.join(peerSync);
      const address = await app.listen({ host: settings.host, port: settings.port });
      await scheduler.start(peers.soleWriter);
      await store.forgetUnbegun(services.now() - UNBEGUN_MS);
      return address;
    },
    async close() {
      goDown();
      scheduler.stop();
      await sockets.close(FAREWELL_MS);
      await app.close();
      await pool.close();
      await peers.leave();
      await store.close();
    },
  };
}

interface Assembled {
  readonly services: Services;
  readonly sockets: Sockets;
  readonly scheduler: Scheduler;
  readonly peerSync: PeerSync;
  readonly pool: BotPool;
  goDown(): void;
}

function assemble(parts: ServerParts): Assembled {
  const { settings, secrets, store, peers = singleProcess, log, clock = systemClock } = parts;
  let ready = true;
  const now = (): number => clock.now();
  const lease = settings.leaseSeconds * 1000;
  const keys = makeKeys(secrets.secret);
  const { pseudonym } = keys;
  const pool = parts.pool ?? openBotPool({ workers: settings.botWorkers, seconds: settings.botSeconds, clock });
  const standIn = STAND_INS.find((bot) => botIds.includes(bot)) ?? 'random';
  const send = parts.sendPush ?? webPushSender(secrets, settings.pushContact);
  const pushes = new PushSubscriptions({
    store,
    send,
    publicKey: secrets.vapid.publicKey,
    hosts: settings.pushHosts,
    log,
  });
  const damaged = ({ table, what }: DamagedTable): void =>
    log.error({ table, what }, 'a table is damaged and not served');
  const presence = new Presence(now);
  const tables = new Tables({ store, peers, presence, now, lease, damaged });
  const feed = new ChatFeed(store);
  const subscribers = new Subscribers({ tables, presence, now, pseudonym });
  const notifier = new TurnNotifier({ wakeUps: tables.wakeUps, pushes, log });
  const orders = new Orders({ tables, notifier });
  const { askBot } = pool;
  const scheduler = new Scheduler({ tables, askBot, orders, notifier, standIn, peers, lease, log, clock });
  const peerSync = new PeerSync({ tables, presence, feed, peers, log });
  const chat = new Chat({ tables, feed, peers, keys, now });

  // Who hears of what, in this order: those who watch first.
  for (const listener of [subscribers, notifier, scheduler, peerSync]) tables.listen(listener);
  tables.listen({ closed: ({ id }) => feed.forget(id) });
  feed.listen((table, line) => subscribers.said(table, line));
  presence.listen((table, where) => {
    if (where === 'elsewhere') subscribers.presenceChanged(table);
    else peerSync.presenceChanged(table);
    scheduler.presenceChanged(table);
  });

  const personReturned = (table: Table, seats: readonly number[]): void => {
    // Whatever keeps it from being written: the person is asked again, and shows up again.
    endStandIn(tables, table, seats).catch((error: unknown) =>
      log.error({ error: String(error), table: table.id }, 'a seat could not be given back'),
    );
  };
  const sockets = new Sockets({ tables, subscribers, chat, keys, log, personReturned }, settings);
  const shared = { settings, store, peers, tables, presence, subscribers, chat, orders, pushes, keys, log };
  const services: Services = {
    ...shared,
    standIn,
    personReturned,
    now,
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    ready: () => ready,
    botsWaiting: () => pool.waiting,
    connections: () => sockets.count,
  };
  const goDown = (): void => {
    ready = false;
  };
  return { services, sockets, scheduler, peerSync, pool, goDown };
}

/** T-1: whoever is back gets the seat back. */
async function endStandIn(tables: Tables, table: Table, seats: readonly number[]): Promise<void> {
  if (!seats.some((seat) => table.person(seat)?.standIn)) return;
  await tables.change(table, ({ sheet }) => ({
    sheet: seats.reduce((after, seat) => editSeat(after, seat, { standIn: false }), sheet),
  }));
}
