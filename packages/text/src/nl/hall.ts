import type { Messages } from '../en/en.ts';
import { and, tickets } from './grammar.ts';

/** The hall of the card game: the race for the big cities, and robbery. */
export const hall: Messages['hall'] = {
  nobodyYet: 'nog niemand',
  ahead: (names, count) => `${and(names)}: ${tickets(count)}`,
  underway: (count) => `${count} van jouw bestemmingskaarten ${count === 1 ? 'gaat' : 'gaan'} daarheen`,
  robbedBy: (name) => `Beroofd door ${name}`,
  robbedByYou: 'Beroofd door jou',
  doomed: 'Deze kaarten roven de rij',
  ripe: 'Je kunt deze rij nu roven',
  safe: 'Niemand heeft genoeg kaarten om deze rij te roven',
  more: 'Meer hieronder',
};
