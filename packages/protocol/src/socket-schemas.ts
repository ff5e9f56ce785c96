import type { Viewer } from '@branchline/engine';
import { z } from 'zod';
import { Action, Event } from './actions.ts';
import { RefusalSchema, RejectionSchema } from './errors.ts';
import { Phrase } from './phrases.ts';
import type { ClientMessage, HappenedEntry, ServerMessage } from './socket.ts';
import { By, Chat, fewMarks, Info, SeatClockSchema, SeatNumber, TableIdText, VISIBLE, Yourself } from './table.ts';

// The shapes of socket.ts, as they are checked.

/** The most a message to the server may weigh, in bytes. */
export const MAX_MESSAGE = 16_384;
/** The longest chat line, in characters. */
export const MAX_CHAT = 500;

/** A chat line without control characters (a line break is fine). */
export const ChatText: z.ZodType<string> = z
  .string()
  .max(4 * MAX_CHAT)
  .transform((text) =>
    fewMarks(text.normalize('NFC'))
      .replace(/(?!\n)[\p{Cc}\p{Co}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
  .pipe(z.string().min(1).max(MAX_CHAT).regex(VISIBLE, 'nothing of it can be seen'));

/** A text or a phrase, and not both. */
export const saysOneThing = ({ text, phrase }: { readonly text?: string; readonly phrase?: string }): boolean =>
  (text === undefined) !== (phrase === undefined);
export const SAY_ONE_THING = 'Say a text or a phrase: one of the two.';

export const AnswerId: z.ZodType<string> = z.string().min(1).max(64);
const key = z.string().max(200);
const version = z.int().min(0);

export const ClientMessages: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    table: TableIdText,
    seat: SeatNumber,
    question: z.int().min(0),
    action: Action,
    id: AnswerId,
  }),
  z.strictObject({
    type: z.literal('watch'),
    table: TableIdText,
    since: version.exactOptional(),
    key: key.exactOptional(),
    asWatcher: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: TableIdText }),
  z
    .strictObject({
      type: z.literal('say'),
      table: TableIdText,
      text: ChatText.exactOptional(),
      phrase: Phrase.exactOptional(),
      seat: SeatNumber.exactOptional(),
    })
    .refine(saysOneThing, SAY_ONE_THING),
  z.strictObject({ type: z.literal('here'), table: TableIdText }),
  z.strictObject({ type: z.literal('ping') }),
]);

export const ViewerSchema: z.ZodType<Viewer> = z.union([z.int(), z.literal('watcher'), z.literal('replay')]);

export const EntrySchema: z.ZodType<HappenedEntry> = z.object({
  seat: z.int().exactOptional(),
  by: By.exactOptional(),
  events: z.array(Event),
  at: z.number(),
});

const table = z.string();

export const ServerMessages: z.ZodType<ServerMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), table, version, viewer: ViewerSchema, row: z.array(z.number()) }),
  z.object({
    type: z.literal('happened'),
    table,
    version,
    viewer: ViewerSchema,
    entry: EntrySchema,
    clocks: z.array(SeatClockSchema).exactOptional(),
  }),
  z.object({ type: z.literal('info'), table, info: Info, you: Yourself }),
  z.object({ type: z.literal('accepted'), table, id: z.string(), version }),
  z.object({ type: z.literal('rejected'), table, id: z.string(), rejection: RejectionSchema }),
  z.object({ type: z.literal('stale'), table, id: z.string(), version }),
  z.object({ type: z.literal('chat'), table, lines: z.array(Chat) }),
  z.object({
    type: z.literal('refused'),
    refusal: RefusalSchema,
    table: table.exactOptional(),
    id: z.string().exactOptional(),
  }),
  z.object({ type: z.literal('order'), table, seat: z.int() }),
  z.object({ type: z.literal('restart') }),
  z.object({ type: z.literal('restartPlanned'), at: z.number().exactOptional() }),
  z.object({ type: z.literal('pong'), now: z.number() }),
]);
