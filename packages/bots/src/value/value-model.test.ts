import { type Decision, makeBot } from '@branchline/bots';
import { type BoardGame, fastBits, fastChance, type Game, type State } from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { cardGame, newYork, nordicCountries, unitedKingdom } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../planner/board-graph.ts';
import { Mind } from '../planner/board-planner.ts';
import { usual } from '../planner/weights.ts';
import { search } from '../search/monte-carlo.ts';
import { Searcher } from '../styles/searcher.ts';
import { experienceFor } from '../tuned/value-models.ts';
import { claimsFor } from '../tuned/weights.ts';
import { usualYard } from '../yard/weights.ts';
import { YardMind } from '../yard/yard-planner.ts';
import { BoardSight } from './board-features.ts';
import { type Experience, foresee, type Sight } from './value-model.ts';
import { YardSight } from './yard-features.ts';

const sightOf = (game: BoardGame): BoardSight => {
  const ground = groundOf(game);
  return new BoardSight(ground, new Mind(ground, usual, false));
};
const yardSight: Sight = new YardSight(new YardMind(cardGame(), usualYard));
const ASPECTS = sightOf(newYork()).aspects;

/** Only the named aspect counts. */
function only(name: string, worth: number, later = 0): Experience {
  const row = (value: number): number[] => ASPECTS.map((aspect) => (aspect === name ? value : 0));
  return { share: [0.5, 0.25], worth: row(worth), later: row(later) };
}

describe('foresight', () => {
  const game = newYork();
  const { state } = given(game, {
    hands: [['red', 'red', 'wild'], ['blue']],
    tickets: [['lower-east-side--wall-street'], ['central-park--chelsea']],
  });

  test.each([newYork(), nordicCountries(), unitedKingdom()])('has a number for every aspect of every seat', (any) => {
    const { state: dealt } = any.begin(any.seats.max, fastChance(1, 0));
    const rows = sightOf(any).look(dealt, 1);
    expect(rows).toHaveLength(any.seats.max);
    for (const row of rows) {
      expect(row).toHaveLength(ASPECTS.length);
      for (const value of row) expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('counts what it is told to count, and who moves when', () => {
    const sight = sightOf(game);
    expect(foresee(sight, state, 0, only('hand', 2)).ahead).toEqual([6, 2]);
    expect(foresee(sight, state, 0, only('wilds', 2)).ahead).toEqual([2, 0]);
    expect(foresee(sight, state, 0, only('waits', 1)).ahead).toEqual([0, 1]);
    expect(foresee(sight, state, 1, only('waits', 1)).ahead).toEqual([1, 0]);
    expect(foresee(sight, state, 0, only('tickets', 3)).ahead).toEqual([3, 3]);
    // Nothing is built yet: every ticket counts against its holder, and every piece is still there.
    const { tickets } = game.board;
    const points = (id: string): number => tickets[game.naming.names.tickets.indexOf(id)]?.points ?? 0;
    const own = [points('lower-east-side--wall-street'), points('central-park--chelsea')];
    expect(foresee(sight, state, 0, only('score', 1)).ahead).toEqual(own.map((lost) => -lost));
    expect(foresee(sight, state, 0, only('pieces', 1)).ahead).toEqual([15, 15]);
    // Both are planned to be finished: what is lost otherwise is twice their points, and a little.
    expect(foresee(sight, state, 0, only('planned', 1)).ahead).toEqual(own);
    expect(foresee(sight, state, 0, only('givenUp', 1)).ahead).toEqual([0, 0]);
    expect(foresee(sight, state, 0, only('stake', 1)).ahead).toEqual(own.map((done) => 2 * done + usual.ticket));
  });

  test('goes by how far the game has come', () => {
    const late = [...state] as State;
    const { at } = game;
    late[at.pieces] = 0;
    const sight = sightOf(game);
    expect(sight.progress(state)).toBe(0);
    expect(sight.progress(late)).toBe(0.5);
    expect(foresee(sight, late, 0, only('hand', 2, 4)).ahead).toEqual([12, 4]);
    expect(foresee(sight, late, 0, only('hand', 2, 4)).share).toBe(0.625);
  });
});

describe('experience', () => {
  test('says something of every aspect, and nothing of games that nobody has learnt', () => {
    const rows: (readonly [Experience | undefined, Sight])[] = [2, 3, 4].map((players) => [
      experienceFor('new-york', players),
      sightOf(newYork()),
    ]);
    rows.push(...[2, 3, 4].map((players) => [experienceFor('card-game', players), yardSight] as const));
    for (const [experience, { aspects }] of rows) {
      const { worth = [], later = [] } = experience ?? {};
      expect([worth.length, later.length]).toEqual([aspects.length, aspects.length]);
    }
    for (const game of ['somewhere-else', 'constructor']) expect(experienceFor(game, 2)).toBeUndefined();
  });

  test.each([
    { game: newYork(), after: 0 },
    { game: cardGame(), after: 14 },
  ])('changes what is chosen now and then, with the same doubts and dice', ({ game, after }) => {
    const greedy = makeBot('greedy');
    const any: Game = game;
    let different = 0;
    for (let deal = 1; deal <= 12; deal++) {
      const { state } = any.begin(2, fastChance(deal, 0));
      const decision = (): Decision => {
        const [seat = 0] = any.awaiting(state);
        const view = any.veil(state, seat);
        return { game: any, view, seat, offers: any.offers(view, seat), bits: fastBits(deal) };
      };
      for (let step = 1; step <= after; step++) {
        const now = decision();
        any.play(state, now.seat, greedy?.choose(now) as never, fastChance(deal, step));
      }
      const chosen = (experienced: boolean): string =>
        JSON.stringify(new Searcher({}, { doubt: 1.2, experienced }).search(decision(), { playouts: 100 })?.action);
      if (chosen(true) !== chosen(false)) different++;
    }
    expect(different).toBeGreaterThan(0);
  });

  test('is asked once in an imagined game, when its first turn begins, and decides what it is worth', () => {
    const game = newYork();
    const { state } = game.begin(2, fastChance(2, 0));
    for (let step = 1; step <= 6; step++) {
      const [seat = 0] = game.awaiting(state);
      const [offer] = game.offers(state, seat);
      if (offer) game.play(state, seat, offer, fastChance(2, step));
    }
    const [seat = 0] = game.awaiting(state);
    const view = game.veil(state, seat);
    const decision: Decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(1) };
    const [first, second] = decision.offers;
    if (!first || !second) throw new Error('nothing to choose from');
    const asked: { mover: number; kind: string | undefined; games: number }[] = [];
    let games = 0;
    const found = (ahead: readonly number[]) =>
      search(
        decision,
        {
          doubt: 1.2,
          candidates: () => [first, second],
          imagine: (from) => game.imagine(from, fastChance(9, 0)),
          playout: {
            imagined: () => {},
            begin: () => {
              games++;
            },
            act: (now, mover) => game.offers(now, mover)[0] ?? { type: 'pass' },
            foresee: (now, mover) => {
              asked.push({ mover, kind: game.asked(now, mover)?.kind, games });
              return { share: 0, ahead };
            },
          },
        },
        { playouts: 16 },
      );
    const well = found(seat === 0 ? [30, 0] : [0, 30]).report;
    const badly = found(seat === 0 ? [0, 30] : [30, 0]).report;
    expect(asked.map(({ games: before }) => before)).toEqual(asked.map((_, place) => place + 1));
    expect(asked).toHaveLength(well.playouts + badly.playouts);
    for (const { kind, mover } of asked) {
      expect(kind).toBe('turn');
      expect([0, 1]).toContain(mover);
    }
    expect(well.worth).toBeGreaterThan(0.9);
    expect(badly.worth).toBeLessThan(0.1);
  });

  test('goes with more claims to look at, for those who have it', () => {
    expect(claimsFor('new-york', true)).toBeGreaterThan(claimsFor('new-york', false));
    expect(claimsFor('nordic-countries', true)).toBe(claimsFor('nordic-countries', false));
    expect(claimsFor('constructor', true)).toBe(claimsFor('new-york', false));
  });
});
