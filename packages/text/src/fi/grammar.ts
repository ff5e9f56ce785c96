import type { TableNames } from '../shared/arguments.ts';
import { grammarOf, numbersBetween, span } from '../shared/grammar.ts';

export const { plural, pluralForm, and, moment } = grammarOf('fi');

export const colours: Readonly<Record<string, string>> = {
  red: 'punainen',
  orange: 'oranssi',
  yellow: 'keltainen',
  green: 'vihreä',
  blue: 'sininen',
  purple: 'violetti',
  pink: 'pinkki',
  black: 'musta',
  white: 'valkoinen',
  grey: 'mikä tahansa väri',
};

/** What a colour or a card becomes: as an object, after a number, and of many. */
type Forms = readonly [object: string, counted: string, many: string];

const FORMS: Readonly<Record<string, Forms>> = {
  punainen: ['punaisen', 'punaista', 'punaisia'],
  oranssi: ['oranssin', 'oranssia', 'oransseja'],
  keltainen: ['keltaisen', 'keltaista', 'keltaisia'],
  vihreä: ['vihreän', 'vihreää', 'vihreitä'],
  sininen: ['sinisen', 'sinistä', 'sinisiä'],
  violetti: ['violetin', 'violettia', 'violetteja'],
  pinkki: ['pinkin', 'pinkkiä', 'pinkkejä'],
  musta: ['mustan', 'mustaa', 'mustia'],
  valkoinen: ['valkoisen', 'valkoista', 'valkoisia'],
  kortti: ['kortin', 'korttia', 'kortteja'],
  veturi: ['veturin', 'veturia', 'vetureita'],
  taksikortti: ['taksikortin', 'taksikorttia', 'taksikortteja'],
};

const eachWord = (text: string, change: (word: string) => string | undefined): string =>
  text.replace(/\p{L}+/gu, (word) => change(word) ?? word);

/** Cards that somebody took, paid or laid: "punaisen kortin", "2 sinistä ja 1 veturin". */
export const asObject = (cards: string): string => eachWord(cards, (word) => FORMS[word]?.[0]);

/** After a number: "1 punainen", "3 punaista". A word that has no forms here has been counted already. */
export const counted = (value: number, word: string): string =>
  value === 1 ? word : eachWord(word, (one) => FORMS[one]?.[1]);

/** Some, without a number: "punaisia kortteja". */
export const several = (words: string): string => eachWord(words, (word) => FORMS[word]?.[2]);

const known = new Set(Object.values(colours));

export const isColour = (word: string): boolean => known.has(word);

/** "punainen kortti", "punaista korttia" after a number; what is no colour is a noun already: "veturi". */
export function cards(value: number, word: string): string {
  if (word === colours.grey) return pluralForm(value, 'kortti, mikä tahansa väri', 'samanväristä korttia');
  return counted(value, isColour(word) ? `${word} kortti` : word);
}

export const points = (value: number): string => plural(value, 'piste', 'pistettä');
/** Points that somebody got. */
export const gotPoints = (value: number): string => plural(value, 'pisteen', 'pistettä');
export const tickets = (value: number): string => plural(value, 'menolippu', 'menolippua');
/** Tickets that somebody drew or kept. */
export const gotTickets = (value: number): string => plural(value, 'menolipun', 'menolippua');
export const spaces = (value: number): string => plural(value, 'ruutu', 'ruutua');
export const someCards = (value: number): string => plural(value, 'kortti', 'korttia');
/** Cards that somebody took. */
export const gotCards = (value: number): string => plural(value, 'kortin', 'korttia');

/** Who did it: "Otit", "Anna otti". */
export const did = (names: TableNames, seat: number, you: string, other: string): string =>
  names.isMe(seat) ? you : `${names.player(seat)} ${other}`;

/** Who has it: "Sinulla", "Pelaajalla Anna": a name is not inflected. */
export const at = (names: TableNames, seat: number): string =>
  names.isMe(seat) ? 'Sinulla' : `Pelaajalla ${names.player(seat)}`;

/** The numbers of players from one to another. */
export const playersBetween = (least: number, most: number): string =>
  most > least + 1 ? span(least, most) : numbersBetween(least, most, ['tai', '']);
