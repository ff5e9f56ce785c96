import type { Messages } from '../en.ts';
import { cardGame } from './rules/card-game.ts';
import { clocks, common } from './rules/common.ts';
import { different } from './rules/different.ts';
import { here } from './rules/here.ts';
import { newYork } from './rules/new-york.ts';
import { nordicCountries } from './rules/nordic-countries.ts';
import { unitedKingdom } from './rules/united-kingdom.ts';

export const rules: Messages['rules'] = {
  title: 'Regler',
  titleOf: (game) => `Regler: ${game}`,
  search: 'Søg i reglerne',
  nothing: 'Ingen regel indeholder de ord.',
  found: (count) => (count === 1 ? '1 regel fundet' : `${count} regler fundet`),
  chooseOrSearch: 'Vælg et spil, eller søg i dem alle.',
  sections: {
    common: 'Fælles for brætspillene',
    own: 'Dette spil',
    clocks: 'Ure og fraværende spillere',
    different: 'Hvad er anderledes her',
  },
  differentHint: 'For dem, der kender det oprindelige spil. Hver linje fører til sin regel.',
  toTable: 'Videre til bordet',
  here,
  different,
  common,
  clocks,
  games: {
    'new-york': newYork,
    'nordic-countries': nordicCountries,
    'united-kingdom': unitedKingdom,
    'card-game': cardGame,
  },
};
