import { createHash } from 'node:crypto';
import type { Device } from '@branchline/protocol';
import type { Belonging, TableStore } from '../store/table-store.ts';
import type { Identity } from './identity.ts';
import { newId } from './keys.ts';

/** What is kept of a device. */
interface DeviceBody {
  readonly name: string;
  readonly since: number;
  /** Where this browser is called. */
  readonly push?: string;
}

export interface DevicesParts {
  readonly store: Pick<TableStore, 'belonging' | 'belongings' | 'setBelonging' | 'takeBelonging' | 'kept' | 'setKept'>;
  readonly now: () => number;
}

const REVOKED = 'revoked ';
const MINUTE_MS = 60 * 1000;
/** A link to another device is used at once or not at all. */
const LINK_MS = 15 * MINUTE_MS;
/** That a device was here is written down so often and no more. */
const SEEN_MS = 10 * MINUTE_MS;
const MOST_REMEMBERED = 50_000;

/** The store never holds what opens anything, only what it can be recognised by. */
const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The browsers a person plays in, and the links that make another one theirs. */
export class Devices {
  readonly #parts: DevicesParts;
  #revoked: ReadonlySet<string> = new Set();
  readonly #seen = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: DevicesParts) {
    this.#parts = parts;
  }

  /** What other processes have revoked is read again from time to time. */
  async reload(): Promise<void> {
    const names = (await this.#parts.store.kept(REVOKED)).keys();
    this.#revoked = new Set([...names].map((name) => name.slice(REVOKED.length)));
  }

  isRevoked(device: string | undefined): boolean {
    return device !== undefined && this.#revoked.has(device);
  }

  /** Writes down that the device is in use. */
  async seen({ person, device }: Identity, browser: string): Promise<void> {
    const { now } = this.#parts;
    if (person === undefined || device === undefined) return;
    if (now() - (this.#seen.get(device) ?? Number.NEGATIVE_INFINITY) < SEEN_MS) return;
    if (this.#seen.size >= MOST_REMEMBERED) this.#seen.clear();
    this.#seen.set(device, now());
    const written = this.#write(person, device, browserName(browser));
    this.#writing = Promise.allSettled([this.#writing, written]).then(() => undefined);
    await written;
  }

  async #write(person: string, device: string, name: string): Promise<void> {
    const { store, now } = this.#parts;
    const known = await store.belonging('device', device);
    const body: DeviceBody = { since: now(), ...(known && bodyOf(known)), name };
    await store.setBelonging({ kind: 'device', id: device, person, at: now(), body: JSON.stringify(body) });
  }

  /** The devices of a person, the one that was used last first. */
  async list({ person, device }: Identity): Promise<readonly Device[]> {
    if (person === undefined) return [];
    await this.#writing;
    const all = await this.#parts.store.belongings(person, 'device');
    return all
      .map((one) => {
        const { name, since } = bodyOf(one);
        return { id: one.id, name, since, seenAt: one.at, here: one.id === device };
      })
      .reverse();
  }

  /** Remembers where a browser is called, so that it is called no more once it is signed out. */
  async setPush({ person, device }: Identity, push: string): Promise<void> {
    if (person === undefined || device === undefined) return;
    await this.#writing;
    const { store, now } = this.#parts;
    const known = await store.belonging('device', device);
    if (known && known.person !== person) return;
    const body: DeviceBody = { name: '', since: now(), ...(known && bodyOf(known)), push };
    await store.setBelonging({
      kind: 'device',
      id: device,
      person,
      at: known?.at ?? now(),
      body: JSON.stringify(body),
    });
  }

  /** Where the browsers of a person are called, as far as it is known which is whose. */
  async pushesOf(person: string): Promise<readonly string[]> {
    return (await this.#parts.store.belongings(person, 'device')).flatMap((one) => bodyOf(one).push ?? []);
  }

  /** False: it is none of this person's. */
  async revoke(person: string, device: string): Promise<boolean> {
    const { store, now } = this.#parts;
    const known = await store.belonging('device', device);
    if (known?.person !== person) return false;
    await store.setKept(`${REVOKED}${device}`, String(now()));
    await store.takeBelonging('device', device);
    this.#seen.delete(device);
    await this.reload();
    return true;
  }

  /** The secret of a link that makes one more browser this person's, once. */
  async link(person: string): Promise<{ secret: string; until: number }> {
    const { store, now } = this.#parts;
    const secret = newId();
    const until = now() + LINK_MS;
    await store.setBelonging({ kind: 'link', id: fingerprint(secret), person, at: until, body: '' });
    return { secret, until };
  }

  /** The secret of the link a person keeps; the one before is worth nothing from now on. */
  async recovery(person: string): Promise<string> {
    const { store, now } = this.#parts;
    await this.forgetRecovery(person);
    const secret = newId();
    await store.setBelonging({ kind: 'recovery', id: fingerprint(secret), person, at: now(), body: '' });
    return secret;
  }

  async forgetRecovery(person: string): Promise<void> {
    const { store } = this.#parts;
    for (const { id } of await store.belongings(person, 'recovery')) await store.takeBelonging('recovery', id);
  }

  /** When the recovery link was made; nothing: there is none. */
  async recoverySince(person: string): Promise<number | undefined> {
    return (await this.#parts.store.belongings(person, 'recovery')).at(-1)?.at;
  }

  /** Whose link this is; `use` uses up one that works once. */
  async personOf(secret: string, { use }: { readonly use: boolean }): Promise<string | undefined> {
    const { store, now } = this.#parts;
    const id = fingerprint(secret);
    const kept = await store.belonging('recovery', id);
    if (kept) return kept.person;
    const link = use ? await store.takeBelonging('link', id) : await store.belonging('link', id);
    return link && link.at >= now() ? link.person : undefined;
  }
}

function bodyOf({ body }: Belonging): DeviceBody {
  return JSON.parse(body) as DeviceBody;
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a person knows a browser by: `Firefox, Android`. */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter((name) => name !== undefined).join(', ') || agent.slice(0, 40);
}
