import type { NamedAction, NamedRejection, SeenEntry, Viewer } from '@branchline/engine';
import type { Refusal } from './errors.ts';
import type { PhraseId } from './phrases.ts';
import type { ChatLine, Moment, SeatClock, TableId, TableInfo, You } from './table.ts';

/*
 * One socket, `GET /api/socket`, carries any number of tables. Every message is one JSON object with a `type`.
 *
 * To follow a table send `watch`. The server answers, for each seat this browser holds (or once as a watcher), either a
 * `snapshot` or, when `since` is given and little was missed, the missing `happened` messages; then `info`. After that every accepted
 * action arrives as `happened`, once for each viewer: apply its events with `game.evolve` and then `game.cover(view, viewer)`.
 * `version` grows by exactly one with every entry; a client that sees a gap sends `watch` again.
 */

/** Follow a table. Also sent again after a reconnect, with the last version seen. */
export interface WatchMessage {
  readonly type: 'watch';
  readonly table: TableId;
  /** The last version this client has applied for all its viewers. */
  readonly since?: number;
  /** A key from a link (private tables), or the token of a seat. */
  readonly key?: string;
  /** See no more than any watcher, although one holds seats: for a screen that everybody looks at. */
  readonly asWatcher?: true;
}

export interface UnwatchMessage {
  readonly type: 'unwatch';
  readonly table: TableId;
}

/** A seat's answer to the question with this number. */
export interface AnswerMessage {
  readonly type: 'answer';
  readonly table: TableId;
  readonly seat: number;
  readonly question: number;
  readonly action: NamedAction;
  /** Made by the client, unlike any other of its answers. Sent again after a lost connection, it is not applied twice. */
  readonly id: string;
}

/** Something said at the table: a text, or a quick phrase. */
export interface SayMessage {
  readonly type: 'say';
  readonly table: TableId;
  readonly text?: string;
  readonly phrase?: PhraseId;
  /** Which of your seats says it; the first one by default. */
  readonly seat?: number;
}

/** Somebody has touched the page: they are there, and a bot that played for them because they did nothing steps back. */
export interface HereMessage {
  readonly type: 'here';
  readonly table: TableId;
}

/** Answered by `pong`, to see that the line is alive. */
export interface PingMessage {
  readonly type: 'ping';
}

export type ClientMessage = WatchMessage | UnwatchMessage | AnswerMessage | SayMessage | HereMessage | PingMessage;

/** The whole view of one viewer: replace what you have. */
export interface SnapshotMessage {
  readonly type: 'snapshot';
  readonly table: TableId;
  readonly version: number;
  readonly viewer: Viewer;
  /** The view as the engine's row of numbers, veiled for `viewer`. */
  readonly row: readonly number[];
}

/** One accepted action, as its viewer may see it. The action itself is never sent: it may hold secrets. */
export interface HappenedMessage {
  readonly type: 'happened';
  readonly table: TableId;
  /** The version after it. */
  readonly version: number;
  readonly viewer: Viewer;
  readonly entry: HappenedEntry;
  /** Every seat's clock at `entry.at`, at tables that have clocks. */
  readonly clocks?: readonly SeatClock[];
}

/** The version stands in the message. */
export type HappenedEntry = Omit<SeenEntry, 'version'>;

/** Something about the table, its people or its clocks has changed. */
export interface InfoMessage {
  readonly type: 'info';
  readonly table: TableId;
  readonly info: TableInfo;
  readonly you: You;
}

/** Your answer counts: it is on disk, and is (or will be) told as `happened` with this version. */
export interface AcceptedMessage {
  readonly type: 'accepted';
  readonly table: TableId;
  readonly id: string;
  readonly version: number;
}

/** The rules refuse it; nothing has changed, the question is still open. */
export interface RejectedMessage {
  readonly type: 'rejected';
  readonly table: TableId;
  readonly id: string;
  readonly rejection: NamedRejection;
}

/** The question you answered is no longer open. */
export interface StaleMessage {
  readonly type: 'stale';
  readonly table: TableId;
  readonly id: string;
  readonly version: number;
}

export interface ChatMessage {
  readonly type: 'chat';
  readonly table: TableId;
  /** One new line, or all the last ones after `watch`. */
  readonly lines: readonly ChatLine[];
}

/** A message of yours could not be served. `id` and `table` are those of the message, if it had them. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly refusal: Refusal;
  readonly table?: TableId;
  readonly id?: string;
}

/** A standing order of yours has moved on or ended: fetch it again. */
export interface OrderMessage {
  readonly type: 'order';
  readonly table: TableId;
  readonly seat: number;
}

/** The server is about to go away for a moment: connect again. */
export interface RestartMessage {
  readonly type: 'restart';
}

/** The server goes away for a moment at this time; without one: it does not after all. */
export interface RestartPlannedMessage {
  readonly type: 'restartPlanned';
  readonly at?: Moment;
}

export interface PongMessage {
  readonly type: 'pong';
  readonly now: Moment;
}

export type ServerMessage =
  | SnapshotMessage
  | HappenedMessage
  | InfoMessage
  | AcceptedMessage
  | RejectedMessage
  | StaleMessage
  | ChatMessage
  | RefusedMessage
  | OrderMessage
  | RestartMessage
  | RestartPlannedMessage
  | PongMessage;
