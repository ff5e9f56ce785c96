import { type BoardGame, isBoardGame, isClosedTrack, isFree } from '@branchline/engine';
import { anyType, randomPlay } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { gameList } from './all.ts';
import { gameFromPack } from './pack/pack-game.ts';
import { randomPack } from './testing/random-pack.ts';

/** Every game with a board, and some made at random. */
const games: readonly (readonly [string, BoardGame])[] = [
  ...gameList,
  ...[1, 2, 3].map((seed) => gameFromPack(randomPack(seed))),
].flatMap(({ id, make, options }) => {
  const game = make(Object.fromEntries(options.map((option) => [option.name, option.default])));
  return isBoardGame(game) ? [[id, game] as const] : [];
});

describe.each(games)('%s: what a route asks for, and what is in the hand', (_, game) => {
  test('a route glows exactly when all of it is there; the rest is paid by giving several for one (C-32, NO-21, UK-5)', () => {
    let [whole, dear] = [0, 0];
    for (const { state, seat, step } of randomPlay(game, game.seats.max, 20, anyType)) {
      if (step % 7 !== 0) continue;
      const claims = game.claimable(state, seat);
      const payable = new Set(claims.map(({ route }) => route));
      const singly = new Set(claims.filter((claim) => !game.givesGroups(state, seat, claim)).map(({ route }) => route));
      for (const route of payable) {
        const { due, has, group } = game.routeNeeds(state, seat, route);
        expect(has === due, String(route)).toBe(singly.has(route));
        if (has < due) expect(group).toBeGreaterThan(1);
        if (singly.has(route)) whole++;
        else dear++;
      }
    }
    expect(whole).toBeGreaterThan(0);
    const groups = game.board.routes.some(({ number }) => game.routeNeeds(game.blank(), 0, number).group > 0);
    if (!groups) expect(dear).toBe(0);
  });

  test('a closed track is a free one that no cards can claim any more (C-35, C-36)', () => {
    for (const { state, seat, step } of randomPlay(game, game.seats.min, 21, anyType)) {
      if (step % 29 !== 0) continue;
      for (const { number, twin } of game.board.routes) {
        const why = game.explainClaim(state, seat, { type: 'claimRoute', route: number, cards: 0 })?.code;
        const closed = why === 'otherTrackYours' || why === 'otherTrackTaken';
        const known = isClosedTrack(game, state, seat, number);
        if (closed) expect(known).toBe(true);
        if (known) expect(twin >= 0 && isFree(game, state, number)).toBe(true);
      }
    }
  });
});
