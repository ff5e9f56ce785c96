import { z } from 'zod';
import { PUSH_TYPES, type PushType } from './http.ts';

/** `GET /api/webhook`, `PUT /api/webhook`: where somebody is told besides their browsers. The address itself is not told again. */
export interface Webhook {
  /** The service's host; absent: there is none. */
  readonly host?: string;
}

/** `PUT /api/webhook`. */
export interface SetWebhook {
  /** https, on the open internet; absent: as it was, and only the words are others. */
  readonly url?: string;
  /** The line that is written, in the reader's words; `{game}` becomes the game's name. A link to the table follows it. */
  readonly text: string;
  /** The lines about other things than one's turn; of what has none nothing is told. */
  readonly texts?: Partial<Readonly<Record<PushType, string>>>;
}

/** `POST /api/webhook/test`. */
export interface WebhookTest {
  readonly sent: boolean;
}

const line = z.string().min(1).max(200);

export const WebhookAnswer: z.ZodType<Webhook> = z.object({ host: z.string().exactOptional() });
export const SetWebhookBody: z.ZodType<SetWebhook> = z.strictObject({
  url: z.string().min(1).max(1000).exactOptional(),
  text: line,
  texts: z.partialRecord(z.enum(PUSH_TYPES), line).exactOptional(),
});
export const WebhookTestAnswer: z.ZodType<WebhookTest> = z.object({ sent: z.boolean() });
