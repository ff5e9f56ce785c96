import type { Position } from '@branchline/engine';
import { z } from 'zod';
import { Action } from './actions.ts';
import type {
  AnswerTaken,
  ChatLines,
  CreateTable,
  Done,
  GameListing,
  HandOver,
  JoinTable,
  LeaveTable,
  MoveSeat,
  MuteAuthor,
  PushSubscriptionRequest,
  SayAtTable,
  SendAnswer,
  Session,
  SetSeat,
  SetSession,
  TableAnswer,
  TableLinks,
  TableList,
  TableLog,
  TableView,
} from './http.ts';
import { AnswerId, ChatText, EntrySchema, ViewerSchema } from './socket-schemas.ts';
import { Chat, type ChatLine, Info, Name, Options, SeatNumber, SomeTableSettings, Yourself } from './table.ts';

// The shapes of http.ts, as they are checked and as the OpenAPI document tells them.

// The engine's own type: it is carried here, not checked.
const position = z.looseObject({}) as unknown as z.ZodType<Position>;
const key = z.string().min(1).max(200);
const bot = z.string().min(1).max(40);
const name = Name.exactOptional();
const seat = SeatNumber.exactOptional();

export const SetSessionBody: z.ZodType<SetSession> = z.strictObject({ name: Name });

const CreateTableShape = z.strictObject({
  game: z.string().max(40),
  options: Options.exactOptional(),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me'), name }),
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), bot, name }),
      ]),
    )
    .min(1)
    .max(16),
  settings: SomeTableSettings.exactOptional(),
  manners: SomeTableSettings.exactOptional().meta({
    deprecated: true,
    description: 'What settings were called first.',
  }),
  start: z.boolean().exactOptional(),
});

/** Programs written for version 0.1 say `manners`; from here on it is `settings`. */
export const CreateTableBody: z.ZodType<CreateTable> = CreateTableShape.transform(({ manners, ...body }) =>
  manners === undefined ? body : { ...body, settings: { ...manners, ...body.settings } },
);

export const JoinTableBody: z.ZodType<JoinTable> = z.strictObject({ seat, name, key: key.exactOptional() });
export const LeaveTableBody: z.ZodType<LeaveTable> = z.strictObject({ seat });
export const SetSeatBody: z.ZodType<SetSeat> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot, name }),
]);
export const HandOverBody: z.ZodType<HandOver> = z.strictObject({ seat: SeatNumber });
export const MoveSeatBody: z.ZodType<MoveSeat> = z.strictObject({ key });
export const SendAnswerBody: z.ZodType<SendAnswer> = z.strictObject({
  seat: SeatNumber,
  question: z.int().min(0),
  action: Action,
  id: AnswerId.exactOptional(),
});
export const SayAtTableBody: z.ZodType<SayAtTable> = z.strictObject({ text: ChatText, seat });
export const MuteAuthorBody: z.ZodType<MuteAuthor> = z.strictObject({
  author: z.string().min(1).max(40),
  muted: z.boolean(),
  forAll: z.boolean().exactOptional(),
});
export const PushSubscriptionBody: z.ZodType<PushSubscriptionRequest> = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  // A point of 65 bytes and a secret of 16 (RFC 8291): anything else could never be encrypted for.
  keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) }),
  language: z.string().max(20).exactOptional(),
});

export const ChatAnswer: z.ZodType<ChatLine> = Chat;
export const ChatLinesAnswer: z.ZodType<ChatLines> = z.object({ lines: z.array(Chat) });
export const SessionAnswer: z.ZodType<Session> = z.object({ name: z.string().exactOptional(), pushKey: z.string() });
export const DoneAnswer: z.ZodType<Done> = z.object({ done: z.literal(true) });
export const TableAnswerBody: z.ZodType<TableAnswer> = z.object({
  table: Info,
  you: Yourself,
  tokens: z.array(z.object({ seat: z.int(), token: z.string() })).exactOptional(),
});
export const AnswerTakenBody: z.ZodType<AnswerTaken> = z.object({ version: z.int() });

export const GameListingAnswer: z.ZodType<GameListing> = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      seats: z.object({ min: z.int(), max: z.int() }),
      options: z.array(
        z.discriminatedUnion('kind', [
          z.object({
            name: z.string(),
            kind: z.literal('yesNo'),
            default: z.boolean(),
            text: z.string(),
            rule: z.string(),
          }),
          z.object({
            name: z.string(),
            kind: z.literal('number'),
            default: z.number(),
            among: z.array(z.number()),
            text: z.string(),
            rule: z.string(),
          }),
        ]),
      ),
    }),
  ),
  bots: z.array(z.string()),
});

export const TableListAnswer: z.ZodType<TableList> = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      status: z.enum(['open', 'playing', 'over']),
      seats: z.array(z.object({ kind: z.enum(['open', 'person', 'bot']), name: z.string().exactOptional() })),
      createdAt: z.number(),
      changedAt: z.number(),
      yours: z.object({ seats: z.array(z.int()), awaited: z.boolean() }).exactOptional(),
    }),
  ),
});

export const TableLinksAnswer: z.ZodType<TableLinks> = z.object({
  join: z.string().exactOptional(),
  watch: z.string(),
  seats: z.array(z.object({ seat: z.int(), path: z.string(), token: z.string() })),
});

export const TableViewAnswer: z.ZodType<TableView> = z.object({
  version: z.int(),
  viewer: ViewerSchema,
  row: z.array(z.number()),
  position,
  info: Info,
  you: Yourself,
  question: z.object({ kind: z.string(), number: z.int(), offers: z.array(Action) }).exactOptional(),
});

export const TableLogAnswer: z.ZodType<TableLog> = z.object({
  viewer: ViewerSchema,
  entries: z.array(z.intersection(EntrySchema, z.object({ version: z.int() }))),
});
