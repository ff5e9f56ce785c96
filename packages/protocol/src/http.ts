import type { NamedAction, OptionRule, Position, SeenEntry, Viewer } from '@branchline/engine';
import type { ChatLine, TableId, TableInfo, TableOptions, TableSettings, TableStatus, You } from './table.ts';

/*
 * The HTTP side, all under /api, JSON both ways. Who asks is told by the session cookie (made on the first visit) or by
 * `Authorization: Bearer <token of a seat>`. A refusal is a `Refusal` with a fitting status. docs/api.md lists the addresses.
 */

/** `GET /api/session`, `PUT /api/session`. */
export interface Session {
  /** Absent until the guest has chosen one. */
  readonly name?: string;
  /** Base64url; for `pushManager.subscribe`. */
  readonly pushKey: string;
}
export interface SetSession {
  readonly name: string;
}

/** `GET /api/games`. */
export interface GameListing {
  readonly games: readonly ListedGame[];
  /** The ids a bot's seat may have. */
  readonly bots: readonly string[];
}
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionRule[];
}

/** A seat of a table to be made: for the maker, for whoever comes, or for a bot. Several `me` make pass-and-play. */
export type SeatWish =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string };

/** `POST /api/tables`. What is not said takes its default: private, no clock, `bot`, no grace, a pace of 1200. */
export interface CreateTable {
  readonly game: string;
  readonly options?: TableOptions;
  readonly seats: readonly SeatWish[];
  readonly settings?: Partial<TableSettings>;
  /** Deal at once, if no seat is open. */
  readonly start?: boolean;
}

/** The answer to everything that makes or changes a table. */
export interface TableAnswer {
  readonly table: TableInfo;
  readonly you: You;
  /** After sitting down: the tokens of your seats, for programs that keep no cookies. */
  readonly tokens?: readonly { readonly seat: number; readonly token: string }[];
}

/** A line of a list of tables. */
export interface ListedTable {
  readonly id: TableId;
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name?: string }[];
  readonly createdAt: number;
  /** When anything last happened. */
  readonly changedAt: number;
  /** In the list of your own tables: your seats, and whether one of them is to move. */
  readonly yours?: { readonly seats: readonly number[]; readonly awaited: boolean };
}

/** `GET /api/tables` (public ones) and `GET /api/tables/mine`. */
export interface TableList {
  readonly tables: readonly ListedTable[];
}

/** `POST /api/tables/:table/join`. The first open seat by default. */
export interface JoinTable {
  readonly seat?: number;
  readonly name?: string;
  /** From the invitation link; private tables ask for it. */
  readonly key?: string;
}

/** `POST /api/tables/:table/leave`: one of your seats, or all of them. */
export interface LeaveTable {
  readonly seat?: number;
}

/** `PUT /api/tables/:table/seats/:seat`, by the host: before the deal, or for a seat whose person has left. */
export type SetSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string };

/** `POST /api/tables/:table/host`: to the person at this seat. */
export interface HandOver {
  readonly seat: number;
}

/** `GET /api/tables/:table/links`: paths, to be put behind this server's address. */
export interface TableLinks {
  /** To sit down; absent when no seat is open. */
  readonly join?: string;
  readonly watch: string;
  /** One for each of your seats: opens it on another device. The token inside is also the seat's bearer token. */
  readonly seats: readonly { readonly seat: number; readonly path: string; readonly token: string }[];
}

/** `POST /api/tables/:table/move`: bring the seat of this token to this browser. */
export interface MoveSeat {
  readonly key: string;
}

/** `POST /api/tables/:table/answers`. */
export interface SendAnswer {
  readonly seat: number;
  readonly question: number;
  readonly action: NamedAction;
  readonly id?: string;
}
export interface AnswerTaken {
  readonly version: number;
}

/** `GET /api/tables/:table/view?seat=…&after=…&wait=…`: `wait` seconds at most for a version above `after`. */
export interface TableView {
  readonly version: number;
  readonly viewer: Viewer;
  /** The row the engine reads; a client without the engine reads `position`. */
  readonly row: readonly number[];
  readonly position: Position;
  readonly info: TableInfo;
  readonly you: You;
  /** What is asked of the seat, and what it may answer: send one of `offers` back, or any other legal action. */
  readonly question?: { readonly kind: string; readonly number: number; readonly offers: readonly NamedAction[] };
}

/** `GET /api/tables/:table/log?seat=…&since=…`. After the end the viewer is `replay`: all open. */
export interface TableLog {
  readonly viewer: Viewer;
  readonly entries: readonly SeenEntry[];
}

/** `GET /api/tables/:table/chat`: the last lines, oldest first. */
export interface ChatLines {
  readonly lines: readonly ChatLine[];
}

/** `POST /api/tables/:table/chat`; answered by the line. */
export interface SayAtTable {
  readonly text: string;
  readonly seat?: number;
}

/** `POST /api/tables/:table/mutes`: no more lines of this author, for you, or (host only) for everybody. */
export interface MuteAuthor {
  readonly author: string;
  readonly muted: boolean;
  readonly forAll?: boolean;
}

/** `POST /api/push`: as the browser's `PushSubscription.toJSON()` gives it; `language` chooses the words. */
export interface PushSubscriptionRequest {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language?: string;
}

/** What a push message holds, for the service worker. */
export interface PushMessage {
  readonly type: 'yourTurn' | 'orderEnded' | 'tableBegan' | 'tableOver';
  readonly table: TableId;
  readonly game: string;
  readonly seat: number;
}

/** Nothing to say. */
export interface Done {
  readonly done: true;
}
