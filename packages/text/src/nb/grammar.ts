import { type CardWords, cardWords, type Grammar, grammarOf, numbersBetween } from '../shared/grammar.ts';

export const grammar: Grammar = grammarOf('nb');
export const { plural, pluralForm, and, moment } = grammar;

export const colours: Readonly<Record<string, string>> = {
  red: 'rød',
  orange: 'oransje',
  yellow: 'gul',
  green: 'grønn',
  blue: 'blå',
  purple: 'lilla',
  pink: 'rosa',
  black: 'svart',
  white: 'hvit',
  grey: 'én valgfri farge',
};

export const { adjective, cards }: CardWords = cardWords(grammar, colours, {
  rød: ['rødt', 'røde'],
  gul: ['gult', 'gule'],
  grønn: ['grønt', 'grønne'],
  blå: ['blått', 'blå'],
  svart: ['svart', 'svarte'],
  hvit: ['hvitt', 'hvite'],
});

export const points = (value: number): string => plural(value, 'poeng', 'poeng');
export const tickets = (value: number): string => plural(value, 'billett', 'billetter');
export const spaces = (value: number): string => plural(value, 'felt', 'felter');
export const someCards = (value: number): string => plural(value, 'kort', 'kort');

/** The numbers of players from one to another. */
export const playersBetween = (least: number, most: number): string => numbersBetween(least, most, ['eller', 'til']);
