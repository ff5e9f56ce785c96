import type { Messages } from '../en/en.ts';
import { and, plural } from './grammar.ts';

/** The hall of the card game: the race for the big cities, and robbery. */
export const hall: Messages['hall'] = {
  nobodyYet: 'ei vielä kukaan',
  ahead: (names, count) => `${and(names)}: ${plural(count, 'menolippu', 'menolippua')}`,
  underway: (count) => `sinne vie ${plural(count, 'menolippusi', 'menolippuasi')}`,
  robbedBy: (name) => `Ryöstäjä: ${name}`,
  robbedByYou: 'Ryöstit tämän',
  doomed: 'Nämä kortit ryöstävät rivin',
  ripe: 'Voit ryöstää rivin nyt',
  safe: 'Kenelläkään ei ole tarpeeksi kortteja ryöstöön',
  more: 'Lisää alempana',
};
