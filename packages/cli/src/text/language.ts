import { languageFor, languageIds, languages, type Messages } from '@branchline/text';
import { BadInput } from '../bad-input.ts';

/** The option of every command that speaks to players. */
export const LANGUAGE: readonly [flags: string, description: string] = [
  '--language <tag>',
  `${languageIds.join(', ')}; without it, the one of your terminal`,
];

/** The words of the language that was asked for, or else that the terminal is set to (LANG and its kin). */
export function messagesFor(typed: string | undefined): Promise<Messages> {
  if (typed !== undefined && !isSpoken(typed)) {
    throw new BadInput(`There is no language called "${typed}"; there are ${languageIds.join(', ')}.`);
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const set = LC_ALL || LC_MESSAGES || LANG || '';
  // nb_NO.UTF-8 is what the browser calls nb-NO.
  return languages[languageFor(typed ?? '', [set.replace(/[.@].*$/, '').replace('_', '-')])].load();
}

function isSpoken(tag: string): boolean {
  return languageFor(tag, []) !== 'en' || /^en\b/i.test(tag);
}
