import { grammarOf, numbersBetween } from '../shared/grammar.ts';

export const { plural, pluralForm, and, moment } = grammarOf('nl');

export const colours: Readonly<Record<string, string>> = {
  red: 'rood',
  orange: 'oranje',
  yellow: 'geel',
  green: 'groen',
  blue: 'blauw',
  purple: 'paars',
  pink: 'roze',
  black: 'zwart',
  white: 'wit',
  grey: 'één kleur naar keuze',
};

/** Before a card, one or many, an adjective has its long form; what does not change, or is no colour, stays as it is. */
const LONG: Readonly<Record<string, string>> = {
  rood: 'rode',
  geel: 'gele',
  groen: 'groene',
  blauw: 'blauwe',
  paars: 'paarse',
  zwart: 'zwarte',
  wit: 'witte',
};

const known = new Set(Object.values(colours));

export const adjective = (word: string): string => LONG[word] ?? word;

export const isColour = (word: string): boolean => known.has(word);

/** "rode kaart", "rode kaarten"; what is no colour is a noun already: "locomotief". */
export function cards(value: number, word: string): string {
  const noun = pluralForm(value, 'kaart', 'kaarten');
  if (word === colours.grey) return `${noun} in ${word}`;
  return isColour(word) ? `${adjective(word)} ${noun}` : word;
}

export const points = (value: number): string => plural(value, 'punt', 'punten');
export const tickets = (value: number): string => plural(value, 'bestemmingskaart', 'bestemmingskaarten');
export const spaces = (value: number): string => plural(value, 'vakje', 'vakjes');
export const someCards = (value: number): string => plural(value, 'kaart', 'kaarten');

/** The numbers of players from one to another. */
export const playersBetween = (least: number, most: number): string =>
  numbersBetween(least, most, ['of', 'tot en met']);
