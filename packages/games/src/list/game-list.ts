import type { GameEntry } from '../options/game-entry.ts';
import * as found from './game-index.ts';

/** Every game there is. */
export const gameList: readonly GameEntry[] = Object.values(found).toSorted((one, other) => one.order - other.order);

export function findGame(id: string): GameEntry | undefined {
  return gameList.find((game) => game.id === id);
}
