import type { Pack } from '@branchline/games';
import type { TriedGame } from './model/trial.ts';
import { type GameToTry, tryGames } from './model/try-games.ts';

/* Plays games of bots on a map that is being drawn, away from the page. */

/** So many games on this map. */
export interface ToTrial {
  readonly pack: Pack;
  readonly games: readonly GameToTry[];
}

export type FromTrial = { readonly game: TriedGame } | { readonly over: true };

/** The worker's own global; the page's types do not know it. */
declare const self: {
  onmessage: ((event: MessageEvent<ToTrial>) => void) | null;
  postMessage(message: FromTrial): void;
};

self.onmessage = ({ data: { pack, games } }) => {
  for (const game of tryGames(pack, games)) self.postMessage({ game });
  self.postMessage({ over: true });
};
