import { gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { randomPack } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { waysToLay } from '../session/offers.ts';
import { tableAfter } from '../session/testing/table-after.ts';
import { handSummary, marketSummary, newsSummary, standingsSummary, ticketsSummary } from './announcements.ts';
import { filterRoutes, noFilter, routeEntries } from './routes.ts';

const games = gameList.map(({ id, make }) => [id, make({})] as const);
const boards = games.filter(([, { family }]) => family === 'board');

describe.each(boards)('the routes of %s in words', (_, game) => {
  const tables = [2, 12, 40, 90].map((answers) => tableAfter(game, answers, answers));

  test('are all there, and those that can be claimed now are those the game offers', () => {
    for (const model of tables) {
      const entries = routeEntries(model);
      expect(entries).toHaveLength(model.facts.routes.size);
      const offered = new Set(model.offers.value.filter(({ type }) => type === 'claimRoute').map(({ route }) => route));
      expect(new Set(entries.filter(({ now }) => now).map(({ id }) => id))).toEqual(offered);
    }
  });

  test('say why a free one cannot be claimed, in one’s turn and out of it', () => {
    for (const model of tables.filter(({ position }) => !position.value.over)) {
      for (const { id, affordable, why, now } of routeEntries(model)) {
        expect(Boolean(why), `${id}: ${why?.code}`).toBe(!affordable);
        expect(why?.code).not.toBe('notYourTurn');
        if (now) expect(affordable).toBe(true);
      }
    }
  });

  test('are useful for a ticket only while they are free', () => {
    for (const model of tables) {
      for (const { tickets, holders } of routeEntries(model)) if (holders.length > 0) expect(tickets).toEqual([]);
    }
    expect(tables.some((model) => routeEntries(model).some(({ tickets }) => tickets.length > 0))).toBe(true);
  });

  test('can be looked for by place, colour, length and what they are good for', () => {
    const [model = tableAfter(game, 2, 2)] = tables;
    const entries = routeEntries(model);
    const name = (id: string): string => model.names.value.route(id);
    const [some] = entries;
    if (!some) throw new Error('there are no routes');
    const { a: place, colour, length } = some.facts;
    const found = filterRoutes(entries, { ...noFilter, place, colour, length: String(length) }, name);
    expect(found.map(({ id }) => id)).toContain(some.id);
    expect(found.every(({ facts }) => facts.colour === colour && [facts.a, facts.b].includes(place))).toBe(true);
    const useful = filterRoutes(entries, { ...noFilter, useful: true, free: true }, name);
    expect(useful.every(({ tickets, holders }) => tickets.length > 0 && holders.length === 0)).toBe(true);
    expect(useful.length).toBeGreaterThan(0);
    const affordable = filterRoutes(entries, { ...noFilter, affordable: true, order: 'length' }, name);
    const lengths = affordable.map(({ facts }) => facts.length);
    expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
    expect(filterRoutes(entries, { ...noFilter, order: 'name' }, name)).toHaveLength(entries.length);
  });
});

describe.each(games)('the position of %s in words', (_, game) => {
  test('is told at any moment, ticket by ticket and player by player', () => {
    for (const answers of [2, 9, 30, 70]) {
      const model = tableAfter(game, answers, answers + 1);
      const lines = [
        ...ticketsSummary(model),
        ...standingsSummary(model),
        ...newsSummary(model),
        handSummary(model),
        marketSummary(model),
      ];
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/);
      expect(ticketsSummary(model)).toHaveLength(model.me.value?.tickets.count ?? 0);
      expect(standingsSummary(model)).toHaveLength(model.position.value.seats);
    }
  });
});

test('a ticket is told by the routes and spaces it still needs, and as done when it is', () => {
  const [, game] = boards[0] ?? [];
  if (!game) throw new Error('there is no board');
  const lines = [5, 25, 45, 65].flatMap((answers) => ticketsSummary(tableAfter(game, answers, 5)));
  // And each of these routes by what the hand has of it.
  const told = /needs \d more routes?, \d+ spaces?\. Way: .+ – .+ \(\d of \d.*\)\.$/;
  expect(lines.some((line) => told.test(line))).toBe(true);
});

test('sets to lay are those the game offers, each with the row it robs', () => {
  const [, game] = games.find(([, { family }]) => family === 'yard') ?? [];
  if (!game) throw new Error('there is no game of yards');
  const models = Array.from({ length: 80 }, (_, at) => tableAfter(game, 8 + (at % 8) * 6, at));
  const all = models.flatMap((model) => waysToLay(model).map((laying) => ({ model, laying })));
  expect(all.length).toBe(
    models.reduce((sum, { offers }) => sum + offers.value.filter(({ type }) => type === 'layCards').length, 0),
  );
  const robbing = all.filter(({ laying }) => laying.robbed);
  expect(robbing.length).toBeGreaterThan(0);
  for (const { model, laying } of robbing) {
    expect(laying.robbed?.seat).toBe(1);
    expect(laying.cards.length).toBeGreaterThan(laying.robbed?.cards.length ?? 99);
    const rows = model.position.value.players[1]?.yard ?? [];
    expect(rows.some(({ colour }) => laying.cards.includes(colour))).toBe(true);
  }
});

test('completed tickets are told to everybody by name, from the first scoring of four players on (CG-61)', () => {
  const [, game] = games.find(([, { family }]) => family === 'yard') ?? [];
  if (!game) throw new Error('there is no game of yards');
  const models = [1, 2, 3, 4, 5, 6].map((seed) => tableAfter(game, 400, seed, 4));
  const others = models.flatMap((model) =>
    model.position.value.players.slice(1).map(({ seat, completed }) => ({ model, seat, completed })),
  );
  const scored = others.filter(({ completed }) => (completed?.count ?? 0) > 0);
  expect(scored.length).toBeGreaterThan(0);
  for (const { model, seat, completed } of scored) {
    expect(completed?.items).toHaveLength(completed?.count ?? -1);
    for (const id of completed?.items ?? []) {
      expect(standingsSummary(model)[seat]).toContain(model.names.value.ticket(id));
    }
  }
});

test('stations are told in everybody’s standing: where they are, and how many are left (EU-10)', () => {
  const packs = Array.from({ length: 20 }, (_, seed) => randomPack(seed)).filter(({ rules }) => rules.stations);
  const models = packs.map((pack) => tableAfter(gameFromPack(pack).make({}), 40, 3));
  const built = models.flatMap((model) => model.position.value.players.map((player) => ({ model, player })));
  expect(built.some(({ player }) => (player.stations?.length ?? 0) > 0)).toBe(true);
  for (const { model, player } of built) {
    const line = standingsSummary(model)[player.seat];
    expect(line).toMatch(/\d of \d stations? left/);
    for (const { city } of player.stations ?? []) expect(line).toContain(`station in ${model.names.value.place(city)}`);
  }
});
