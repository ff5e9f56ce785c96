import type { PushMessage, SetWebhook, Webhook } from '@branchline/protocol';
import type { Logger } from 'pino';
import { type Refused, refuse } from '../common/refusal.ts';
import type { TableStore } from '../store/table-store.ts';
import { guardedPost, type Network, type Post, publicHttpsUrl } from './guarded-post.ts';

/** Calls an address that a stranger gave us; answers its status. */
export type SendPost = (address: string, post: Post) => Promise<number>;

export interface WebhooksParts {
  readonly store: Pick<TableStore, 'belonging' | 'setBelonging' | 'takeBelonging'>;
  /** Only to the open internet: `guardedPost`, but in tests. */
  readonly post?: SendPost;
  readonly network?: Network;
  /** What a game is called, for a line about it. */
  readonly nameOf: (game: string) => string;
  readonly now: () => number;
  readonly log: Logger;
}

/** What is kept: where to, in which words, and at which address of ours the tables are. */
interface WebhookBody extends SetWebhook {
  readonly url: string;
  readonly origin: string;
}

const GONE = new Set([404, 410]);
/** It is somebody's turn: at the deal everybody chooses. */
const ASKED: ReadonlySet<PushMessage['type']> = new Set(['yourTurn', 'tableBegan']);

/** Tells people elsewhere (Discord, Slack, ntfy) that something is asked of them, as push does: one address a person. */
export class Webhooks {
  readonly #parts: WebhooksParts;
  readonly #post: SendPost;

  constructor(parts: WebhooksParts) {
    this.#parts = parts;
    this.#post = parts.post ?? ((address, post) => guardedPost(address, post, parts.network));
  }

  /** Which service it is; the address itself is a secret, and is not told again. */
  async of(person: string): Promise<Webhook> {
    const body = await this.#read(person);
    return body === undefined ? {} : { host: new URL(body.url).hostname };
  }

  async set(person: string, { url: given, text, texts }: SetWebhook, origin: string): Promise<undefined | Refused> {
    const { store, now } = this.#parts;
    const before = given === undefined ? await this.#read(person) : undefined;
    // The server will call it: only the one normal spelling of a public address is kept.
    const url = given === undefined ? before?.url : publicHttpsUrl(given)?.href;
    if (url === undefined) return refuse('malformed', 'This is no https address on the open internet.');
    const body: WebhookBody = { url, text, ...(texts && { texts }), origin: before?.origin ?? origin };
    await store.setBelonging({ kind: 'webhook', id: person, person, at: now(), body: JSON.stringify(body) });
    return undefined;
  }

  async forget(person: string): Promise<void> {
    await this.#parts.store.takeBelonging('webhook', person);
  }

  /** A line to see that it works; false: nobody took it. */
  async test(person: string): Promise<boolean> {
    const body = await this.#read(person);
    return body !== undefined && (await this.#send(person, body, body.text.replace('{game}', 'Branchline')));
  }

  async send(person: string, { type, table, game, mapName }: PushMessage): Promise<void> {
    const body = await this.#read(person);
    const text = body && (body.texts?.[type] ?? (ASKED.has(type) ? body.text : undefined));
    if (body === undefined || text === undefined) return;
    const words = text.replace('{game}', () => mapName ?? this.#parts.nameOf(game));
    await this.#send(person, body, `${words} ${body.origin}/t/${table}`);
  }

  async #send(person: string, { url }: WebhookBody, line: string): Promise<boolean> {
    try {
      const status = await this.#post(url, postFor(new URL(url), line));
      if (GONE.has(status)) await this.forget(person);
      if (status >= 300) this.#parts.log.warn({ status }, 'a webhook refused a line');
      return status < 300;
    } catch (error) {
      this.#parts.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a webhook was not reached');
      return false;
    }
  }

  async #read(person: string): Promise<WebhookBody | undefined> {
    const kept = await this.#parts.store.belonging('webhook', person);
    return kept && (JSON.parse(kept.body) as WebhookBody);
  }
}

/** As each service wants it; whatever is none of them gets the line itself, as ntfy does. */
function postFor({ hostname, pathname }: URL, line: string): Post {
  const discord = /(?:^|\.)discord(?:app)?\.com$/.test(hostname);
  const slack = hostname === 'hooks.slack.com' || pathname.endsWith('/slack');
  // Nobody but the reader is called by a line that names others.
  const said = discord ? { content: line, allowed_mentions: { parse: [] } } : slack ? { text: line } : undefined;
  const body = Buffer.from(said ? JSON.stringify(said) : line);
  return {
    headers: {
      'content-type': said ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': body.length,
      'user-agent': 'Branchline',
    },
    body,
  };
}
