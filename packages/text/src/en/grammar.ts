import { grammarOf, numbersBetween } from '../shared/grammar.ts';

export const { and, moment } = grammarOf('en-GB');

/** "1 ticket", "2 tickets". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const colours: Readonly<Record<string, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  black: 'black',
  white: 'white',
  grey: 'any one colour',
};

/** The numbers of players from one to another. */
export const playersBetween = (least: number, most: number): string => numbersBetween(least, most, ['or', 'to']);
