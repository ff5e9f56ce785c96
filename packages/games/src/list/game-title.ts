import type { Family } from '@branchline/engine';
import type { GameEntry } from '../pack/game-entry.ts';
import type { GameWords } from '../pack/game-words.ts';
import type { Look, PieceKind } from '../pack/pack.ts';

/** What a list of games shows of one: it carries no facts, so that a start page can have them all. */
export interface GameTitle {
  readonly id: string;
  readonly name: string;
  /** Where it stands in a list: those with smaller numbers come first. */
  readonly order: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly family: Family;
  readonly pieces: PieceKind;
  /** How its page, its poster and its pieces look; its board has more. */
  readonly look?: TitleLook;
  /** Its name and its line, by language. */
  readonly words: Readonly<Record<string, TitleWords>>;
  /** A lesson teaches it. */
  readonly lesson?: true;
}

/** A game's name and its line for the poster. */
interface TitleWords {
  readonly name: string;
  readonly line: string;
}

export type TitleLook = Omit<Look, 'shapes'>;

/** The files of a game's folder that a title is taken from, as they were read. */
export interface TitleFiles {
  readonly id: string;
  /** `pack.json`, or `facts.json` of a family of its own. */
  readonly facts: unknown;
  readonly family: Family;
  /** `look.json`, where the look is not in the pack. */
  readonly look?: unknown;
  /** `words/<language>.json`, by language. */
  readonly words: Readonly<Record<string, unknown>>;
  readonly lesson: boolean;
}

/** The last in any list: maps that people brought. */
const LAST = 1001;

/** Takes the title out of what a folder holds. The files are those of the house: `check-data` has looked at them. */
export function titleFrom({ id, facts, family, look, words, lesson }: TitleFiles): GameTitle {
  const { name, order = LAST, seats, pieces, look: own } = facts as HouseFacts;
  const shown = (look as Look | undefined) ?? own;
  return {
    id,
    name,
    order,
    seats,
    family,
    pieces: pieces?.kind ?? 'train',
    ...(shown && { look: withoutShapes(shown) }),
    words: Object.fromEntries(
      Object.entries(words as Readonly<Record<string, GameWords>>).map(([language, said]) => [
        language,
        { name: said.name, line: said.line ?? '' },
      ]),
    ),
    ...(lesson && { lesson }),
  };
}

interface HouseFacts {
  readonly name: string;
  readonly order?: number;
  readonly seats: GameTitle['seats'];
  readonly pieces?: { readonly kind?: PieceKind };
  readonly look?: Look;
}

/** The title of a map from outside: what its pack says. */
export function titleOfEntry({ id, name, order, seats, family, pieces, pack }: GameEntry): GameTitle {
  const own = Object.entries(pack?.names ?? {}).map(([language, said]) => [
    language,
    { name: said.name ?? name, line: '' },
  ]);
  return {
    id,
    name,
    order,
    seats,
    family,
    pieces,
    ...(pack?.look && { look: withoutShapes(pack.look) }),
    words: { en: { name, line: '' }, ...Object.fromEntries(own) },
  };
}

function withoutShapes({ shapes: _, ...look }: Look): TitleLook {
  return look;
}

/** In the order of a list. */
export function inOrder(titles: readonly GameTitle[]): readonly GameTitle[] {
  return titles.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}
