import { cardGame } from './rules/card-game.ts';
import { clocks, common } from './rules/common.ts';
import { newYork } from './rules/new-york.ts';
import { nordicCountries } from './rules/nordic-countries.ts';
import { unitedKingdom } from './rules/united-kingdom.ts';

export const rules = {
  title: 'Rules',
  titleOf: (game: string) => `Rules: ${game}`,
  search: 'Find in the rules',
  nothing: 'No rule has these words.',
  sections: { common: 'Common to the board games', own: 'This game', clocks: 'Clocks and absent players' },
  common,
  clocks,
  games: {
    'new-york': newYork,
    'nordic-countries': nordicCountries,
    'united-kingdom': unitedKingdom,
    'card-game': cardGame,
  },
};
