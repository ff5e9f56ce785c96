import { loadGame, type Pack } from '@branchline/games';
import { Pencil } from 'lucide';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { gameName } from '../../preferences/game-words.ts';
import { spoken } from '../../preferences/messages.ts';
import { freshId } from '../../session/crypto.ts';
import { NumberField, SelectField, Switch } from '../fields.tsx';
import { PAPERS, type PaperSize } from '../model/document.ts';
import { sharedDrafts } from '../model/store.ts';
import { boardGames } from '../rules-panel.tsx';
import { fetchWorkshopTexts, hasWorkshopTexts, workshopTexts } from '../texts.ts';
import { earthMap, largestApart, MOST_TOWNS } from './earth-map.ts';
import { EarthPreview } from './earth-preview.tsx';
import { type Country, type Ground, loadGround, loadWorld, type Town, type World } from './globe.ts';
import { fitting, paperFor, projectionOf, type Region } from './region.ts';
import { TownList } from './town-list.tsx';
import { WorldMap } from './world-map.tsx';
import './earth-screen.css';

type Area = keyof ReturnType<typeof workshopTexts>['earth']['areas'];

/** Parts of the world (UN M49), and their frames. Not every browser knows their names; the texts do. */
const AREAS: readonly (readonly [code: Area, ...frame: [number, number, number, number]])[] = [
  ['m001', -170, -58, 190, 80],
  ['m150', -11, 35, 42, 70],
  ['m154', 4, 54, 32, 71],
  ['m155', -5, 42, 18, 55],
  ['m039', -10, 35, 29, 47],
  ['m151', 13, 43, 42, 60],
  ['m002', -19, -35, 52, 38],
  ['m015', -18, 15, 37, 38],
  ['m011', -18, 3, 16, 26],
  ['m014', 28, -27, 52, 16],
  ['m018', 11, -35, 37, -17],
  ['m142', 30, -10, 148, 58],
  ['m030', 97, 18, 147, 53],
  ['m035', 92, -11, 141, 25],
  ['m034', 60, 5, 98, 38],
  ['m145', 26, 12, 61, 43],
  ['m003', -130, 14, -60, 58],
  ['m013', -118, 7, -77, 30],
  ['m029', -86, 10, -59, 27],
  ['m005', -82, -56, -34, 13],
  ['m009', 112, -48, 180, 0],
];

/** From so many places on, a map wants the rules of a large board: with few pieces most tickets would be missed. */
const MANY = 18;

/** The rules to begin with: those of the smallest game, or by train for as many as there can be. */
function usualGame(places: number): string {
  const games = boardGames();
  const [large] = games
    .filter(({ pieces }) => pieces === 'train')
    .toSorted((one, other) => other.seats.max - one.seats.max);
  return (places > MANY ? large : games[0])?.id ?? '';
}

/** How near two places may be by themselves, in units of the paper. */
const APART = 76;

/** A map begun from the earth, once the words of the workshop have come. */
export function EarthScreen() {
  const language = spoken.value;
  useEffect(() => void fetchWorkshopTexts(language), [language]);
  return hasWorkshopTexts() && <Earth />;
}

/** A region, what is drawn of it, and its towns by size. */
function Earth() {
  const { earth, home, papers } = workshopTexts();
  const names = useMemo(() => new Intl.DisplayNames([spoken.value], { type: 'region' }), [spoken.value]);
  const [world, setWorld] = useState<World>();
  const [failed, setFailed] = useState(false);
  const [choice, setChoice] = useState<Choice>(() =>
    choiceOf(fitting({ west: 8, south: 54.4, east: 15.3, north: 57.9 })),
  );
  const [found, setFound] = useState<{ readonly ground: Ground; readonly of: Region }>();
  const [size, setSize] = useState<PaperSize>();
  const [wish, setWish] = useState({ borders: true, lakes: true, rivers: true, routes: true });
  const [name, setName] = useState('');
  const [picked, setGame] = useState<string>();
  const [named, setNamed] = useState<string>();
  const [count, setCount] = useState(24);
  const [own, setOwn] = useState<readonly Town[]>();
  const { region, country, onlyCountry } = choice;
  useEffect(() => void loadWorld().then(setWorld, () => setFailed(true)), []);
  useEffect(() => {
    let stale = false;
    // A frame that is still being pulled fetches nothing.
    const timer = setTimeout(() => {
      loadGround(region).then(
        (ground) => {
          if (stale) return;
          setFound({ ground, of: region });
          setFailed(false);
        },
        () => setFailed(true),
      );
    }, 250);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [region]);
  // Until another region has come, the one before stays in sight, and cannot be begun with.
  const { ground, of: shown = region } = found ?? {};
  const paper = size ?? paperFor(shown);
  const projection = useMemo(() => projectionOf(shown, PAPERS[paper]), [shown, paper]);
  const towns = useMemo(
    () => (ground?.towns ?? []).filter(({ code }) => !country || !onlyCountry || code === country),
    [ground, country, onlyCountry],
  );
  const largest = useMemo(
    () => largestApart(towns, projection, { count, apart: APART, paper: PAPERS[paper] }),
    [towns, projection, count, paper],
  );
  const chosen = own ?? largest;
  const game = picked ?? usualGame(chosen.length);
  const choose = (next: Region, chosenCountry?: Country, part?: Area): void => {
    setChoice(choiceOf(fitting(next), chosenCountry?.code, part));
    setOwn(undefined);
    setSize(undefined);
  };
  const codes = useMemo(
    () =>
      (world?.countries ?? [])
        .map((one) => ({ one, name: names.of(one.code) ?? one.code }))
        .sort((one, other) => one.name.localeCompare(other.name, spoken.value)),
    [world, names],
  );
  const pick = (code: string): void => {
    setNamed(code === '' ? undefined : code);
    const area = AREAS.find(([id]) => id === code);
    const there = codes.find(({ one }) => one.code === code)?.one;
    if (area) choose({ west: area[1], south: area[2], east: area[3], north: area[4] }, undefined, area[0]);
    else if (there) choose(there.frame, there);
  };
  const title =
    name.replaceAll(/[<>]/g, '').trim().slice(0, 60) || (country && names.of(country)) || chosen[0]?.name || home.begin;
  const make = (base: Pack): Pack | undefined =>
    ground && earthMap(base, ground, { ...wish, name: title, paper, region, towns: chosen });
  const begin = async (): Promise<void> => {
    const base = (await loadGame(game))?.pack;
    const pack = base && make(base);
    if (!pack) return;
    const id = freshId();
    // Where the browser keeps nothing one can draw all the same; the drawing board says so.
    await sharedDrafts()
      .keep({ id, pack, changedAt: Date.now() })
      .catch(() => undefined);
    navigate(`/workshop/${id}`);
  };
  const edge = (side: keyof Region) => (value: number) => choose({ ...region, [side]: value });
  return (
    <Page title={earth.title} hint={earth.hint}>
      {failed && (
        <p class="trouble" role="alert">
          {earth.failed}
        </p>
      )}
      <section class="panel" aria-labelledby="earth-region">
        <h2 id="earth-region">{earth.region}</h2>
        <p class="note">{earth.regionHint}</p>
        {world && <WorldMap world={world} region={region} named={named} choose={choose} />}
        <label class="field">
          <span>{earth.area}</span>
          <select value={country ?? choice.part ?? ''} onChange={({ currentTarget }) => pick(currentTarget.value)}>
            <option value="">…</option>
            <optgroup label={earth.parts}>
              {AREAS.map(([code]) => (
                <option key={code} value={code}>
                  {earth.areas[code]}
                </option>
              ))}
            </optgroup>
            <optgroup label={earth.countries}>
              {codes.map(({ one, name: called }) => (
                <option key={one.code} value={one.code}>
                  {called}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <div class="filters">
          <DegreesField label={earth.west} value={region.west} most={180} change={edge('west')} />
          <DegreesField label={earth.east} value={region.east} most={540} change={edge('east')} />
          <DegreesField label={earth.south} value={region.south} most={84} change={edge('south')} />
          <DegreesField label={earth.north} value={region.north} most={84} change={edge('north')} />
        </div>
      </section>
      <div class="earth-columns">
        <section class="panel" aria-labelledby="earth-towns">
          <h2 id="earth-towns">{earth.towns}</h2>
          <p class="note">{earth.townsHint}</p>
          <NumberField
            label={earth.count}
            value={count}
            least={2}
            most={MOST_TOWNS}
            change={(next) => {
              setCount(next);
              setOwn(undefined);
            }}
          />
          {country && (
            <Switch
              checked={onlyCountry}
              change={(only) => {
                setChoice({ ...choice, onlyCountry: only });
                setOwn(undefined);
              }}
            >
              {earth.onlyHere(names.of(country) ?? country)}
            </Switch>
          )}
          {ground && (
            <TownList towns={towns} chosen={chosen} projection={projection} paper={PAPERS[paper]} change={setOwn} />
          )}
        </section>
        <section class="panel" aria-labelledby="earth-look">
          <h2 id="earth-look">{earth.look}</h2>
          {ground && <EarthPreview {...{ ground, projection, wish, chosen }} paper={PAPERS[paper]} title={title} />}
          <div class="earth-wishes">
            {(['borders', 'lakes', 'rivers', 'routes'] as const).map((what) => (
              <Switch key={what} checked={wish[what]} change={(on) => setWish({ ...wish, [what]: on })}>
                {earth.wishes[what]}
              </Switch>
            ))}
          </div>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void begin();
            }}
          >
            <label class="field">
              <span>{home.name}</span>
              <input
                maxLength={60}
                value={name}
                placeholder={title}
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
            <div class="filters">
              <SelectField
                label={home.rulesOf}
                value={game}
                among={boardGames().map(({ id }) => [id, gameName(id)] as const)}
                change={setGame}
              />
              <SelectField<PaperSize>
                label={home.paper}
                value={paper}
                among={(Object.keys(PAPERS) as PaperSize[]).map((one) => [one, papers[one]] as const)}
                change={setSize}
              />
            </div>
            <button type="submit" class="button primary" disabled={shown !== region || !ground || chosen.length < 2}>
              <Icon of={Pencil} /> {home.create}
            </button>
          </form>
        </section>
      </div>
      <p class="note">{earth.sources}</p>
    </Page>
  );
}

interface DegreesFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly change: (value: number) => void;
}

/** An edge of the region, in tenths of degrees. */
function DegreesField({ label, value, most, change }: DegreesFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        step="0.1"
        min={-Math.min(most, 180)}
        max={most}
        value={value}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value);
          if (currentTarget.value !== '' && Number.isFinite(next)) change(next);
        }}
      />
    </label>
  );
}

/** The region, and the country or the part of the world it was chosen by. */
interface Choice {
  readonly region: Region;
  readonly country?: string | undefined;
  readonly part?: Area | undefined;
  readonly onlyCountry: boolean;
}

const choiceOf = (region: Region, country?: string, part?: Area): Choice => ({
  region,
  country,
  part,
  onlyCountry: true,
});
