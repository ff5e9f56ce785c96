import { botIds } from '@branchline/bots';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeKeys } from '../auth/keys.ts';
import { type BotPool, openBotPool } from '../bots/pool.ts';
import { Chat } from '../chat/chat.ts';
import type { Secrets } from '../config/secrets.ts';
import type { ServerSettings } from '../config/settings.ts';
import { createApp } from '../http/app.ts';
import type { Services } from '../http/services.ts';
import { Sockets } from '../live/sockets.ts';
import { Subscribers, type SubscribersParts } from '../live/subscribers.ts';
import { Orders } from '../orders/orders.ts';
import { alone, type Peers } from '../peers/peers.ts';
import { PushSubscriptions, type SendPush, webPushSender } from '../push/pushes.ts';
import { tellAsked } from '../push/turn-notifier.ts';
import { Scheduler } from '../schedule/scheduler.ts';
import type { DamagedTable } from '../store/damaged.ts';
import type { TableStore } from '../store/table-store.ts';
import { seatEdited } from '../tables/seat-edits.ts';
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
  /** Tests look at pushes instead of sending them, and think faster than bots. */
  readonly sendPush?: SendPush;
  readonly pool?: BotPool;
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

/** Puts the rooms together. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { settings, store } = parts;
  const { services, sockets, scheduler, keepUp, pool, goDown } = furnish(parts);
  const { peers } = services;
  const app = await createApp(services, parts.webFolder);
  sockets.listenOn(app.server);
  return {
    app,
    services,
    async open() {
      await peers.join(keepUp);
      const address = await app.listen({ host: settings.host, port: settings.port });
      await scheduler.start(peers.alone);
      await store.forgetUnbegun(services.now() - UNBEGUN_MS);
      return address;
    },
    async close() {
      goDown();
      scheduler.stop();
      sockets.close();
      await new Promise((resolve) => setTimeout(resolve, sockets.count > 0 ? FAREWELL_MS : 0));
      sockets.cut();
      await app.close();
      await pool.close();
      await peers.leave();
      await store.close();
    },
  };
}

interface Rooms {
  readonly services: Services;
  readonly sockets: Sockets;
  readonly scheduler: Scheduler;
  readonly keepUp: PeerSync;
  readonly pool: BotPool;
  goDown(): void;
}

function furnish({ settings, secrets, store, peers = alone, log, sendPush, pool: given }: ServerParts): Rooms {
  let ready = true;
  const now = (): number => Date.now();
  const keys = makeKeys(secrets.secret);
  const pool = given ?? openBotPool({ workers: settings.botWorkers, seconds: settings.botSeconds });
  const standIn = STAND_INS.find((bot) => botIds.includes(bot)) ?? 'random';
  const send = sendPush ?? webPushSender(secrets, settings.pushContact);
  const pushes = new PushSubscriptions({
    store,
    send,
    publicKey: secrets.vapid.publicKey,
    hosts: settings.pushHosts,
    log,
  });
  // Rooms that need each other are tied together here, so that none has to know how the others are made.
  const attend = (live: Table): void => scheduler.attend(live);
  const tell = (live: Table, seats: readonly number[]): Promise<void> => tellAsked(live, seats, pushes, log);
  const watched = (live: Table, here: boolean): void => (here ? tables.cache.hold(live) : tables.cache.release(live));
  const cameBack = (live: Table, seats: readonly number[]): void => {
    // Whatever keeps it from being written: the person is asked again, and shows up again.
    stepBack(tables, live, seats).catch((error: unknown) =>
      log.error({ error: String(error), table: live.id }, 'a seat could not be given back'),
    );
  };
  const show: SubscribersParts['show'] = ({ id }, here) => peers.show(id, here);
  const lease = settings.leaseSeconds * 1000;
  const subscribers = new Subscribers({ now, mark: keys.mark, watched, cameOrWent: attend, show });
  const damaged = ({ table, what }: DamagedTable): void =>
    log.error({ table, what }, 'a table is damaged and not served');
  const tables: Tables = new Tables({ store, peers, audience: subscribers, now, lease, attend, tell, damaged });
  const orders = new Orders({ tables, ended: (live, seat) => void tell(live, [seat]) });
  const followOrder = orders.follow.bind(orders);
  const { think } = pool;
  const scheduler: Scheduler = new Scheduler({ tables, think, followOrder, standIn, peers, lease, log, now });
  const keepUp = new PeerSync({ tables, peers, audience: subscribers, attend, log, now });
  const chat = new Chat({ tables, peers, keys, now });
  const sockets = new Sockets({ tables, subscribers, chat, keys, log, cameBack }, settings);
  const shared = {
    settings,
    store,
    peers,
    tables,
    subscribers,
    chat,
    orders,
    pushes,
    keys,
    log,
    standIn,
    cameBack,
    now,
  };
  const services: Services = {
    ...shared,
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    ready: () => ready,
    botsWaiting: () => pool.waiting,
    connections: () => sockets.count,
  };
  const goDown = (): void => {
    ready = false;
  };
  return { services, sockets, scheduler, keepUp, pool, goDown };
}

/** T-1: whoever is back gets the seat back. */
async function stepBack(tables: Tables, live: Table, seats: readonly number[]): Promise<void> {
  if (!seats.some((seat) => live.person(seat)?.standIn)) return;
  await tables.change(live, ({ sheet }) => ({
    sheet: seats.reduce((after, seat) => seatEdited(after, seat, { standIn: false }), sheet),
  }));
}
