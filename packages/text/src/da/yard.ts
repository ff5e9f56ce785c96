import type { Messages } from '../en.ts';
import { cards, plural } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'Remiserne',
  yourYard: 'Din remise',
  yardOf: (name) => `Remise: ${name}`,
  emptyYard: 'Ingen kort i remisen.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} og ${plural(wilds, 'lokomotiv', 'lokomotiver')}` : row;
  },
  onTrack: 'på skinner',
  onTrackHint: 'Kort på skinner fuldfører rutekort til sidst. Ingen må kigge.',
  bonuses: 'Flest rutekort til en storby',
  deckNumber: (number) => `Bunke ${number} af 2`,
};
