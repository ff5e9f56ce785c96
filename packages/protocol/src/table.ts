import type { MovedBy } from '@branchline/engine';
import { z } from 'zod';
import { Phrase, type PhraseId } from './phrases.ts';

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
  /**
   * T-1: seconds after which somebody who is connected and asked, and does nothing, is asked whether they are still there; a minute later
   * they count as absent. 0: nobody is asked. Without meaning where a clock gives days.
   */
  readonly idle?: number;
  /** Milliseconds a bot seems to think. */
  readonly botPace: number;
  /** `players`: the open cards of the finished game are for those who sat there; otherwise for whoever has the link. */
  readonly replay?: ReplaySharing;
  /** Whoever watches is shown who is likely to win: their page works it out from what they see. Players are never shown it. */
  readonly spectatorChance?: boolean;
  /** What whoever set a public table up hopes for: how well people play, and which language they write (BCP 47). */
  readonly level?: PlayLevel;
  readonly language?: string;
}

export type ReplaySharing = 'link' | 'players';

/** How people at a table mean to play. */
export type PlayLevel = 'beginner' | 'casual' | 'strong';

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
  /** Shown name of the person or bot; absent while the seat is open, and for a guest who has given none. */
  readonly name?: string;
  /** An open seat that is kept for somebody who was asked to play again: their name, empty if they have none. */
  readonly keptFor?: string;
  /** An open seat that was kept for somebody who has said no: their name, empty if they have none. */
  readonly declinedBy?: string;
  /** The mark this seat's person has as a writer of chat lines: what `mute` names. */
  readonly author?: string;
  /** The host has muted them for everybody. */
  readonly muted?: true;
  /** Which of the game's seat colours, counted from 0; as its number, where it is not said. */
  readonly colour?: number;
  /** Before the deal: says that it may begin. */
  readonly ready?: true;
  /** Has left: a bot moves here until they are back or somebody else sits here. */
  readonly left?: true;
  /** Has done nothing for long, and is asked whether they are still there: from this moment on they count as absent. */
  readonly idleUntil?: Moment;
  /** Away longer than the table allows: the host may let a bot play. */
  readonly overdue?: true;
  /** Nobody plays here any more: somebody new may ask for the seat. */
  readonly free?: true;
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

/** Something that needs the consent of everybody who is there: one at a time. */
export interface Proposal {
  /** `end`: to end the game before its end. `seat`: somebody asks for a seat that nobody plays any more. */
  readonly kind: 'end' | 'seat';
  /** Who proposes to end it, or which seat is asked for. */
  readonly seat: number;
  /** Who asks for the seat. */
  readonly name?: string;
  /** Whose consent it needs, and who has given it, by seat. */
  readonly asked: readonly number[];
  readonly agreed: readonly number[];
}

export const NOTICE_KINDS = [
  'left',
  'cameBack',
  'botPlays',
  'handedBack',
  'botSeated',
  'newPerson',
  'newHost',
  'endProposed',
  'endDeclined',
  'endedEarly',
  'seatAsked',
  'seatDeclined',
  'muted',
  'unmuted',
  'handedOn',
] as const;

/** What can happen to the people of a table. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that happened to the people of a table while it was played. */
export interface TableNotice {
  readonly at: Moment;
  /** How many entries the log had then. */
  readonly version: number;
  readonly kind: NoticeKind;
  readonly seat?: number;
  /** Who sat there then, if they had a name. */
  readonly name?: string;
}

/** What somebody who played at this seat has said to another game. The one who asked has said yes. */
export interface RematchAnswer {
  readonly seat: number;
  readonly answer: 'asked' | 'yes' | 'no';
}

/** Everything public about a table; the position itself comes in snapshots. */
export interface TableInfo {
  readonly id: TableId;
  /** The id of a game of the house; of a map from outside its id and hash, `five-towns@<hash>` (`GET /api/packs/<hash>`). */
  readonly game: string;
  /** What a map from outside calls itself. */
  readonly mapName?: string;
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
  /** What the people at the table are asked to agree to. */
  readonly proposal?: Proposal;
  /** The last things that happened to its people, oldest first. */
  readonly notices?: readonly TableNotice[];
  /** The people ended it before its end: there is no score. */
  readonly endedEarly?: true;
  /** Set when somebody asked for a rematch: the new table. */
  readonly rematch?: TableId;
  /** Somebody looks for others: the table begins by itself when it is full, or at this moment with bots. */
  readonly seeking?: { readonly botAt?: Moment };
  /** What those who played have said to it. */
  readonly rematchAnswers?: readonly RematchAnswer[];
  /** The table whose people were asked to play once more, at this one. */
  readonly rematchOf?: TableId;
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
  /** Seats you have left, or that a bot was given while you were away: `POST …/return` brings you back. */
  readonly former?: readonly number[];
  /** A seat is kept for you: you are asked to play again. */
  readonly invited?: true;
  /** It is you who asks for the seat that is being decided about: a no of yours takes it back. */
  readonly asks?: true;
  /** Your own mark as a writer of chat lines. */
  readonly author?: string;
  /** The writers you have muted. */
  readonly muted?: readonly string[];
  /** The host has asked you to get up: you may not sit down here, unless they let you back. */
  readonly removed?: true;
  /** To the host before the deal: whom they have asked to get up; `POST …/readmit` lets one of them back. */
  readonly removedPeople?: readonly RemovedPerson[];
}

/** Somebody whom the host has asked to get up. */
export interface RemovedPerson {
  readonly author: string;
  readonly name?: string;
}

/** People at the table talk among themselves, watchers among themselves. */
export type ChatRoom = 'table' | 'watchers';

export interface ChatLine {
  readonly number: number;
  readonly room: ChatRoom;
  /** The same writer has the same mark at this table: what `mute` names. */
  readonly author: string;
  /** Empty for a guest who has given none. */
  readonly name: string;
  /** Absent for a watcher. */
  readonly seat?: number;
  /** Plain text. Show it as text, never as HTML. */
  readonly text: string;
  /** Set for a quick phrase: show this in the reader's language; `text` is its English. */
  readonly phrase?: PhraseId;
  readonly at: Moment;
}

export const SeatNumber: z.ZodType<number> = z.int().min(0).max(15);
export const TableIdText: z.ZodType<string> = z.string().regex(/^[\w-]{22}$/, 'no table id');

/** Something of a text can be seen. */
export const VISIBLE: RegExp = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** More marks on one letter than any script needs are there to cover the lines above and below. */
export const fewMarks = (text: string): string => text.replace(/(\p{M}{3})\p{M}+/gu, '$1');

const MOST_OF_A_NAME = 40;

/** As much of a name as is shown: whole letters, and rather a whole word than half of one. */
export function cutName(text: string, most: number = MOST_OF_A_NAME): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  const space = kept.lastIndexOf(' ');
  return (space > most / 2 ? kept.slice(0, space) : kept).trim();
}

/** A shown name: trimmed, cut, no control, direction or invisible characters, one line, and something to be seen. */
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
  .transform((text) => cutName(text))
  .pipe(z.string().min(1).max(MOST_OF_A_NAME).regex(VISIBLE, 'nothing of it can be seen'));

const wholeSeconds = (least: number, days: number) =>
  z
    .int()
    .min(least)
    .max(60 * 60 * 24 * days);

/** The clocks a table may be set up with. */
export const ClockWish: z.ZodType<ClockRule> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: wholeSeconds(5, 30) }),
  z.strictObject({ kind: z.literal('game'), seconds: wholeSeconds(5, 30), increment: wholeSeconds(0, 1) }),
]);

export const Clock: z.ZodType<ClockRule> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('move'), seconds: z.number() }),
  z.object({ kind: z.literal('game'), seconds: z.number(), increment: z.number() }),
]);

export const PlayLevelSchema: z.ZodType<PlayLevel> = z.enum(['beginner', 'casual', 'strong']);
export const LanguageTag: z.ZodType<string> = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/, 'no language')
  .max(20);

const settingsShape = {
  visibility: z.enum(['public', 'private']),
  clock: Clock,
  atTimeOut: z.enum(['bot', 'leastHarm']),
  grace: z
    .int()
    .min(0)
    .max(60 * 60 * 24 * 30),
  idle: z
    .int()
    .min(0)
    .max(60 * 60)
    .exactOptional(),
  botPace: z.int().min(0).max(10_000),
  replay: z.enum(['link', 'players']).exactOptional(),
  spectatorChance: z.boolean().exactOptional(),
  level: PlayLevelSchema.exactOptional(),
  language: LanguageTag.exactOptional(),
};

export const TableSettingsSchema: z.ZodType<TableSettings> = z.object(settingsShape);
export const SomeTableSettings: z.ZodType<Partial<TableSettings>> = z.strictObject({
  visibility: settingsShape.visibility.exactOptional(),
  clock: ClockWish.exactOptional(),
  atTimeOut: settingsShape.atTimeOut.exactOptional(),
  grace: settingsShape.grace.exactOptional(),
  idle: settingsShape.idle,
  botPace: settingsShape.botPace.exactOptional(),
  replay: settingsShape.replay,
  spectatorChance: settingsShape.spectatorChance,
  level: settingsShape.level,
  language: settingsShape.language,
});

export const Options: z.ZodType<TableOptions> = z.record(z.string().max(40), z.union([z.boolean(), z.number()]));

const moment = z.number();

export const SeatClockSchema: z.ZodType<SeatClock> = z.object({ left: z.number(), running: z.boolean() });

export const Seat: z.ZodType<SeatInfo> = z.object({
  seat: z.int(),
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string().exactOptional(),
  keptFor: z.string().exactOptional(),
  declinedBy: z.string().exactOptional(),
  author: z.string().exactOptional(),
  muted: z.literal(true).exactOptional(),
  colour: z.int().exactOptional(),
  ready: z.literal(true).exactOptional(),
  left: z.literal(true).exactOptional(),
  idleUntil: moment.exactOptional(),
  overdue: z.literal(true).exactOptional(),
  free: z.literal(true).exactOptional(),
  bot: z.string().exactOptional(),
  present: z.boolean(),
  standIn: z.boolean(),
  awaited: z.boolean(),
  clock: SeatClockSchema.exactOptional(),
});

export const ProposalSchema: z.ZodType<Proposal> = z.object({
  kind: z.enum(['end', 'seat']),
  seat: z.int(),
  name: z.string().exactOptional(),
  asked: z.array(z.int()),
  agreed: z.array(z.int()),
});

export const NoticeSchema: z.ZodType<TableNotice> = z.object({
  at: moment,
  version: z.int(),
  kind: z.enum(NOTICE_KINDS),
  seat: z.int().exactOptional(),
  name: z.string().exactOptional(),
});

export const Info: z.ZodType<TableInfo> = z.object({
  id: z.string(),
  game: z.string(),
  mapName: z.string().exactOptional(),
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
  proposal: ProposalSchema.exactOptional(),
  notices: z.array(NoticeSchema).exactOptional(),
  endedEarly: z.literal(true).exactOptional(),
  rematch: z.string().exactOptional(),
  seeking: z.object({ botAt: moment.exactOptional() }).exactOptional(),
  rematchAnswers: z.array(z.object({ seat: z.int(), answer: z.enum(['asked', 'yes', 'no']) })).exactOptional(),
  rematchOf: z.string().exactOptional(),
  createdAt: moment,
  startedAt: moment.exactOptional(),
  endedAt: moment.exactOptional(),
  now: moment,
});

export const Yourself: z.ZodType<You> = z.object({
  seats: z.array(z.int()),
  host: z.boolean(),
  chat: z.enum(['table', 'watchers', 'none']),
  former: z.array(z.int()).exactOptional(),
  invited: z.literal(true).exactOptional(),
  asks: z.literal(true).exactOptional(),
  author: z.string().exactOptional(),
  muted: z.array(z.string()).exactOptional(),
  removed: z.literal(true).exactOptional(),
  removedPeople: z.array(z.object({ author: z.string(), name: z.string().exactOptional() })).exactOptional(),
});

export const Chat: z.ZodType<ChatLine> = z.object({
  number: z.int(),
  room: z.enum(['table', 'watchers']),
  author: z.string(),
  name: z.string(),
  seat: z.int().exactOptional(),
  text: z.string(),
  phrase: Phrase.exactOptional(),
  at: moment,
});

export const By: z.ZodType<MovedBy> = z.enum(['person', 'bot', 'clock', 'order']);
