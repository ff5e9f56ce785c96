import { z } from 'zod';
import { Action } from './actions.ts';
import type {
  AnswerTaken,
  ChangeSetup,
  ChatLines,
  CreateTable,
  Done,
  GameFacts,
  GameListing,
  HandOver,
  JoinTable,
  LeaveTable,
  MakeProposal,
  MoveSeat,
  MuteAuthor,
  PushSubscriptionRequest,
  Readmit,
  SayAtTable,
  Seek,
  SendAnswer,
  ServerNotes,
  Session,
  SetPerson,
  SetSeat,
  SetSession,
  ShareReplay,
  StartTable,
  SwapSeats,
  TableAnswer,
  TableLinks,
  TableList,
  TableLog,
  TableView,
  Vote,
} from './http.ts';
import { Phrase } from './phrases.ts';
import { PositionSchema } from './position.ts';
import { AnswerId, ChatText, EntrySchema, SAY_ONE_THING, saysOneThing, ViewerSchema } from './socket-schemas.ts';
import {
  Chat,
  type ChatLine,
  Clock,
  ClockWish,
  Info,
  LanguageTag,
  Name,
  Options,
  PlayLevelSchema,
  SeatNumber,
  SomeTableSettings,
  Yourself,
} from './table.ts';

// The shapes of http.ts, as they are checked and as the OpenAPI document tells them.

const key = z.string().min(1).max(200);
const bot = z.string().min(1).max(40);
const name = Name.exactOptional();
const seat = SeatNumber.exactOptional();

export const SetSessionBody: z.ZodType<SetSession> = z.strictObject({ name: Name });

const CreateTableShape = z.strictObject({
  game: z.string().max(200).exactOptional(),
  // docs/packs.md has its schema; here it is carried.
  pack: z.record(z.string(), z.unknown()).exactOptional(),
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
export const CreateTableBody: z.ZodType<CreateTable> = CreateTableShape.refine(
  ({ game, pack }) => (game === undefined) !== (pack === undefined),
  'Say which game, or bring a pack: one of the two.',
).transform(({ manners, ...body }) =>
  manners === undefined ? body : { ...body, settings: { ...manners, ...body.settings } },
);

export const JoinTableBody: z.ZodType<JoinTable> = z.strictObject({ seat, name, key: key.exactOptional() });
export const LeaveTableBody: z.ZodType<LeaveTable> = z.strictObject({ seat });
export const SetSeatBody: z.ZodType<SetSeat> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot, name }),
]);
export const SeekBody: z.ZodType<Seek> = z.strictObject({
  game: z.string().max(200),
  clock: ClockWish,
  level: PlayLevelSchema.exactOptional(),
  language: LanguageTag.exactOptional(),
  name,
  botsAfter: z.int().min(5).max(86_400).exactOptional(),
  seats: z.int().min(1).max(8).exactOptional(),
  bot: z.strictObject({ id: bot, name }).exactOptional(),
});
export const ShareReplayBody: z.ZodType<ShareReplay> = z.strictObject({ replay: z.enum(['link', 'players']) });
export const SetPersonBody: z.ZodType<SetPerson> = z.strictObject({
  name,
  colour: SeatNumber.exactOptional(),
  ready: z.boolean().exactOptional(),
});
export const SwapSeatsBody: z.ZodType<SwapSeats> = z.strictObject({ with: SeatNumber });
export const ChangeSetupBody: z.ZodType<ChangeSetup> = z.strictObject({
  options: Options.exactOptional(),
  settings: SomeTableSettings.exactOptional(),
  seats: z.int().min(1).max(16).exactOptional(),
});
export const StartTableBody: z.ZodType<StartTable> = z.strictObject({ withoutOpenSeats: z.boolean().exactOptional() });
export const MakeProposalBody: z.ZodType<MakeProposal> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('seat'), seat: SeatNumber, name }),
]);
export const VoteBody: z.ZodType<Vote> = z.strictObject({ agree: z.boolean() });
export const HandOverBody: z.ZodType<HandOver> = z.strictObject({ seat: SeatNumber });
export const MoveSeatBody: z.ZodType<MoveSeat> = z.strictObject({ key, renew: z.boolean().exactOptional() });
export const ReadmitBody: z.ZodType<Readmit> = z.strictObject({ author: z.string().min(1).max(40) });
export const SendAnswerBody: z.ZodType<SendAnswer> = z.strictObject({
  seat: SeatNumber,
  question: z.int().min(0),
  action: Action,
  id: AnswerId.exactOptional(),
});
export const SayAtTableBody: z.ZodType<SayAtTable> = z
  .strictObject({ text: ChatText.exactOptional(), phrase: Phrase.exactOptional(), seat })
  .refine(saysOneThing, SAY_ONE_THING);
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
export const ServerNotesAnswer: z.ZodType<ServerNotes> = z.object({ contact: z.string().exactOptional() });
export const DoneAnswer: z.ZodType<Done> = z.object({ done: z.literal(true) });
export const TableAnswerBody: z.ZodType<TableAnswer> = z.object({
  table: Info,
  you: Yourself,
  tokens: z.array(z.object({ seat: z.int(), token: z.string() })).exactOptional(),
});
export const AnswerTakenBody: z.ZodType<AnswerTaken> = z.object({ version: z.int() });

const optionShape = { name: z.string(), text: z.string(), rule: z.string() };
const listedGame = {
  id: z.string(),
  name: z.string(),
  author: z.string().exactOptional(),
  hash: z.string().exactOptional(),
  title: z.record(z.string(), z.unknown()).exactOptional(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...optionShape, kind: z.literal('yesNo'), default: z.boolean() }),
      z.object({ ...optionShape, kind: z.literal('number'), default: z.number(), among: z.array(z.number()) }),
    ]),
  ),
};

export const GameListingAnswer: z.ZodType<GameListing> = z.object({
  games: z.array(z.object(listedGame)),
  bots: z.array(z.string()),
  largestMap: z.int(),
});

export const GameFactsAnswer: z.ZodType<GameFacts> = z.object({
  ...listedGame,
  family: z.enum(['board', 'yard']),
  facts: z.record(z.string(), z.unknown()),
});

export const TableListAnswer: z.ZodType<TableList> = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      mapName: z.string().exactOptional(),
      status: z.enum(['open', 'playing', 'over']),
      seats: z.array(z.object({ kind: z.enum(['open', 'person', 'bot']), name: z.string().exactOptional() })),
      createdAt: z.number(),
      changedAt: z.number(),
      clock: Clock,
      atTimeOut: z.enum(['bot', 'leastHarm']),
      endedEarly: z.literal(true).exactOptional(),
      level: PlayLevelSchema.exactOptional(),
      language: LanguageTag.exactOptional(),
      yours: z
        .object({
          seats: z.array(z.int()),
          awaited: z.boolean(),
          left: z.number().exactOptional(),
          order: z.literal(true).exactOptional(),
          standIn: z.literal(true).exactOptional(),
          invited: z.literal(true).exactOptional(),
          proposal: z.enum(['end', 'seat']).exactOptional(),
          former: z.literal(true).exactOptional(),
        })
        .exactOptional(),
    }),
  ),
  older: z.string().exactOptional(),
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
  position: PositionSchema,
  info: Info,
  you: Yourself,
  question: z.object({ kind: z.string(), number: z.int(), offers: z.array(Action) }).exactOptional(),
});

export const TableLogAnswer: z.ZodType<TableLog> = z.object({
  viewer: ViewerSchema,
  entries: z.array(z.intersection(EntrySchema, z.object({ version: z.int() }))),
});
