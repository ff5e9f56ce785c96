import { type CardWords, cardWords, type Grammar, grammarOf, numbersBetween } from '../shared/grammar.ts';

export const grammar: Grammar = grammarOf('sv');
export const { plural, pluralForm, and, moment } = grammar;

export const colours: Readonly<Record<string, string>> = {
  red: 'röd',
  orange: 'orange',
  yellow: 'gul',
  green: 'grön',
  blue: 'blå',
  purple: 'lila',
  pink: 'rosa',
  black: 'svart',
  white: 'vit',
  grey: 'en valfri färg',
};

export const { adjective, cards }: CardWords = cardWords(grammar, colours, {
  röd: ['rött', 'röda'],
  gul: ['gult', 'gula'],
  grön: ['grönt', 'gröna'],
  blå: ['blått', 'blå'],
  svart: ['svart', 'svarta'],
  vit: ['vitt', 'vita'],
});

export const points = (value: number): string => plural(value, 'poäng', 'poäng');
export const tickets = (value: number): string => plural(value, 'biljett', 'biljetter');
export const spaces = (value: number): string => plural(value, 'ruta', 'rutor');
export const someCards = (value: number): string => plural(value, 'kort', 'kort');

/** The numbers of players from one to another. */
export const playersBetween = (least: number, most: number): string => numbersBetween(least, most, ['eller', 'till']);
