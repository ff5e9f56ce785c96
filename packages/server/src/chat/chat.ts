import { type ChatLine, type MuteAuthor, PHRASES, type SayAtTable } from '@branchline/protocol';
import { authorOf, type Identity, isHost, seatsOf, viewerInfo } from '../auth/identity.ts';
import type { Keys } from '../auth/keys.ts';
import { type Refused, refuse } from '../common/refusal.ts';
import { TokenBucket } from '../common/token-bucket.ts';
import type { Peers } from '../peers/peers.ts';
import type { Mute } from '../store/sheet.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { ChatFeed } from './chat-feed.ts';

const LINES_A_SECOND = 0.5;
const BURST = 5;
/** All processes together let nobody write more than one of them would. */
const WINDOW_MS = 10_000;
const LINES_A_WINDOW = BURST + (LINES_A_SECOND * WINDOW_MS) / 1000;
const MOST_WRITERS = 10_000;
/** Of each: what one mutes for themselves takes nothing from the others, or from the host. */
const MOST_MUTES = { forAll: 50, each: 20, watchers: 200 };

export interface ChatParts {
  readonly tables: Pick<Tables, 'store' | 'change'>;
  readonly feed: ChatFeed;
  readonly peers: Pick<Peers, 'notify' | 'use'>;
  readonly keys: Keys;
  readonly now: () => number;
}

/** Talk at tables: seats among themselves, watchers among themselves. */
export class Chat {
  readonly #tables: Pick<Tables, 'store' | 'change'>;
  readonly feed: ChatFeed;
  readonly #peers: Pick<Peers, 'notify' | 'use'>;
  readonly #keys: Keys;
  readonly #now: () => number;
  readonly #writers = new Map<string, TokenBucket>();

  constructor(parts: ChatParts) {
    this.#tables = parts.tables;
    this.feed = parts.feed;
    this.#peers = parts.peers;
    this.#keys = parts.keys;
    this.#now = parts.now;
  }

  async say(table: Table, identity: Identity, { text, phrase, seat }: SayAtTable): Promise<ChatLine | Refused> {
    const author = authorOf(identity, table.id, this.#keys.pseudonym);
    const { chat, seats } = viewerInfo(identity, table.id, table.sheet, this.#keys.pseudonym);
    if (chat === 'none' || author === undefined) return refuse('forbidden', 'You may not write here.');
    if (seat !== undefined && !seats.includes(seat)) return refuse('forbidden', 'That seat is not yours.');
    if (await this.#tooFast(author)) return refuse('tooMany', 'You write too quickly; wait a moment.');
    const speaking = seat ?? seats[0];
    const name = speaking === undefined ? await this.#nameOf(identity) : (table.person(speaking)?.name ?? '');
    const line = await this.#tables.store.say(table.id, {
      room: chat,
      author,
      name,
      ...(speaking !== undefined && { seat: speaking }),
      text: phrase === undefined ? (text ?? '') : PHRASES[phrase],
      ...(phrase && { phrase }),
      at: this.#now(),
    });
    this.#peers.notify({ table: table.id, kind: 'talk', number: line.number });
    await this.feed.catchUp(table.id);
    return line;
  }

  /** No more lines of this author: for the identity, or, if the host says so, for everybody. */
  async mute(
    table: Table,
    identity: Identity,
    { author, muted, forAll = false }: MuteAuthor,
  ): Promise<Table | Refused> {
    const self = authorOf(identity, table.id, this.#keys.pseudonym);
    if (self === undefined) return refuse('forbidden', 'Only a guest with a session can mute.');
    if (forAll && !isHost(identity, table.id, table.sheet))
      return refuse('forbidden', 'Only the host mutes for everybody.');
    const sitting = table.sheet.seats.find(
      (seat) => seat.kind === 'person' && this.#keys.pseudonym(`${table.id} ${seat.person}`) === author,
    );
    const mute: Mute = forAll
      ? { author, ...(sitting?.kind === 'person' && { person: sitting.person }) }
      : { author, by: self };
    const sits = seatsOf(identity, table.id, table.sheet).length > 0;
    return this.#tables.change(table, ({ sheet }) => {
      const others = (sheet.mutes ?? []).filter((one) => one.author !== author || one.by !== mute.by);
      if (muted && isFull(others, mute.by, sits)) return refuse('tooMany', 'Too many are muted at this table.');
      return { sheet: { ...sheet, mutes: muted ? [...others, mute] : others } };
    });
  }

  async #nameOf({ person }: Identity): Promise<string> {
    const known = person === undefined ? undefined : await this.#tables.store.person(person);
    return known?.name ?? '';
  }

  async #tooFast(author: string): Promise<boolean> {
    const now = this.#now();
    if (!this.#bucketOf(author).take(now)) return true;
    const [all] = await this.#peers.use([{ name: `chat ${author}`, began: now - (now % WINDOW_MS), used: 1 }]);
    return (all?.used ?? 0) > LINES_A_WINDOW;
  }

  #bucketOf(author: string): TokenBucket {
    const known = this.#writers.get(author);
    if (known !== undefined) return known;
    if (this.#writers.size >= MOST_WRITERS) this.#writers.clear();
    const bucket = new TokenBucket(LINES_A_SECOND, BURST, this.#now());
    this.#writers.set(author, bucket);
    return bucket;
  }
}

/** Is there no room for one more of the same? The host's word for everybody, and whoever sits there, always have their own. */
function isFull(mutes: readonly Mute[], by: string | undefined, sits: boolean): boolean {
  const same = mutes.filter((one) => one.by === by).length;
  if (by === undefined) return same >= MOST_MUTES.forAll;
  return same >= MOST_MUTES.each || (!sits && mutes.length >= MOST_MUTES.watchers);
}

/** Those of the lines that are meant for somebody, and not muted. */
export function visibleChat(
  identity: Identity,
  { id, sheet }: Table,
  lines: readonly ChatLine[],
  pseudonym: (text: string) => string,
): readonly ChatLine[] {
  const room = seatsOf(identity, id, sheet).length > 0 ? 'table' : 'watchers';
  const self = authorOf(identity, id, pseudonym);
  const muted = new Set(sheet.mutes?.filter(({ by }) => by === undefined || by === self).map(({ author }) => author));
  return lines.filter((line) => line.room === room && !muted.has(line.author));
}
