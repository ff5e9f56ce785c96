import { type BoardGame, isBoardGame } from '@branchline/engine';
import { dealt, given, many, type Setting } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { examplePack } from '../testing/example-pack.ts';
import type { Pack, PackRules } from './pack.ts';
import { gameFromPack } from './pack-game.ts';
import { readPack } from './read-pack.ts';

const [ANNA, BEN] = [0, 1];
const example = examplePack();

/** The map of docs/packs.md with something else in some slots. */
function gameOf(rules: Partial<PackRules> = {}, changed: Partial<Pack> = {}): BoardGame {
  return gameFor({ ...example, ...changed, rules: { ...example.rules, ...rules } });
}

function gameFor(pack: Pack): BoardGame {
  const reading = readPack(pack);
  if (!reading.ok) throw new Error(reading.faults.join('; '));
  const game = gameFromPack(reading.pack).make({});
  if (!isBoardGame(game)) throw new Error('a map has a board');
  return game;
}

const take = (from: number | 'deck') => ({ type: 'takeCard', from });
const claim = (route: string, ...cards: string[]) => ({ type: 'claimRoute', route, cards });
const linesOf = (game: BoardGame, setting: Setting, kind: string) =>
  given(game, setting)
    .score()
    .seats.map(({ lines }) => lines.filter((line) => line.kind === kind).map(({ points }) => points));

describe('what is dealt', () => {
  test('pieces, cards and tickets are as many as the pack says (M-1)', () => {
    const game = gameOf({}, { pieces: { kind: 'train', count: 20 } });
    const { state, events } = dealt(game, 3);
    const { players, ticketPile } = game.describe(state);
    expect(players.map(({ pieces }) => pieces)).toEqual([20, 20, 20]);
    expect(ticketPile).toBe(example.tickets.length - 3 * 2);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'deckMade', cards: expect.objectContaining({ count: 3 * 8 + 6 }) }),
    );
    expect(() => dealt(game, 4)).toThrow(RangeError);
  });

  test('the first hand, wilds besides, and the size of the market (M-2)', () => {
    const game = gameOf({ start: { cards: 2, wilds: 1 } }, { deck: { ...example.deck, market: 3 } });
    const { players, market } = game.describe(dealt(game, 2).state);
    expect(players.map(({ hand }) => [hand.count, hand.items?.at(-1)])).toEqual(new Array(2).fill([3, 'wild']));
    expect(market).toHaveLength(3);
  });
});

describe('the market', () => {
  const setting: Setting = {
    hands: [[], []],
    market: ['red', 'wild', 'blue', 'blue', 'blue'],
    deck: ['wild', ...many(6, 'green')],
  };

  test.each([
    [2, many(5, 'green')],
    [3, ['wild', 'wild', 'blue', 'blue', 'blue']],
  ])('is swept at %i wilds (M-3)', (sweepAt, market) => {
    const table = given(gameOf({ market: { sweepAt } }), setting);
    table.when(ANNA, take(0));
    expect(table.market()).toEqual(market);
  });

  test('or never (M-3)', () => {
    const { market: _, ...rules } = example.rules;
    const table = given(gameFor({ ...example, rules }), { ...setting, market: ['red', ...many(4, 'wild')] });
    table.when(ANNA, take(0));
    expect(table.market()).toEqual(many(5, 'wild'));
  });

  test('an open wild is the whole draw, or a card like any other (M-4)', () => {
    const whole = given(gameOf({ wildDraw: 'whole' }), setting);
    whole.when(ANNA, take(0));
    expect(whole.refused(ANNA, take(1))).toEqual({ code: 'wildAsSecondCard', rule: 'C-21' });
    const ordinary = given(gameOf({ wildDraw: 'ordinary' }), setting);
    ordinary.when(ANNA, take(1));
    ordinary.when(ANNA, take(0));
    expect(ordinary.hand(ANNA)).toEqual(['red', 'wild']);
  });
});

describe('tickets', () => {
  const draw = (count: number, keep: number, returned: 'bottom' | 'box') => ({ count, keep, returned });
  const keep = (...tickets: readonly string[]) => ({ type: 'keepTickets', tickets });

  test.each(['bottom', 'box'] as const)('dealt, so many kept at least, the others to the %s (M-5)', (to) => {
    const game = gameOf({ tickets: { dealt: draw(2, 1, to), drawn: draw(2, 1, 'bottom') } });
    const table = dealt(game, 2);
    const offered = [ANNA, BEN].map((seat) => table.asked(seat)?.offered as readonly string[]);
    expect(offered.map((tickets) => tickets.length)).toEqual([2, 2]);
    expect(table.refused(ANNA, keep())).toEqual({ code: 'keepMoreTickets', rule: 'M-5', atLeast: 1 });
    table.when(ANNA, keep(offered[ANNA]?.[0] ?? ''));
    table.when(BEN, keep(...(offered[BEN] ?? [])));
    expect(game.describe(table.state).ticketPile).toBe(example.tickets.length - 4 + (to === 'bottom' ? 1 : 0));
  });

  test('long ones are dealt apart, and never drawn (M-5)', () => {
    const long = ['north--south', 'west--east', 'east--south'];
    const tickets = example.tickets.map((one) => (long.includes(one.id) ? { ...one, long: true } : one));
    const rules = { tickets: { dealt: { ...draw(1, 1, 'box'), long: 1 }, drawn: draw(2, 1, 'bottom') } };
    const table = dealt(gameOf(rules, { tickets }), 2);
    for (const seat of [ANNA, BEN]) {
      const offered = table.asked(seat)?.offered as readonly string[];
      expect(offered.map((id) => long.includes(id))).toEqual([true, false]);
    }
    expect(table.game.describe(table.state).ticketPile).toBe(tickets.length - long.length - 2);
  });

  test.each(['bottom', 'box'] as const)('drawn, so many kept at least, the others to the %s (M-6)', (to) => {
    const game = gameOf({ tickets: { dealt: draw(2, 1, 'bottom'), drawn: draw(3, 2, to) } });
    const ticketPile = ['north--south', 'west--east', 'north--west'];
    const table = given(game, { tickets: [[], []], ticketPile });
    table.when(ANNA, { type: 'drawTickets' });
    expect(table.refused(ANNA, keep('north--south'))).toEqual({ code: 'keepMoreTickets', rule: 'M-6', atLeast: 2 });
    table.when(ANNA, keep('north--south', 'north--west'));
    expect(game.describe(table.state).ticketPile).toBe(to === 'bottom' ? 1 : 0);
  });
});

describe('paying', () => {
  const wildOn = example.rules.payment.wild;
  const pays = (game: BoardGame, route: string, ...cards: string[]) => {
    const table = given(game, { hands: [cards, []] });
    return game.explain(table.state, ANNA, game.naming.numbered(claim(route, ...cards)) as never)?.code ?? 'paid';
  };

  test('so many cards of any kind stand in for a wild, everywhere or on ferries (M-7)', () => {
    const anywhere = gameOf({ payment: { wild: wildOn, anyForWild: { everywhere: 3 } } });
    expect(pays(anywhere, 'north--west', 'red', 'red', 'blue', 'blue', 'green')).toBe('paid');
    expect(pays(anywhere, 'north--west', 'red', 'red', 'blue', 'blue')).toBe('wrongPayment');
    const ferries = gameOf({ payment: { wild: wildOn, anyForWild: { ferry: 3 } } });
    expect(pays(ferries, 'north--west', 'red', 'red', 'blue', 'blue', 'green')).toBe('wrongPayment');
    expect(pays(ferries, 'north--east', 'red', 'red', 'blue', 'blue', 'green')).toBe('paid');
  });

  test('on certain routes so many cards stand in for one that is due (M-8)', () => {
    const routes = example.routes.map((one) => (one.id === 'west--south' ? { ...one, anyCardsForOne: 2 } : one));
    const game = gameOf({}, { routes });
    expect(pays(game, 'west--south', 'green', 'green', 'green', 'red', 'blue')).toBe('paid');
    expect(pays(game, 'west--south', 'green', 'green', 'green', 'red')).toBe('wrongPayment');
    expect(pays(game, 'north--west', 'red', 'red', 'blue', 'blue')).toBe('wrongPayment');
  });

  test('a ferry takes a wild for each symbol, the rest in one colour, and further wilds (M-9)', () => {
    const game = gameOf();
    expect(pays(game, 'north--east', 'red', 'red', 'wild')).toBe('paid');
    expect(pays(game, 'north--east', 'red', 'wild', 'wild')).toBe('paid');
    expect(pays(game, 'north--east', 'red', 'red', 'red')).toBe('wrongPayment');
    expect(pays(game, 'north--east', 'red', 'blue', 'wild')).toBe('wrongPayment');
  });
});

describe('the score', () => {
  const routes = { 'north--west': [ANNA], 'west--south': [ANNA], 'middle--east': [BEN] };

  test('a route brings the points of its length, or its own (M-10)', () => {
    const own = example.routes.map((one) => (one.id === 'middle--south' ? { ...one, points: 9 } : one));
    const game = gameOf({ points: { 1: 1, 2: 2, 3: 5, 4: 7 } }, { routes: own });
    const table = given(game, { hands: [many(6, 'red'), []], deck: many(8, 'blue') });
    table.when(ANNA, claim('north--west', ...many(3, 'red')));
    table.when(BEN, take('deck'));
    table.when(BEN, take('deck'));
    table.when(ANNA, claim('middle--south', ...many(3, 'red')));
    expect(game.describe(table.state).players[ANNA]?.points).toBe(5 + 9);
  });

  test('a bonus for the longest path, to all who are level (M-11)', () => {
    const game = gameOf({ scoring: ['routes', 'tickets', { longestPath: 8 }] });
    expect(linesOf(game, { routes, tickets: [[], []] }, 'longestPath')).toEqual([[8], []]);
    const level = { 'north--west': [ANNA], 'middle--east': [BEN] };
    expect(linesOf(game, { routes: level, tickets: [[], []] }, 'longestPath')).toEqual([[8], [8]]);
  });

  test('a bonus for most tickets done (M-12)', () => {
    const game = gameOf({ scoring: ['routes', 'tickets', { globetrotter: 6 }], tieBreak: ['ticketsDone'] });
    const tickets = [['north--west', 'north--south'], ['middle--south']];
    expect(linesOf(game, { routes, tickets }, 'globetrotter')).toEqual([[6], []]);
    expect(linesOf(game, { tickets }, 'globetrotter')).toEqual([[], []]);
  });

  test('points for each attraction that a route touches, once (M-13)', () => {
    const game = gameOf({ scoring: ['routes', 'tickets', { attractions: 3 }], tieBreak: ['ticketsDone'] });
    expect(linesOf(game, { routes, tickets: [[], []] }, 'attractions')).toEqual([[3], [3]]);
  });

  test('most points win; then what the pack says, in its order; then the victory is shared (M-14)', () => {
    const setting: Setting = { points: [4, 4], tickets: [[], []], routes: { 'north--west': [ANNA] } };
    const winners = (rules: Partial<PackRules>, more: Setting = {}) => {
      const { winners: won, decidedBy } = given(gameOf(rules), { ...setting, ...more }).score();
      return [won, decidedBy];
    };
    const scoring: PackRules['scoring'] = ['routes', 'tickets'];
    expect(winners({ scoring, tieBreak: ['longestPath'] }, { points: [3, 4] })).toEqual([[BEN], 'points']);
    expect(winners({ scoring, tieBreak: ['ticketsDone', 'longestPath'] })).toEqual([[ANNA], 'longestPath']);
    expect(winners({ scoring, tieBreak: ['ticketsDone'] })).toEqual([[ANNA, BEN], 'shared']);
  });

  test('a ticket to a group of places is done at any of them (M-15)', () => {
    const groups = [{ id: 'coast', name: 'The Coast', members: ['west', 'east'] }];
    const coast = { id: 'north--coast', a: 'north', b: 'coast', points: 6 };
    const game = gameOf({}, { groups, tickets: [...example.tickets, coast] });
    const tickets = [[coast.id], []];
    expect(linesOf(game, { tickets, routes: { 'north--west': [ANNA] } }, 'ticket')).toEqual([[6], []]);
    expect(linesOf(game, { tickets, routes: { 'north--east': [ANNA] } }, 'ticket')).toEqual([[6], []]);
    expect(linesOf(game, { tickets, routes: { 'middle--east': [ANNA] } }, 'ticket')).toEqual([[-6], []]);
  });
});

test('a refusal cites the ids that the map gives its rules', () => {
  const ids = { doubles: 'XY-1', stations: 'XY-2', payment: 'XY-3', tunnels: 'XY-4' } as const;
  const game = gameOf({
    ids,
    payment: { wild: 'tunnelsAndFerries' },
    stations: { prices: [1], unbuilt: 1 },
    scoring: ['routes', 'tickets', 'stations'],
    tieBreak: ['ticketsDone'],
    doubles: { bothFrom: 9 },
  });
  const setting: Setting = { hands: [['blue', 'wild', 'red', 'red', 'blue', 'blue', 'blue'], []] };
  const table = given(game, { ...setting, routes: { 'north--middle-green': [BEN] } });
  expect(table.refused(ANNA, claim('north--middle-blue', 'blue', 'blue'))).toEqual({
    code: 'otherTrackTaken',
    rule: 'XY-1',
    route: 'north--middle-green',
    least: 2,
    most: 3,
  });
  expect(table.refused(ANNA, { type: 'buildStation', city: 'west', cards: ['red', 'blue'] })).toMatchObject({
    code: 'wrongStationPrice',
    rule: 'XY-2',
  });
  expect(table.refused(ANNA, claim('west--middle', 'blue', 'wild'))).toMatchObject({
    code: 'wildsNotHere',
    rule: 'XY-3',
  });
  const dug = given(game, { ...setting, deck: ['blue', 'red', 'red'] });
  dug.when(ANNA, claim('middle--east', 'blue', 'blue', 'blue'));
  expect(dug.refused(ANNA, { type: 'payTunnel', cards: [] })).toMatchObject({ code: 'wrongExtra', rule: 'XY-4' });
});
