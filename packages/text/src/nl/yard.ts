import type { Messages } from '../en.ts';
import { cards, plural } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'De remises',
  yourYard: 'Jouw remise',
  yardOf: (name) => `Remise: ${name}`,
  emptyYard: 'Geen kaarten in de remise.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} en ${plural(wilds, 'locomotief', 'locomotieven')}` : row;
  },
  onTrack: 'op het spoor',
  onTrackHint: 'Met kaarten op het spoor voltooi je aan het einde bestemmingskaarten. Niemand mag kijken.',
  bonuses: 'De meeste bestemmingskaarten naar een grote stad',
  deckNumber: (number) => `Stapel ${number} van 2`,
};
