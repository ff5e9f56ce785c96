import { hashIn } from '@branchline/games';
import type { GalleryMap } from '@branchline/protocol';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import type { TableStore } from '../store/table-store.ts';
import type { Games } from './games.ts';

/** Who may offer maps to everybody: whoever runs the server says so. */
export type Offering = 'nobody' | 'passkey' | 'everybody';

export interface GalleryParts {
  readonly store: Pick<TableStore, 'belonging' | 'belongings' | 'setBelonging' | 'takeBelonging' | 'pack' | 'keepPack'>;
  readonly games: Pick<Games, 'bring' | 'keep'>;
  readonly offering: Offering;
  readonly now: () => number;
}

/** What is kept of a map besides its text: who offered it, and what a list shows. */
interface Offered extends Pick<GalleryMap, 'id' | 'name' | 'author' | 'basedOn'> {
  readonly by: string;
}

/** All maps of the gallery belong to it: no person is called so. */
const GALLERY = 'gallery';

/** So many maps there may be, and so many of one person. */
const MOST = 300;
const MOST_OF_ONE = 20;

/** So long one need not say again that its maps are wanted: what nobody wants goes after a day. */
const RENEWED_MS = 8 * 60 * 60 * 1000;

/** Maps that people of this server offer to everybody. The text of each is kept where those of tables are. */
export class Gallery {
  readonly #parts: GalleryParts;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #renewing: Promise<void> = Promise.resolve();

  constructor(parts: GalleryParts) {
    this.#parts = parts;
  }

  async mayOffer(person: string | undefined): Promise<boolean> {
    const { store, offering } = this.#parts;
    if (person === undefined || offering === 'nobody') return false;
    return offering === 'everybody' || (await store.belongings(person, 'passkey')).length > 0;
  }

  /** The newest first, as this person sees them. */
  async list(person: string | undefined): Promise<readonly GalleryMap[]> {
    return (await this.#all())
      .map(({ offered: { by, ...shown }, hash, at }) => ({ ...shown, hash, mine: by === person, offeredAt: at }))
      .toReversed();
  }

  /** Offers a map, which is data of a stranger; a second time it is only newer. */
  async offer(value: unknown, person: string): Promise<Refused | undefined> {
    const { store, games, now } = this.#parts;
    if (!(await this.mayOffer(person))) return refuse('forbidden', 'On this server you may not offer maps.');
    const all = await this.#all();
    if (all.length >= MOST || all.filter(({ offered }) => offered.by === person).length >= MOST_OF_ONE)
      return refuse('tooMany', 'There is no room for more maps; withdraw one first.');
    const entry = await games.bring(value);
    if (isRefused(entry)) return entry;
    const hash = hashIn(entry.id);
    if (hash === undefined || !entry.pack) return refuse('malformed', 'It is no map.');
    const known = all.find((one) => one.hash === hash);
    if (known && known.offered.by !== person) return refuse('taken', 'Somebody else offers this very map already.');
    await games.keep(entry);
    const { author, basedOn } = entry.pack;
    const offered: Offered = {
      id: entry.id,
      name: entry.name,
      ...(author !== undefined && { author }),
      ...(basedOn !== undefined && { basedOn }),
      by: person,
    };
    await store.setBelonging({ kind: 'map', id: hash, person: GALLERY, at: now(), body: JSON.stringify(offered) });
    return undefined;
  }

  /** Whoever offered it offers it no more. Tables that play on it have it still. */
  async withdraw(hash: string, person: string): Promise<Refused | undefined> {
    const known = (await this.#all()).find((one) => one.hash === hash);
    if (known?.offered.by !== person) return refuse('missing', 'You offer no such map here.');
    await this.#parts.store.takeBelonging('map', hash);
    return undefined;
  }

  /** Before maps that nobody plays on are forgotten: those of the gallery are wanted still. */
  renew(): Promise<void> {
    const now = this.#parts.now();
    if (now - this.#renewedAt >= RENEWED_MS) {
      this.#renewedAt = now;
      this.#renewing = this.#renew();
    }
    return this.#renewing;
  }

  async #renew(): Promise<void> {
    const { store, now } = this.#parts;
    for (const { hash } of await this.#all()) {
      const text = await store.pack(hash);
      if (text !== undefined) await store.keepPack({ hash, text, keptAt: now() });
    }
  }

  #all() {
    return inGallery(this.#parts.store);
  }
}

/** Every map of the gallery with who offers it, the oldest first. */
async function inGallery(store: Pick<TableStore, 'belongings'>) {
  const kept = await store.belongings(GALLERY, 'map');
  return kept.map(({ id, at, body }) => ({ hash: id, at, offered: JSON.parse(body) as Offered }));
}

/** A map of the gallery as whoever runs the server sees it. */
export type OfferedMap = Offered & { readonly hash: string; readonly at: number };

/** The gallery with the people behind it, the newest first. */
export async function galleryWithPeople(store: Pick<TableStore, 'belongings'>): Promise<readonly OfferedMap[]> {
  return (await inGallery(store)).map(({ hash, at, offered }) => ({ hash, at, ...offered })).toReversed();
}

/** Takes a map out of the gallery by its hash, or all of a person; answers their names. Tables that play on them have them still. */
export async function removeFromGallery(
  store: Pick<TableStore, 'belongings' | 'takeBelonging'>,
  which: string,
): Promise<readonly string[]> {
  const gone = (await galleryWithPeople(store)).filter(({ hash, by }) => hash === which || by === which);
  for (const { hash } of gone) await store.takeBelonging('map', hash);
  return gone.map(({ name }) => name);
}
