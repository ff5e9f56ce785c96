import { type BoardWord, type GameTitle, titleOf } from '@branchline/games';
import { type DayNight, EVERY_WORD, type HousePalette, PALETTES, type Scene } from './palettes.ts';

/** How a game looks, with everything that its folder or its pack left out. */
export interface GameLook {
  readonly page: HousePalette['page'];
  readonly board: Readonly<Record<BoardWord, DayNight>>;
  readonly scene: Scene;
}

type TitleLook = NonNullable<GameTitle['look']>;

/** A look with all its colours: its own, those of the palette it names, and those of `paper`. */
export function completed({ palette, page, poster }: TitleLook): GameLook {
  const own = typeof palette === 'object' ? palette : undefined;
  const house: HousePalette = PALETTES[typeof palette === 'string' ? palette : (own?.from ?? 'paper')];
  const words = Object.keys(EVERY_WORD) as BoardWord[];
  return {
    page: page ? paired(Object.keys(house.page) as (keyof HousePalette['page'])[], page) : house.page,
    board: Object.fromEntries(
      words.map((word) => {
        const [day, night] = house.board[word] ?? EVERY_WORD[word];
        return [word, [own?.day[word] ?? day, own?.night[word] ?? night]];
      }),
    ) as unknown as GameLook['board'],
    scene: poster === undefined || poster === 'map' ? house.scene : poster,
  };
}

function paired<Word extends string>(
  words: readonly Word[],
  { day, night }: { readonly day: Readonly<Record<Word, string>>; readonly night: Readonly<Record<Word, string>> },
): Readonly<Record<Word, DayNight>> {
  return Object.fromEntries(words.map((word) => [word, [day[word], night[word]]])) as unknown as Record<Word, DayNight>;
}

const known = new Map<string, GameLook>();

/** The look of a game, or of a map that was brought. */
export function lookOf(ref: string): GameLook {
  const look = known.get(ref) ?? completed(titleOf(ref)?.look ?? {});
  if (titleOf(ref)) known.set(ref, look);
  return look;
}

type Variables = Readonly<Record<`--${string}`, string>>;

/** Colours as variables of CSS that know day and night: `dotEdge` is `--dot-edge`. */
export function variablesOf(colours: Readonly<Record<string, DayNight>>): Variables {
  return Object.fromEntries(
    Object.entries(colours).map(([word, [day, night]]) => [
      `--${word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      `light-dark(${day}, ${night})`,
    ]),
  );
}

interface LightProps {
  readonly 'data-game'?: string;
  readonly 'data-family'?: string;
  readonly style?: Variables;
}

/** For the outermost element of what is about a game: the game's own light falls on all that is in it. */
export function lightOf(ref: string | undefined): LightProps {
  const title = ref === undefined ? undefined : titleOf(ref);
  if (ref === undefined || !title) return {};
  return { 'data-game': ref, 'data-family': title.family, style: variablesOf(lookOf(ref).page) };
}

/** What stands on the routes of a game, or drives on its cards. */
export const piecesOf = (ref: string): GameTitle['pieces'] => titleOf(ref)?.pieces ?? 'train';
