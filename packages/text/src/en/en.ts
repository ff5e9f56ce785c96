import { inWords, keys, terminal } from './accessibility.ts';
import { cardGame } from './games/card-game.ts';
import { lessonSteps, newYork } from './games/new-york.ts';
import { nordicCountries } from './games/nordic-countries.ts';
import { unitedKingdom } from './games/united-kingdom.ts';
import { colours } from './grammar.ts';
import { bots, end, lesson, lobby, offline, replay, settings, start } from './pages.ts';
import { hints, questions, reasons, refusals, troubles } from './questions.ts';
import { rules } from './rules.ts';
import { events, routes, table, things, yard } from './table.ts';

const games = {
  'new-york': newYork,
  'nordic-countries': nordicCountries,
  'united-kingdom': unitedKingdom,
  'card-game': cardGame,
};

/** Every text in English, the original. Another language has exactly these keys: a missing one does not compile. */
export const en = {
  colours,
  things,
  table,
  routes,
  yard,
  events,
  questions,
  refusals,
  troubles,
  hints,
  reasons,
  start,
  lobby,
  settings,
  bots,
  end,
  replay,
  offline,
  inWords,
  keys,
  terminal,
  lesson: { ...lesson, steps: lessonSteps },
  rules,
  games,
};

type Texts = Readonly<Record<string, string>>;

/** The names a language has of its own; all others are as printed on board and cards. */
interface OwnNames {
  readonly places?: Texts;
  readonly technologyNames?: Texts;
}

/** What is said about one game. */
interface GameMessages extends OwnNames {
  readonly name: string;
  readonly line: string;
  readonly players: string;
  /** For people who know the base game: what is different here, by the rule that says it in full. */
  readonly differences: Texts;
  readonly rules: Texts;
  /** What each technology does, in a line and on a small badge. */
  readonly technologies?: Readonly<Record<string, { readonly effect: string; readonly badge: string }>>;
}

/** The shape without the words: what is one English word or another here is any text in another language. */
type Shape<Part> = Part extends string
  ? string
  : Part extends (...given: infer Given) => infer Said
    ? (...given: Given) => Shape<Said>
    : Part extends object
      ? { readonly [Key in keyof Part]: Shape<Part[Key]> }
      : Part;

/** What a language says about the games, each with its own rules. */
export type Games = { readonly [Id in keyof typeof games]: Shape<(typeof games)[Id]> & OwnNames };

/** Every text of a language. A game is looked up by its id. */
export type Messages = Shape<Omit<typeof en, 'games'>> & { readonly games: Readonly<Record<string, GameMessages>> };
