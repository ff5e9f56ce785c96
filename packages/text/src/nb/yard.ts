import type { Messages } from '../en.ts';
import { cards as cardsIn, count as counted } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'Togstallene',
  yourYard: 'Togstallen din',
  yardOf: (name) => `Togstall: ${name}`,
  emptyYard: 'Ingen kort i togstallen.',
  row: (colour, cards, wilds) => {
    const row = `${cards} ${cardsIn(cards, colour)}`;
    return wilds > 0 ? `${row} og ${counted(wilds, 'lokomotiv', 'lokomotiver')}` : row;
  },
  onTrack: 'på skinner',
  onTrackHint: 'Kortene i på-skinner-bunken fullfører billetter til slutt. Ingen får se på dem.',
  bonuses: 'Flest billetter til en storby',
  deckNumber: (number) => `Bunke ${number} av 2`,
};
