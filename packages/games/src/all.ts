import { findGame } from './list/games.ts';
import { gameTitles } from './list/titles.ts';
import type { GameEntry } from './pack/game-entry.ts';

/** Every game of the house, ready to be played: for programs in Node. A page loads the one it shows (`loadGame`). */
export const gameList: readonly GameEntry[] = gameTitles.flatMap(({ id }) => findGame(id) ?? []);
