import { fastChance, veilEvent } from '@branchline/engine';
import { dealt, given, inTurn, stackedTickets, unshuffled } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const europe = boardGameOf('europe');

const game = europe({ firstSeat: 1 });
const { at, naming } = game;
const [ANNA, BEN] = [0, 1];

const LONG = facts.tickets.filter(({ long }) => long).map(({ id }) => id);
const isLong = (id: string): boolean => LONG.includes(id);
const keep = (...tickets: readonly string[]) => ({ type: 'keepTickets', tickets });

type Dealt = ReturnType<typeof dealt>;
const offered = (table: Dealt, seat: number) => table.asked(seat)?.offered as readonly string[];
const pileOf = ({ state }: Dealt): readonly string[] =>
  state
    .slice(at.ticketPile, at.ticketPile + (state[at.pileCount] ?? 0))
    .map((ticket) => naming.names.tickets[ticket] ?? '');

const everyCard = ({ events }: Dealt): readonly string[] =>
  events.flatMap(({ type, cards }) => (type === 'deckMade' ? (cards as { items: string[] }).items : []));

test('45 train cars and three stations each, 110 cards, 6 long tickets and 40 others, two to five seats (EU-1)', () => {
  const table = dealt(game, 5);
  const count = (name: string) => everyCard(table).filter((card) => card === name).length;

  expect(everyCard(table)).toHaveLength(110);
  expect(facts.deck.colours.map(count)).toEqual(new Array(8).fill(12));
  expect(count('wild')).toBe(14);
  const { players } = game.describe(table.state);
  expect(players.map(({ pieces, stations, stationsLeft }) => [pieces, stations, stationsLeft])).toEqual(
    new Array(5).fill([45, [], 3]),
  );
  expect(facts.tickets).toHaveLength(46);
  expect(facts.tickets.filter(({ long }) => long).map(({ points }) => points)).toEqual([20, 21, 21, 21, 20, 20]);
  expect(facts.tickets.filter(({ long }) => !long).every(({ points }) => points < 20)).toBe(true);
  expect([facts.places.length, facts.routes.length]).toEqual([47, 101]);
  expect(() => dealt(game, 6)).toThrow('europe is for 2 to 5 seats, not 6');
});

test.each([2, 5])('four cards to each of %i, five to the market (EU-2, US-2)', (seats) => {
  const { players, market } = game.describe(dealt(game, seats).state);
  expect(players.map(({ hand }) => hand.count)).toEqual(new Array(seats).fill(4));
  expect(market.filter((card) => card !== undefined)).toHaveLength(5);
});

test('three locomotives sweep the market (EU-2, US-3)', () => {
  const market = ['wild', 'wild', 'red', 'blue', 'green'];
  const table = given(game, { hands: [[], []], market, deck: ['wild', ...new Array<string>(5).fill('black')] });
  table.when(ANNA, { type: 'takeCard', from: 2 });
  expect(table.market()).toEqual(new Array(5).fill('black'));
});

describe('opening tickets (EU-3)', () => {
  test.each([2, 3, 4, 5])('one long ticket, at most one, and three others to each of %i (EU-3)', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const table = dealt(game, seats, fastChance(seed, 0));
      for (let seat = 0; seat < seats; seat++) {
        expect(offered(table, seat)).toHaveLength(4);
        expect(offered(table, seat).map(isLong)).toEqual([true, false, false, false]);
      }
      expect(pileOf(table)).toHaveLength(40 - 3 * seats);
      expect(pileOf(table).some(isLong)).toBe(false);
    }
  });

  test('the long ones not dealt leave the game, unseen (EU-3)', () => {
    const order = inTurn(
      unshuffled,
      stackedTickets(game, LONG),
      stackedTickets(game, ['madrid--zurich', 'kyiv--sochi', 'roma--smyrna']),
    );
    const table = dealt(game, 2, order);
    expect(offered(table, ANNA)).toEqual([LONG[0], 'madrid--zurich', 'kyiv--sochi', 'roma--smyrna']);
    expect(offered(table, BEN)[0]).toBe(LONG[1]);
    const removed = table.events.find(({ type }) => type === 'ticketsRemoved') ?? {};
    expect(removed.tickets).toMatchObject({ sight: 'nobody', count: 4 });
    expect((removed.tickets as { items: string[] }).items.toSorted()).toEqual(LONG.slice(2).toSorted());
    for (const viewer of [ANNA, BEN, 'watcher'] as const) {
      expect(veilEvent(removed, viewer).tickets).toEqual({ sight: 'nobody', count: 4 });
    }
  });

  test.each([
    ['the long one and another', [0, 1]],
    ['two others', [1, 3]],
    ['all four', [0, 1, 2, 3]],
  ])('at least two are kept, whichever: %s (EU-3)', (_what, places) => {
    const table = dealt(game, 2);
    const mine = offered(table, ANNA);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 2 });
    expect(table.refused(ANNA, keep(mine[0] ?? ''))).toEqual({ code: 'keepMoreTickets', rule: 'EU-3', atLeast: 2 });
    expect(table.offers(ANNA)).toHaveLength(6 + 4 + 1);
    const kept = places.map((place) => mine[place] ?? '');
    table.when(ANNA, keep(...kept));
    table.when(BEN, keep(...offered(table, BEN)));
    expect(table.tickets(ANNA).toSorted()).toEqual(kept.toSorted());
  });

  test('what is returned leaves the game, and is not drawn again (EU-3)', () => {
    const table = dealt(game, 2);
    const before = pileOf(table);
    const mine = offered(table, ANNA);
    table.when(ANNA, keep(...mine.slice(2)));
    const events = table.when(BEN, keep(...offered(table, BEN)));
    expect(events).toContainEqual(expect.objectContaining({ type: 'ticketsKept', seat: ANNA, to: 'box' }));
    expect(pileOf(table)).toEqual(before);
  });
});

describe('drawing tickets (EU-4)', () => {
  test('three of the others, at least one is kept, the rest goes under the pile (EU-4)', () => {
    const pile = ['athina--angora', 'budapest--sofia', 'kyiv--sochi', 'paris--wien'];
    const table = given(game, { tickets: [['palermo--moskva'], []], ticketPile: pile });
    table.when(ANNA, { type: 'drawTickets' });
    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 1, offered: pile.slice(0, 3) });
    expect(table.refused(ANNA, keep())).toEqual({ code: 'keepMoreTickets', rule: 'EU-4', atLeast: 1 });
    expect(table.when(ANNA, keep('kyiv--sochi'))).toContainEqual(
      expect.objectContaining({ type: 'ticketsKept', to: 'bottom' }),
    );
    table.when(BEN, { type: 'drawTickets' });
    expect(table.asked(BEN)?.offered).toEqual(['paris--wien', 'budapest--sofia', 'athina--angora']);
  });
});

describe('what a seat imagines of the others’ tickets (EU-3)', () => {
  const players = (view: readonly number[], seed: number) =>
    game.describe(game.imagine(view, fastChance(seed, 1))).players;
  const longOf = (items: readonly string[] = []): number => items.filter(isLong).length;

  /** Ben kept so many of the four he was dealt. */
  const afterKeeping = (many: number, drawn = false) => {
    const table = dealt(game, 2);
    table.when(BEN, keep(...offered(table, BEN).slice(4 - many)));
    table.when(ANNA, keep(...offered(table, ANNA)));
    if (drawn) {
      table.when(ANNA, { type: 'takeCard', from: 'deck' });
      table.when(ANNA, { type: 'takeCard', from: 'deck' });
      table.when(BEN, { type: 'drawTickets' });
      table.when(BEN, keep(...offered(table, BEN)));
    }
    return game.veil(table.state, ANNA);
  };

  test('while they choose: one long and three others', () => {
    const table = dealt(game, 3);
    table.when(BEN, keep(...offered(table, BEN)));
    for (let seed = 0; seed < 10; seed++) {
      for (const seat of [BEN, 2]) {
        const items = players(game.veil(table.state, ANNA), seed)[seat]?.offered.items ?? [];
        expect(items.map(isLong)).toEqual([true, false, false, false]);
      }
    }
  });

  test.each([2, 3])('who kept %i of four may have a long one or not', (many) => {
    const found = Array.from({ length: 40 }, (_, seed) =>
      longOf(players(afterKeeping(many), seed)[BEN]?.tickets.items),
    );
    expect(new Set(found)).toEqual(new Set([0, 1]));
    // As likely as that it is among so many of four.
    const share = found.reduce((sum, long) => sum + long, 0) / 40;
    expect(Math.abs(share - many / 4)).toBeLessThan(0.25);
  });

  test.each([false, true])('who kept all four has exactly one, whatever was drawn later: %s', (drawn) => {
    const view = afterKeeping(4, drawn);
    for (let seed = 0; seed < 20; seed++) {
      const { items = [] } = players(view, seed)[BEN]?.tickets ?? {};
      expect([items.length, longOf(items)]).toEqual([drawn ? 7 : 4, 1]);
    }
  });
});
