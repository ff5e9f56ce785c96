import type { PushMessage, PushSubscriptionRequest } from '@branchline/protocol';
import type { Logger } from 'pino';
import { type Refused, refuse } from '../common/refusal.ts';
import type { Secrets } from '../config/secrets.ts';
import type { StoredPush, TableStore } from '../store/table-store.ts';
import { guardedPost, type Network, publicHttpsUrl } from './guarded-post.ts';

/** Hands an encrypted message to a push service; answers its status. */
export type SendPush = (to: StoredPush, message: string) => Promise<number>;

export interface PushSubscriptionsParts {
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
export class PushSubscriptions {
  readonly publicKey: string;
  readonly #parts: PushSubscriptionsParts;

  constructor(parts: PushSubscriptionsParts) {
    this.#parts = parts;
    this.publicKey = parts.publicKey;
  }

  /** The address as it is kept, or why it is not. */
  async subscribe(person: string, { endpoint: given, keys }: PushSubscriptionRequest): Promise<string | Refused> {
    const { store, hosts } = this.#parts;
    // The server will call this address: it must be a push service's, not one of our own network's. Only its one normal
    // spelling is kept, so that whoever reads it later reads the same host.
    const url = publicHttpsUrl(given);
    if (url === undefined || !hosts.some((host) => fits(url, host)))
      return refuse('malformed', 'This is no push service we know.');
    const endpoint = url.href;
    const known = await store.pushes(person);
    if (known.length >= MOST_A_PERSON && !known.some((push) => push.endpoint === endpoint)) {
      return refuse('tooMany', 'Too many browsers are to be told already.');
    }
    await store.setPush({ endpoint, person, p256dh: keys.p256dh, auth: keys.auth });
    return endpoint;
  }

  async unsubscribe(person: string, given: string): Promise<void> {
    const endpoint = publicHttpsUrl(given)?.href;
    if (endpoint === undefined) return;
    const mine = await this.#parts.store.pushes(person);
    if (mine.some((push) => push.endpoint === endpoint)) await this.#parts.store.dropPush(endpoint);
  }

  /** Forgets all browsers of a person but these: those that are left tell us again where they are when they are used. */
  async keepOnly(person: string, endpoints: readonly string[]): Promise<void> {
    const { store } = this.#parts;
    for (const { endpoint } of await store.pushes(person))
      if (!endpoints.includes(endpoint)) await store.dropPush(endpoint);
  }

  /** To all browsers of a person. A browser that is gone for good is forgotten, and so is an address we would not take now. */
  async send(person: string, message: PushMessage): Promise<void> {
    const { store, hosts, log } = this.#parts;
    for (const push of await store.pushes(person)) {
      try {
        const url = publicHttpsUrl(push.endpoint);
        const known = url?.href === push.endpoint && hosts.some((host) => fits(url, host));
        const status = known ? await this.#parts.send(push, JSON.stringify(message)) : GONE;
        if (status === 404 || status === GONE) await store.dropPush(push.endpoint);
        else if (status >= 400) log.warn({ status }, 'a push service refused a message');
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a push service could not be reached');
      }
    }
  }
}

const GONE = 410;

function fits({ hostname }: URL, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** Over the network, encrypted for the browser and signed with our keys. */
export function webPushSender({ vapid }: Secrets, contact: string, network?: Network): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    // Read when there is somebody to tell: a start has enough to read.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject: contact, ...vapid },
      TTL: KEPT_SECONDS,
    });
    return guardedPost(endpoint, { headers, body }, network);
  };
}
