import type { Messages } from '../en/en.ts';
import { and, tickets } from './grammar.ts';

/** The hall of the card game: the race for the big cities, and robbery. */
export const hall: Messages['hall'] = {
  nobodyYet: 'ingen endnu',
  ahead: (names, count) => `${and(names)}: ${tickets(count)}`,
  underway: (count) => `${count} af dine rutekort går dertil`,
  robbedBy: (name) => `Røvet af ${name}`,
  robbedByYou: 'Røvet af dig',
  doomed: 'Disse kort røver rækken',
  ripe: 'Du kan røve rækken nu',
  safe: 'Ingen har kort nok til at røve den',
  more: 'Mere nedenfor',
};
