import { findGame } from '@branchline/games';
import { ratioOf } from './layout/facts.ts';

/** Below this a board is upright: on a wide window it gets the whole height, and what is beside it stands in columns. */
const UPRIGHT = 1.15;

/** The shape of a game's board, for where the parts of a table lie: known before anything of the board is fetched. */
export function shapeOf(ref: string): { readonly ratio: number; readonly upright: boolean } {
  const map = findGame(ref)?.pack;
  // Without a board there are yards, which take all the width they get.
  const ratio = map ? ratioOf(map) : 1.6;
  return { ratio, upright: ratio < UPRIGHT };
}
