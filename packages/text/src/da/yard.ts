import type { Messages } from '../en.ts';
import { cards as cardsIn, count as counted } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'Remiserne',
  yourYard: 'Din remise',
  yardOf: (name) => `Remise: ${name}`,
  emptyYard: 'Ingen kort i remisen.',
  row: (colour, cards, wilds) => {
    const row = `${cards} ${cardsIn(cards, colour)}`;
    return wilds > 0 ? `${row} og ${counted(wilds, 'lokomotiv', 'lokomotiver')}` : row;
  },
  onTrack: 'på skinner',
  onTrackHint: 'Kort på skinner fuldfører rutekort til sidst. Ingen må kigge.',
  bonuses: 'Flest rutekort til en storby',
  deckNumber: (number) => `Bunke ${number} af 2`,
};
