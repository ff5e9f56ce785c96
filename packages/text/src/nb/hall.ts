import type { Messages } from '../en/en.ts';
import { and, tickets } from './grammar.ts';

/** The hall of the card game: the race for the big cities, and robbery. */
export const hall: Messages['hall'] = {
  nobodyYet: 'ingen ennå',
  ahead: (names, count) => `${and(names)}: ${tickets(count)}`,
  underway: (count) => `${count} av billettene dine går dit`,
  robbedBy: (name) => `Ranet av ${name}`,
  robbedByYou: 'Ranet av deg',
  doomed: 'Disse kortene raner rekken',
  ripe: 'Du kan rane rekken nå',
  safe: 'Ingen har nok kort til å rane den',
  more: 'Mer nedenfor',
};
