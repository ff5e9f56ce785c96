import type { Game } from '@branchline/engine';
import { addPack, type GameWords, loadWords, type Pack, type RecordSeat, titleOf } from '@branchline/games';
import {
  factsOf,
  type Language,
  languageFor,
  languageIds,
  languages,
  type Messages,
  messagesAt,
  type TableNames,
  tableNames,
} from '@branchline/text';
import { BadInput } from '../input/bad-input.ts';

/** The option of every command that speaks to players. */
export const LANGUAGE: readonly [flags: string, description: string] = [
  '--language <tag>',
  `${languageIds.join(', ')}; without it, the one of your terminal`,
];

/** A language, and every text in it. */
export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

/** The language that was asked for, or else that the terminal is set to (LANG and its kin). */
export async function spokenFor(args: string | undefined): Promise<Spoken> {
  if (args !== undefined && !isSpoken(args)) {
    throw new BadInput(`There is no language called "${args}"; there are ${languageIds.join(', ')}.`);
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const set = LC_ALL || LC_MESSAGES || LANG || '';
  // nb_NO.UTF-8 is what the browser calls nb-NO.
  const language = languageFor(args ?? '', [set.replace(/[.@].*$/, '').replace('_', '-')]);
  return { language, messages: await languages[language].load() };
}

function isSpoken(tag: string): boolean {
  return languageFor(tag, []) !== 'en' || /^en\b/i.test(tag);
}

/** A language at a table: its words, those about this game alone, and how the things on this table are called in it. */
export interface TableLanguage {
  readonly messages: Messages;
  readonly words: GameWords;
  readonly names: TableNames;
}

interface LanguageAt {
  readonly game: Game;
  /** As a record calls it: a game of the house by its id, or a map with its pack. */
  readonly source: { readonly game: string; readonly pack?: Pack };
  readonly seats: readonly RecordSeat[];
  /** Who is spoken to; nobody, when a game is told to a stranger. */
  readonly me?: number;
  readonly spoken: Spoken;
}

export async function tableLanguage({ game, source, seats, me, spoken }: LanguageAt): Promise<TableLanguage> {
  const ref = source.pack ? addPack(source.pack).id : source.game;
  const words = (await loadWords(ref, spoken.language)) ?? { name: source.game };
  const pieces = titleOf(ref)?.pieces ?? 'train';
  const messages = messagesAt(pieces, spoken.messages);
  const names = tableNames({
    facts: factsOf(game),
    pieces,
    words,
    seats: seatNames(seats).map((name) => ({ name })),
    me,
    messages,
  });
  return { messages, words, names };
}

/** Names for the seats; those that sit there twice get a number. */
function seatNames(seats: readonly RecordSeat[]): readonly string[] {
  return seats.map(({ name }, seat) =>
    seats.some((other, number) => number !== seat && other.name === name) ? `${name} ${seat + 1}` : name,
  );
}
