export { type GameEntry, findGame, gameList } from './game-list.ts';
export { newYork } from './new-york/rules.ts';
export { nordicCountries } from './nordic-countries/rules.ts';
export { unitedKingdom } from './united-kingdom/rules.ts';
