import type { GameEntry } from '../pack/game-entry.ts';
import type { PackCode } from '../pack/pack.ts';

/** What is played of the folder of a game: a pack, with code if it needs any, or rules of a family of its own. */
export interface GameFolder {
  readonly id: string;
  /** `pack.json`, as it was read. */
  readonly pack?: unknown;
  /** What `code.ts` exports. */
  readonly code?: Readonly<Record<string, PackCode>>;
  /** `bots.json`: what bots found by playing the game. */
  readonly tuned?: object;
  /** What `rules.ts` exports as `entry`. */
  readonly entry?: GameEntry;
}
