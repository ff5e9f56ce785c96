import type { Logger } from 'pino';
import type { Bans } from '../auth/bans.ts';
import type { Devices } from '../auth/devices.ts';
import type { Identity } from '../auth/identity.ts';
import type { Keys } from '../auth/keys.ts';
import type { Passkeys } from '../auth/passkeys.ts';
import type { Chat } from '../chat/chat.ts';
import type { ServerSettings } from '../config/settings.ts';
import type { Doorway } from '../live/doorway.ts';
import type { PersonReturned } from '../live/messages.ts';
import type { Subscribers } from '../live/subscribers.ts';
import type { Orders } from '../orders/orders.ts';
import type { Gallery } from '../packs/gallery.ts';
import type { Games } from '../packs/games.ts';
import type { Peers } from '../peers/peers.ts';
import type { Painter } from '../picture/painter.ts';
import type { Presence } from '../presence/presence.ts';
import type { PushSubscriptions } from '../push/push-subscriptions.ts';
import type { Webhooks } from '../push/webhooks.ts';
import type { Room } from '../store/room.ts';
import type { TableStore } from '../store/table-store.ts';
import type { Figures } from '../tables/figures.ts';
import type { ReadRecord } from '../tables/record-reader.ts';
import type { Tables } from '../tables/tables.ts';
import type { Take } from './allowances.ts';

/** The parts of a running server that requests are handled with. */
export interface Services {
  readonly settings: ServerSettings;
  readonly store: TableStore;
  readonly peers: Peers;
  readonly games: Games;
  readonly gallery: Gallery;
  readonly tables: Tables;
  readonly readRecord: ReadRecord;
  readonly painter: Painter;
  readonly presence: Presence;
  readonly subscribers: Subscribers;
  readonly chat: Chat;
  readonly orders: Orders;
  readonly pushes: PushSubscriptions;
  readonly webhooks: Webhooks;
  /** Both: whatever reaches somebody whose page is closed. */
  readonly told: Pick<PushSubscriptions, 'send'>;
  readonly keys: Keys;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly figures: Figures;
  readonly bans: Bans;
  readonly doorway: Doorway;
  readonly allow: Take;
  readonly room: Room;
  readonly log: Logger;
  /** A browser is in use; what it says of itself is what its person knows it by. */
  readonly seen: (identity: Identity, browser: string | undefined) => void;
  /** What was decided about people and browsers is done at once, not at the next look. */
  readonly enforce: () => Promise<void>;
  /** Cookies over https only. */
  readonly secure: boolean;
  /** The bot that moves for people who are away (T-1). */
  readonly standIn: string;
  /** The people of these seats have shown up: bots that stood in step back. */
  readonly personReturned: PersonReturned;
  readonly now: () => number;
  /** False while the server is going down. */
  readonly ready: () => boolean;
  readonly botsWaiting: () => number;
  readonly connections: () => number;
}
