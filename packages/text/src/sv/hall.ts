import type { Messages } from '../en/en.ts';
import { and, tickets } from './grammar.ts';

/** The hall of the card game: the race for the big cities, and robbery. */
export const hall: Messages['hall'] = {
  nobodyYet: 'ingen ännu',
  ahead: (names, count) => `${and(names)}: ${tickets(count)}`,
  underway: (count) => `${count} av dina biljetter går dit`,
  robbedBy: (name) => `Rånad av ${name}`,
  robbedByYou: 'Rånad av dig',
  doomed: 'De här korten rånar ägaren på raden',
  ripe: 'Du kan råna ägaren på raden nu',
  safe: 'Ingen har kort nog för att råna ägaren på den',
  more: 'Mer nedanför',
};
