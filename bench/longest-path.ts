import { type BoardGame, fastBits, type Game, holds, isBoardGame, longestPath, type Route } from '@branchline/engine';
import { begin, playOut } from '@branchline/games';
import { randomOffer } from './random-offer.ts';
import { best } from './timing.ts';

/** The routes of every seat at the end of random games. */
function networks(game: BoardGame, players: number): readonly (readonly Route[])[] {
  const bits = fastBits(2, 0x10000);
  const found: Route[][] = [];
  for (let seed = 0; seed < 20; seed++) {
    const { log } = begin({ game, seats: players, chance: { kind: 'fast', seed } });
    playOut(log, (state, seat) => randomOffer(game, state, seat, bits));
    for (let seat = 0; seat < players; seat++) {
      found.push(game.board.routes.filter(({ number }) => holds(game, log.state, seat, number)));
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
