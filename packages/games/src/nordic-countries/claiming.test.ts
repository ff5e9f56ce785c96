import { given, many } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';
import facts from './pack.json' with { type: 'json' };

const nordicCountries = boardGameOf('nordic-countries');

const ANNA = 0;
const BO = 1;
const CARL = 2;
const game = nordicCountries();
const MURMANSK = 'lieksa--murmansk';

const claim = (route: string, cards: readonly string[]) => ({ type: 'claimRoute', route, cards });

/** What comes of claiming a route with these cards, the whole hand: nothing, or why not. */
const tried = (route: string, cards: readonly string[], hand = cards): string => {
  const rejection = game.explain(
    given(game, { hands: [hand, []] }).state,
    ANNA,
    game.naming.numbered(claim(route, cards)),
  );
  return rejection ? `${rejection.code} ${rejection.rule}` : 'claimed';
};

describe('locomotives (NO-20)', () => {
  test.each([
    ['goteborg--orebro', ['blue', 'wild']],
    ['goteborg--orebro', ['wild', 'wild']],
    ['goteborg--norrkoping', ['red', 'red', 'wild']],
    ['helsinki--lahti', ['wild']],
  ])('can’t be used on the plain route %s: %j (NO-20)', (route, cards) => {
    expect(tried(route, cards)).toBe('wildsNotHere NO-20');
    expect(given(game, { hands: [cards, []] }).refused(ANNA, claim(route, cards))).toMatchObject({ route });
  });

  test('the fault is another when the cards would be wrong with locomotives too (NO-20)', () => {
    expect(tried('goteborg--orebro', ['red', 'wild'])).toBe('wrongPayment C-32');
    expect(tried('goteborg--orebro', ['blue', 'wild', 'wild'])).toBe('wrongPayment C-32');
  });

  test('a hand of nothing but locomotives is offered no plain route, only ferries and tunnels (NO-20)', () => {
    const table = given(game, { hands: [many(6, 'wild'), []] });
    const offered = new Set(
      table
        .offers(ANNA)
        .filter(({ type }) => type === 'claimRoute')
        .map(({ route }) => route),
    );

    expect([...offered].sort()).toEqual(
      facts.routes
        .filter(({ ferry, tunnel, length }) => (ferry || tunnel) && length <= 6)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test.each([
    ['tunnel', 'lillehammer--oslo', ['purple', 'wild']],
    ['ferry', 'stockholm--turku', ['blue', 'wild', 'wild']],
  ])('are wild on a %s (NO-20)', (_kind, route, cards) => {
    expect(tried(route, cards)).toBe('claimed');
  });
});

describe('Murmansk–Lieksa (NO-21)', () => {
  const assorted = (count: number) =>
    ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'wild']
      .flatMap((card) => many(4, card))
      .slice(0, count);

  test('nine of one colour, as any grey route (NO-21)', () => {
    expect(tried(MURMANSK, many(9, 'red'))).toBe('claimed');
    expect(tried(MURMANSK, many(8, 'red'))).toBe('wrongPayment NO-21');
    expect(tried(MURMANSK, [...many(8, 'red'), 'blue'])).toBe('wrongPayment NO-21');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    '%i groups of four for as many of the nine cards, and no other number of cards (NO-21)',
    (groups) => {
      const singles = many(9 - groups, 'green');
      const others = ['purple', 'blue', 'orange', 'white', 'yellow', 'black', 'red', 'wild'].flatMap((card) =>
        many(5, card),
      );

      expect(tried(MURMANSK, [...singles, ...others.slice(0, 4 * groups)])).toBe('claimed');
      expect(tried(MURMANSK, [...singles, ...others.slice(0, 4 * groups - 1)])).toBe('wrongPayment NO-21');
      expect(tried(MURMANSK, [...singles, ...others.slice(0, 4 * groups + 1)])).toBe('wrongPayment NO-21');
    },
  );

  test('36 arbitrary cards will do: there is no least number of single cards (NO-21)', () => {
    const table = given(game, { hands: [assorted(36), []] });
    table.when(ANNA, claim(MURMANSK, assorted(36)));

    expect(game.describe(table.state)).toMatchObject({ routes: { [MURMANSK]: [ANNA] }, discards: { count: 36 } });
    expect(game.describe(table.state).players[ANNA]).toMatchObject({ pieces: 31, points: 27, hand: { count: 0 } });
    expect(tried(MURMANSK, [...assorted(36), 'red'])).toBe('wrongPayment NO-21');
  });

  test('groups may hold cards of the colour itself (NO-21)', () => {
    expect(tried(MURMANSK, many(12, 'green'))).toBe('claimed');
    expect(tried(MURMANSK, many(10, 'green'))).toBe('wrongPayment NO-21');
    expect(tried(MURMANSK, many(11, 'green'))).toBe('wrongPayment NO-21');
  });

  test('locomotives count only inside a group (NO-21, NO-20)', () => {
    expect(tried(MURMANSK, [...many(8, 'green'), ...many(4, 'wild')])).toBe('claimed');
    expect(tried(MURMANSK, [...many(8, 'green'), 'wild', 'wild', 'red', 'blue'])).toBe('claimed');
    expect(tried(MURMANSK, [...many(8, 'green'), 'wild'])).toBe('wildsNotHere NO-20');
    expect(tried(MURMANSK, many(9, 'wild'))).toBe('wildsNotHere NO-20');
    expect(tried(MURMANSK, [...many(7, 'green'), 'wild', ...many(4, 'red')])).toBe('wildsNotHere NO-20');
    expect(tried(MURMANSK, many(12, 'wild'))).toBe('wildsNotHere NO-20');
  });

  test('the four-for-one is good on no other plain route (NO-21)', () => {
    expect(tried('kirkenes--rovaniemi', [...many(4, 'blue'), ...many(4, 'red')])).toBe('wrongPayment C-32');
    expect(tried('stockholm--sundsvall-grey-1', [...many(3, 'blue'), ...many(4, 'red')])).toBe('wrongPayment C-32');
  });

  test('a hand that can pay only with groups is offered the route, with the fewest cards (NO-21)', () => {
    const table = given(game, { hands: [[...many(8, 'green'), 'red', 'red', 'blue', 'wild', 'black', 'black'], []] });
    const ways = table.offers(ANNA).filter(({ route }) => route === MURMANSK);

    expect(ways.map(({ cards }) => (cards as string[]).length)).toEqual([12]);
  });
});

describe('ferries (NO-30, NO-31, NO-32)', () => {
  test('a coloured ferry takes its colour, a grey one any one colour (NO-30)', () => {
    expect(tried('alborg--oslo', ['wild', 'white', 'white'])).toBe('claimed');
    expect(tried('alborg--oslo', ['wild', 'red', 'red'])).toBe('wrongPayment NO-30');
    expect(tried('helsinki--stockholm-grey', ['wild', 'wild', 'red', 'red'])).toBe('claimed');
    expect(tried('helsinki--stockholm-grey', ['wild', 'wild', 'black', 'black'])).toBe('claimed');
    expect(tried('helsinki--stockholm-grey', ['wild', 'wild', 'red', 'black'])).toBe('wrongPayment NO-30');
  });

  test.each([
    ['helsinki--stockholm-grey', 2, ['wild', 'red', 'red', 'red']],
    ['helsinki--stockholm-yellow', 1, many(4, 'yellow')],
    ['mo-i-rana--narvik', 2, ['wild', ...many(3, 'orange')]],
  ])('%s asks for a locomotive for each of its %i symbols (NO-30)', (route, wilds, cards) => {
    expect(given(game, { hands: [cards, []] }).refused(ANNA, claim(route, cards))).toMatchObject({
      code: 'wrongPayment',
      rule: 'NO-30',
      due: 4,
      wilds,
    });
  });

  test('twenty of the 24 ferries are coloured (NO-30)', () => {
    const ferries = facts.routes.filter(({ ferry }) => ferry);

    expect(ferries).toHaveLength(24);
    expect(ferries.filter(({ colour }) => colour === 'grey')).toHaveLength(4);
  });

  test('further locomotives may stand in for coloured cards, for all of them too (NO-31)', () => {
    expect(tried('alborg--oslo', ['wild', 'wild', 'white'])).toBe('claimed');
    expect(tried('alborg--oslo', ['wild', 'wild', 'wild'])).toBe('claimed');
    expect(tried('alborg--oslo', ['wild', 'wild', 'red'])).toBe('wrongPayment NO-30');
    expect(tried('alborg--oslo', ['wild', 'wild', 'wild', 'wild'])).toBe('wrongPayment NO-30');
  });

  test.each([
    ['for the symbol', 'alborg--oslo', ['white', 'white', 'red', 'blue', 'green']],
    ['for the symbol, one card of it a locomotive', 'alborg--oslo', ['white', 'white', 'wild', 'blue', 'green']],
    ['as a stand-in for a coloured card', 'alborg--oslo', ['wild', 'white', 'red', 'blue', 'green']],
    ['for symbol and stand-in', 'alborg--oslo', ['white', 'red', 'red', 'red', 'blue', 'blue', 'blue']],
    ['for everything', 'alborg--oslo', [...many(5, 'red'), ...many(4, 'blue')]],
    ['in the colour of the ferry', 'alborg--oslo', many(5, 'white')],
    ['for both symbols of a grey ferry', 'helsinki--stockholm-grey', ['red', 'red', ...many(6, 'black')]],
    ['for a symbol of length one', 'umea--vaasa', ['red', 'blue', 'green']],
  ])('any three cards in place of a locomotive: %s (NO-32)', (_what, route, cards) => {
    expect(tried(route, cards)).toBe('claimed');
    expect(tried(route, [...cards, 'orange'])).toBe('wrongPayment NO-30');
    expect(tried(route, cards.slice(1))).toBe('wrongPayment NO-30');
  });

  test('single cards of another colour stay wrong beside a group of three (NO-32)', () => {
    expect(tried('alborg--oslo', ['red', 'red', 'blue', 'blue', 'blue'])).toBe('wrongPayment NO-30');
    expect(tried('helsinki--stockholm-grey', ['wild', 'red', 'blue', 'green', 'black', 'orange'])).toBe(
      'wrongPayment NO-30',
    );
  });

  test('the three-for-one is good on no plain route (NO-32)', () => {
    expect(tried('goteborg--orebro', ['blue', 'red', 'red', 'red'])).toBe('wrongPayment C-32');
    expect(tried('goteborg--norrkoping', ['blue', 'blue', 'red', 'red', 'red'])).toBe('wrongPayment C-32');
  });
});

test('points by length: 1, 2, 4, 7, 10, 15, and 27 for nine (NO-50)', () => {
  const table: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27 };
  const cards = (route: (typeof facts.routes)[number]) =>
    many(route.length, route.ferry || route.tunnel ? 'wild' : route.colour);

  for (const route of facts.routes) {
    const paid = route.colour === 'grey' && !route.ferry ? many(route.length, 'red') : cards(route);
    const claimed = given(game, { hands: [paid, []], deck: ['red', 'blue', 'blue'], points: [100, 3] });
    claimed.when(ANNA, claim(route.id, paid));
    const { players } = game.describe(claimed.state);

    expect([route.id, players[ANNA]?.points]).toEqual([route.id, 100 + (table[route.length] ?? Number.NaN)]);
    expect(players[BO]?.points).toBe(3);
    expect(players[ANNA]?.pieces).toBe(40 - route.length);
  }
});

describe('routes between the same places with unequal length (C-35, C-36)', () => {
  const separate = nordicCountries({ unequalTwins: false });
  const cards = ['wild', 'orange', 'orange'];
  const ORANGE = 'kristiansand--stavanger-orange';
  const GREEN = 'kristiansand--stavanger-green';

  test('are doubles: the same seat never holds both (C-35)', () => {
    const table = given(game, { seats: 3, hands: [cards, [], []], routes: { [GREEN]: [ANNA] } });

    expect(table.refused(ANNA, claim(ORANGE, cards))).toMatchObject({
      code: 'otherTrackYours',
      rule: 'C-35',
      route: GREEN,
    });
    expect(table.offers(ANNA).some(({ route }) => route === ORANGE)).toBe(false);
  });

  test('with two seats one closes the other, with three it does not (C-36)', () => {
    const routes = { [GREEN]: [BO] };

    expect(given(game, { hands: [cards, []], routes }).refused(ANNA, claim(ORANGE, cards))).toMatchObject({
      code: 'otherTrackTaken',
      rule: 'C-36',
      route: GREEN,
    });
    const three = given(game, { seats: 3, turn: CARL, hands: [[], [], cards], routes });
    three.when(CARL, claim(ORANGE, cards));
    expect(game.describe(three.state).routes).toEqual({ [GREEN]: [BO], [ORANGE]: [CARL] });
  });

  test('with the option off they are separate routes, and true doubles stay doubles (C-35)', () => {
    const table = given(separate, { hands: [cards, []], routes: { [GREEN]: [ANNA] } });
    table.when(ANNA, claim(ORANGE, cards));

    expect(separate.describe(table.state).routes).toEqual({ [GREEN]: [ANNA], [ORANGE]: [ANNA] });
    const equal = given(separate, { hands: [many(4, 'wild'), []], routes: { 'helsinki--stockholm-yellow': [ANNA] } });
    expect(equal.refused(ANNA, claim('helsinki--stockholm-grey', many(4, 'wild')))).toMatchObject({
      code: 'otherTrackYours',
    });
  });

  test.each(['mo-i-rana--trondheim', 'kristiansand--stavanger'])(
    '%s is such a pair, and the option is about nothing else (C-35)',
    (pair) => {
      const twins = (board: typeof game.board) => board.routes.filter(({ twin }) => twin >= 0).map(({ id }) => id);
      const lost = twins(game.board).filter((id) => !twins(separate.board).includes(id));

      expect(lost.filter((id) => id.startsWith(pair))).toHaveLength(2);
      expect(lost).toHaveLength(4);
    },
  );
});
