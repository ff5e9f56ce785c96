import type { Messages } from '../en.ts';
import { cardGame } from './rules/card-game.ts';
import { clocks, common } from './rules/common.ts';
import { newYork } from './rules/new-york.ts';
import { nordicCountries } from './rules/nordic-countries.ts';
import { unitedKingdom } from './rules/united-kingdom.ts';

export const rules: Messages['rules'] = {
  title: 'Spelregels',
  titleOf: (game) => `Spelregels: ${game}`,
  search: 'Zoeken in de regels',
  nothing: 'In geen enkele regel staan deze woorden.',
  sections: { common: 'Voor alle bordspellen', own: 'Dit spel', clocks: 'Klokken en afwezige spelers' },
  common,
  clocks,
  games: {
    'new-york': newYork,
    'nordic-countries': nordicCountries,
    'united-kingdom': unitedKingdom,
    'card-game': cardGame,
  },
};
