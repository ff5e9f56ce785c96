import { makeBot } from '@branchline/bots';
import { fastBits, fastChance, type Game } from '@branchline/engine';
import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import { taxiGame } from '../testing/some-games.ts';
import { bySeats, tunedOf } from './tuned.ts';
import { tunedFaults } from './tuned-faults.ts';

const withTuned = (tuned: object): Game => ({ ...taxiGame(), tuned }) as Game;

describe('bots.json', () => {
  test.each(gameList)('of $id is in order', ({ make }) => {
    const game = make({});
    expect(tunedFaults(game.tuned ?? {}, game.family)).toEqual([]);
  });

  test.each([
    [[], 'the file must be an object'],
    [{ wieghts: {} }, 'wieghts is a field nobody knows'],
    [{ toString: {} }, 'toString is a field nobody knows'],
    [{ weights: { 2: { trun: 1 } } }, 'weights, 2, trun is a field nobody knows'],
    [{ weights: { 2: { turn: '1' } } }, 'weights, 2, turn must be a number'],
    [{ weights: { 2: { lay: 1 } } }, 'weights, 2, lay is a field nobody knows'],
    [{ weights: { 1: {} } }, 'weights, 1: its name must be a number of players, 2 to 8'],
    [{ weights: 3 }, 'weights must be an object'],
    [{ blunders: { 2: { regular: 12 } } }, 'blunders, 2, expert is missing'],
    [{ blunders: { 2: { regular: 120, expert: 1 } } }, 'blunders, 2, regular must be a whole number from 0 to 100'],
    [{ randomMoves: { 3: 1.5 } }, 'randomMoves, 3 must be a whole number from 0 to 100'],
    [{ ticketPolicy: { ticketsOnly: 1 } }, 'ticketPolicy, ticketsOnly must be true or false'],
    [{ everyLevelLearned: 'yes' }, 'everyLevelLearned must be true or false'],
    [
      { valueModels: { 2: { share: [1, 2], worth: [1], later: [] } } },
      'valueModels, 2, worth must be a list of 15 numbers',
    ],
  ])('%j: %s', (tuned, fault) => {
    expect(tunedFaults(tuned, 'board')[0]).toBe(fault);
  });

  test('of a yard game knows no weights of boards', () => {
    expect(tunedFaults({ weights: { 2: { lay: 1 } } }, 'yard')).toEqual([]);
    expect(tunedFaults({ baseline: {} }, 'yard')).toEqual(['baseline is a field nobody knows']);
  });

  test('that is wrong is told by the first bot that wants it, in one sentence', () => {
    const game = withTuned({ weights: { 2: { trun: 1 } } });
    const { state } = game.begin(2, fastChance(1, 0));
    const view = game.veil(state, 0);
    const decision = { game, view, seat: 0, offers: game.offers(view, 0), bits: fastBits(1) };
    expect(() => makeBot('regular')?.choose(decision)).toThrow(
      `${game.id}/bots.json: weights, 2, trun is a field nobody knows.`,
    );
  });

  test('has something for a number of players, or for the next fewer', () => {
    const { weights } = tunedOf(withTuned({ weights: { 2: { turn: 1 }, 4: { turn: 2 } } }));
    expect([2, 3, 4, 8].map((seats) => bySeats(weights, seats)?.turn)).toEqual([1, 1, 2, 2]);
    expect(bySeats(weights, 1)).toBeUndefined();
    expect(bySeats(undefined, 3)).toBeUndefined();
  });
});
