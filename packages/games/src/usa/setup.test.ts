import { veilEvent } from '@branchline/engine';
import { dealt, given, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const usa = boardGameOf('usa');

const ANNA = 0;
const game = usa();

const everyCard = ({ events }: ReturnType<typeof dealt>): readonly string[] =>
  events.flatMap(({ type, cards }) => (type === 'deckMade' ? (cards as { items: string[] }).items : []));

test('45 train cars each, 12 cards of each of eight colours and 14 locomotives, 30 tickets, two to five seats (US-1)', () => {
  const table = dealt(game, 5);
  const count = (name: string) => everyCard(table).filter((card) => card === name).length;

  expect(everyCard(table)).toHaveLength(110);
  for (const colour of ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red']) {
    expect([colour, count(colour)]).toEqual([colour, 12]);
  }
  expect(count('wild')).toBe(14);
  expect(game.describe(table.state).players.map(({ pieces }) => pieces)).toEqual([45, 45, 45, 45, 45]);
  expect(new Set(facts.tickets.map(({ id }) => id)).size).toBe(30);
  expect([facts.places.length, facts.routes.length]).toEqual([36, 100]);
  expect(() => dealt(game, 6)).toThrow('usa is for 2 to 5 seats, not 6');
  expect(() => dealt(game, 1)).toThrow(RangeError);
});

test('every colour has as many spaces on the board (US-1)', () => {
  const spaces = facts.deck.colours.map((colour) =>
    facts.routes.reduce((sum, route) => sum + (route.colour === colour ? route.length : 0), 0),
  );
  expect(spaces).toEqual(new Array(8).fill(27));
});

test.each([2, 3, 4, 5])('four cards to each of %i, five to the market (US-2)', (seats) => {
  const table = dealt(game, seats);
  const { players, deck, discards, market } = game.describe(table.state);

  expect(players.map(({ hand }) => hand.count)).toEqual(new Array(seats).fill(4));
  expect(market.filter((card) => card !== undefined)).toHaveLength(5);
  expect(deck + discards.count).toBe(110 - 4 * seats - 5);
});

describe('tickets (US-4)', () => {
  const offered = (table: TestTable, seat: number) => table.asked(seat)?.offered as readonly string[];
  const keep = (...tickets: readonly string[]) => ({ type: 'keepTickets', tickets });

  test('three each, of which at least two are kept; the others go under the pile, in the order of the seats (US-4)', () => {
    const table = dealt(game, 5);
    const dealtTickets = [0, 1, 2, 3, 4].map((seat) => offered(table, seat));
    expect(dealtTickets.map((tickets) => tickets.length)).toEqual([3, 3, 3, 3, 3]);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 2 });
    expect(table.refused(ANNA, keep(...(dealtTickets[ANNA] ?? []).slice(0, 1)))).toEqual({
      code: 'keepMoreTickets',
      rule: 'US-4',
      atLeast: 2,
    });
    for (const seat of [4, 2, 0, 1, 3]) table.when(seat, keep(...(dealtTickets[seat] ?? []).slice(seat === 1 ? 0 : 1)));
    const { at } = game;
    const pile = table.state.slice(at.ticketPile, at.ticketPile + (table.state[at.pileCount] ?? 0));
    const returned = [4, 3, 2, 0].map((seat) => dealtTickets[seat]?.[0]);
    expect(pile.slice(0, 4).map((ticket) => game.naming.names.tickets[ticket])).toEqual(returned);
    expect(pile).toHaveLength(30 - 15 + 4);
  });

  test('three are drawn later, at least one is kept, the others go under the pile (US-4)', () => {
    const pile = ['boston--miami', 'calgary--phoenix', 'chicago--santa-fe', 'denver--el-paso'];
    const table = given(game, { ticketPile: pile });
    table.when(ANNA, { type: 'drawTickets' });
    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 1, offered: pile.slice(0, 3) });
    expect(table.refused(ANNA, keep())).toMatchObject({ code: 'keepMoreTickets', rule: 'US-4' });
    table.when(ANNA, keep('calgary--phoenix'));
    expect(table.tickets(ANNA)).toContain('calgary--phoenix');
    expect(game.describe(table.state).ticketPile).toBe(3);
    table.when(1, { type: 'drawTickets' });
    expect(table.asked(1)?.offered).toEqual(['denver--el-paso', 'chicago--santa-fe', 'boston--miami']);
  });

  test('nobody else sees which are kept and which go back (US-4, C-41)', () => {
    const table = given(game, {});
    table.when(ANNA, { type: 'drawTickets' });
    const tickets = offered(table, ANNA).slice(0, 1);
    const event = table.when(ANNA, keep(...tickets)).find(({ type }) => type === 'ticketsKept') ?? {};
    expect(veilEvent(event, 1)).toMatchObject({ kept: { sight: ANNA, count: 1 }, returned: { sight: ANNA, count: 2 } });
    expect(JSON.stringify(veilEvent(event, 1))).not.toContain('items');
  });
});
