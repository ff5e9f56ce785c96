// Written by scripts/index-games.mjs: a line for each folder of a game. Not to be written by hand.
export { entry as cardGame } from '../card-game/rules.ts';
export { entry as europe } from '../europe/rules.ts';
export { entry as newYork } from '../new-york/rules.ts';
export { entry as nordicCountries } from '../nordic-countries/rules.ts';
export { entry as unitedKingdom } from '../united-kingdom/rules.ts';
export { entry as usa } from '../usa/rules.ts';
