import type { Messages } from '../en.ts';
import { cardGame } from './rules/card-game.ts';
import { clocks, common } from './rules/common.ts';
import { different } from './rules/different.ts';
import { here } from './rules/here.ts';
import { newYork } from './rules/new-york.ts';
import { nordicCountries } from './rules/nordic-countries.ts';
import { unitedKingdom } from './rules/united-kingdom.ts';

export const rules: Messages['rules'] = {
  title: 'Spelregels',
  titleOf: (game) => `Spelregels: ${game}`,
  search: 'Zoeken in de regels',
  nothing: 'In geen enkele regel staan deze woorden.',
  found: (count) => (count === 1 ? '1 regel gevonden' : `${count} regels gevonden`),
  chooseOrSearch: 'Kies een spel, of zoek in alle.',
  sections: {
    common: 'Voor alle bordspellen',
    own: 'Dit spel',
    clocks: 'Klokken en afwezige spelers',
    different: 'Wat is hier anders',
  },
  differentHint: 'Voor wie het basisspel kent. Elke regel leidt naar de uitleg.',
  toTable: 'Naar de tafel',
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
