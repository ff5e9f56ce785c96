import { type GameEntry, gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { largePack } from '@branchline/games/testing';

/** Every game there is, and a large map that nobody made anything for: always the same one. */
export const benchGames: readonly GameEntry[] = [...gameList, gameFromPack(largePack(1))];

export function benchGame(id: string): GameEntry {
  const found = benchGames.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}
