import type { Messages } from '../en.ts';
import { cards, plural } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'Bangårdarna',
  yourYard: 'Din bangård',
  yardOf: (name) => `Bangård: ${name}`,
  emptyYard: 'Inga kort på bangården.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} och ${plural(wilds, 'lokomotiv', 'lokomotiv')}` : row;
  },
  onTrack: 'på spåret',
  onTrackHint: 'Kort på spåret fullbordar biljetter på slutet. Ingen får titta.',
  bonuses: 'Flest biljetter till en storstad',
  deckNumber: (number) => `Hög ${number} av 2`,
};
