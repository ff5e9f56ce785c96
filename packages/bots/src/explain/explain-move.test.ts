import { explainMove, makeBot } from '@branchline/bots';
import { fastBits, fastChance, type Game, isBoardGame, ticketsHeld } from '@branchline/engine';
import { gameList } from '@branchline/games/all';
import { expect, test } from 'vitest';
import { boardGraph } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import { technologyGame, yardsGame } from '../testing/some-games.ts';
import { ticketPolicyFor, weightsFor } from '../tuned/weights.ts';

/** What can be answered in a game; what nobody is ever asked in these few games is not among them. */
function kindsOf(game: Game): readonly string[] {
  const all = ['keepTickets', 'takeCard', 'drawTickets'];
  if (!isBoardGame(game)) return [...all, 'layCards', 'completeTickets'];
  const { tunnels, technologies, stations } = game.rules;
  return [
    ...all,
    'claimRoute',
    ...(tunnels ? ['payTunnel', 'leaveTunnel'] : []),
    ...(technologies ? ['buyTechnology'] : []),
    ...(stations ? ['buildStation'] : []),
  ];
}

/** Explains everything on offer in a game of random players, and tells the kinds it has met. */
function explainAll(game: Game, seed: number, met: Set<string>, forTickets = new Set<string>()): void {
  const bots = [0, 1].map(() => makeBot('random'));
  const { state } = game.begin(2, fastChance(seed, 0));
  for (let step = 1; step < 3000; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return;
    const view = Object.freeze(game.veil(state, seat));
    const offers = game.offers(view, seat);
    const decision = { game, view, seat, offers, bits: fastBits(seed, step) };
    for (const offer of offers) {
      // One of a kind is enough, and then a few more of each.
      const sought = offer.type === 'buildStation' && !forTickets.has('buildsStation');
      if (met.has(offer.type) && step % 9 > 0 && !sought) continue;
      const reason = explainMove(decision, offer);
      expect(reason, offer.type).toBeDefined();
      // Facts have names: nothing in them is a number that means nothing.
      expect(JSON.stringify(game.naming.named(reason?.facts ?? {}))).not.toMatch(/null|undefined|NaN/);
      met.add(offer.type);
      if (reason && 'ticket' in reason.facts) forTickets.add(reason.key);
    }
    const action = bots[seat]?.choose(decision) ?? offers[0];
    if (action) game.play(state, seat, action, fastChance(seed, step));
  }
}

test.each(gameList.map(({ id, make }) => ({ id, game: make({}) })))('every move has a reason: $id', ({ game }) => {
  const met = new Set<string>();
  const forTickets = new Set<string>();
  for (const seed of [1, 2]) explainAll(game, seed, met, forTickets);
  expect([...met]).toEqual(expect.arrayContaining([...kindsOf(game)]));
  // What is done for a ticket names it.
  const named = isBoardGame(game)
    ? ['towardsTicket', ...(game.rules.stations ? ['buildsStation'] : [])]
    : ['laysFor', 'robs'];
  expect([...forTickets]).toEqual(expect.arrayContaining(named));
});

const boards = gameList.map(({ id, make }) => ({ id, game: make({}) })).filter(({ game }) => isBoardGame(game));

test.each(boards)('a card is taken for a ticket as long as one is planned for: $id', ({ game }) => {
  if (!isBoardGame(game)) throw new Error(`${game.id} has no board`);
  const planner = new BoardPlanner(boardGraph(game), weightsFor(game, 2), true, ticketPolicyFor(game));
  const keys = new Set<string>();
  for (const seed of [1, 2]) {
    const { state } = game.begin(2, fastChance(seed, 0));
    for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
      const view = game.veil(state, seat);
      const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(seed, step) };
      planner.update(view, seat);
      if (game.asked(view, seat)?.kind === 'turn' && planner.plan.forTickets > 0) {
        for (const offer of decision.offers.filter(({ type }) => type === 'takeCard')) {
          const { key = '', facts = {} } = explainMove(decision, offer) ?? {};
          const { ticket, route } = facts;
          // Some cards are good for nothing but a route that only brings points.
          const forPoints = key === 'collectsFor' && ticket === undefined;
          if (forPoints) expect(planner.plan.targets.slice(planner.plan.forTickets)).toContain(route);
          else expect(ticketsHeld(game, view, seat)).toContain(ticket);
          keys.add(key);
        }
      }
      game.play(state, seat, planner.act(view, seat), fastChance(seed, step));
    }
  }
  expect(keys).toContain('collectsFor');
  expect(keys).toContain('drawsUnseen');
});

test('what is rarely on offer has a reason too', () => {
  const keyOf = (game: Game, type: string): string | undefined => {
    const { state } = game.begin(2, fastChance(1, 0));
    const view = game.veil(state, 0);
    return explainMove({ game, view, seat: 0, offers: [], bits: fastBits(1) }, { type })?.key;
  };
  expect(['takeThree', 'endTurn', 'pass'].map((type) => keyOf(technologyGame(), type))).toEqual([
    'takesThree',
    'endsTurn',
    'passes',
  ]);
  expect(keyOf(yardsGame(), 'pass')).toBe('passes');
});
