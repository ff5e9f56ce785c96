import type { Logger } from 'pino';
import type { Keys } from '../auth/keys.ts';
import type { Chat } from '../chat/chat.ts';
import type { ServerSettings } from '../config/settings.ts';
import type { Subscribers } from '../live/subscribers.ts';
import type { Orders } from '../orders/orders.ts';
import type { Peers } from '../peers/peers.ts';
import type { Presence } from '../presence/presence.ts';
import type { PushSubscriptions } from '../push/push-subscriptions.ts';
import type { TableStore } from '../store/table-store.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

/** The parts of a running server that requests are handled with. */
export interface Services {
  readonly settings: ServerSettings;
  readonly store: TableStore;
  readonly peers: Peers;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly subscribers: Subscribers;
  readonly chat: Chat;
  readonly orders: Orders;
  readonly pushes: PushSubscriptions;
  readonly keys: Keys;
  readonly log: Logger;
  /** Cookies over https only. */
  readonly secure: boolean;
  /** The bot that moves for people who are away (T-1). */
  readonly standIn: string;
  /** The people of these seats have shown up: bots that stood in step back. */
  readonly personReturned: (table: Table, seats: readonly number[]) => void;
  readonly now: () => number;
  /** False while the server is going down. */
  readonly ready: () => boolean;
  readonly botsWaiting: () => number;
  readonly connections: () => number;
}
