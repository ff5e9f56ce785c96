import { type Decision, makeBot } from '@branchline/bots';
import { type BoardGame, fastBits, fastChance, type Game, type State } from '@branchline/engine';
import { given } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGraph } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import { defaultWeights } from '../planner/weights.ts';
import { monteCarloSearch } from '../search/monte-carlo.ts';
import { Searcher } from '../styles/searcher.ts';
import { taxiGame, technologyGame, tunnelGame, untriedGame, yardsGame } from '../testing/some-games.ts';
import { claimsFor, valueModelFor } from '../tuned/level-settings.ts';
import { defaultYardWeights } from '../yard/weights.ts';
import { YardPlanner } from '../yard/yard-planner.ts';
import { BoardFeatures } from './board-features.ts';
import { estimateValue, type Features, type ValueModel } from './value-model.ts';
import { YardFeatures } from './yard-features.ts';

const featuresOf = (game: BoardGame): BoardFeatures => {
  const graph = boardGraph(game);
  return new BoardFeatures(graph, new BoardPlanner(graph, defaultWeights, false));
};
const yardFeatures: Features = new YardFeatures(new YardPlanner(yardsGame(), defaultYardWeights));
const NAMES = featuresOf(taxiGame()).names;

/** Only the named feature counts. */
function only(name: string, worth: number, later = 0): ValueModel {
  const row = (value: number): number[] => NAMES.map((feature) => (feature === name ? value : 0));
  return { share: [0.5, 0.25], worth: row(worth), later: row(later) };
}

describe('a value estimate', () => {
  const game = taxiGame();
  const { state } = given(game, {
    hands: [['red', 'red', 'wild'], ['blue']],
    tickets: [['lower-east-side--wall-street'], ['central-park--chelsea']],
  });

  test.each([taxiGame(), tunnelGame(), technologyGame()])('has a number for every feature of every seat', (any) => {
    const { state: dealt } = any.begin(any.seats.max, fastChance(1, 0));
    const rows = featuresOf(any).of(dealt, 1);
    expect(rows).toHaveLength(any.seats.max);
    for (const row of rows) {
      expect(row).toHaveLength(NAMES.length);
      for (const value of row) expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('counts what it is told to count, and who moves when', () => {
    const features = featuresOf(game);
    expect(estimateValue({ features, model: only('hand', 2) }, state, 0).ahead).toEqual([6, 2]);
    expect(estimateValue({ features, model: only('wilds', 2) }, state, 0).ahead).toEqual([2, 0]);
    expect(estimateValue({ features, model: only('waits', 1) }, state, 0).ahead).toEqual([0, 1]);
    expect(estimateValue({ features, model: only('waits', 1) }, state, 1).ahead).toEqual([1, 0]);
    expect(estimateValue({ features, model: only('tickets', 3) }, state, 0).ahead).toEqual([3, 3]);
    // Nothing is built yet: every ticket counts against its holder, and every piece is still there.
    const { tickets } = game.board;
    const points = (id: string): number => tickets[game.naming.names.tickets.indexOf(id)]?.points ?? 0;
    const own = [points('lower-east-side--wall-street'), points('central-park--chelsea')];
    expect(estimateValue({ features, model: only('score', 1) }, state, 0).ahead).toEqual(own.map((lost) => -lost));
    expect(estimateValue({ features, model: only('pieces', 1) }, state, 0).ahead).toEqual([15, 15]);
    // Both are planned to be finished: what is lost otherwise is twice their points, and a little.
    expect(estimateValue({ features, model: only('planned', 1) }, state, 0).ahead).toEqual(own);
    expect(estimateValue({ features, model: only('givenUp', 1) }, state, 0).ahead).toEqual([0, 0]);
    expect(estimateValue({ features, model: only('stake', 1) }, state, 0).ahead).toEqual(
      own.map((done) => 2 * done + defaultWeights.ticket),
    );
  });

  test('goes by how far the game has come', () => {
    const late = [...state] as State;
    const { at } = game;
    late[at.pieces] = 0;
    const features = featuresOf(game);
    expect(features.progress(state)).toBe(0);
    expect(features.progress(late)).toBe(0.5);
    expect(estimateValue({ features, model: only('hand', 2, 4) }, late, 0).ahead).toEqual([12, 4]);
    expect(estimateValue({ features, model: only('hand', 2, 4) }, late, 0).share).toBe(0.625);
  });
});

describe('a value model', () => {
  test('says something of every feature, and nothing of games that has none', () => {
    const rows: (readonly [ValueModel | undefined, Features])[] = [2, 3, 4].map((players) => [
      valueModelFor(taxiGame(), players),
      featuresOf(taxiGame()),
    ]);
    rows.push(...[2, 3, 4].map((players) => [valueModelFor(yardsGame(), players), yardFeatures] as const));
    for (const [model, { names }] of rows) {
      const { worth = [], later = [] } = model ?? {};
      expect([worth.length, later.length]).toEqual([names.length, names.length]);
    }
    expect(valueModelFor(untriedGame(), 2)).toBeUndefined();
  });

  test.each([
    { game: taxiGame(), after: 0 },
    { game: yardsGame(), after: 14 },
  ])('changes what is chosen now and then, with the same standard errors and dice', ({ game, after }) => {
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
      const chosen = (learned: boolean): string =>
        JSON.stringify(
          new Searcher({}, { minStandardErrors: 1.2, learned }).search(decision(), { rollouts: 100 })?.action,
        );
      if (chosen(true) !== chosen(false)) different++;
    }
    expect(different).toBeGreaterThan(0);
  });

  test('is asked once in a rollout, when its first turn begins, and decides what it is worth', () => {
    const game = taxiGame();
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
      monteCarloSearch(
        decision,
        {
          minStandardErrors: 1.2,
          candidates: () => [first, second],
          worlds: (known) => () => game.imagine(known.view, fastChance(9, 0)),
          policy: {
            imagined: () => {},
            begin: () => {
              games++;
            },
            act: (now, mover) => game.offers(now, mover)[0] ?? { type: 'pass' },
            estimate: (now, mover) => {
              asked.push({ mover, kind: game.asked(now, mover)?.kind, games });
              return { share: 0, ahead };
            },
          },
        },
        { rollouts: 16 },
      );
    const well = found(seat === 0 ? [30, 0] : [0, 30]).report;
    const badly = found(seat === 0 ? [0, 30] : [30, 0]).report;
    expect(asked.map(({ games: before }) => before)).toEqual(asked.map((_, place) => place + 1));
    expect(asked).toHaveLength(well.rollouts + badly.rollouts);
    for (const { kind, mover } of asked) {
      expect(kind).toBe('turn');
      expect([0, 1]).toContain(mover);
    }
    expect(well.worth).toBeGreaterThan(0.9);
    expect(badly.worth).toBeLessThan(0.1);
  });

  test('goes with more claims to look at, for those who have it', () => {
    expect(claimsFor(taxiGame(), true)).toBeGreaterThan(claimsFor(taxiGame(), false));
    expect(claimsFor(tunnelGame(), true)).toBe(claimsFor(tunnelGame(), false));
    expect(claimsFor(untriedGame(), true)).toBe(claimsFor(taxiGame(), false));
  });
});
