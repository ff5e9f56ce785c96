import type { MovedBy } from '@branchline/engine';
import { z } from 'zod';

/** Unguessable: 22 letters, digits, `-` and `_`. */
export type TableId = string;

/** Milliseconds since 1970, by the server's clock. */
export type Moment = number;

/** What may be chosen of a game's options, by name. */
export type TableOptions = Readonly<Record<string, boolean | number>>;

/** How long players may think. `move`: for every decision; `game`: for all of them, plus `increment` after each. Seconds. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'game'; readonly seconds: number; readonly increment: number };

/** Choices of a table that are not rules of its game. */
export interface TableSettings {
  /** Public tables are listed; private ones are found by link only. */
  readonly visibility: 'public' | 'private';
  readonly clock: ClockRule;
  /** T-1 `bot`: a bot takes the seat over until the player is back. T-2 `leastHarm`: the least harmful move is made. */
  readonly atTimeOut: 'bot' | 'leastHarm';
  /** T-1: seconds after which an absent player's seat is treated as out of time; 0: absence alone changes nothing. */
  readonly grace: number;
  /** Milliseconds a bot seems to think. */
  readonly botPace: number;
}

/** Who sits at a seat. `open`: nobody yet. */
export type SeatKind = 'open' | 'person' | 'bot';

export interface SeatClock {
  /** Milliseconds left when this was sent (`TableInfo.now`). */
  readonly left: number;
  readonly running: boolean;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  /** Shown name of the person or bot; absent while the seat is open. */
  readonly name?: string;
  /** Which bot plays here (`GET /api/games` lists them), for `kind: 'bot'`. */
  readonly bot?: string;
  /** Connected right now. Bots always are. */
  readonly present: boolean;
  /** T-1: a bot moves for this person until they come back. */
  readonly standIn: boolean;
  /** Something is asked of this seat now. */
  readonly awaited: boolean;
  readonly clock?: SeatClock;
}

export type TableStatus = 'open' | 'playing' | 'over';

/** Everything public about a table; the position itself comes in snapshots. */
export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly options: TableOptions;
  readonly settings: TableSettings;
  /** @deprecated The settings once more by their first name, for pages of version 0.1. */
  readonly manners?: TableSettings;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** The seat of the person who may start, add bots and hand the table over; absent when the host only watches. */
  readonly host?: number;
  /** How many entries the log has: 0 before the deal, 1 after it, one more for every accepted action. */
  readonly version: number;
  readonly watchers: number;
  /** Fairness: SHA-256 of the seed (as 64 hexadecimal digits), published at the deal. */
  readonly commitment?: string;
  /** Fairness: the seed itself, once the game is over. */
  readonly seed?: string;
  /** Set when somebody asked for a rematch: the new table. */
  readonly rematch?: TableId;
  readonly createdAt: Moment;
  readonly startedAt?: Moment;
  readonly endedAt?: Moment;
  /** The server's clock when this was sent: `SeatClock.left` counts from here. */
  readonly now: Moment;
}

/** What the asker is to a table. */
export interface You {
  /** The seats this browser (or token) holds; several for pass-and-play, none for a watcher. */
  readonly seats: readonly number[];
  readonly host: boolean;
  /** May write where: at the table, among the watchers, or nowhere (muted). */
  readonly chat: ChatRoom | 'none';
}

/** People at the table talk among themselves, watchers among themselves. */
export type ChatRoom = 'table' | 'watchers';

export interface ChatLine {
  readonly number: number;
  readonly room: ChatRoom;
  /** The same writer has the same mark at this table: what `mute` names. */
  readonly author: string;
  readonly name: string;
  /** Absent for a watcher. */
  readonly seat?: number;
  /** Plain text. Show it as text, never as HTML. */
  readonly text: string;
  readonly at: Moment;
}

export const SeatNumber: z.ZodType<number> = z.int().min(0).max(15);
export const TableIdText: z.ZodType<string> = z.string().regex(/^[\w-]{22}$/, 'no table id');

/** Something of a text can be seen. */
export const VISIBLE: RegExp = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** More marks on one letter than any script needs are there to cover the lines above and below. */
export const fewMarks = (text: string): string => text.replace(/(\p{M}{3})\p{M}+/gu, '$1');

/** A shown name: trimmed, no control, direction or invisible characters, one line, and something to be seen. */
export const Name: z.ZodType<string> = z
  .string()
  .max(200)
  .transform((text) =>
    fewMarks(text.normalize('NFC'))
      // Fillers and the empty Braille cell look like nothing; the selector of a colourful emoji may stay.
      .replace(/(?!\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(40).regex(VISIBLE, 'nothing of it can be seen'));

const wholeSeconds = (least: number, days: number) =>
  z
    .int()
    .min(least)
    .max(60 * 60 * 24 * days);

/** The clocks a table may be set up with. */
const ClockWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: wholeSeconds(5, 30) }),
  z.strictObject({ kind: z.literal('game'), seconds: wholeSeconds(5, 30), increment: wholeSeconds(0, 1) }),
]);

const Clock: z.ZodType<ClockRule> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('move'), seconds: z.number() }),
  z.object({ kind: z.literal('game'), seconds: z.number(), increment: z.number() }),
]);

const settingsShape = {
  visibility: z.enum(['public', 'private']),
  clock: Clock,
  atTimeOut: z.enum(['bot', 'leastHarm']),
  grace: z
    .int()
    .min(0)
    .max(60 * 60 * 24 * 30),
  botPace: z.int().min(0).max(10_000),
};

export const TableSettingsSchema: z.ZodType<TableSettings> = z.object(settingsShape);
export const SomeTableSettings: z.ZodType<Partial<TableSettings>> = z.strictObject({
  visibility: settingsShape.visibility.exactOptional(),
  clock: ClockWish.exactOptional(),
  atTimeOut: settingsShape.atTimeOut.exactOptional(),
  grace: settingsShape.grace.exactOptional(),
  botPace: settingsShape.botPace.exactOptional(),
});

export const Options: z.ZodType<TableOptions> = z.record(z.string().max(40), z.union([z.boolean(), z.number()]));

const moment = z.number();

export const SeatClockSchema: z.ZodType<SeatClock> = z.object({ left: z.number(), running: z.boolean() });

export const Seat: z.ZodType<SeatInfo> = z.object({
  seat: z.int(),
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string().exactOptional(),
  bot: z.string().exactOptional(),
  present: z.boolean(),
  standIn: z.boolean(),
  awaited: z.boolean(),
  clock: SeatClockSchema.exactOptional(),
});

export const Info: z.ZodType<TableInfo> = z.object({
  id: z.string(),
  game: z.string(),
  options: Options,
  settings: TableSettingsSchema,
  manners: TableSettingsSchema.exactOptional(),
  status: z.enum(['open', 'playing', 'over']),
  seats: z.array(Seat),
  host: z.int().exactOptional(),
  version: z.int(),
  watchers: z.int(),
  commitment: z.string().exactOptional(),
  seed: z.string().exactOptional(),
  rematch: z.string().exactOptional(),
  createdAt: moment,
  startedAt: moment.exactOptional(),
  endedAt: moment.exactOptional(),
  now: moment,
});

export const Yourself: z.ZodType<You> = z.object({
  seats: z.array(z.int()),
  host: z.boolean(),
  chat: z.enum(['table', 'watchers', 'none']),
});

export const Chat: z.ZodType<ChatLine> = z.object({
  number: z.int(),
  room: z.enum(['table', 'watchers']),
  author: z.string(),
  name: z.string(),
  seat: z.int().exactOptional(),
  text: z.string(),
  at: moment,
});

export const By: z.ZodType<MovedBy> = z.enum(['person', 'bot', 'clock', 'order']);
