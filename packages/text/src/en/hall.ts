import { and, plural } from './grammar.ts';

/** The hall of the card game: the race for the big cities, and robbery. */
export const hall = {
  nobodyYet: 'nobody yet',
  ahead: (names: readonly string[], count: number) => `${and(names)}: ${plural(count, 'ticket')}`,
  underway: (count: number) => `${count} of your tickets ${count === 1 ? 'goes' : 'go'} there`,
  robbedBy: (name: string) => `Robbed by ${name}`,
  robbedByYou: 'Robbed by you',
  doomed: 'These cards rob this row',
  ripe: 'You can rob this row now',
  safe: 'Nobody holds enough cards to rob it',
  more: 'More below',
};
