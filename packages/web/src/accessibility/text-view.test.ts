import { below, fastBits, type Game, type SeenEntry } from '@branchline/engine';
import { begin, entryOf, gameList, play } from '@branchline/games';
import { factsOf, tableNames } from '@branchline/text';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { messages } from '../preferences/messages.ts';
import { createDraft } from '../session/draft.ts';
import { waysToLay } from '../session/offers.ts';
import type { TableModel } from '../session/table-model.ts';
import { handSummary, marketSummary, newsSummary, standingsSummary, ticketsSummary } from './announcements.ts';
import { filterRoutes, noFilter, routeEntries } from './routes.ts';

/** A table after some random answers, seen by the first seat: as much of it as is told in words. */
function tableAfter(game: Game, answers: number, seed: number): TableModel {
  const dice = fastBits(seed);
  const { log } = begin({ game, seats: 2, chance: { kind: 'fast', seed } });
  const entries: SeenEntry[] = [];
  for (let step = 1; step <= answers && game.awaiting(log.state).length > 0; step++) {
    const [seat = 0] = game.awaiting(log.state);
    const offers = game.offers(log.state, seat);
    const offer = offers[below(dice, offers.length)];
    const move = offer && play(log, seat, offer);
    if (!move || 'rejection' in move) throw new Error('an offer was refused');
    entries.push(entryOf(game, move));
  }
  return modelOf(game, game.veil(log.state, 0), entries);
}

function modelOf(game: Game, view: readonly number[], log: readonly SeenEntry[]): TableModel {
  const facts = factsOf(game);
  const position = game.describe(view);
  const me = position.players[0];
  const offers = me?.asked ? game.offers(view, 0).map((one) => game.naming.named(one)) : [];
  const info = { game: game.id, seats: [{ name: 'Me' }, { name: 'Anna' }] } as never;
  const model = {
    game,
    facts,
    position: signal(position),
    seat: signal(0),
    me: signal(me),
    asked: signal(me?.asked),
    offers: signal(offers),
    draft: createDraft(),
    names: signal(tableNames({ facts, info, me: 0, messages: messages.value })),
    shown: { view: signal(view), log: signal(log) },
  };
  return model as unknown as TableModel;
}

const games = gameList.map(({ id, make }) => [id, make({})] as const);
const boards = games.filter(([id]) => id !== 'card-game');

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
      expect(standingsSummary(model)).toHaveLength(2);
    }
  });
});

test('a ticket is told by the routes and spaces it still needs, and as done when it is', () => {
  const [, game] = boards[0] ?? [];
  if (!game) throw new Error('there is no board');
  const lines = [5, 25, 45, 65].flatMap((answers) => ticketsSummary(tableAfter(game, answers, 5)));
  expect(lines.some((line) => /needs \d more routes?, \d+ spaces?\.$/.test(line))).toBe(true);
});

test('sets to lay are those the game offers, each with the row it robs', () => {
  const [, game] = games.find(([id]) => id === 'card-game') ?? [];
  if (!game) throw new Error('there is no card game');
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
