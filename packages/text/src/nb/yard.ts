import type { Messages } from '../en.ts';
import { cards, plural } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'Togstallene',
  yourYard: 'Togstallen din',
  yardOf: (name) => `Togstall: ${name}`,
  emptyYard: 'Ingen kort i togstallen.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} og ${plural(wilds, 'lokomotiv', 'lokomotiver')}` : row;
  },
  onTrack: 'på skinner',
  onTrackHint: 'Kortene i på-skinner-bunken fullfører billetter til slutt. Ingen får se på dem.',
  bonuses: 'Flest billetter til en storby',
  deckNumber: (number) => `Bunke ${number} av 2`,
};
