import { type CardWords, cardWords, type Grammar, grammarOf, numbersBetween } from '../shared/grammar.ts';

export const grammar: Grammar = grammarOf('da');
export const { plural, pluralForm, and, moment } = grammar;

export const colours: Readonly<Record<string, string>> = {
  red: 'rød',
  orange: 'orange',
  yellow: 'gul',
  green: 'grøn',
  blue: 'blå',
  purple: 'lilla',
  pink: 'pink',
  black: 'sort',
  white: 'hvid',
  grey: 'én valgfri farve',
};

export const { adjective, cards }: CardWords = cardWords(grammar, colours, {
  rød: ['rødt', 'røde'],
  gul: ['gult', 'gule'],
  grøn: ['grønt', 'grønne'],
  blå: ['blåt', 'blå'],
  sort: ['sort', 'sorte'],
  hvid: ['hvidt', 'hvide'],
});

export const points = (value: number): string => plural(value, 'point', 'point');
export const tickets = (value: number): string => plural(value, 'rutekort', 'rutekort');
export const spaces = (value: number): string => plural(value, 'felt', 'felter');
export const someCards = (value: number): string => plural(value, 'kort', 'kort');

/** The numbers of players from one to another. */
export const playersBetween = (least: number, most: number): string => numbersBetween(least, most, ['eller', 'til']);
