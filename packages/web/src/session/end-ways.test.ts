import { type BoardGame, fastChance, holds, isBoardGame, type ScoreSheet, type State } from '@branchline/engine';
import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import { longestPathAt, ticketsToOpen, wayAtEnd } from './end-ways.ts';

/** A game of players who take whatever comes, to its end. */
function playedOut(game: BoardGame, seed: number): State {
  const { state } = game.begin(game.seats.max, fastChance(seed, 0));
  for (let step = 1; step < 5000; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return state;
    const offers = game.offers(game.veil(state, seat), seat);
    const claims = offers.filter(({ type }) => type === 'claimRoute');
    const among = claims.length > 0 ? claims : offers;
    const action = among[(seed * 7 + step * 13) % among.length];
    if (action) game.play(state, seat, action, fastChance(seed, step));
  }
  throw new Error('the game does not end');
}

const games = gameList.map((entry) => ({
  id: entry.id,
  game: entry.make(Object.fromEntries(entry.options.map(({ name }) => [name, true]))),
}));

describe.each(games.filter(({ game }) => isBoardGame(game)))('at the end of $id', ({ game }) => {
  if (!isBoardGame(game)) throw new Error('no board');
  const end = playedOut(game, 3);
  const sheet = game.score(end);
  const without: ScoreSheet = {
    ...sheet,
    decidedBy: 'points',
    seats: sheet.seats.map((one) => ({
      ...one,
      lines: one.lines.filter(({ kind }) => kind !== 'longestPath' && kind !== 'technology'),
    })),
  };

  test('failed tickets are opened first, and each kind from the smallest', () => {
    const opened = ticketsToOpen(game, sheet);
    expect(opened.length).toBeGreaterThan(0);
    const worth = opened.map(({ done, points }) => (done ? 1000 : 0) + Math.abs(points));
    expect(worth).toEqual([...worth].sort((one, other) => one - other));
  });

  test('the way of a ticket that is done is all one’s own, and that of a failed one is not', () => {
    for (const ticket of ticketsToOpen(game, sheet)) {
      const [trail = []] = wayAtEnd(game, end, ticket).trails ?? [];
      if (trail.length > 0) expect(trail.every(({ own }) => own)).toBe(ticket.done);
    }
  });

  test('the longest path is lit and told for those who have it, where it counts', () => {
    const path = longestPathAt(game, end, { ...without, decidedBy: 'longestPath' });
    const forAll = longestPathAt(game, end, {
      ...without,
      seats: without.seats.map((one) => ({ ...one, total: 0 })),
      decidedBy: 'longestPath',
    });
    expect(path?.spaces).toBeGreaterThan(0);
    for (const [at, seat] of (forAll?.seats ?? []).entries()) {
      const trail = forAll?.lit.trails?.[at] ?? [];
      const routes = trail.map(({ route }) => game.board.routes.find(({ id }) => id === route));
      expect(routes.every((route) => route && holds(game, end, seat, route.number))).toBe(true);
      expect(routes.reduce((sum, route) => sum + (route?.length ?? 0), 0)).toBe(forAll?.spaces);
      expect(new Set(trail.map(({ route }) => route)).size).toBe(trail.length);
    }
    const scored = sheet.seats.filter(({ lines }) => lines.some(({ kind }) => kind === 'longestPath'));
    if (scored.length === 0) return;
    const counted = longestPathAt(game, end, { ...sheet, decidedBy: 'points' });
    expect(counted?.seats).toEqual(scored.map(({ seat }) => seat));
    expect(counted?.spaces).toBe(scored[0]?.lines.find(({ kind }) => kind === 'longestPath')?.count);
  });

  test('nothing is told where it does not count', () => {
    expect(longestPathAt(game, end, without)).toBeUndefined();
  });

  test('a technology that goes by it makes it count (UK-43)', () => {
    const technology = game.rules.scoring.find(
      ({ technologyByPath }) => technologyByPath !== undefined,
    )?.technologyByPath;
    if (technology === undefined) return expect(game.rules.technologies === undefined).toBe(true);
    expect(game.naming.names.technologies[technology]).toBe('equalising-beam');
    const [first, ...others] = without.seats;
    if (!first) throw new Error('nobody played');
    const line = { kind: 'technology', technology, points: -15 } as const;
    const held = { ...without, seats: [{ ...first, lines: [...first.lines, line] }, ...others] };
    expect(longestPathAt(game, end, held)?.spaces).toBeGreaterThan(0);
    expect(
      longestPathAt(game, end, { ...held, seats: [{ ...first, lines: [{ ...line, technology: technology - 1 }] }] }),
    ).toBeUndefined();
  });
});
