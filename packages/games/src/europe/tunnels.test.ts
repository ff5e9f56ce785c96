import { given, many, type Setting, stacked } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const europe = boardGameOf('europe');

const [BO, ANNA] = [0, 1];
const game = europe();
const TUNNEL = 'munchen--venezia'; // two spaces, blue
const dig = (...cards: string[]) => ({ type: 'claimRoute', route: TUNNEL, cards });
const pay = (...cards: string[]) => ({ type: 'payTunnel', cards });
const LEAVE = { type: 'leaveTunnel' };

const dug = (laid: readonly string[], rest: readonly string[], setting: Setting) => {
  const table = given(game, { turn: ANNA, hands: [[], [...laid, ...rest]], ...setting });
  const events = table.when(ANNA, dig(...laid));
  return { table, events, now: () => game.describe(table.state) };
};

/** What happened to market, deck and the turned cards, in order. */
const told = (events: readonly Record<string, unknown>[]): readonly unknown[] =>
  events.flatMap(({ type, card, cards }) => {
    if (type === 'marketFilled' || type === 'cardTurned') return [card];
    if (type === 'marketSwept') return ['swept'];
    if (type === 'turnedDiscarded') return ['turned discarded'];
    return type === 'deckReshuffled' ? [`shuffled ${(cards as { count: number }).count}`] : [];
  });

describe('a tunnel (EU-7)', () => {
  test.each([
    [['red', 'white', 'green'], 0],
    [['blue', 'red', 'wild'], 2],
    [['blue', 'blue', 'blue'], 3],
  ])('blue laid, %j turned: %i more (EU-7, NO-40)', (deck, extra) => {
    const { table, now } = dug(many(2, 'blue'), many(3, 'blue'), { deck });
    if (extra > 0) {
      expect(table.asked(ANNA)).toMatchObject({ kind: 'payTunnel', extra, colour: 'blue' });
      table.when(ANNA, pay(...many(extra, 'blue')));
    }
    expect(now().routes).toEqual({ [TUNNEL]: [ANNA] });
    expect(now().discards.count).toBe(2 + extra + 3);
  });

  test('laid wholly in locomotives only turned locomotives count (EU-7, NO-41)', () => {
    const { table } = dug(many(2, 'wild'), ['blue', 'wild'], { deck: ['blue', 'wild', 'blue'] });
    expect(table.offers(ANNA)).toEqual([pay('wild'), LEAVE]);
  });

  test('is left with the cards taken back, and the turn is over; asked even of who cannot pay (EU-7, NO-42)', () => {
    const { table, now } = dug(many(2, 'blue'), [], { deck: ['blue', 'red', 'red'] });
    expect(table.offers(ANNA)).toEqual([LEAVE]);
    table.when(ANNA, LEAVE);
    expect(table.hand(ANNA)).toEqual(['blue', 'blue']);
    expect(now()).toMatchObject({ routes: {}, discards: { count: 3 } });
    expect(game.awaiting(table.state)).toEqual([BO]);
  });

  test('a grey one is paid in any colour, which then decides (EU-7)', () => {
    const table = given(game, { turn: ANNA, hands: [[], ['red', 'red', 'red']], deck: ['red', 'blue', 'blue'] });
    table.when(ANNA, { type: 'claimRoute', route: 'angora--constantinople', cards: ['red', 'red'] });
    expect(table.asked(ANNA)).toMatchObject({ colour: 'red', extra: 1 });
  });
});

describe('a tunnel and the market’s sweep (EU-7, US-3)', () => {
  const market = ['wild', 'wild', 'wild', 'red', 'red'];
  const turned = ['white', 'white', 'white'];

  test('cards laid and turned are outside the guard: while they lie there the market is left as it is', () => {
    const { table, events } = dug(many(2, 'blue'), ['blue'], {
      market,
      otherCards: 'leftOut',
      deck: ['blue', 'white', 'white'],
      discards: [],
    });
    expect(told(events)).toEqual(['blue', 'white', 'white']);
    expect(table.market()).toEqual(market);
    // Left: the turned ones are discarded and become the deck, and now a better market can be made.
    expect(told(table.when(ANNA, LEAVE)).slice(0, 3)).toEqual(['turned discarded', 'shuffled 3', 'swept']);
    expect(table.market().filter((card) => card === 'wild').length).toBeLessThan(3);
  });

  test('a paid tunnel’s sweep is looked at before the turned cards are discarded', () => {
    const chance = stacked(game, ['blue', 'blue', 'red', 'red', 'wild']);
    const { table, events } = dug(many(2, 'blue'), [], {
      market,
      otherCards: 'leftOut',
      deck: turned,
      discards: [],
      chance,
    });
    // The two that were paid are enough for a better market; the three that were turned are not in it.
    expect(told(events)).toEqual([
      ...turned,
      ...['shuffled 2', 'swept', 'blue', 'blue', 'shuffled 5', 'red', 'red', 'wild'],
      'turned discarded',
    ]);
    expect(table.market()).toEqual(['blue', 'blue', 'red', 'red', 'wild']);
    expect(game.describe(table.state).discards.items).toEqual(turned);
  });
});
