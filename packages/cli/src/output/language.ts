import type { Game } from '@branchline/engine';
import type { RecordSeat } from '@branchline/games';
import {
  factsOf,
  languageFor,
  languageIds,
  languages,
  type Messages,
  type TableNames,
  tableNames,
} from '@branchline/text';
import { BadInput } from '../input/bad-input.ts';

/** The option of every command that speaks to players. */
export const LANGUAGE: readonly [flags: string, description: string] = [
  '--language <tag>',
  `${languageIds.join(', ')}; without it, the one of your terminal`,
];

/** The words of the language that was asked for, or else that the terminal is set to (LANG and its kin). */
export function messagesFor(args: string | undefined): Promise<Messages> {
  if (args !== undefined && !isSpoken(args)) {
    throw new BadInput(`There is no language called "${args}"; there are ${languageIds.join(', ')}.`);
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const set = LC_ALL || LC_MESSAGES || LANG || '';
  // nb_NO.UTF-8 is what the browser calls nb-NO.
  return languages[languageFor(args ?? '', [set.replace(/[.@].*$/, '').replace('_', '-')])].load();
}

function isSpoken(tag: string): boolean {
  return languageFor(tag, []) !== 'en' || /^en\b/i.test(tag);
}

/** A language at a table: its words, and how the things on this table are called in it. */
export interface TableLanguage {
  readonly messages: Messages;
  readonly names: TableNames;
}

interface LanguageAt {
  readonly game: Game;
  readonly seats: readonly RecordSeat[];
  /** Who is spoken to; nobody, when a game is told to a stranger. */
  readonly me?: number;
  readonly messages: Messages;
}

export function tableLanguage({ game, seats, me, messages }: LanguageAt): TableLanguage {
  const info = { game: game.id, seats: seatNames(seats).map((name) => ({ name })) };
  return { messages, names: tableNames({ facts: factsOf(game), info, me, messages }) };
}

/** Names for the seats; those that sit there twice get a number. */
function seatNames(seats: readonly RecordSeat[]): readonly string[] {
  return seats.map(({ name }, seat) =>
    seats.some((other, number) => number !== seat && other.name === name) ? `${name} ${seat + 1}` : name,
  );
}
