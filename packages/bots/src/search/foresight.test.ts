import { makeBot } from '@branchline/bots';
import { type BoardGame, fastBits, fastChance, type State } from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { newYork, nordicCountries, unitedKingdom } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { experienceFor } from '../experience.ts';
import { groundOf } from '../planner/ground.ts';
import { Mind } from '../planner/mind.ts';
import { usual } from '../planner/weights.ts';
import { ASPECTS, type Experience, Foresight } from './foresight.ts';

const foresightOf = (game: BoardGame): Foresight => {
  const ground = groundOf(game);
  return new Foresight(ground, new Mind(ground, usual, false));
};

/** Only the named aspect counts. */
function only(name: (typeof ASPECTS)[number], worth: number, later = 0): Experience {
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
    const rows = foresightOf(any).aspects(dealt, 1);
    expect(rows).toHaveLength(any.seats.max);
    for (const row of rows) {
      expect(row).toHaveLength(ASPECTS.length);
      for (const value of row) expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('counts what it is told to count, and who moves when', () => {
    const foresight = foresightOf(game);
    expect(foresight.foresee(state, 0, only('hand', 2)).ahead).toEqual([6, 2]);
    expect(foresight.foresee(state, 0, only('wilds', 2)).ahead).toEqual([2, 0]);
    expect(foresight.foresee(state, 0, only('waits', 1)).ahead).toEqual([0, 1]);
    expect(foresight.foresee(state, 1, only('waits', 1)).ahead).toEqual([1, 0]);
    expect(foresight.foresee(state, 0, only('tickets', 3)).ahead).toEqual([3, 3]);
  });

  test('goes by how far the game has come', () => {
    const late = [...state] as State;
    const { at } = groundOf(game);
    late[at.pieces] = 0;
    const foresight = foresightOf(game);
    expect(foresight.progress(state)).toBe(0);
    expect(foresight.progress(late)).toBe(0.5);
    expect(foresight.foresee(late, 0, only('hand', 2, 4)).ahead).toEqual([12, 4]);
    expect(foresight.foresee(late, 0, only('hand', 2, 4)).share).toBe(0.625);
  });
});

describe('experience', () => {
  test('says something of every aspect, and nothing of games that nobody has learnt', () => {
    for (const players of [2, 3]) {
      const { worth = [], later = [] } = experienceFor('new-york', players) ?? {};
      expect([worth.length, later.length]).toEqual([ASPECTS.length, ASPECTS.length]);
    }
    for (const game of ['somewhere-else', 'constructor']) expect(experienceFor(game, 2)).toBeUndefined();
  });

  test('makes master choose otherwise than the levels below now and then, with the same imagined games', () => {
    const game = newYork();
    let different = 0;
    for (let deal = 1; deal <= 12; deal++) {
      const { state } = game.begin(2, fastChance(deal, 0));
      const [seat = 0] = game.awaiting(state);
      const view = game.veil(state, seat);
      const chosen = (id: string): string => {
        const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(deal) };
        return JSON.stringify(makeBot(id, { playouts: 100 })?.choose(decision));
      };
      if (chosen('master') !== chosen('expert')) different++;
    }
    expect(different).toBeGreaterThan(0);
  });
});
