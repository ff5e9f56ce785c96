import { fastChance, isBoardGame } from '@branchline/engine';
import { gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { randomPack } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { progressOf } from './board-queries.ts';
import { boardOf } from './game.ts';
import { lastMoves } from './last-moves.ts';
import { dearRoutes } from './offers.ts';
import { effectsOf, lackInWords, lackOf, planOf, wayOf } from './plan.ts';
import type { TableModel } from './table-model.ts';
import { tableAfter } from './testing/table-after.ts';
import { versionsOfTickets } from './tickets-done.ts';
import { closedTracks, openTwin, pointsNow } from './tracks.ts';

const games = [...gameList, ...[1, 2, 3, 4, 5].map((seed) => gameFromPack(randomPack(seed)))]
  .map((entry) => entry.make(Object.fromEntries(entry.options.map((option) => [option.name, option.default]))))
  .filter(isBoardGame);

/** Tables of every game with a board, early and late. */
const tables: readonly TableModel[] = games.flatMap((game, at) =>
  [6, 20, 45, 80, 130, 180].map((answers) => tableAfter(game, answers, at + answers)),
);

/** Late tables of the games with technologies: somebody has bought some. */
const withTechnologies: readonly TableModel[] = games
  .filter(({ rules }) => rules.technologies)
  .flatMap((game) => Array.from({ length: 24 }, (_, seed) => tableAfter(game, 100 + seed * 8, seed)));

/** The routes of a way lie end to end, from one end of the ticket to the other. */
function expectTravelled(model: TableModel, ticket: string): void {
  const way = wayOf(model, ticket);
  let place: string | undefined;
  for (const { route, forwards } of way?.steps ?? []) {
    const { a = '', b = '' } = model.facts.routes.get(route) ?? {};
    const [from, to] = forwards ? [a, b] : [b, a];
    if (place === undefined) expect(way?.from).toContain(from);
    else expect(from).toBe(place);
    place = to;
  }
  if (place !== undefined) expect(way?.to).toContain(place);
}

describe('the plan', () => {
  test('has a way for every open ticket that can still be done, and it is one of the shortest', () => {
    let ways = 0;
    for (const model of tables) {
      const plan = planOf(model);
      for (const id of model.me.value?.tickets.items ?? []) {
        const { done, missing, tooFar, routes = [] } = progressOf(model, id) ?? {};
        const way = plan.find(({ ticket }) => ticket === id);
        expect(way !== undefined).toBe(!done && !tooFar && routes.length > 0);
        expectTravelled(model, id);
        if (!way || missing === undefined) continue;
        ways++;
        const spaces = way.steps
          .filter(({ own }) => !own)
          .map(({ route }) => model.facts.routes.get(route)?.length ?? 0);
        expect(spaces.reduce((sum, length) => sum + length, 0)).toBe(missing);
        // Never longer than the pieces that are left.
        expect(missing).toBeLessThanOrEqual(model.me.value?.pieces ?? 0);
      }
    }
    expect(ways).toBeGreaterThan(50);
  });

  test('says of a route to be claimed what the hand has of it', () => {
    for (const model of tables) {
      for (const { steps } of planOf(model)) {
        for (const { route, own } of steps) {
          const lack = own ? undefined : lackOf(model, route);
          if (!lack) continue;
          expect(lack.has).toBeLessThanOrEqual(lack.due);
          expect(lackInWords(model, lack)).toMatch(/^\d+ of \d+/);
        }
      }
    }
  });

  test('tells what a claim would do: a ticket comes nearer by what it would still lack', () => {
    let helped = 0;
    for (const model of tables) {
      for (const { ticket, steps } of planOf(model)) {
        const { missing = 0, byStation } = progressOf(model, ticket) ?? {};
        if (byStation) continue;
        for (const { route, own } of steps) {
          if (own) continue;
          const effect = effectsOf(model, route).find((one) => one.ticket === ticket);
          expect(effect?.before).toBe(missing);
          expect(effect?.after).toBeLessThanOrEqual(missing - (model.facts.routes.get(route)?.length ?? 0));
          helped++;
        }
      }
    }
    expect(helped).toBeGreaterThan(100);
  });
});

describe('a route', () => {
  test('brings what is scored for it: the same as the engine gives for the claim', () => {
    let more = 0;
    for (const model of [...tables, ...withTechnologies]) {
      const board = boardOf(model.game);
      if (!board) continue;
      for (const offer of model.offers.value.filter(({ type }) => type === 'claimRoute')) {
        const state = board.copy(model.shown.view.value);
        const ruling = board.play(state, 0, board.naming.numbered(offer), fastChance(1, 1));
        const claimed = (ruling.ok ? ruling.events : []).find((event) => event.type === 'routeClaimed');
        // What a tunnel turns up is not known before.
        if (!claimed) continue;
        const route = board.naming.names.routes[claimed.route] ?? '';
        expect(pointsNow(model, route)).toBe(claimed.points);
        if (pointsNow(model, route) > (model.facts.routes.get(route)?.points ?? 0)) more++;
      }
    }
    // A technology of mine adds to what is printed.
    expect(more).toBeGreaterThan(0);
  });

  test('of a double asks which is meant only while both tracks are open', () => {
    for (const model of tables) {
      const closed = closedTracks(model);
      const held = model.position.value.routes ?? {};
      for (const [id] of model.facts.routes) {
        const twin = openTwin(model, id);
        if (twin === undefined) continue;
        expect([closed.has(id), closed.has(twin), held[id], held[twin]]).toEqual([false, false, undefined, undefined]);
        expect(openTwin(model, twin)).toBe(id);
      }
    }
  });

  test('that is dear is one of those that can be claimed', () => {
    const dear = tables.flatMap((model) => [...dearRoutes(model)].map((route) => ({ model, route })));
    expect(dear.length).toBeGreaterThan(0);
    for (const { model, route } of dear) {
      expect(model.offers.value.some((offer) => offer.type === 'claimRoute' && offer.route === route)).toBe(true);
      const { has = 0, due = 0, group = 0 } = lackOf(model, route) ?? {};
      expect(has < due && group > 1).toBe(true);
    }
  });
});

test('the last moves are claims of seats that have not moved since', () => {
  let marked = 0;
  for (const model of tables) {
    for (const { seat, routes } of lastMoves(model.shown.log.value)) {
      const last = model.shown.log.value.findLast((entry) => entry.seat === seat);
      const laid = last?.events.filter((event) => event.type === 'routeClaimed').map(({ route }) => String(route));
      for (const route of routes) expect(model.position.value.routes?.[route]).toContain(seat);
      if (laid?.length) expect(routes).toEqual(expect.arrayContaining(laid));
      marked += routes.length;
    }
  }
  expect(marked).toBeGreaterThan(10);
});

test('a ticket that is done got done with the claim that joined its ends, or when it was kept', () => {
  let found = 0;
  for (const model of tables) {
    const versions = versionsOfTickets(model);
    const told = [...versions.values()].flat();
    const done = (model.me.value?.tickets.items ?? []).filter((id) => {
      const progress = progressOf(model, id);
      return progress?.done && !progress.byStation;
    });
    expect(told.toSorted()).toEqual(done.toSorted());
    for (const version of versions.keys()) {
      const entry = model.shown.log.value.find((one) => one.version === version);
      expect(
        entry?.events.some(({ type, seat }) => (type === 'routeClaimed' || type === 'ticketsKept') && seat === 0),
      ).toBe(true);
      found++;
    }
  }
  expect(found).toBeGreaterThan(3);
});
