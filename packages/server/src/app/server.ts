import { botIds } from '@branchline/bots';
import { findGame } from '@branchline/games';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type OperatorParts, operate } from '../admin/operator.ts';
import { Oversight } from '../admin/oversight.ts';
import type { AdminAnswer, AdminRequest } from '../admin/requests.ts';
import { Bans } from '../auth/bans.ts';
import { Devices } from '../auth/devices.ts';
import { makeKeys } from '../auth/keys.ts';
import { Passkeys } from '../auth/passkeys.ts';
import { type BotPool, openBotPool } from '../bots/bot-pool.ts';
import { Chat } from '../chat/chat.ts';
import { ChatFeed } from '../chat/chat-feed.ts';
import { type Clock, systemClock } from '../common/clock.ts';
import type { Secrets } from '../config/secrets.ts';
import type { ServerSettings } from '../config/settings.ts';
import { addressAllowances } from '../http/allowances.ts';
import { createApp } from '../http/app.ts';
import type { Services } from '../http/services.ts';
import { sharedCounts } from '../http/shared-counts.ts';
import { Doorway } from '../live/doorway.ts';
import type { PersonReturned } from '../live/messages.ts';
import { Sockets } from '../live/sockets.ts';
import { Subscribers } from '../live/subscribers.ts';
import { Orders } from '../orders/orders.ts';
import { Gallery } from '../packs/gallery.ts';
import { Games } from '../packs/games.ts';
import { offeredMaps } from '../packs/offered.ts';
import { openPackReader } from '../packs/pack-reader.ts';
import { type Peers, singleProcess } from '../peers/peers.ts';
import { openPainter, type Painter } from '../picture/painter.ts';
import { Presence } from '../presence/presence.ts';
import { PushSubscriptions, type SendPush, webPushSender } from '../push/push-subscriptions.ts';
import { TurnNotifier } from '../push/turn-notifier.ts';
import { type SendPost, Webhooks } from '../push/webhooks.ts';
import { Attendance } from '../schedule/attendance.ts';
import { Matchmaking } from '../schedule/matchmaking.ts';
import { Retention } from '../schedule/retention.ts';
import { Scheduler } from '../schedule/scheduler.ts';
import type { DamagedTable } from '../store/damaged.ts';
import { Room } from '../store/room.ts';
import type { TableStore } from '../store/table-store.ts';
import { secretDraw } from '../tables/answer-times.ts';
import { Figures } from '../tables/figures.ts';
import { openRecordReader } from '../tables/record-reader.ts';
import { editSeat } from '../tables/seat-edits.ts';
import type { Table } from '../tables/table.ts';
import { Tables } from '../tables/tables.ts';
import { deadlineOf } from '../tables/timing.ts';
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
  readonly sendPost?: SendPost;
  readonly pool?: BotPool;
  readonly painter?: Painter;
  readonly clock?: Clock;
  readonly webFolder?: string;
}

/** A server that can be opened and closed. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Answers the address. */
  open(): Promise<string>;
  /** Does what an operator asks. */
  operate(request: AdminRequest): Promise<AdminAnswer>;
  /** Finishes what is being written, tells everybody to come back, closes everything. */
  close(): Promise<void>;
}

type Told = Parameters<PushSubscriptions['send']>;

/** Who moves for people who are away, the first there is: nobody who now and then looks away. */
const STAND_INS = ['master', 'greedy', 'random'];
/** Clients have this long to go by themselves. */
const FAREWELL_MS = 500;

/** Puts the parts together. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { settings, store, clock = systemClock } = parts;
  const { services, sockets, scheduler, attendance, matchmaking, peerSync, pool, readers, oversight, goDown } =
    assemble(parts);
  const { peers } = services;
  const app = await createApp(services, parts.webFolder);
  sockets.listenOn(app.server);
  const { tables, gallery } = services;
  const renewMaps = (): Promise<void> => gallery.renew();
  const retention = new Retention({ store, tables, keep: settings.keepDays, renewMaps, clock, log: parts.log });
  return {
    app,
    services,
    operate: (request) => operate(request, operatorOf({ services, sockets, oversight })),
    async open() {
      await peers.join(peerSync);
      await oversight.start(peers.soleWriter);
      const address = await app.listen({ host: settings.host, port: settings.port });
      await scheduler.start(peers.soleWriter);
      await retention.start();
      return address;
    },
    async close() {
      goDown();
      oversight.stop();
      retention.stop();
      scheduler.stop();
      attendance.stop();
      matchmaking.stop();
      await sockets.close(FAREWELL_MS);
      await app.close();
      await pool.close();
      await Promise.all(readers.map((reader) => reader.close()));
      await peers.leave();
      await store.close();
    },
  };
}

interface Assembled {
  readonly services: Services;
  readonly sockets: Sockets;
  readonly scheduler: Scheduler;
  readonly attendance: Attendance;
  readonly matchmaking: Matchmaking;
  readonly peerSync: PeerSync;
  readonly pool: BotPool;
  readonly readers: readonly { close(): Promise<void> }[];
  readonly oversight: Oversight;
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
  const nameOf = (game: string): string => findGame(game)?.name ?? game;
  const { sendPost: post } = parts;
  const webhooks = new Webhooks({ store, nameOf, now, log, ...(post && { post }) });
  const told = { send: (...to: Told) => Promise.all([pushes.send(...to), webhooks.send(...to)]).then(() => undefined) };
  const damaged = ({ table, what }: DamagedTable): void =>
    log.error({ table, what }, 'a table is damaged and not served');
  const presence = new Presence(now);
  const packs = openPackReader(clock);
  const records = openRecordReader(clock);
  const painter = parts.painter ?? openPainter(clock);
  const games = new Games({ store, read: packs.read, now, offered: offeredMaps(settings, log) });
  const gallery = new Gallery({ store, games, offering: settings.offerMaps, now });
  const bans = new Bans(store);
  const devices = new Devices({ store, now });
  const passkeys = new Passkeys({ store, now });
  const isShut = (id: string): boolean => bans.isShut(id);
  const tables = new Tables({
    store,
    peers,
    presence,
    games,
    now,
    lease,
    isShut,
    damaged,
    botsAlone: settings.botsAlone,
    draw: secretDraw(secrets.secret),
  });
  const feed = new ChatFeed(store);
  const subscribers = new Subscribers({ tables, presence, clock, pseudonym });
  const notifier = new TurnNotifier({ wakeUps: tables.wakeUps, pushes: told, log });
  const orders = new Orders({ tables, notifier });
  const { askBot } = pool;
  const scheduler = new Scheduler({ tables, askBot, orders, notifier, standIn, peers, lease, log, clock });
  const tell = (table: Table): void => subscribers.info(table);
  const attendance = new Attendance({ tables, presence, tell, clock, log });
  const matchmaking = new Matchmaking({ tables, presence, clock, log });
  const heardOf = (table: Table, seats: readonly number[]): void => {
    presence.touched(table.id, seats);
    attendance.touched(table);
  };
  const peerSync = new PeerSync({
    tables,
    presence,
    feed,
    peers,
    touched: (table, seat) => heardOf(table, [seat]),
    log,
  });
  const chat = new Chat({ tables, feed, peers, keys, now });

  // Who hears of what, in this order: those who watch first.
  for (const listener of [subscribers, notifier, scheduler, attendance, matchmaking, peerSync]) tables.listen(listener);
  tables.listen({ closed: ({ id }) => feed.forget(id) });
  feed.listen((table, line) => subscribers.said(table, line));
  presence.listen((table, where) => {
    if (where === 'elsewhere') subscribers.presenceChanged(table);
    else peerSync.presenceChanged(table);
    scheduler.presenceChanged(table);
    attendance.presenceChanged(table);
    matchmaking.presenceChanged(table);
  });

  const personReturned: PersonReturned = (table, seats, how) => {
    if (how !== 'line' && seats.length > 0) {
      heardOf(table, seats);
      for (const seat of seats) peers.notify({ table: table.id, kind: 'touch', number: seat });
    }
    const back = seats.filter((seat) => {
      if (how !== undefined && table.person(seat)?.resting) return false;
      // Whose time is up has this decision made for them, however much they touch.
      const deadline = deadlineOf(table.timing, table.sheet.settings.clock, seat) ?? Infinity;
      return how !== 'touch' || deadline > now();
    });
    if (!back.some((seat) => table.person(seat)?.standIn)) return;
    // Whatever keeps it from being written: the person is asked again, and shows up again.
    endStandIn(tables, table, back).catch((error: unknown) =>
      log.error({ error: String(error), table: table.id }, 'a seat could not be given back'),
    );
  };
  const doorway = new Doorway(settings);
  const allow = addressAllowances(settings, sharedCounts(peers, log));
  const room = new Room({ store, now, mostBytes: settings.storageBytes, freeBytes: settings.freeBytes });
  const sockets = new Sockets(
    { tables, subscribers, chat, keys, devices, log, now, personReturned, allow },
    settings,
    doorway,
    (address, identity) => devices.isRevoked(identity.device) || bans.refuses(address, identity),
  );
  const oversight = new Oversight({ store, bans, devices, tables, sockets, clock, log });
  const shared = {
    settings,
    store,
    peers,
    games,
    gallery,
    tables,
    presence,
    subscribers,
    chat,
    orders,
    pushes,
    webhooks,
    told,
    keys,
    bans,
    devices,
    passkeys,
    log,
  };
  const services: Services = {
    ...shared,
    doorway,
    allow,
    room,
    readRecord: records.read,
    painter,
    seen: (identity, browser = '') => {
      // That somebody was here is nothing to fail for.
      devices.seen(identity, browser).catch(() => undefined);
    },
    enforce: () => oversight.look(),
    figures: new Figures({ store, tables, standIn }),
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
  return {
    services,
    sockets,
    scheduler,
    attendance,
    matchmaking,
    peerSync,
    pool,
    readers: [packs, records, painter],
    oversight,
    goDown,
  };
}

/** T-1: whoever is back gets the seat back. */
async function endStandIn(tables: Tables, table: Table, seats: readonly number[]): Promise<void> {
  await tables.change(table, ({ sheet }) => ({
    sheet: seats.reduce((after, seat) => editSeat(after, seat, { standIn: false, resting: false }), sheet),
  }));
}

/** What this process tells operators and does for them. */
function operatorOf({
  services,
  sockets,
  oversight,
}: Pick<Assembled, 'services' | 'sockets' | 'oversight'>): OperatorParts {
  const { store, bans, now, log, settings, games, tables } = services;
  return {
    store,
    bans,
    now,
    log,
    live: {
      status: () => ({
        processes: services.peers.count,
        connections: sockets.count,
        tablesInMemory: tables.count,
        damagedTables: tables.damaged.size,
        actions: tables.accepted,
        botThreads: settings.botWorkers,
        botsWaiting: services.botsWaiting(),
        botsAt: tablesWithBotsToMove(tables),
        uptimeSeconds: Math.round(process.uptime()),
        memoryBytes: process.memoryUsage.rss(),
      }),
      connections: () => sockets.list(),
      enforce: () => oversight.look(),
      offerMaps: () => games.offer(offeredMaps(settings, log)),
      planRestart: (at) => oversight.planRestart(at),
    },
  };
}

/** The tables in memory at which a bot is to move. */
function tablesWithBotsToMove(tables: Tables): readonly string[] {
  return tables
    .here()
    .filter(
      (table) => table.status === 'playing' && table.awaiting().some((seat) => table.sheet.seats[seat]?.kind === 'bot'),
    )
    .map(({ id }) => id);
}
