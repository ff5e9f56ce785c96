import {
  type BoardGame,
  below,
  fastBits,
  fastChance,
  type Game,
  holds,
  isBoardGame,
  longestPath,
  type Route,
} from '@branchline/engine';
import { best } from './timing.ts';

/** The routes of every seat at the end of random games. */
function networks(game: BoardGame, players: number): readonly (readonly Route[])[] {
  const bits = fastBits(2, 0x10000);
  const found: Route[][] = [];
  for (let seed = 0; seed < 20; seed++) {
    const { state } = game.begin(players, fastChance(seed, 0));
    for (let step = 1; ; step++) {
      const [seat] = game.awaiting(state);
      if (seat === undefined) break;
      const offers = game.offers(state, seat);
      const action = offers[below(bits, offers.length)];
      if (action === undefined) throw new Error('nothing offered');
      game.play(state, seat, action, fastChance(seed, step));
    }
    for (let seat = 0; seat < players; seat++) {
      found.push(game.board.routes.filter(({ number }) => holds(game, state, seat, number)));
    }
  }
  return found;
}

/** In microseconds, at the end of a game; nothing for games without routes. */
export function longestPathMicroseconds(game: Game, players: number): number | undefined {
  if (!isBoardGame(game)) return undefined;
  const all = networks(game, players);
  const run = (): void => {
    for (const routes of all) longestPath(routes);
  };
  return best(20, all.length, run) * 1e6;
}
