import type { GameEntry } from '../pack/game-entry.ts';
import type { PackCode } from '../pack/pack.ts';

/** What lies in the folder of a game: a pack, with code if it needs any, or rules of a family of its own. */
export interface GameFolder {
  readonly id: string;
  /** `pack.json`, as it was read. */
  readonly pack?: unknown;
  /** What `code.ts` exports. */
  readonly code?: Readonly<Record<string, PackCode>>;
  /** What `rules.ts` exports as `entry`. */
  readonly entry?: GameEntry;
}
