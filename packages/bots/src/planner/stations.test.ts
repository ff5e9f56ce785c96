import { fastBits, type GameAction } from '@branchline/engine';
import { given, type Setting } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { Searcher } from '../styles/searcher.ts';
import { smallMap } from '../testing/small-map.ts';
import { boardGraph } from './board-graph.ts';
import { BoardPlanner } from './board-planner.ts';
import { defaultWeights } from './weights.ts';

/** A line of towns, and one beside it that is worth claiming. */
const game = smallMap(
  [
    ['ash', 'birch', 2],
    ['birch', 'cedar', 2],
    ['cedar', 'elm', 2],
    ['elm', 'fir', 6],
    ['fir', 'hazel', 2],
  ],
  [
    ['ash', 'cedar', 12],
    ['birch', 'elm', 2],
    ['ash', 'elm', 13],
    ['elm', 'hazel', 5],
  ],
  { stations: { prices: [1, 2], unbuilt: 4 }, scoring: ['routes', 'tickets', 'stations'] },
);
const route = (id: string): number => game.naming.names.routes.indexOf(id);
const city = (id: string): number => game.naming.names.places.indexOf(id);

/** Seat 0 has come as far as birch; cedar is another's. */
const BLOCKED: Setting = {
  hands: [['red', 'red', 'red', 'red', 'red', 'red', 'blue'], []],
  tickets: [['ash--cedar'], ['elm--hazel']],
  routes: { 'ash--birch': [0], 'birch--cedar': [1] },
  pieces: [12, 12],
};

function planned(setting: Setting, thorough = true): { planner: BoardPlanner; action: GameAction } {
  const { state } = given(game, setting);
  const planner = new BoardPlanner(boardGraph(game), defaultWeights, thorough);
  return { planner, action: planner.act(game.veil(state, 0), 0) };
}

describe('stations in a plan', () => {
  test.each([true, false])('finish a ticket that would otherwise fail (thorough: %s)', (thorough) => {
    const { planner, action } = planned({ ...BLOCKED, lastTurns: 1 }, thorough);
    expect(planner.plan.done.map(({ id }) => id)).toEqual(['ash--cedar']);
    expect(planner.plan.stations?.toBuild).toEqual([route('birch--cedar')]);
    // The last turn: twelve points won instead of lost are more than the fifteen of the long route.
    expect(action).toMatchObject({ type: 'buildStation' });
    expect([city('birch'), city('cedar')]).toContain((action as { city?: number }).city);
    expect(game.naming.named(action)).toMatchObject({ cards: ['blue'] });
  });

  test('wait as long as there is time: what another holds stays where it is', () => {
    const { planner, action } = planned(BLOCKED);
    expect(planner.plan.stations?.toBuild).toEqual([route('birch--cedar')]);
    expect(action).toMatchObject({ type: 'claimRoute', route: route('elm--fir') });
    expect(
      planned({ ...BLOCKED, pieces: [12, 4], hands: [BLOCKED.hands?.[0] ?? [], ['red', 'red']] }).action,
    ).toMatchObject({
      type: 'buildStation',
    });
  });

  test('are kept, where a ticket is worth less than they are', () => {
    const { planner, action } = planned({
      ...BLOCKED,
      tickets: [['birch--elm'], ['elm--hazel']],
      routes: { 'birch--cedar': [0], 'cedar--elm': [1] },
      lastTurns: 1,
    });
    expect(planner.plan.stations?.toBuild).toEqual([]);
    expect(planner.plan.lost.map(({ id }) => id)).toEqual(['birch--elm']);
    expect(action).toMatchObject({ type: 'claimRoute' });
  });

  test('that stand there lend one route each, and are not paid for again', () => {
    const { planner } = planned({ ...BLOCKED, stations: { cedar: 0 } });
    expect(planner.plan.done.map(({ id }) => id)).toEqual(['ash--cedar']);
    expect(planner.plan.stations?.toBuild).toEqual([]);
    expect(planner.plan.stake).toBe(0);
    const both = { routes: { 'ash--birch': [0], 'birch--cedar': [1], 'cedar--elm': [1] } };
    const on = planned({ ...BLOCKED, ...both, tickets: [['ash--elm'], ['elm--hazel']], stations: { cedar: 0 } });
    expect(on.planner.plan.lost.map(({ id }) => id)).toEqual(['ash--elm']);
  });

  test('are not planned when none are left, or where others have theirs', () => {
    const none = planned({ ...BLOCKED, stations: { fir: 0, hazel: 0 } });
    expect(none.planner.plan.lost.map(({ id }) => id)).toEqual(['ash--cedar']);
    const taken = planned({ ...BLOCKED, stations: { birch: 1, cedar: 1 } });
    expect(taken.planner.plan.lost.map(({ id }) => id)).toEqual(['ash--cedar']);
  });

  test('are among the ideas that a search tries out', () => {
    const { state } = given(game, BLOCKED);
    const view = game.veil(state, 0);
    const decision = { game, view, seat: 0, offers: game.offers(view, 0), bits: fastBits(1) };
    const ideas = new Searcher().domain(game, 2).candidates(decision);
    expect(ideas.map(({ type }) => type)).toContain('buildStation');
  });
});
