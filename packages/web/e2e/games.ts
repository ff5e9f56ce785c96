import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A game of the house, as far as tests need to know it. */
export interface HouseGame {
  readonly id: string;
  /** Its name, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** Its name in English. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How many pieces a seat has; none without a board. */
  readonly pieces: number;
  readonly tunnels: boolean;
  readonly technologies: boolean;
  readonly stations: boolean;
  /** The longest path brings points by itself. */
  readonly longestPath: boolean;
  /** What its lesson has everybody do, and says; nothing, if it has none. */
  readonly lesson: LessonFile | undefined;
}

interface LessonFile {
  readonly moves: readonly { readonly seat: number; readonly action: LessonAction }[];
  readonly steps: readonly {
    readonly kind: 'read' | 'do' | 'try';
    readonly answers: number;
    readonly route?: string;
  }[];
}

/** An answer of any kind, by names. */
export interface LessonAction {
  readonly type: string;
  readonly from?: number | 'deck';
  readonly route?: string;
  readonly city?: string;
  readonly technology?: string;
  readonly cards?: readonly string[];
  readonly tickets?: readonly string[];
}

/** The files are ours: their shape is known. */
interface GameFile {
  readonly name: string;
  readonly order: number;
  readonly seats: HouseGame['seats'];
  readonly pieces?: { readonly count: number };
  readonly routes?: readonly { readonly tunnel?: boolean }[];
  readonly technologies?: readonly unknown[];
  readonly rules?: { readonly stations?: unknown; readonly scoring?: unknown };
}

const folder = new URL('../../games/src/', import.meta.url);

const readJson = <File>(file: URL): File => JSON.parse(readFileSync(file, 'utf8'));

const factsOf = (id: string): URL | undefined =>
  ['pack.json', 'facts.json'].map((file) => new URL(`${id}/${file}`, folder)).find((file) => existsSync(file));

function lessonIn(id: string): LessonFile | undefined {
  const file = new URL(`${id}/lesson.json`, folder);
  return existsSync(file) ? readJson<LessonFile>(file) : undefined;
}

function namesOf(id: string): HouseGame['names'] {
  const words = new URL(`${id}/words/`, folder);
  const read = (file: string): string => readJson<{ readonly name: string }>(new URL(file, words)).name;
  return Object.fromEntries(readdirSync(words).map((file) => [file.replace('.json', ''), read(file)]));
}

function gameIn(id: string, file: URL): HouseGame & { readonly order: number } {
  const { name, order, seats, pieces, routes = [], technologies, rules } = readJson<GameFile>(file);
  return {
    id,
    order,
    name,
    names: namesOf(id),
    seats,
    pieces: pieces?.count ?? 0,
    tunnels: routes.some(({ tunnel }) => tunnel),
    technologies: technologies !== undefined,
    stations: rules?.stations !== undefined,
    longestPath: JSON.stringify(rules?.scoring ?? '').includes('longestPath'),
    lesson: lessonIn(id),
  };
}

/** Every game of the house, in the order of the start page. */
export const houseGames: readonly HouseGame[] = readdirSync(folder)
  .flatMap((id) => {
    const file = factsOf(id);
    return file ? [gameIn(id, file)] : [];
  })
  .sort((one, other) => one.order - other.order);

function first(what: string, fits: (game: HouseGame) => boolean): HouseGame {
  const found = houseGames.find(fits);
  if (!found) throw new Error(`no game with ${what}`);
  return found;
}

const fewest = Math.min(...houseGames.map(({ pieces }) => pieces).filter(Boolean));

/** The shortest one on a board. */
export const shortGame: HouseGame = first('few pieces', ({ pieces }) => pieces === fewest);
export const tunnelGame: HouseGame = first('tunnels', ({ tunnels, stations }) => tunnels && !stations);
export const technologyGame: HouseGame = first('technologies', ({ technologies }) => technologies);
export const pathGame: HouseGame = first('a longest path', ({ longestPath }) => longestPath);
/** Without a board. */
export const yardGame: HouseGame = first('yards', ({ pieces }) => pieces === 0);
