import type { Messages } from '../en.ts';
import { cardGame } from './rules/card-game.ts';
import { clocks, common } from './rules/common.ts';
import { different } from './rules/different.ts';
import { here } from './rules/here.ts';
import { newYork } from './rules/new-york.ts';
import { nordicCountries } from './rules/nordic-countries.ts';
import { unitedKingdom } from './rules/united-kingdom.ts';

export const rules: Messages['rules'] = {
  title: 'Säännöt',
  titleOf: (game) => `Säännöt: ${game}`,
  search: 'Etsi säännöistä',
  nothing: 'Missään säännössä ei ole näitä sanoja.',
  found: (count) => (count === 1 ? '1 sääntö löytyi' : `${count} sääntöä löytyi`),
  chooseOrSearch: 'Valitse peli tai etsi kaikista.',
  sections: {
    common: 'Yhteistä lautapeleille',
    own: 'Tämä peli',
    clocks: 'Kellot ja poissa olevat pelaajat',
    different: 'Mikä tässä on toisin',
  },
  differentHint: 'Niille, jotka tuntevat alkuperäisen pelin. Jokainen rivi vie sääntöönsä.',
  toTable: 'Pöytään',
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
