import type { Setting } from '@branchline/engine/testing';
import { given, many } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const unitedKingdom = boardGameOf('united-kingdom');

// The same again for the last of three, between two who hold other things: whose a thing is must make a difference.
const ANNA = 0;
const CARL = 2;
const game = unitedKingdom({ advancedTechnologies: true });

const buy = (technology: string, cards: readonly string[]) => ({ type: 'buyTechnology', technology, cards });
const claim = (route: string, cards: readonly string[]) => ({ type: 'claimRoute', route, cards });

const carl = (hand: readonly string[], setting: Setting = {}) =>
  given(game, { seats: 3, turn: CARL, hands: [many(2, 'black'), many(3, 'white'), hand], ...setting });

const player = (table: ReturnType<typeof given>) => game.describe(table.state).players[CARL];

test('a purchase is paid out of the buyer’s hand and is the buyer’s (UK-10, UK-14)', () => {
  const table = carl(['wild', 'red'], { technologies: [['wales-concession']] });

  expect(table.refused(CARL, buy('mechanical-stoker', many(4, 'black')))).toMatchObject({ code: 'cardsNotInHand' });
  table.when(CARL, buy('wales-concession', ['wild']));
  expect(player(table)).toMatchObject({ technologies: ['wales-concession'], hand: { items: ['red'] } });
  expect(table.refused(CARL, buy('wales-concession', ['red']))).toMatchObject({ code: 'notAskedNow' });
  table.when(CARL, claim('cardiff--carmarthen', ['red']));
  expect(player(table)).toMatchObject({ pieces: 34, points: 1, hand: { count: 0 } });
  expect(game.describe(table.state).players[ANNA]).toMatchObject({ pieces: 35, points: 0, hand: { count: 2 } });
});

test('what another holds opens no route, and does not keep one from buying it (UK-13, UK-14)', () => {
  const table = carl(['red', 'wild'], { technologies: [['wales-concession'], ['wales-concession', 'booster']] });

  expect(table.refused(CARL, claim('cardiff--carmarthen', ['red']))).toMatchObject({
    code: 'needsTechnologies',
    technologies: ['wales-concession'],
  });
  expect(table.offers(CARL)).toContainEqual(buy('wales-concession', ['wild']));
  expect(table.refused(CARL, buy('mechanical-stoker', ['red', 'wild']))).toMatchObject({ code: 'wrongPrice' });
});

test('Right of Way: paid, claimed and returned by the same seat (UK-31)', () => {
  const routes = { 'northampton--reading': [ANNA], 'birmingham--northampton-green': [CARL] };
  const table = carl([...many(4, 'wild'), 'red', 'green'], { routes });
  table.when(CARL, buy('right-of-way', many(4, 'wild')));

  const share = (route: string, cards: readonly string[]) => ({ type: 'claimHeldRoute', route, cards });
  expect(table.refused(CARL, share('birmingham--northampton-green', ['green']))).toMatchObject({ rule: 'UK-31' });
  table.when(CARL, share('northampton--reading', ['red']));
  expect(game.describe(table.state).routes).toMatchObject({ 'northampton--reading': [ANNA, CARL] });
  expect(player(table)).toMatchObject({ technologies: [], hand: { items: ['green'] } });
  expect(game.describe(table.state)).toMatchObject({ turn: ANNA, technologies: { 'right-of-way': 1 } });
});

test('Thermocompressors come back from the seat that bought them, held technologies stay (UK-40)', () => {
  const table = carl(['wild', 'red', 'green'], { technologies: [['booster'], [], ['propellers', 'booster']] });
  table.when(CARL, buy('thermocompressors', ['wild']));
  table.when(CARL, claim('northampton--reading', ['red']));
  table.when(CARL, claim('birmingham--northampton-green', ['green']));

  expect(player(table)).toMatchObject({ technologies: ['propellers', 'booster'], pieces: 33, points: 2 });
  expect(game.describe(table.state)).toMatchObject({ turn: ANNA, technologies: { thermocompressors: 1, booster: 2 } });
});

test('Water Tenders: the three cards are the holder’s, and nobody else may take three (UK-41)', () => {
  const table = carl([], { technologies: [[], [], ['water-tenders']], deck: ['blue', 'green', 'white'] });
  table.when(CARL, { type: 'takeThree' });

  expect(table.hand(CARL)).toEqual(['white', 'blue', 'green']);
  expect(table.hand(ANNA)).toEqual(many(2, 'black'));
  expect(table.refused(ANNA, { type: 'takeThree' })).toMatchObject({ code: 'notAskedNow', rule: 'UK-41' });
});

test('bonuses and contracts go to who holds them (UK-27, UK-29, UK-42, UK-43)', () => {
  const table = carl(['red'], { technologies: [[], [], ['boiler-lagging']] });
  table.when(CARL, claim('northampton--reading', ['red']));
  expect(player(table)?.points).toBe(2);

  const { seats } = given(game, {
    seats: 3,
    routes: { 'cambridge--london-orange': [CARL], 'brighton--london': [CARL] },
    tickets: [[], [], ['cambridge--london', 'london--brighton']],
    technologies: [['equalising-beam'], ['risky-contracts'], ['double-heading']],
  }).score();
  expect(seats.map(({ total }) => total)).toEqual([-15, -20, 3 + 3 + 4]);
});

test('the last round begins with the seat whose pieces run low, which has its last turn last (C-50)', () => {
  const table = carl(['red'], { pieces: [35, 35, 3] });
  const events = table.when(CARL, claim('northampton--reading', ['red']));

  expect(events).toContainEqual({ type: 'lastRoundBegan', seat: CARL, turns: 3 });
  expect(carl(['red'], { pieces: [2, 2, 35] }).when(CARL, claim('northampton--reading', ['red']))).not.toContainEqual(
    expect.objectContaining({ type: 'lastRoundBegan' }),
  );
});

test('refusals tell of the seat that tried (C-32, C-33, UK-13)', () => {
  const red = claim('northampton--reading', ['red']);

  expect(carl(['blue'], { hands: [['red'], ['red'], ['blue']] }).refused(CARL, red)).toMatchObject({
    code: 'cardsNotInHand',
    rule: 'C-32',
  });
  expect(carl(['red'], { pieces: [35, 34, 0] }).refused(CARL, red)).toMatchObject({ needed: 1, left: 0 });
  const others = [['wales-concession'], ['propellers'], ['mechanical-stoker']];
  const ferry = claim('aberystwyth--rosslare', many(3, 'wild'));
  expect(carl(many(3, 'wild'), { technologies: others }).refused(CARL, ferry)).toMatchObject({
    technologies: ['wales-concession', 'ireland-france-concession', 'propellers'],
  });
});

test('a route, a technology or an action that the game does not have is refused, not followed (C-30, UK-10)', () => {
  const { state } = carl(['red']);
  const cards = 0;

  expect(game.explain(state, CARL, { type: 'claimRoute', route: 999, cards })).toEqual({
    code: 'unknown',
    rule: 'C-30',
    facts: { what: 'route' },
  });
  expect(game.explain(state, CARL, { type: 'buyTechnology', technology: 99, cards })).toEqual({
    code: 'unknown',
    rule: 'UK-10',
    facts: { what: 'technology' },
  });
});
