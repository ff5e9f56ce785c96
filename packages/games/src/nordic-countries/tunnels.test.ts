import type { Setting } from '@branchline/engine/testing';
import { given, many, stacked } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const nordicCountries = boardGameOf('nordic-countries');

// Anna sits second: what is hers must be found at her seat.
const BO = 0;
const ANNA = 1;
const game = nordicCountries();
const TUNNEL = 'lillehammer--trondheim'; // three spaces, orange

const dig = (cards: readonly string[]) => ({ type: 'claimRoute', route: TUNNEL, cards });
const pay = (...cards: string[]) => ({ type: 'payTunnel', cards });
const LEAVE = { type: 'leaveTunnel' };

const dug = (laid: readonly string[], rest: readonly string[], setting: Setting) => {
  const table = given(game, { turn: ANNA, hands: [[], [...laid, ...rest]], ...setting });
  const events = table.when(ANNA, dig(laid));
  return { table, types: events.map(({ type }) => type), now: () => game.describe(table.state) };
};

describe('what a tunnel costs more (NO-40, NO-41)', () => {
  test.each([
    [['blue', 'red', 'green'], 0],
    [['orange', 'red', 'green'], 1],
    [['red', 'orange', 'wild'], 2],
    [['orange', 'orange', 'orange'], 3],
    [['wild', 'wild', 'wild'], 3],
    [['wild', 'orange', 'wild'], 3],
  ])('orange laid, %j turned: %i more (NO-40)', (deck, extra) => {
    const { table, now } = dug(many(3, 'orange'), many(3, 'orange'), { deck });

    if (extra === 0) {
      expect(now().routes).toEqual({ [TUNNEL]: [ANNA] });
      expect(table.asked(ANNA)).toBeUndefined();
      return;
    }
    expect(now().routes).toEqual({});
    expect(now().tunnel).toMatchObject({ seat: ANNA, route: TUNNEL, laid: many(3, 'orange'), turned: deck, extra });
    for (let less = 0; less < extra; less++) {
      expect(table.refused(ANNA, pay(...many(less, 'orange')))).toMatchObject({
        code: 'wrongExtra',
        rule: 'NO-40',
        extra,
      });
    }
    table.when(ANNA, pay(...many(extra, 'orange')));
    expect(now().routes).toEqual({ [TUNNEL]: [ANNA] });
    expect(now().discards.count).toBe(3 + extra + 3);
    expect(now().players[ANNA]).toMatchObject({ pieces: 37, points: 4, hand: { count: 3 - extra } });
  });

  test('only three cards are turned, a fourth match below them costs nothing (NO-40)', () => {
    const { now, types } = dug(many(3, 'orange'), [], { deck: ['red', 'blue', 'red', 'orange'] });

    expect(types.filter((type) => type === 'cardTurned')).toHaveLength(3);
    expect(now().routes).toEqual({ [TUNNEL]: [ANNA] });
  });

  test('the colour laid decides, also when it was laid with locomotives (NO-40)', () => {
    const { table } = dug(['wild', 'wild', 'orange'], ['orange', 'wild'], { deck: ['orange', 'blue', 'wild'] });

    expect(table.asked(ANNA)).toMatchObject({ kind: 'payTunnel', extra: 2, colour: 'orange' });
    table.when(ANNA, pay('orange', 'wild'));
    expect(table.hand(ANNA)).toEqual([]);
  });

  test('the extra is chosen, what was laid down stays as it is (NO-40)', () => {
    const { table, now } = dug(many(3, 'orange'), ['orange', 'orange', 'wild', 'wild', 'red', 'red'], {
      deck: ['orange', 'wild', 'blue'],
    });
    const offered = table.offers(ANNA);

    expect(offered).toEqual([pay('orange', 'orange'), pay('orange', 'wild'), pay('wild', 'wild'), LEAVE]);
    for (const cards of [
      ['red', 'red'],
      ['orange', 'red'],
      ['wild', 'red'],
      ['orange'],
      ['orange', 'orange', 'wild'],
    ]) {
      expect(table.refused(ANNA, pay(...cards))).toMatchObject({
        code: 'wrongExtra',
        rule: 'NO-40',
        extra: 2,
        colour: 'orange',
      });
    }
    expect(table.refused(ANNA, pay(...many(3, 'wild')))).toMatchObject({ code: 'cardsNotInHand', rule: 'NO-40' });
    table.when(ANNA, pay('wild', 'wild'));
    expect(table.hand(ANNA)).toEqual(['orange', 'orange', 'red', 'red']);
    expect(now().discards.items).toEqual(['blue', ...many(4, 'orange'), 'wild', 'wild', 'wild'].sort(byKind));
  });

  test('laid wholly in locomotives only turned locomotives count, and the extra is locomotives (NO-41)', () => {
    const { table } = dug(many(3, 'wild'), ['orange', 'orange', 'wild'], { deck: ['orange', 'wild', 'orange'] });

    expect(table.asked(ANNA)).toMatchObject({ kind: 'payTunnel', extra: 1, colour: 'wild' });
    expect(table.offers(ANNA)).toEqual([pay('wild'), LEAVE]);
    expect(table.refused(ANNA, pay('orange'))).toMatchObject({
      code: 'wrongExtra',
      rule: 'NO-41',
      extra: 1,
      colour: 'wild',
    });
    table.when(ANNA, pay('wild'));
    expect(table.hand(ANNA)).toEqual(['orange', 'orange']);
  });

  test('laid wholly in locomotives, three cards of the tunnel’s colour cost nothing (NO-41)', () => {
    const { now } = dug(many(3, 'wild'), [], { deck: many(3, 'orange') });

    expect(now().routes).toEqual({ [TUNNEL]: [ANNA] });
  });

  test('a hand that can is offered both bets: in colour and wholly in locomotives (NO-41)', () => {
    const table = given(game, { turn: ANNA, hands: [[], [...many(3, 'orange'), ...many(3, 'wild')]] });
    const ways = table.offers(ANNA).filter(({ route }) => route === TUNNEL);

    expect(ways.map(({ cards }) => cards)).toEqual([many(3, 'orange'), many(3, 'wild')]);
  });

  test('a turned locomotive may be answered with a card of the colour (NO-45)', () => {
    const { table, now } = dug(many(3, 'orange'), ['orange'], { deck: ['wild', 'red', 'red'] });

    expect(table.offers(ANNA)).toEqual([pay('orange'), LEAVE]);
    table.when(ANNA, pay('orange'));
    expect(now().routes).toEqual({ [TUNNEL]: [ANNA] });
  });

  test.each([
    ['three for one', [...many(2, 'orange'), ...many(3, 'red')]],
    ['four for one', [...many(2, 'orange'), ...many(4, 'red')]],
    ['three for a stand-in beside a locomotive', ['wild', 'orange', ...many(3, 'red')]],
  ])('no groups in the price of a tunnel: %s (NO-46)', (_what, cards) => {
    const table = given(game, { turn: ANNA, hands: [[], cards] });

    expect(table.refused(ANNA, dig(cards))).toMatchObject({ code: 'wrongPayment', rule: 'C-32' });
    expect(table.offers(ANNA).some(({ route }) => route === TUNNEL)).toBe(false);
  });

  test.each([3, 4])('nor in the extra: %i others for one (NO-46)', (group) => {
    const { table } = dug(many(3, 'orange'), many(4, 'red'), { deck: ['orange', 'blue', 'blue'] });

    expect(table.refused(ANNA, pay(...many(group, 'red')))).toMatchObject({ code: 'wrongExtra', rule: 'NO-40' });
    expect(table.offers(ANNA)).toEqual([LEAVE]);
  });
});

describe('paying or leaving (NO-42)', () => {
  test('a seat that can’t pay is asked all the same, and leaves with its cards (NO-42)', () => {
    const { table, now } = dug(many(3, 'orange'), ['red'], { deck: ['orange', 'blue', 'blue'] });

    expect(table.asked(ANNA)).toMatchObject({ kind: 'payTunnel', extra: 1 });
    expect(table.offers(ANNA)).toEqual([LEAVE]);
    expect(table.refused(ANNA, pay('orange'))).toMatchObject({ code: 'cardsNotInHand', rule: 'NO-40' });
    table.when(ANNA, LEAVE);
    expect(table.hand(ANNA)).toEqual(['orange', 'orange', 'orange', 'red']);
    expect(now()).toMatchObject({ routes: {}, discards: { count: 3 }, turn: BO });
    expect(now().tunnel).toBeUndefined();
    expect(now().players[ANNA]).toMatchObject({ pieces: 40, points: 0, hand: { count: 4 } });
  });

  test('what the others see is the same whether the seat can pay or not (NO-42)', () => {
    const setting = { deck: ['orange', 'blue', 'blue'] };
    const able = dug(many(3, 'orange'), ['orange'], setting);
    const unable = dug(many(3, 'orange'), ['red'], setting);

    expect(game.veil(able.table.state, BO)).toEqual(game.veil(unable.table.state, BO));
  });

  test('a seat may leave though it can pay; the turn is over (NO-42)', () => {
    const { table, now } = dug(many(3, 'orange'), many(3, 'wild'), { deck: ['orange', 'blue', 'blue'] });
    table.when(ANNA, LEAVE);

    expect(now().routes).toEqual({});
    expect(table.hand(ANNA)).toEqual([...many(3, 'orange'), ...many(3, 'wild')]);
    expect(table.refused(ANNA, dig(many(3, 'orange')))).toMatchObject({ code: 'notYourTurn', rule: 'C-1' });
    expect(table.asked(BO)).toMatchObject({ kind: 'turn' });
  });

  test('with no extra due the claim is complete at once (NO-42)', () => {
    const { table, types, now } = dug(many(3, 'orange'), [], { deck: ['red', 'blue', 'blue'] });

    expect(types).not.toContain('payTunnel');
    expect(now()).toMatchObject({ routes: { [TUNNEL]: [ANNA] }, turn: BO });
    expect(table.refused(ANNA, LEAVE)).toMatchObject({ code: 'notYourTurn' });
  });

  test('nothing else can be done while the tunnel is open, and nobody else can do it (NO-42)', () => {
    const { table } = dug(many(3, 'orange'), ['orange'], { deck: ['orange', 'blue', 'blue'] });

    for (const action of [{ type: 'takeCard', from: 'deck' }, { type: 'drawTickets' }, dig([]), { type: 'pass' }]) {
      expect(['notAskedNow', 'cannotPass']).toContain(table.refused(ANNA, action).code);
    }
    expect(table.refused(BO, LEAVE)).toMatchObject({ code: 'notYourTurn', rule: 'C-1' });
    table.when(ANNA, LEAVE);
    expect(table.refused(BO, LEAVE)).toMatchObject({ code: 'notAskedNow', rule: 'C-2' });
    expect(table.refused(BO, pay('red'))).toMatchObject({ code: 'notAskedNow', rule: 'C-2' });
  });
});

describe('turned cards and discards (NO-43, NO-44)', () => {
  const few = { otherCards: 'leftOut', market: ['black', 'black', 'black', 'black', 'black'] } as const;

  test('turned cards go to the discards when the route is claimed, and when it is left (NO-43)', () => {
    const deck = ['orange', 'blue', 'red'];
    const paid = dug(many(3, 'orange'), ['orange'], { deck });
    expect(paid.now().discards.count).toBe(0);
    paid.table.when(ANNA, pay('orange'));
    expect(paid.now().discards.items).toEqual(['blue', ...many(5, 'orange'), 'red']);

    const left = dug(many(3, 'orange'), ['orange'], { deck });
    left.table.when(ANNA, LEAVE);
    expect(left.now().discards.items).toEqual(['blue', 'orange', 'red']);
  });

  test('with two cards in the deck the third comes after a reshuffle, and is none of those laid or turned (NO-43, C-13)', () => {
    const { table, types, now } = dug(many(3, 'orange'), ['orange'], {
      ...few,
      deck: ['orange', 'blue'],
      discards: ['green', 'white'],
      chance: stacked(game, ['orange', 'white']),
    });

    expect(types).toEqual([
      'answered',
      'cardsLaid',
      'cardTurned',
      'cardTurned',
      'deckReshuffled',
      'cardTurned',
      'asked',
    ]);
    expect(now().tunnel?.turned).toEqual(['orange', 'blue', 'white']);
    expect(now()).toMatchObject({ deck: 1, discards: { count: 0 } });
    expect(table.asked(ANNA)).toMatchObject({ extra: 1 });
  });

  test('with one card in the deck two come after the reshuffle (NO-43, C-13)', () => {
    const { now, types } = dug(many(3, 'orange'), ['orange'], {
      ...few,
      deck: ['blue'],
      discards: ['green', 'wild', 'white'],
      chance: stacked(game, ['wild', 'green']),
    });

    expect(types.filter((type) => type === 'deckReshuffled')).toHaveLength(1);
    expect(now().tunnel).toMatchObject({ turned: ['blue', 'wild', 'green'], extra: 1 });
    expect(now()).toMatchObject({ deck: 1, discards: { count: 0 } });
  });

  test('the deck is made anew as soon as the third card empties it (C-13)', () => {
    const { now, types } = dug(many(3, 'orange'), ['orange'], {
      ...few,
      deck: ['orange', 'blue', 'red'],
      discards: ['green'],
    });

    expect(types).toEqual([
      'answered',
      'cardsLaid',
      'cardTurned',
      'cardTurned',
      'cardTurned',
      'deckReshuffled',
      'asked',
    ]);
    expect(now()).toMatchObject({ deck: 1, discards: { count: 0 } });
  });

  test.each([
    [['orange', 'wild'], 2],
    [['orange', 'blue'], 1],
    [['wild'], 1],
    [['blue'], 0],
    [[], 0],
  ])('with no discards and only %j left, those are turned: %i more (NO-44)', (deck, extra) => {
    const { table, now, types } = dug(many(3, 'orange'), many(2, 'orange'), { ...few, deck });

    expect(types.filter((type) => type === 'cardTurned')).toHaveLength(deck.length);
    if (extra > 0) {
      expect(table.asked(ANNA)).toMatchObject({ kind: 'payTunnel', extra });
      expect(now()).toMatchObject({ deck: 0, discards: { count: 0 } });
      table.when(ANNA, pay(...many(extra, 'orange')));
    }
    expect(now().routes).toEqual({ [TUNNEL]: [ANNA] });
    // C-13: what was laid makes a new deck at once; the turned cards follow to the discards at the end of the turn (NO-43).
    expect(now()).toMatchObject({ deck: 3 + extra, discards: { count: deck.length } });
  });

  test('with fewer than three discards after the reshuffle, as many as there are (NO-44)', () => {
    const { table, now } = dug(many(3, 'orange'), ['orange', 'orange'], {
      ...few,
      deck: ['orange'],
      discards: ['wild'],
    });

    expect(now().tunnel).toMatchObject({ turned: ['orange', 'wild'], extra: 2 });
    table.when(ANNA, LEAVE);
    expect(now()).toMatchObject({ deck: 2, discards: { count: 0 } });
    expect(table.hand(ANNA)).toEqual(many(5, 'orange'));
  });

  test('laid cards fill a short market as soon as the tunnel is claimed (NO-43, C-13)', () => {
    const { now } = dug(many(3, 'orange'), [], {
      ...few,
      market: ['black', 'black', undefined, undefined, 'black'],
      deck: [],
    });

    expect(now().market).toEqual(['black', 'black', 'orange', 'orange', 'black']);
    expect(now()).toMatchObject({ routes: { [TUNNEL]: [ANNA] }, deck: 1, discards: { count: 0 } });
  });

  test('a short market is filled with what a left tunnel turned up, not with what is taken back (NO-42, NO-43)', () => {
    const { table, now } = dug(many(3, 'orange'), [], { ...few, market: many(5, 'black'), deck: ['orange'] });
    table.when(ANNA, LEAVE);

    expect(now()).toMatchObject({ deck: 1, discards: { count: 0 }, routes: {} });
    expect(table.hand(ANNA)).toEqual(many(3, 'orange'));
  });
});

test('a tunnel counts as possible when its normal price can be laid down, so there is no passing (C-3, NO-42)', () => {
  const table = given(game, {
    turn: ANNA,
    hands: [[], many(3, 'orange')],
    market: [],
    deck: [],
    otherCards: 'leftOut',
    tickets: [[], []],
    ticketPile: [],
    pieces: [40, 3],
  });

  expect(table.refused(ANNA, { type: 'pass' })).toMatchObject({ code: 'cannotPass', rule: 'C-3' });
  expect(table.offers(ANNA)).toContainEqual(dig(many(3, 'orange')));
});

const byKind = (a: string, b: string) => game.naming.names.cards.indexOf(a) - game.naming.names.cards.indexOf(b);
