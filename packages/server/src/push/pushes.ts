import type { PushMessage, PushSubscriptionRequest } from '@branchline/protocol';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { Secrets } from '../config/secrets.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { StoredPush, TableStore } from '../store/table-store.ts';

/** Hands an encrypted message to a push service; answers its status. */
export type SendPush = (to: StoredPush, message: string) => Promise<number>;

export interface PushesParts {
  readonly store: TableStore;
  readonly send: SendPush;
  readonly publicKey: string;
  readonly hosts: readonly string[];
  readonly log: Logger;
}

const MOST_A_PERSON = 10;
/** A turn is worth knowing about for a day. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Tells people whose page is closed that something is asked of them. */
export class Pushes {
  readonly publicKey: string;
  readonly #parts: PushesParts;

  constructor(parts: PushesParts) {
    this.#parts = parts;
    this.publicKey = parts.publicKey;
  }

  async subscribe(person: string, { endpoint, keys }: PushSubscriptionRequest): Promise<undefined | Refused> {
    const { store, hosts } = this.#parts;
    // The server will call this address: it must be a push service's, not one of our own network's.
    if (!hosts.some((host) => fits(new URL(endpoint), host)))
      return refuse('malformed', 'This is no push service we know.');
    const known = await store.pushes(person);
    if (known.length >= MOST_A_PERSON && !known.some((push) => push.endpoint === endpoint)) {
      return refuse('tooMany', 'Too many browsers are to be told already.');
    }
    await store.setPush({ endpoint, person, p256dh: keys.p256dh, auth: keys.auth });
    return undefined;
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    const mine = await this.#parts.store.pushes(person);
    if (mine.some((push) => push.endpoint === endpoint)) await this.#parts.store.dropPush(endpoint);
  }

  /** To all browsers of a person. A browser that is gone for good is forgotten. */
  async tell(person: string, message: PushMessage): Promise<void> {
    const { store, send, log } = this.#parts;
    for (const push of await store.pushes(person)) {
      try {
        const status = await send(push, JSON.stringify(message));
        if (status === 404 || status === 410) await store.dropPush(push.endpoint);
        else if (status >= 400) log.warn({ status }, 'a push service refused a message');
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a push service could not be reached');
      }
    }
  }
}

function fits({ protocol, hostname, port }: URL, host: string): boolean {
  if (protocol !== 'https:' || port !== '') return false;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** Over the network, encrypted for the browser and signed with our keys. */
export function webPushSender({ vapid }: Secrets, contact: string): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    try {
      const { statusCode } = await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { subject: contact, ...vapid },
        TTL: KEPT_SECONDS,
        timeout: 10_000,
      });
      return statusCode;
    } catch (error) {
      if (error instanceof webPush.WebPushError) return error.statusCode;
      throw error;
    }
  };
}
