import {
  findGame,
  type GameWords,
  hashIn,
  loadDrawing,
  loadGame,
  loadOutline,
  loadWords,
  type Pack,
} from '@branchline/games';
import type { GalleryMap, ListedGame } from '@branchline/protocol';
import { type Language, languageIds } from '@branchline/text';
import { Pencil, Play, Users } from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Drawing } from '../board/layout/drawing.ts';
import { PackPoster } from '../cards/pack-poster.tsx';
import { completed } from '../look/look-of.ts';
import { Icon } from '../parts/icon.tsx';
import { navigate } from '../parts/navigation.ts';
import { gameName } from '../preferences/game-words.ts';
import { fetchGame } from '../session/game.ts';
import { examples } from './examples.ts';
import { coastOf } from './model/coast.ts';
import { type HouseBoard, remixed } from './model/document.ts';
import { boardGames } from './rules-panel.tsx';
import { fetchGallery, fetchOffered, playNow, tableAddress, withdrawMap } from './share.ts';
import { workshopTexts } from './texts.ts';

/** A map as it can be played or drawn on; a board of the house with where its places are drawn. */
interface Loaded extends HouseBoard {
  readonly pack: Pack;
}

/** One map of the gallery: what is known of it at once, and the map itself when somebody looks. */
interface Shown {
  readonly key: string;
  readonly name?: string;
  readonly note: string;
  readonly author?: string | undefined;
  readonly basedOn?: string | undefined;
  readonly load: () => Promise<Loaded | undefined>;
  /** A board of the house is played from the start page; here it is drawn on. */
  readonly ofHouse?: boolean;
  readonly withdraw?: (() => void) | undefined;
}

interface GalleryProps {
  readonly begin: (pack: Pack) => Promise<void>;
}

/** Maps of others: made here, offered on this server by its people or by whoever runs it, and the boards of the house. */
export function Gallery({ begin }: GalleryProps) {
  const { home } = workshopTexts();
  const [offered, setOffered] = useState<readonly Shown[]>([]);
  const load = async (): Promise<void> => {
    // Each for itself: whatever cannot be had leaves the others.
    const [people, operator] = await Promise.all([fetchGallery(), fetchOffered()]);
    const byPeople = (people?.maps ?? []).map((map) => ofPerson(map, home.onServer, () => void load()));
    const known = new Set(byPeople.map(({ key }) => key));
    const byOperator = operator.map((map) => ofOperator(map, home.onServer)).filter(({ key }) => !known.has(key));
    setOffered([...byPeople, ...byOperator]);
  };
  useEffect(() => void load(), []);
  const shown = [...madeHere(home.example), ...offered, ...ofHouse(home.ofHouse)];
  return (
    <section class="panel" aria-labelledby="workshop-gallery">
      <h2 id="workshop-gallery">{home.gallery}</h2>
      <p class="note">{home.galleryHint}</p>
      <ul class="workshop-cards">
        {shown.map((one) => (
          <GalleryCard key={one.key} shown={one} begin={begin} />
        ))}
      </ul>
    </section>
  );
}

function GalleryCard({ shown, begin }: GalleryProps & { readonly shown: Shown }) {
  const { home, share, map } = workshopTexts();
  const card = useRef<HTMLLIElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [trouble, setTrouble] = useState<string>();
  const load = async (): Promise<Loaded | undefined> => {
    const found = loaded ?? (await shown.load().catch(() => undefined));
    setLoaded(found);
    if (!found) setTrouble(share.unplayable);
    return found;
  };
  useEffect(() => {
    // What comes with the page is named by itself alone.
    if (shown.name === undefined) return void load();
    // A gallery can hold hundreds: a map is fetched when its card comes into sight, or when something is done with it.
    const watcher = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watcher.disconnect();
      void load();
    });
    if (card.current) watcher.observe(card.current);
    return () => watcher.disconnect();
  }, [shown.key]);
  const pack = loaded?.pack;
  const go = async (addressOf: (pack: Pack) => Promise<string | undefined>): Promise<void> => {
    const found = await load();
    const to = found && (await addressOf(found.pack).catch(() => undefined));
    if (to === undefined) setTrouble(share.unplayable);
    else navigate(to);
  };
  const copy = async (): Promise<void> => {
    const found = await load();
    if (found) await begin(remixed(found.pack, home.copyOf(found.pack.name).slice(0, 60), found));
  };
  const name = shown.name ?? pack?.name ?? '';
  const author = shown.author ?? pack?.author;
  const basedOn = shown.basedOn ?? pack?.basedOn;
  return (
    <li ref={card} class="workshop-card">
      {pack ? (
        <PackPoster pack={pack} look={completed(pack.look ?? {})} />
      ) : (
        <div class="poster-art poster-waits" aria-hidden="true" />
      )}
      <b>{name}</b>
      <small>
        {[shown.note, author && home.by(author), basedOn && map.basedOn(basedOn)].filter(Boolean).join(', ')}
      </small>
      <div class="workshop-buttons">
        {!shown.ofHouse && (
          <>
            <button type="button" class="button" onClick={() => void go(playNow)}>
              <Icon of={Play} /> {home.play}
            </button>
            <button type="button" class="button" onClick={() => void go(tableAddress)}>
              <Icon of={Users} /> {share.table}
            </button>
          </>
        )}
        <button type="button" class="button" aria-label={`${home.remix}: ${name}`} onClick={() => void copy()}>
          <Icon of={Pencil} /> {home.remix}
        </button>
        {shown.withdraw && (
          <button type="button" class="button" onClick={shown.withdraw}>
            {home.withdraw}
          </button>
        )}
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </li>
  );
}

const madeHere = (note: string): readonly Shown[] =>
  Object.entries(examples).map(([key, load]) => ({ key, note, load: async () => ({ pack: await load() }) }));

const fromServer = (ref: string) => async (): Promise<Loaded | undefined> => {
  const pack = (await fetchGame(ref))?.pack;
  return pack && { pack };
};

const ofPerson = ({ id, hash, name, author, basedOn, mine }: GalleryMap, note: string, again: () => void): Shown => ({
  key: hash,
  name,
  note,
  author,
  basedOn,
  load: fromServer(id),
  withdraw: mine ? () => void withdrawMap(hash).then(again) : undefined,
});

const ofOperator = ({ id, name, author }: ListedGame, note: string): Shown => ({
  key: hashIn(id) ?? id,
  name,
  note,
  author,
  load: fromServer(id),
});

/** What a game of the house calls its places, in every language that has words for it. */
async function wordsOf(id: string): Promise<readonly (readonly [Language, GameWords])[]> {
  const all = await Promise.all(
    languageIds.map(async (language) => [language, await loadWords(id, language)] as const),
  );
  return all.flatMap(([language, words]) => (words ? [[language, words] as const] : []));
}

/** A map from outside brings its names along. */
function withNames(pack: Pack, words: readonly (readonly [Language, GameWords])[]): Pack {
  const known = new Set([...pack.places, ...(pack.groups ?? [])].map(({ id }) => id));
  const names = words.flatMap(([language, { places = {} }]) => {
    const own = Object.entries(places).filter(([id]) => known.has(id));
    return own.length > 0 ? [[language, { places: Object.fromEntries(own) }] as const] : [];
  });
  return names.length > 0 ? { ...pack, names: Object.fromEntries(names) } : pack;
}

/** The boards of the house, with where their places are drawn. */
const ofHouse = (note: string): readonly Shown[] =>
  boardGames().map(({ id }) => ({
    key: id,
    name: gameName(id),
    note,
    ofHouse: true,
    load: async () => {
      await loadGame(id);
      const pack = findGame(id)?.pack;
      const [drawing, outline] = await Promise.all([loadDrawing(id), loadOutline(id)]);
      const named = pack && withNames({ ...pack, name: gameName(id) }, await wordsOf(id));
      return named && { pack: named, drawing: drawing as Drawing | undefined, coast: coastOf(outline) };
    },
  }));
