import type { Messages } from '../en.ts';
import { cards, plural } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'Ratapihat',
  yourYard: 'Oma ratapiha',
  yardOf: (name) => `Ratapiha: ${name}`,
  emptyYard: 'Ratapihalla ei ole kortteja.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} ja ${plural(wilds, 'veturi', 'veturia')}` : row;
  },
  onTrack: 'raiteilla',
  onTrackHint: 'Raiteilla olevilla korteilla toteutetaan lopussa menolippuja. Kukaan ei saa katsoa niitä.',
  bonuses: 'Eniten menolippuja suurkaupunkiin',
  deckNumber: (number) => `Pakka ${number}/2`,
};
