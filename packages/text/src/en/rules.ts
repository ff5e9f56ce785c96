import { cardGame } from './rules/card-game.ts';
import { clocks, common } from './rules/common.ts';
import { different } from './rules/different.ts';
import { here } from './rules/here.ts';
import { newYork } from './rules/new-york.ts';
import { nordicCountries } from './rules/nordic-countries.ts';
import { unitedKingdom } from './rules/united-kingdom.ts';

export const rules = {
  title: 'Rules',
  titleOf: (game: string) => `Rules: ${game}`,
  search: 'Find in the rules',
  nothing: 'No rule has these words.',
  found: (count: number) => (count === 1 ? '1 rule found' : `${count} rules found`),
  chooseOrSearch: 'Choose a game, or search in all of them.',
  sections: {
    common: 'Common to the board games',
    own: 'This game',
    clocks: 'Clocks and absent players',
    different: 'What is different here',
  },
  differentHint: 'For those who know the game it comes from. Each line leads to its rule.',
  toTable: 'On to the table',
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
