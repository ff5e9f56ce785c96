import type { Messages } from '../en.ts';
import { cards as cardsIn, count as counted } from './grammar.ts';

export const yard: Messages['yard'] = {
  hall: 'Ratapihat',
  yourYard: 'Oma ratapiha',
  yardOf: (name) => `Ratapiha: ${name}`,
  emptyYard: 'Ratapihalla ei ole kortteja.',
  row: (colour, cards, wilds) => {
    const row = `${cards} ${cardsIn(cards, colour)}`;
    return wilds > 0 ? `${row} ja ${counted(wilds, 'veturi', 'veturia')}` : row;
  },
  onTrack: 'raiteilla',
  onTrackHint: 'Raiteilla olevilla korteilla toteutetaan lopussa menolippuja. Kukaan ei saa katsoa niitä.',
  bonuses: 'Eniten menolippuja suurkaupunkiin',
  deckNumber: (number) => `Pakka ${number}/2`,
};
