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
  search: 'Søk i reglene',
  nothing: 'Ingen regel har disse ordene.',
  found: (count) => (count === 1 ? '1 regel funnet' : `${count} regler funnet`),
  chooseOrSearch: 'Velg et spill, eller søk i alle.',
  sections: {
    common: 'Felles for brettspillene',
    own: 'Dette spillet',
    clocks: 'Klokker og fraværende spillere',
    different: 'Hva er annerledes her',
  },
  differentHint: 'For dem som kjenner det opprinnelige spillet. Hver linje fører til regelen sin.',
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
