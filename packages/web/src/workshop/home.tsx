import { LARGEST_PACK, loadGame, type Pack, readDraft, repeatedField } from '@branchline/games';
import { Earth, FolderOpen, Pencil, Trash2 } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { PackPoster } from '../cards/pack-poster.tsx';
import { completed } from '../look/look-of.ts';
import { Icon } from '../parts/icon.tsx';
import { navigate } from '../parts/navigation.ts';
import { Page } from '../parts/page.tsx';
import { gameName } from '../preferences/game-words.ts';
import { settings } from '../preferences/settings.ts';
import { freshId } from '../session/crypto.ts';
import { SelectField } from './fields.tsx';
import { Gallery } from './gallery.tsx';
import { Guide } from './guide.tsx';
import { newMap, openedFile, PAPERS, type PaperSize } from './model/document.ts';
import type { Draft, DraftStore } from './model/store.ts';
import { boardGames } from './rules-panel.tsx';
import { workshopTexts } from './texts.ts';
import './home.css';

interface HomeProps {
  readonly store: DraftStore;
}

/** Your maps, a new one, and those of others. */
export function WorkshopHome({ store }: HomeProps) {
  const texts = workshopTexts();
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const load = async (): Promise<void> => {
    const kept = await store.list().catch(() => []);
    setDrafts(kept.toSorted((one, other) => other.changedAt - one.changedAt));
  };
  useEffect(() => void load(), []);
  const begin = async (pack: Pack): Promise<void> => {
    const id = freshId();
    // Where the browser keeps nothing one can draw all the same; the drawing board says so.
    await store.keep({ id, pack, changedAt: Date.now() }).catch(() => undefined);
    // Without asking anybody: a browser that is short of room should spare these maps.
    void navigator.storage?.persist?.().catch(() => undefined);
    navigate(`/workshop/${id}`);
  };
  return (
    <Page title={texts.title} hint={texts.hint}>
      <section class="panel" aria-labelledby="workshop-mine">
        <h2 id="workshop-mine">{texts.home.mine}</h2>
        {drafts?.length === 0 && <p class="note">{texts.home.none}</p>}
        <ul class="workshop-cards">
          {(drafts ?? []).map((draft) => (
            <Mine key={draft.id} draft={draft} forget={() => void store.forget(draft.id).then(load)} />
          ))}
        </ul>
      </section>
      <Begin begin={begin} mine={(drafts ?? []).map(({ pack }) => pack)} />
      {/* Whoever has not drawn one yet is told how before all that others have drawn. */}
      {drafts?.length === 0 && <Guide />}
      <Gallery begin={begin} />
      {drafts?.length !== 0 && <Guide />}
    </Page>
  );
}

function Mine({ draft: { id, pack }, forget }: { readonly draft: Draft; readonly forget: () => void }) {
  const { home } = workshopTexts();
  const [sure, setSure] = useState(false);
  return (
    <li class="workshop-card">
      <a href={`/workshop/${id}`} aria-label={home.open(pack.name)}>
        <PackPoster pack={pack} look={completed(pack.look ?? {})} />
        <b>{pack.name}</b>
      </a>
      {sure ? (
        <button type="button" class="button" onClick={forget}>
          {home.sureRemove(pack.name)}
        </button>
      ) : (
        <button type="button" class="icon-button" aria-label={home.remove(pack.name)} onClick={() => setSure(true)}>
          <Icon of={Trash2} />
        </button>
      )}
    </li>
  );
}

interface BeginProps {
  readonly begin: (pack: Pack) => Promise<void>;
}

function Begin({ begin, mine }: BeginProps & { readonly mine: readonly Pack[] }) {
  const { home, papers } = workshopTexts();
  const games = boardGames();
  const [name, setName] = useState('');
  const [game, setGame] = useState(games[0]?.id ?? '');
  const [size, setSize] = useState<PaperSize>('wide');
  const [fault, setFault] = useState<string>();
  const create = async (): Promise<void> => {
    const base = (await loadGame(game))?.pack;
    const title = name.replaceAll(/[<>]/g, '').trim().slice(0, 60) || home.begin;
    if (base) await begin(newMap(base, title, size));
  };
  const open = async (file: File): Promise<void> => {
    const read = await readFile(file);
    if (typeof read === 'string') setFault(read);
    else await begin(openedFile(read, { name: settings.name.peek(), maps: mine }));
  };
  return (
    <form
      class="panel workshop-begin"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>{home.begin}</h2>
      <label class="field">
        <span>{home.name}</span>
        <input maxLength={60} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <div class="filters">
        <SelectField
          label={home.rulesOf}
          value={game}
          among={games.map(({ id }) => [id, gameName(id)] as const)}
          change={setGame}
        />
        <SelectField<PaperSize>
          label={home.paper}
          value={size}
          among={(Object.keys(PAPERS) as PaperSize[]).map((one) => [one, papers[one]] as const)}
          change={setSize}
        />
      </div>
      <div class="workshop-buttons">
        <button type="submit" class="button primary">
          <Icon of={Pencil} /> {home.create}
        </button>
        <a class="button" href="/workshop/earth">
          <Icon of={Earth} /> {home.fromEarth}
        </a>
        <label class="button file-button">
          <Icon of={FolderOpen} /> {home.fromFile}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void open(file).finally(() => (currentTarget.value = ''));
            }}
          />
        </label>
      </div>
      {fault && (
        <p class="trouble" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

/** A file as a map to draw on, or what is wrong with it. */
async function readFile(file: File): Promise<Pack | string> {
  const { faults } = workshopTexts().home;
  // A character has four bytes at most.
  const text = file.size > 4 * LARGEST_PACK ? undefined : await file.text();
  if (text === undefined || text.length > LARGEST_PACK) return faults.tooLong(LARGEST_PACK);
  try {
    const json: unknown = JSON.parse(text);
    const repeated = repeatedField(text);
    if (repeated !== undefined) return faults.twice(repeated.slice(0, 40));
    const reading = readDraft(json);
    return reading.ok ? reading.pack : faults.noMap(reading.fault);
  } catch {
    return faults.noJson;
  }
}
