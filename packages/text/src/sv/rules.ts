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
  search: 'Sök i reglerna',
  nothing: 'Ingen regel innehåller de orden.',
  found: (count) => (count === 1 ? '1 regel hittad' : `${count} regler hittade`),
  chooseOrSearch: 'Välj ett spel, eller sök i alla.',
  sections: {
    common: 'Gemensamt för brädspelen',
    own: 'Det här spelet',
    clocks: 'Klockor och frånvarande spelare',
    different: 'Vad är annorlunda här',
  },
  differentHint: 'För den som kan grundspelet. Varje rad leder till sin regel.',
  toTable: 'Vidare till bordet',
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
