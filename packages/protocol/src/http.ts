import type { Family, NamedAction, OptionRule, Position, SeenEntry, Viewer } from '@branchline/engine';
import type { PhraseId } from './phrases.ts';
import type {
  ChatLine,
  ClockRule,
  PlayLevel,
  ReplaySharing,
  TableId,
  TableInfo,
  TableOptions,
  TableSettings,
  TableStatus,
  You,
} from './table.ts';

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

/** `GET /api/server`. */
export interface ServerNotes {
  /** Where whoever runs this server is reached, if they say so: `mailto:…` or `https://…`. */
  readonly contact?: string;
}

/** `GET /api/games`. */
export interface GameListing {
  readonly games: readonly ListedGame[];
  /** The ids a bot's seat may have. */
  readonly bots: readonly string[];
  /** So many bytes may a request weigh that brings a map. */
  readonly largestMap: number;
}
export interface ListedGame {
  /** What `game` of a table is: an id, or for a map that is offered here its id and hash. */
  readonly id: string;
  readonly name: string;
  /** Of a map that is offered here: who made it, and its hash. */
  readonly author?: string;
  readonly hash?: string;
  /** What a list of maps shows of it: its names by language, its look, its pieces. */
  readonly title?: Readonly<Record<string, unknown>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionRule[];
}

/** `GET /api/games/:game`: a game with everything printed on its board and cards. */
export interface GameFacts extends ListedGame {
  readonly family: Family;
  /** Of a board its pack (docs/packs.md); of the others what is in their box. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A seat of a table to be made: for the maker, for whoever comes, or for a bot. Several `me` make pass-and-play. */
export type SeatWish =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string };

/**
 * `POST /api/tables`. What is not said takes its default: private, no clock, `bot`, a pace of 1200; a grace of two minutes, and none
 * where a clock gives days.
 */
export interface CreateTable {
  /** A game of `GET /api/games`, or a map from outside that this server keeps. */
  readonly game?: string;
  /** Instead: a map that you bring, whole (docs/packs.md). */
  readonly pack?: Readonly<Record<string, unknown>>;
  readonly options?: TableOptions;
  readonly seats: readonly SeatWish[];
  readonly settings?: Partial<TableSettings>;
  /** Deal at once, if no seat is open. */
  readonly start?: boolean;
}

/** `POST /api/seek`: sit down with whoever waits for the same, or wait for somebody at a new public table that begins by itself. */
export interface Seek {
  readonly game: string;
  readonly clock: ClockRule;
  readonly level?: PlayLevel;
  readonly language?: string;
  readonly name?: string;
  /** Seconds after which bots take the seats that are still open; absent: never. */
  readonly botsAfter?: number;
  /** For how many players; as few as the game takes, where none is said. */
  readonly seats?: number;
  /** Which bot. */
  readonly bot?: { readonly id: string; readonly name?: string };
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
  /** What a map from outside calls itself. */
  readonly mapName?: string;
  readonly status: TableStatus;
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name?: string }[];
  readonly createdAt: number;
  /** When anything last happened. */
  readonly changedAt: number;
  readonly clock: ClockRule;
  readonly atTimeOut: TableSettings['atTimeOut'];
  /** Its people agreed to end it before its end. */
  readonly endedEarly?: true;
  /** What whoever set it up hopes for. */
  readonly level?: PlayLevel;
  readonly language?: string;
  /** In the list of your own tables. */
  readonly yours?: YourPart;
}

/** What one's own table is to oneself. */
export interface YourPart {
  readonly seats: readonly number[];
  /** One of the seats is to move, and you are who moves it. */
  readonly awaited: boolean;
  /** Milliseconds that are left for it when this was sent, if a clock runs. */
  readonly left?: number;
  /** A standing order of yours is running. */
  readonly order?: true;
  /** A bot plays for you, because you asked for it or were away, until you are back. */
  readonly standIn?: true;
  /** You are asked to play again: a seat is kept for you. */
  readonly invited?: true;
  /** Something is proposed at the table, and your agreement is missing. */
  readonly proposal?: 'end' | 'seat';
  /** You have left, or a bot was given your seat: you may have it back. */
  readonly former?: true;
}

/** `GET /api/tables` (public ones) and `GET /api/tables/mine`: all that are not over, and the last that are. */
export interface TableList {
  readonly tables: readonly ListedTable[];
  /** There are more of yours that are over: `GET /api/tables/mine?older=…` lists the next. */
  readonly older?: string;
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

/**
 * `PUT /api/tables/:table/seats/:seat`, by the host: before the deal, or for a seat whose person has left. For somebody who is away
 * longer than the table allows a bot plays until they are back (T-1).
 */
export type SetSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string };

/** `PUT /api/tables/:table/seats/:seat/person`: what the person at it says about themselves; colour and `ready` before the deal. */
export interface SetPerson {
  readonly name?: string;
  readonly colour?: number;
  readonly ready?: boolean;
}

/** `POST /api/tables/:table/seats/:seat/swap`, by the host before the deal: who sits here and there change places. */
export interface SwapSeats {
  readonly with: number;
}

/** `PUT /api/tables/:table/setup`, by the host before the deal. */
export interface ChangeSetup {
  readonly options?: TableOptions;
  readonly settings?: Partial<TableSettings>;
  /** So many seats: open ones come, or go. */
  readonly seats?: number;
}

/** `POST /api/tables/:table/start`, by the host. */
export interface StartTable {
  /** Seats that are still open are taken away first. */
  readonly withoutOpenSeats?: boolean;
}

/** `POST /api/tables/:table/proposals`: to end the game early, or to be given a seat that nobody plays any more. */
export type MakeProposal =
  | { readonly kind: 'end' }
  | { readonly kind: 'seat'; readonly seat: number; readonly name?: string };

/** `POST /api/tables/:table/votes`: whether you agree to what is proposed; whoever proposed it takes it back with a no. */
export interface Vote {
  readonly agree: boolean;
}

/** `POST /api/tables/:table/host`: to the person at this seat. */
export interface HandOver {
  readonly seat: number;
}

/** `PUT /api/tables/:table/replay`, by anybody who sat there. */
export interface ShareReplay {
  readonly replay: ReplaySharing;
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
  /** Makes the link and the old tokens worthless: nobody comes after you with the same one. */
  readonly renew?: boolean;
}

/** `POST /api/tables/:table/readmit`: somebody whom the host asked to get up may sit down again. */
export interface Readmit {
  readonly author: string;
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

/** `POST /api/tables/:table/chat`; answered by the line. Either a text or a quick phrase. */
export interface SayAtTable {
  readonly text?: string;
  readonly phrase?: PhraseId;
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

/**
 * What somebody whose page is closed is told of. `agreementAsked`: something is proposed at the table; `botPlays`: they were away for
 * too long or too late, and a bot has begun to play for them.
 */
export const PUSH_TYPES = [
  'yourTurn',
  'rematchAsked',
  'agreementAsked',
  'botPlays',
  'orderEnded',
  'tableBegan',
  'tableOver',
] as const;
export type PushType = (typeof PUSH_TYPES)[number];

/** What a push message holds, for the service worker. */
export interface PushMessage {
  readonly type: PushType;
  readonly table: TableId;
  readonly game: string;
  /** What a map from outside calls itself. */
  readonly mapName?: string;
  readonly seat: number;
}

/** Nothing to say. */
export interface Done {
  readonly done: true;
}
