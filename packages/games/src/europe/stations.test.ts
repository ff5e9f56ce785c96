import { type BuildStation, leastHarmful } from '@branchline/engine';
import { given, many, type Setting, type TestTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const europe = boardGameOf('europe');

const [BO, ANNA, CARA] = [0, 1, 2];
const game = europe();
const build = (city: string, ...cards: string[]) => ({ type: 'buildStation', city, cards });

/** Anna's turn, with these cards. */
const holding = (cards: readonly string[], setting: Setting = {}): TestTable =>
  given(game, { turn: ANNA, hands: [[], cards], ...setting });

const built = (many: number): Readonly<Record<string, number>> =>
  Object.fromEntries(['athina', 'berlin', 'cadiz'].slice(0, many).map((city) => [city, ANNA]));

const stationOffers = (table: TestTable) => table.offers(ANNA).filter(({ type }) => type === 'buildStation');

describe('building a station (EU-10)', () => {
  test('is a turn of its own: the card is discarded, the station stands there for all to see (EU-10, C-2)', () => {
    const table = holding(['red', 'blue']);
    expect(table.asked(ANNA)).toMatchObject({ allows: ['takeCard', 'claimRoute', 'drawTickets', 'buildStation'] });
    const events = table.when(ANNA, build('wien', 'red'));
    expect(events).toContainEqual({ type: 'stationBuilt', seat: ANNA, city: 'wien', cards: ['red'] });
    expect(game.awaiting(table.state)).toEqual([BO]);
    expect(table.hand(ANNA)).toEqual(['blue']);
    for (const viewer of [BO, 'watcher'] as const) {
      const { players, discards } = game.describe(game.veil(table.state, viewer));
      expect(players[ANNA]).toMatchObject({ stations: [{ city: 'wien' }], stationsLeft: 2, pieces: 45, points: 0 });
      expect(discards.items).toEqual(['red']);
    }
  });

  test('one a turn, and only at the beginning of it (EU-10)', () => {
    const table = holding(['red', 'blue', 'blue']);
    table.when(ANNA, { type: 'takeCard', from: 'deck' });
    expect(table.refused(ANNA, build('wien', 'red'))).toEqual({ code: 'notAskedNow', rule: 'C-2' });
    const done = holding(['red', 'blue', 'blue']);
    done.when(ANNA, build('wien', 'red'));
    expect(done.refused(ANNA, build('berlin', 'blue', 'blue'))).toEqual({ code: 'notYourTurn', rule: 'C-1' });
  });

  test.each([
    [0, ['red']],
    [0, ['wild']],
    [1, ['red', 'red']],
    [1, ['red', 'wild']],
    [1, ['wild', 'wild']],
    [2, ['red', 'red', 'red']],
    [2, ['red', 'wild', 'wild']],
    [2, ['wild', 'wild', 'wild']],
  ])('with %i built, %j pays for the next (EU-10)', (many_, cards) => {
    const table = holding(cards, { stations: built(many_) });
    table.when(ANNA, build('wien', ...cards));
    expect(game.describe(table.state).players[ANNA]).toMatchObject({ stationsLeft: 2 - many_ });
    expect(table.hand(ANNA)).toEqual([]);
  });

  test.each([
    [0, [], 1],
    [0, ['red', 'red'], 1],
    [1, ['red'], 2],
    [1, ['red', 'blue'], 2],
    [2, ['red', 'red', 'blue'], 3],
    [2, ['red', 'blue', 'wild'], 3],
    [2, ['red', 'red', 'red', 'red'], 3],
  ])('with %i built, %j does not (EU-10)', (many_, cards, price) => {
    const table = holding([...cards, ...many(3, 'green')], { stations: built(many_) });
    const refusal = { code: 'wrongStationPrice', rule: 'EU-10', city: 'wien', price };
    expect(table.refused(ANNA, build('wien', ...cards))).toEqual(refusal);
  });

  test('not with cards that are not there (EU-10)', () => {
    expect(holding(['red']).refused(ANNA, build('wien', 'blue'))).toEqual({ code: 'cardsNotInHand', rule: 'EU-10' });
  });

  test('three in all (EU-10)', () => {
    const table = holding(many(6, 'red'), { stations: built(3) });
    expect(table.refused(ANNA, build('wien', 'red'))).toEqual({ code: 'noStationsLeft', rule: 'EU-10', stations: 3 });
    expect(stationOffers(table)).toEqual([]);
  });

  test('one a city, whoever has it; any other city will do, touched by routes or not (EU-10)', () => {
    const table = holding(['red'], { seats: 3, stations: { wien: CARA } });
    expect(table.refused(ANNA, build('wien', 'red'))).toEqual({
      code: 'stationThere',
      rule: 'EU-10',
      city: 'wien',
      owner: CARA,
    });
    const mine = holding(many(2, 'red'), { stations: { wien: ANNA } });
    expect(mine.refused(ANNA, build('wien', 'red', 'red'))).toMatchObject({ code: 'stationThere', owner: ANNA });
    expect(stationOffers(table).map(({ city }) => city)).toEqual(
      game.naming.names.places.filter((city) => city !== 'wien'),
    );
  });

  test('not in a city the board does not have (EU-10)', () => {
    const { state } = holding(['red']);
    for (const city of [-1, 47, 1.5]) {
      const action: BuildStation = { type: 'buildStation', city, cards: 1 };
      expect(game.explain(state, ANNA, action)).toMatchObject({
        code: 'unknown',
        rule: 'EU-10',
        facts: { what: 'city' },
      });
    }
  });

  test('a station is no piece: three are three after it, and no last round begins (EU-10, C-33, C-50)', () => {
    const table = holding(['red'], { pieces: [45, 3] });
    const events = table.when(ANNA, build('wien', 'red'));
    expect(events.map(({ type }) => type)).not.toContain('lastRoundBegan');
    expect(game.describe(table.state).players[ANNA]?.pieces).toBe(3);
  });

  test('the market is looked at after it, as after any action (EU-10, US-3)', () => {
    const table = holding(['red'], { market: ['wild', 'wild', 'wild', 'red', 'blue'], deck: many(5, 'green') });
    table.when(ANNA, build('wien', 'red'));
    expect(table.market()).toEqual(many(5, 'green'));
  });
});

describe('what is offered (EU-10)', () => {
  test('every free city once, and each sensible way to pay once: the cheapest everywhere, the others in the first city', () => {
    const table = holding(['blue', 'blue', 'green', 'red', 'red', 'wild'], { stations: { amsterdam: BO } });
    const offers = stationOffers(table);
    const [first, ...others] = game.naming.names.places.filter((city) => city !== 'amsterdam');
    expect(offers.filter(({ city }) => city === first)).toEqual([
      build(first ?? '', 'green'),
      build(first ?? '', 'blue'),
      build(first ?? '', 'red'),
    ]);
    expect(offers.filter(({ city }) => city !== first)).toEqual(others.map((city) => build(city, 'green')));
  });

  test('wilds only where colours do not suffice, fewest first', () => {
    const table = holding(['blue', 'green', 'green', 'wild', 'wild'], { stations: built(2) });
    const ways = stationOffers(table).filter(({ city }) => city === 'amsterdam');
    expect(ways.map(({ cards }) => cards)).toEqual([
      ['green', 'green', 'wild'],
      ['blue', 'wild', 'wild'],
    ]);
  });

  test('nothing but wilds where there is nothing else', () => {
    expect(stationOffers(holding(['wild', 'wild']))[0]).toEqual(build('amsterdam', 'wild'));
    expect(stationOffers(holding([]))).toEqual([]);
  });
});

describe('when a station is all that is possible (C-3, EU-10)', () => {
  const nothing: Setting = { market: [], otherCards: 'leftOut', ticketPile: [], pieces: [0, 0] };

  test('it must be built: there is no passing (C-3, EU-10)', () => {
    const table = holding(['red', 'blue'], nothing);
    expect(table.offers(ANNA).every(({ type }) => type === 'buildStation')).toBe(true);
    expect(table.refused(ANNA, { type: 'pass' })).toEqual({ code: 'cannotPass', rule: 'C-3' });
    table.when(ANNA, build('wien', 'blue'));
    expect(game.awaiting(table.state)).toEqual([BO]);
  });

  test.each<[string, readonly string[], Setting]>([
    ['that cannot be paid for', ['red', 'blue'], { stations: built(1) }],
    ['that is not left', many(4, 'red'), { stations: built(3) }],
  ])('a station %s lets the player pass (C-3)', (_what, cards, setting) => {
    const table = holding(cards, { ...nothing, ...setting });
    expect(table.offers(ANNA)).toEqual([{ type: 'pass' }]);
    table.when(ANNA, { type: 'pass' });
  });

  test('without a player it is built with the cheapest payment in the first city by its id (T-2, EU-10)', () => {
    const table = holding(['blue', 'blue', 'red', 'wild'], { ...nothing, stations: { amsterdam: BO } });
    const action = leastHarmful(game, game.veil(table.state, ANNA), ANNA);
    expect(game.naming.named(action)).toEqual(build('angora', 'red'));
    const drawing = holding(['blue'], { ...nothing, ticketPile: ['paris--wien'] });
    expect(leastHarmful(game, game.veil(drawing.state, ANNA), ANNA)).toEqual({ type: 'drawTickets' });
  });
});
