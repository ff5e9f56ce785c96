import type { Messages } from '../en.ts';
import { cardGame } from './rules/card-game.ts';
import { clocks, common } from './rules/common.ts';
import { newYork } from './rules/new-york.ts';
import { nordicCountries } from './rules/nordic-countries.ts';
import { unitedKingdom } from './rules/united-kingdom.ts';

export const rules: Messages['rules'] = {
  title: 'Regler',
  titleOf: (game) => `Regler: ${game}`,
  search: 'Søk i reglene',
  nothing: 'Ingen regel har disse ordene.',
  sections: { common: 'Felles for brettspillene', own: 'Dette spillet', clocks: 'Klokker og fraværende spillere' },
  common,
  clocks,
  games: {
    'new-york': newYork,
    'nordic-countries': nordicCountries,
    'united-kingdom': unitedKingdom,
    'card-game': cardGame,
  },
};
