import type { Setting } from '@branchline/engine/testing';
import { given, many, stacked } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const unitedKingdom = boardGameOf('united-kingdom');

const ANNA = 0;
const BO = 1;
const CARL = 2;
const game = unitedKingdom({ advancedTechnologies: true });

const buy = (technology: string, cards: readonly string[]) => ({ type: 'buyTechnology', technology, cards });
const claim = (route: string, cards: readonly string[]) => ({ type: 'claimRoute', route, cards });
const RED = claim('northampton--reading', ['red']);
const GREEN = claim('birmingham--northampton-green', ['green']);
const END = { type: 'endTurn' };

describe('Thermocompressors (UK-40, UK-49)', () => {
  const THERMO = buy('thermocompressors', ['wild']);
  const bought = (hand: readonly string[], setting: Setting = {}) => {
    const table = given(game, { hands: [['wild', ...hand], []], ...setting });
    table.when(ANNA, THERMO);
    return table;
  };

  test('two routes in this turn, then the card is back on the table (UK-40)', () => {
    const table = bought(['red', 'green', 'orange']);
    expect(table.asked(ANNA)).toMatchObject({ allows: ['takeCard', 'claimRoute', 'drawTickets'], routesLeft: 2 });
    table.when(ANNA, RED);

    expect(game.describe(table.state)).toMatchObject({ turn: ANNA, technologies: { thermocompressors: 0 } });
    expect(table.asked(ANNA)).toMatchObject({ kind: 'turn', allows: ['claimRoute', 'endTurn'] });
    table.when(ANNA, GREEN);
    expect(game.describe(table.state)).toMatchObject({ turn: BO, technologies: { thermocompressors: 1 } });
    expect(game.describe(table.state).players[ANNA]).toMatchObject({ technologies: [], points: 2, pieces: 33 });
    expect(table.refused(ANNA, claim('northampton--nottingham', ['orange']))).toMatchObject({ code: 'notYourTurn' });
  });

  test('the second route is optional (UK-49)', () => {
    const table = bought(['red', 'green']);
    expect(table.refused(ANNA, END)).toMatchObject({ code: 'notAskedNow', rule: 'UK-49' });
    table.when(ANNA, RED);
    expect(table.offers(ANNA)).toContainEqual(END);
    table.when(ANNA, END);

    expect(game.describe(table.state)).toMatchObject({ turn: BO, technologies: { thermocompressors: 1 } });
    expect(game.describe(table.state).routes).toEqual({ 'northampton--reading': [ANNA] });
  });

  test('between the two nothing else can be done (UK-49)', () => {
    const table = bought(['red', 'green', 'wild']);
    table.when(ANNA, RED);

    for (const action of [{ type: 'takeCard', from: 'deck' }, { type: 'drawTickets' }]) {
      expect(table.refused(ANNA, action)).toMatchObject({ code: 'notAskedNow', rule: 'C-2' });
    }
    expect(table.refused(ANNA, buy('wales-concession', ['wild']))).toMatchObject({
      code: 'notAskedNow',
      rule: 'UK-10',
    });
    expect(table.refused(ANNA, { type: 'pass' })).toMatchObject({ code: 'cannotPass', rule: 'C-3' });
  });

  test('the second is claimed under the same rules, with what is left (UK-49)', () => {
    const table = bought(['red', 'green']);
    table.when(ANNA, RED);

    expect(table.refused(ANNA, RED)).toMatchObject({ code: 'routeTaken', rule: 'C-30' });
    expect(table.refused(ANNA, claim('leeds--manchester-red', ['red']))).toMatchObject({ code: 'cardsNotInHand' });
    expect(table.refused(ANNA, claim('hull--leeds', ['green']))).toMatchObject({ code: 'wrongPayment' });
    expect(table.refused(ANNA, claim('cork--limerick', ['green']))).toMatchObject({ code: 'needsTechnologies' });
    const short = bought(['red', 'green', 'green'], { pieces: [2, 35] });
    short.when(ANNA, RED);
    expect(short.refused(ANNA, claim('bristol--southampton', ['green', 'green']))).toMatchObject({
      code: 'notEnoughPieces',
      needed: 2,
      left: 1,
    });
    const twin = bought(['white', 'green']);
    twin.when(ANNA, GREEN);
    expect(twin.refused(ANNA, claim('birmingham--northampton-white', ['white']))).toMatchObject({
      code: 'otherTrackYours',
    });
  });

  test('with nothing left to claim the seat is asked all the same (UK-49)', () => {
    const table = bought(['red']);
    table.when(ANNA, RED);

    expect(table.offers(ANNA)).toEqual([END]);
  });

  test.each([
    [
      'cards',
      [
        { type: 'takeCard', from: 'deck' },
        { type: 'takeCard', from: 'deck' },
      ],
    ],
    ['tickets', [{ type: 'drawTickets' }, { type: 'keepTickets', tickets: ['leeds--france'] }]],
  ])('buying it and then drawing %s, claiming none, is allowed (UK-49)', (_what, actions) => {
    const table = bought([], { tickets: [[], []], ticketPile: ['leeds--france', 'dublin--cork', 'wick--dundee'] });
    for (const action of actions) table.when(ANNA, action);

    expect(game.describe(table.state)).toMatchObject({ turn: BO, technologies: { thermocompressors: 1 } });
  });

  test('the last round is looked at when the whole turn ends (UK-49, C-50)', () => {
    const table = bought(['red', 'green'], { pieces: [3, 35] });
    table.when(ANNA, RED);
    expect(game.describe(table.state).lastTurns).toBeUndefined();
    const events = table.when(ANNA, END);

    expect(events).toContainEqual({ type: 'lastRoundBegan', seat: ANNA, turns: 2 });
    expect(game.describe(table.state)).toMatchObject({ lastTurns: 2, turn: BO });
  });

  test('only the turn it was bought in: the next has one route again (UK-40)', () => {
    const table = bought(['red', 'green'], { hands: [['wild', 'red', 'green'], ['orange']] });
    table.when(ANNA, RED);
    table.when(ANNA, END);
    table.when(BO, claim('northampton--nottingham', ['orange']));
    table.when(ANNA, GREEN);

    expect(game.describe(table.state).turn).toBe(BO);
  });
});

describe('Water Tenders (UK-41, UK-47)', () => {
  const THREE = { type: 'takeThree' };
  const holding = (setting: Setting) => given(game, { hands: [[], []], technologies: [['water-tenders']], ...setting });

  test('three cards off the deck instead of two, none from the market (UK-41, UK-47)', () => {
    const market = ['red', 'red', 'wild', 'red', 'red'];
    const table = holding({ deck: ['blue', 'wild', 'green', 'white'], market });
    expect(table.offers(ANNA)).toContainEqual(THREE);
    const events = table.when(ANNA, THREE);

    expect(table.hand(ANNA)).toEqual(['blue', 'green', 'wild']);
    expect(table.market()).toEqual(market);
    expect(events.filter(({ type }) => type === 'cardDrawn')).toHaveLength(3);
    expect(game.describe(table.state).turn).toBe(BO);
  });

  test('the others see how many, not which (UK-47, C-16)', () => {
    const deck = (cards: string[]) => {
      const table = holding({ deck: cards, market: many(5, 'red') });
      table.when(ANNA, THREE);
      return game.veil(table.state, BO);
    };

    expect(deck(['blue', 'wild', 'green'])).toEqual(deck(['black', 'black', 'white']));
  });

  test('the normal draw is still there, and once begun it is a normal draw (UK-47)', () => {
    const table = holding({ deck: ['blue', 'green', 'white'] });
    table.when(ANNA, { type: 'takeCard', from: 'deck' });

    expect(table.refused(ANNA, THREE)).toMatchObject({ code: 'notAskedNow', rule: 'UK-41' });
    table.when(ANNA, { type: 'takeCard', from: 'deck' });
    expect(table.hand(ANNA)).toEqual(['blue', 'green']);
    expect(game.describe(table.state).turn).toBe(BO);
  });

  test('only for who holds it, bought this turn or before (UK-41)', () => {
    const table = given(game, { hands: [['wild', 'wild'], []] });
    expect(table.refused(ANNA, THREE)).toMatchObject({ code: 'notAskedNow', rule: 'UK-41' });
    expect(table.offers(ANNA)).not.toContainEqual(THREE);
    table.when(ANNA, buy('water-tenders', ['wild', 'wild']));
    table.when(ANNA, THREE);

    expect(table.hand(ANNA)).toHaveLength(3);
    expect(table.refused(BO, THREE)).toMatchObject({ code: 'notAskedNow', rule: 'UK-41' });
  });

  test.each([1, 2])('with %i cards left, as many as there are (UK-47)', (left) => {
    const table = holding({ deck: many(left, 'blue'), market: many(5, 'red'), otherCards: 'leftOut' });
    table.when(ANNA, THREE);

    expect(table.hand(ANNA)).toEqual(many(left, 'blue'));
    expect(table.asked(BO)).toMatchObject({ kind: 'turn' });
  });

  test('with none it is not to be had, though the market is (UK-47, C-14)', () => {
    const table = holding({ deck: [], market: many(5, 'red'), otherCards: 'leftOut' });

    expect(table.refused(ANNA, THREE)).toMatchObject({ code: 'deckEmpty', rule: 'UK-47' });
    expect(table.offers(ANNA)).not.toContainEqual(THREE);
    expect(table.offers(ANNA)).toContainEqual({ type: 'takeCard', from: 0 });
  });

  test('the discards are shuffled in between (UK-47, C-13)', () => {
    const table = holding({
      deck: ['blue', 'green'],
      discards: ['black', 'white', 'purple'],
      market: many(5, 'red'),
      otherCards: 'leftOut',
      chance: stacked(game, ['purple', 'black']),
    });
    const types = table.when(ANNA, THREE).map(({ type }) => type);

    expect(types.slice(0, 5)).toEqual(['answered', 'cardDrawn', 'cardDrawn', 'deckReshuffled', 'technologyExpired']);
    expect(table.hand(ANNA)).toEqual(['purple', 'blue', 'green']);
    expect(game.describe(table.state)).toMatchObject({ deck: 2, discards: { count: 0 } });
  });
});

describe('contracts (UK-42, UK-43, UK-46)', () => {
  const bonus = (technology: string, setting: Setting): number => {
    const { seats } = given(game, {
      seats: 3,
      tickets: [[], [], []],
      technologies: [[technology]],
      ...setting,
    }).score();
    const number = game.naming.names.technologies.indexOf(technology);
    return seats[ANNA]?.lines.find((line) => line.technology === number)?.points ?? Number.NaN;
  };
  const routes = { 'cambridge--london-orange': [ANNA, BO], 'brighton--london': [BO], 'northampton--reading': [CARL] };

  test.each([
    ['most tickets done', [['cambridge--london'], ['wick--dundee'], []], 20],
    ['level with another', [['cambridge--london'], ['cambridge--london'], []], 20],
    ['fewer', [['cambridge--london', 'wick--dundee'], ['cambridge--london', 'london--brighton'], []], -20],
    ['none done by anybody', [['wick--dundee'], [], []], -20],
    ['none held', [[], [], []], -20],
  ])('Risky Contracts, %s: %j, %i points (UK-42, UK-46)', (_what, tickets, points) => {
    expect(bonus('risky-contracts', { routes, tickets })).toBe(points);
  });

  test.each([
    ['the longest path', { 'norwich--nottingham': [ANNA], 'cork--tullamore': [BO] }, 15],
    ['level with another', { 'norwich--nottingham': [ANNA], 'hull--norwich': [BO] }, 15],
    [
      'a shorter one, of more routes',
      { 'cork--limerick': [ANNA], 'galway--limerick': [ANNA], 'cork--tullamore': [BO] },
      -15,
    ],
    [
      'more spaces, not continuous',
      { 'cork--limerick': [ANNA], 'hull--nottingham': [ANNA], 'leeds--liverpool': [ANNA], 'cork--tullamore': [BO] },
      -15,
    ],
    ['no route by anybody', {}, -15],
    ['none, another has one', { 'cork--limerick': [BO] }, -15],
  ])('Equalising Beam, %s: %j, %i points (UK-43, UK-46)', (_what, held, points) => {
    expect(bonus('equalising-beam', { routes: held })).toBe(points);
  });

  test('who does not hold the contract gets and loses nothing (UK-42, UK-43)', () => {
    const setting = { seats: 3, technologies: [['risky-contracts'], ['equalising-beam']], tickets: [[], [], []] };

    expect(
      given(game, setting)
        .score()
        .seats.map(({ total }) => total),
    ).toEqual([-20, -15, 0]);
  });
});

describe('contracts expire with the first reshuffle (UK-45)', () => {
  const few = { market: many(5, 'red'), otherCards: 'leftOut', discards: ['black', 'white', 'purple'] } as const;
  const CONTRACTS = ['risky-contracts', 'equalising-beam'] as const;

  test.each(CONTRACTS)('%s: for sale before it, gone after it (UK-45)', (technology) => {
    const hands = [many(2, 'wild'), many(2, 'wild')];
    const early = given(game, { ...few, hands, deck: ['blue', 'green', 'green'] });
    early.when(ANNA, buy(technology, many(2, 'wild')));

    const table = given(game, { ...few, hands, deck: ['blue', 'green'] });
    table.when(ANNA, { type: 'takeCard', from: 'deck' });
    expect(game.describe(table.state).technologies?.[technology]).toBe(1);
    const events = table.when(ANNA, { type: 'takeCard', from: 'deck' });
    expect(events).toContainEqual({ type: 'technologyExpired', technology });
    expect(game.describe(table.state).technologies?.[technology]).toBe(0);
    expect(table.refused(BO, buy(technology, many(2, 'wild')))).toEqual({
      code: 'technologyGone',
      rule: 'UK-45',
      technology,
    });
    expect(table.offers(BO).some((offer) => offer.technology === technology)).toBe(false);
  });

  test.each(CONTRACTS)('%s once sold stays with its buyer, and counts (UK-45)', (technology) => {
    const table = given(game, {
      ...few,
      hands: [[], []],
      deck: ['blue', 'green'],
      technologies: [[technology]],
      tickets: [[], []],
    });
    table.when(ANNA, { type: 'takeCard', from: 'deck' });
    const events = table.when(ANNA, { type: 'takeCard', from: 'deck' });
    const others = CONTRACTS.filter((contract) => contract !== technology);

    expect(events.filter(({ type }) => type === 'technologyExpired').map((event) => event.technology)).toEqual(others);
    expect(game.describe(table.state).players[ANNA]?.technologies).toEqual([technology]);
    expect(table.score().seats[ANNA]?.total).toBe(technology === 'risky-contracts' ? -20 : -15);
  });

  test('a sold contract is sold, after the reshuffle too: it did not leave the game (UK-14)', () => {
    const table = given(game, {
      ...few,
      hands: [[], many(2, 'wild')],
      deck: ['blue', 'green'],
      technologies: [['risky-contracts']],
    });
    for (let card = 0; card < 2; card++) table.when(ANNA, { type: 'takeCard', from: 'deck' });

    expect(table.refused(BO, buy('risky-contracts', many(2, 'wild')))).toMatchObject({
      code: 'technologyGone',
      rule: 'UK-14',
    });
    expect(table.refused(BO, buy('equalising-beam', many(2, 'wild')))).toMatchObject({
      code: 'technologyGone',
      rule: 'UK-45',
    });
  });

  test('bought with the cards that make the new deck, it is the buyer’s; the other is gone (UK-45, C-13)', () => {
    const table = given(game, { ...few, discards: [], hands: [many(2, 'wild'), []], deck: [] });
    const types = table.when(ANNA, buy('risky-contracts', many(2, 'wild'))).map(({ type }) => type);

    expect(types).toEqual(['answered', 'technologyBought', 'deckReshuffled', 'technologyExpired', 'asked']);
    expect(game.describe(table.state).players[ANNA]?.technologies).toEqual(['risky-contracts']);
    expect(game.describe(table.state).technologies).toMatchObject({ 'risky-contracts': 0, 'equalising-beam': 0 });
  });

  test('everything else stays for sale, and a second reshuffle changes nothing (UK-45)', () => {
    const table = given(game, { ...few, hands: [[], []], deck: ['blue', 'green'] });
    const stock = { ...game.describe(table.state).technologies };
    const events = ['deck', 'deck'].flatMap((from) => table.when(ANNA, { type: 'takeCard', from }));
    expect(events.filter(({ type }) => type === 'technologyExpired')).toHaveLength(2);
    expect(game.describe(table.state).technologies).toEqual({ ...stock, 'risky-contracts': 0, 'equalising-beam': 0 });

    const again = [BO, ANNA].flatMap((seat) =>
      ['deck', 0].flatMap((from) => table.when(seat, { type: 'takeCard', from })),
    );
    expect(again.map(({ type }) => type)).not.toContain('technologyExpired');
  });

  test('a sold contract is sold, before the reshuffle (UK-14)', () => {
    const table = given(game, { hands: [many(2, 'wild'), []], technologies: [[], ['risky-contracts']] });

    expect(table.refused(ANNA, buy('risky-contracts', many(2, 'wild')))).toMatchObject({
      code: 'technologyGone',
      rule: 'UK-14',
    });
  });
});
