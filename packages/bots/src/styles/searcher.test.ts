import { type Decision, explainMove, makeBot } from '@branchline/bots';
import {
  cardsOfKind,
  fastBits,
  fastChance,
  type Game,
  type GameAction,
  type GameEvent,
  veilEvent,
} from '@branchline/engine';
import { given, givenYard } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGraph } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import { drawValue, keepingValue } from '../planner/choose-tickets.ts';
import { defaultWeights } from '../planner/weights.ts';
import { KnownHands } from '../search/known-hands.ts';
import { LikelyBoardTickets } from '../search/likely-tickets.ts';
import { taxiGame, tunnelGame, yardsGame } from '../testing/some-games.ts';
import { withRememberedPiles } from '../yard/memory.ts';
import { defaultYardWeights } from '../yard/weights.ts';
import { YardPlanner } from '../yard/yard-planner.ts';
import { Searcher } from './searcher.ts';
import { planMove } from './style.ts';

function decisionAt(game: Game, state: readonly number[], seat = 0): Decision {
  const view = game.veil(state, seat);
  return { game, view, seat, offers: game.offers(view, seat), bits: fastBits(1) };
}

function chosen(id: string, decision: Decision): GameAction {
  const bot = makeBot(id, { rollouts: 24 });
  if (!bot) throw new Error(`no bot ${id}`);
  return bot.choose(decision);
}

describe('the planner', () => {
  const game = taxiGame();
  const graph = boardGraph(game);
  const route = (id: string): number => game.naming.names.routes.indexOf(id);

  test('joins the places of a ticket with the fewest turns, over its own routes', () => {
    const { state } = given(game, {
      hands: [[], []],
      tickets: [['lower-east-side--wall-street'], ['central-park--chelsea']],
      routes: { 'chinatown--lower-east-side': [0] },
    });
    const planner = new BoardPlanner(graph, defaultWeights, true);
    planner.update(game.veil(state, 0), 0);
    expect(planner.plan.forTickets).toBe(1);
    expect([route('chinatown--wall-street-green'), route('chinatown--wall-street-pink')]).toContain(
      planner.plan.targets[0],
    );
    expect(planner.plan.lost).toEqual([]);
  });

  test('gives up a ticket that no pieces are left for', () => {
    const { state } = given(game, {
      tickets: [['united-nations--wall-street'], ['central-park--chelsea']],
      pieces: [3, 15],
    });
    const planner = new BoardPlanner(graph, defaultWeights, true);
    planner.update(game.veil(state, 0), 0);
    expect(planner.plan.lost.map(({ id }) => id)).toEqual(['united-nations--wall-street']);
  });

  test.each(['regular', 'expert'])('%s finishes a ticket on its last turn', (id) => {
    const { state } = given(game, {
      hands: [['green', 'pink', 'pink', 'pink', 'pink'], []],
      tickets: [['lower-east-side--wall-street', 'chelsea--brooklyn'], ['central-park--chelsea']],
      routes: { 'chinatown--lower-east-side': [0], 'chelsea--gramercy-park': [0] },
      lastTurns: 1,
    });
    const action = chosen(id, decisionAt(game, state));
    // Four points for the ticket done instead of lost, and one for the route; Chelsea to Soho brings seven.
    expect(game.naming.named(action)).toMatchObject({ type: 'claimRoute', route: 'chelsea--soho' });
  });

  test('collects for its plan: a wanted colour of the market before an unseen card', () => {
    const { state } = given(game, {
      hands: [['pink', 'pink', 'pink'], []],
      market: ['red', 'pink', 'black', 'blue', 'orange'],
      tickets: [['chelsea--wall-street'], ['central-park--chelsea']],
      routes: { 'soho--wall-street': [0] },
    });
    expect(game.naming.named(chosen('regular', decisionAt(game, state)))).toEqual({ type: 'takeCard', from: 1 });
  });
});

describe('plans', () => {
  const game = taxiGame();
  const graph = boardGraph(game);
  const { tickets } = game.board;
  const ticket = (id: string) => tickets[game.naming.names.tickets.indexOf(id)] as (typeof tickets)[number];

  test('a ticket whose places are joined already is worth its points to whoever chooses', () => {
    const { state } = given(game, {
      hands: [[], []],
      tickets: [['chelsea--wall-street'], ['central-park--chelsea']],
      routes: { 'chinatown--lower-east-side': [0], 'chinatown--wall-street-green': [0] },
    });
    const planner = new BoardPlanner(graph, defaultWeights, true);
    const worth = (...ids: string[]): number => keepingValue(planner, game.veil(state, 0), 0, ids.map(ticket));
    const joined = ticket('lower-east-side--wall-street');
    expect(worth(joined.id) - worth()).toBeCloseTo(defaultWeights.trust * joined.points + defaultWeights.ticket, 5);
  });

  test('rollouts from one world begin with the same plan, whatever was planned in between', () => {
    const { state } = given(game, {
      hands: [
        ['green', 'pink', 'pink'],
        ['red', 'red'],
      ],
      tickets: [['lower-east-side--wall-street', 'chelsea--brooklyn'], ['central-park--chelsea']],
      routes: { 'chinatown--lower-east-side': [0] },
    });
    const quick = new BoardPlanner(graph, defaultWeights, false);
    quick.prepare(state, 0);
    const { targets, forTickets } = quick.plan;
    const plan = [...targets];
    const worth = drawValue(quick, state, 0);
    expect(forTickets).toBeGreaterThan(0);
    const later = given(game, {
      hands: [['blue', 'blue', 'blue', 'blue'], []],
      tickets: [['times-square--soho'], ['central-park--chelsea']],
      pieces: [15, 4],
    }).state;
    quick.update(later, 0);
    quick.plan.strike(0);
    expect(targets).not.toEqual(plan);
    quick.recall();
    expect([...targets]).toEqual(plan);
    expect(quick.plan.forTickets).toBe(forTickets);
    expect(drawValue(quick, state, 0)).toBe(worth);
    quick.update(state, 0);
    expect([...targets]).toEqual(plan);
  });

  test('in rollouts tickets are drawn where the planner would draw them, and not again once there are enough', () => {
    const board = tunnelGame();
    const { state } = given(board, {});
    const turn = (row: readonly number[]): string =>
      new BoardPlanner(boardGraph(board), { ...defaultWeights, draw: -99 }, false).act(row, 0).type;
    const free = given(board, { tickets: [[], []] }).state;
    expect(turn(free)).toBe('drawTickets');
    expect(turn(state)).not.toBe('drawTickets');
    const modest = { ...defaultWeights, draw: 99 };
    const planner = new BoardPlanner(boardGraph(board), modest, false);
    expect(planner.act(free, 0).type).not.toBe('drawTickets');
    // It would want some now, but has been asked already.
    modest.draw = -99;
    expect(planner.act(free, 0).type).not.toBe('drawTickets');
    planner.prepare(free, 0);
    planner.recall();
    expect(planner.act(free, 0).type).toBe('drawTickets');
  });
});

describe('reasons', () => {
  const game = taxiGame();
  const { state } = given(game, {
    hands: [['green', 'pink', 'pink', 'pink', 'pink'], []],
    market: ['red', 'pink', 'black', 'blue', 'orange'],
    tickets: [['lower-east-side--wall-street', 'chelsea--wall-street'], ['central-park--chelsea']],
    routes: { 'chinatown--lower-east-side': [0] },
  });
  const decision = decisionAt(game, state);
  const why = (action: object): unknown => {
    const reason = explainMove(decision, game.naming.numbered(action));
    return reason && { key: reason.key, facts: game.naming.named(reason.facts) };
  };

  test('a claim finishes a ticket, brings one nearer, or brings points', () => {
    expect(why({ type: 'claimRoute', route: 'chinatown--wall-street-green', cards: ['green'] })).toEqual({
      key: 'finishesTicket',
      facts: { ticket: 'lower-east-side--wall-street', spaces: 0, points: 2 },
    });
    expect(why({ type: 'claimRoute', route: 'chelsea--soho', cards: ['pink', 'pink', 'pink', 'pink'] })).toEqual({
      key: 'towardsTicket',
      facts: { ticket: 'chelsea--wall-street', spaces: 2, points: 6 },
    });
    expect(why({ type: 'claimRoute', route: 'central-park--lincoln-center', cards: ['orange', 'orange'] })).toEqual({
      key: 'bringsPoints',
      facts: { route: 'central-park--lincoln-center', points: 2 },
    });
  });

  test('a card is for a route, an unseen card is a hope for the ticket of the plan', () => {
    expect(why({ type: 'takeCard', from: 'deck' })).toEqual({
      key: 'drawsUnseen',
      facts: { ticket: 'chelsea--wall-street' },
    });
    expect(why({ type: 'takeCard', from: 0 })).toMatchObject({ facts: { card: 'red' } });
  });
});

describe('the search', () => {
  test('with a fixed number of rollouts the same bits give the same answer, and it tells what it did', () => {
    const game = tunnelGame();
    const { state } = given(game, {});
    const decision = (): Decision => decisionAt(game, state);
    const bot = makeBot('master', { rollouts: 20 });
    const first = bot?.choose(decision());
    const report = bot?.report?.();
    // Fewer than allowed where the decision is easy.
    expect(report?.rollouts).toBeGreaterThan(5);
    expect(report?.depth).toBeGreaterThan(20);
    expect(bot?.choose(decision())).toEqual(first);
    expect(makeBot('master', { rollouts: 20 })?.choose(decision())).toEqual(first);
  });

  test('takes no more rollouts than it is allowed, and reports them', () => {
    const game = taxiGame();
    const { state } = given(game, {});
    const played = (id: string, rollouts: number): number => {
      const bot = makeBot(id, { rollouts });
      bot?.choose(decisionAt(game, state));
      return bot?.report?.()?.rollouts ?? 0;
    };
    // A world is played with every candidate, so the last may go a little beyond.
    expect(played('expert', 20)).toBeGreaterThan(5);
    expect(played('expert', 20)).toBeLessThan(30);
    expect(played('master', 100)).toBeLessThan(115);
  });

  test('that is never sure does what the planner would, and one that is soon sure knows better now and then', () => {
    const game = tunnelGame();
    const other = (minStandardErrors: number): number => {
      let changed = 0;
      for (let deal = 1; deal <= 12; deal++) {
        const { state } = game.begin(2, fastChance(deal, 0));
        const [seat = 0] = game.awaiting(state);
        const decision = decisionAt(game, state, seat);
        const found = new Searcher({}, { minStandardErrors }).search(decision, { rollouts: 60 });
        if (JSON.stringify(found?.action) !== JSON.stringify(planMove(decision))) changed++;
      }
      return changed;
    };
    expect(other(Number.POSITIVE_INFINITY)).toBe(0);
    expect(other(0)).toBeGreaterThan(0);
  });

  test('keeps to its time', () => {
    const game = tunnelGame();
    const { state } = given(game, {});
    // Every look at this clock takes a millisecond, and there is one before every rollout.
    const report = (milliseconds: number) => {
      let looks = 0;
      const searcher = new Searcher({}, { learned: true, now: () => looks++ });
      return searcher.search(decisionAt(game, state), { milliseconds })?.report;
    };
    expect(report(100)?.milliseconds).toBeGreaterThanOrEqual(100);
    expect(report(100)?.milliseconds).toBeLessThan(110);
    expect(report(100)?.rollouts).toBeLessThan(100);
    expect(report(200)?.rollouts).toBeGreaterThan(report(100)?.rollouts ?? 0);
  });

  test('deals others the tickets that their routes are for, and no ticket twice', () => {
    const game = taxiGame();
    const { state } = given(game, {
      tickets: [['central-park--chelsea'], ['times-square--soho']],
      routes: { 'chinatown--lower-east-side': [1], 'chinatown--wall-street-green': [1] },
    });
    const view = game.veil(state, 0);
    const likely = new LikelyBoardTickets(view, 0, boardGraph(game));
    let fitting = 0;
    for (let world = 0; world < 200; world++) {
      const imagined = game.imagine(view, fastChance(3, world));
      likely.deal(imagined, fastBits(world));
      const { players, ticketPile } = game.describe(imagined);
      if (players[1]?.tickets.items?.includes('lower-east-side--wall-street')) fitting++;
      expect(game.veil(imagined, 0)).toEqual(view);
      const pile = imagined.slice(game.at.ticketPile, game.at.ticketPile + ticketPile);
      expect(new Set(pile).size).toBe(pile.length);
      expect(pile.map((ticket) => game.naming.names.tickets[ticket])).not.toContain(players[1]?.tickets.items?.[0]);
    }
    // One of seventeen by chance alone.
    expect(fitting).toBeGreaterThan(40);
  });
});

describe('hands', () => {
  const game = taxiGame();
  const { state } = given(game, { hands: [['red'], ['green', 'green', 'pink', 'blue']] });
  const view = game.veil(state, 0);
  const green = game.naming.names.cards.indexOf('green');
  /** How many there are of each kind in the deck and in all hands. */
  const deckAndHands = (row: readonly number[]): number[] => {
    const { at } = game;
    const deck = row.slice(at.deck, at.deck + (row[at.deckCount] ?? 0));
    return Array.from({ length: at.kinds }, (_, kind) => {
      const held = [0, 1].reduce((sum, seat) => sum + (row[at.hand + seat * at.kinds + kind] ?? 0), 0);
      return held + deck.filter((card) => card === kind).length;
    });
  };
  const greens = (history: readonly GameEvent[]): number => {
    const hands = new KnownHands(history, 0, game);
    const imagined = game.imagine(view, fastChance(5, 1));
    hands.deal(imagined, fastBits(5));
    expect(game.veil(imagined, 0)).toEqual(view);
    expect(deckAndHands(imagined)).toEqual(deckAndHands(state));
    return imagined[game.at.hand + game.at.kinds + green] ?? 0;
  };
  const taken = { type: 'cardTaken', seat: 1, place: 0, card: green };

  test('hold what others were seen to take, until they pay with it', () => {
    expect(greens([taken, taken, taken, taken])).toBe(4);
    const paid = { type: 'cardsLaid', seat: 1, route: 0, cards: cardsOfKind(green, 4) };
    expect(greens([taken, taken, taken, taken, paid])).toBe(greens([]));
  });
});

describe('the card game', () => {
  test('what went on track is remembered, whoever put it there', () => {
    const game = yardsGame();
    const bots = ['greedy', 'greedy'].map((id) => makeBot(id));
    const { state, events } = game.begin(2, fastChance(8, 0));
    const history = [...events];
    for (let step = 1; step < 60; step++) {
      const [seat = 0] = game.awaiting(state);
      const action = bots[seat]?.choose(decisionAt(game, state, seat));
      const ruling = game.play(state, seat, action as never, fastChance(8, step));
      if (ruling.ok) history.push(...ruling.events);
    }
    const seen = withRememberedPiles(
      game,
      game.veil(state, 0),
      history.map((event) => veilEvent(event, 0)),
    );
    const { at } = game;
    const piles = (row: readonly number[]) => row.slice(at.onTrack, at.onTrack + 2 * at.kinds);
    expect(piles(state).some((cards) => cards > 0)).toBe(true);
    expect(piles(seen)).toEqual(piles(state));
    expect(withRememberedPiles(game, game.veil(state, 0), undefined)).toEqual(game.veil(state, 0));
  });

  test('three colours that a ticket asks for are laid together', () => {
    const game = yardsGame();
    const { state } = givenYard(game, {
      hands: [['white', 'green', 'orange'], []],
      tickets: [['los-angeles--houston'], ['miami--boston']],
    });
    const action = new YardPlanner(game, defaultYardWeights).act(game.veil(state, 0), 0);
    expect(game.naming.named(action)).toEqual({ type: 'layCards', cards: ['white', 'orange', 'green'] });
    const reason = explainMove(decisionAt(game, state), action);
    expect(reason?.key).toBe('laysFor');
    expect(reason && game.naming.named(reason.facts)).toEqual({ laid: 3, helping: 3, ticket: 'los-angeles--houston' });
  });
});
