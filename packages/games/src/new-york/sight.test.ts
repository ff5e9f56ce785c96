import type { Viewer } from '@branchline/engine';
import { given, type Setting } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const newYork = boardGameOf('new-york');

const [ANNA, BEN] = [0, 1];
const game = newYork();

const SETTING: Setting = {
  hands: [
    ['blue', 'wild'],
    ['red', 'red', 'green'],
  ],
  market: ['pink', 'pink', 'black', 'wild', 'orange'],
  deck: ['wild', 'black'],
  discards: ['orange', 'orange'],
  tickets: [['chelsea--wall-street'], ['times-square--soho', 'chelsea--brooklyn']],
  pieces: [9, 12],
  points: [7, 4],
  routes: { 'chelsea--soho': [ANNA], 'brooklyn--wall-street-blue': [BEN] },
};

const seen = (viewer: Viewer, setting: Setting = SETTING) =>
  game.describe(game.veil(given(game, setting).state, viewer));

describe('what everybody sees', () => {
  test.each<Viewer>([ANNA, BEN, 'watcher'])(
    'seen by %s: board, market, sizes of piles and hands, pieces, points (C-60)',
    (viewer) => {
      const position = seen(viewer);
      expect(position).toMatchObject({
        turn: ANNA,
        market: SETTING.market,
        deck: 44 - 5 - 5 - 2,
        discards: { count: 2, items: ['orange', 'orange'] },
        ticketPile: 15,
        routes: SETTING.routes,
      });
      expect(position.players.map(({ pieces, points }) => [pieces, points])).toEqual([
        [9, 7],
        [12, 4],
      ]);
      expect(position.players.map(({ hand, tickets }) => [hand.count, tickets.count])).toEqual([
        [2, 1],
        [3, 2],
      ]);
    },
  );

  test('what is paid, and the running score (C-60, NY-8)', () => {
    const table = given(game, SETTING);
    table.when(ANNA, { type: 'claimRoute', route: 'chinatown--lower-east-side', cards: ['blue'] });
    const position = game.describe(game.veil(table.state, 'watcher'));
    expect(position.discards.items).toEqual(['blue', 'orange', 'orange']);
    expect(position.players[ANNA]).toMatchObject({ points: 8, pieces: 8, hand: { count: 1 } });
  });
});

describe('what only a seat itself sees', () => {
  test('its hand and its tickets (C-61, C-41)', () => {
    const [mine, theirs] = [seen(ANNA), seen(BEN)];
    expect(mine.players[ANNA]).toMatchObject({
      hand: { items: ['blue', 'wild'] },
      tickets: { items: ['chelsea--wall-street'] },
    });
    for (const position of [theirs, seen('watcher')]) {
      expect(position.players[ANNA]?.hand).toEqual({ count: 2 });
      expect(position.players[ANNA]?.tickets).toEqual({ count: 1 });
    }
    expect(mine.players[BEN]?.hand).toEqual({ count: 3 });
  });

  test('the tickets on offer to it (C-61)', () => {
    const table = given(game, SETTING);
    table.when(ANNA, { type: 'drawTickets' });
    expect(game.describe(game.veil(table.state, ANNA)).players[ANNA]?.offered.items).toHaveLength(2);
    expect(game.describe(game.veil(table.state, BEN)).players[ANNA]?.offered).toEqual({ count: 2 });
  });

  test('what it can do and pay: others are offered nothing in its place (C-61)', () => {
    const { state } = given(game, SETTING);
    const mine = game.offers(state, ANNA);
    expect(mine.some(({ type }) => type === 'claimRoute')).toBe(true);
    expect(game.offers(game.veil(state, ANNA), ANNA)).toEqual(mine);
    expect(game.offers(game.veil(state, BEN), ANNA).some(({ type }) => type === 'claimRoute')).toBe(false);
    expect(game.offers(game.veil(state, BEN), BEN)).toEqual([]);
  });
});

describe('what nobody sees while the game runs', () => {
  const other: Setting = { ...SETTING, deck: ['black', 'wild'] };

  test.each<Viewer>([ANNA, BEN, 'watcher'])('%s cannot tell one order of the deck from another (C-62)', (viewer) => {
    const [one, two] = [given(game, SETTING).state, given(game, other).state];
    expect(one).not.toEqual(two);
    expect(game.veil(one, viewer)).toEqual(game.veil(two, viewer));
  });

  test.each<Viewer>([ANNA, BEN, 'watcher'])(
    '%s cannot tell one order of the ticket pile from another (C-62)',
    (viewer) => {
      const pile = ['east-village--soho', 'times-square--east-village', 'united-nations--midtown-west'];
      const [one, two] = [pile, pile.toReversed()].map((ticketPile) => given(game, { ...SETTING, ticketPile }).state);
      expect(one).not.toEqual(two);
      expect(game.veil(one ?? [], viewer)).toEqual(game.veil(two ?? [], viewer));
    },
  );

  test('not even a seat that gave a ticket back sees it lie in the pile (C-62)', () => {
    const table = given(game, SETTING);
    table.when(ANNA, { type: 'drawTickets' });
    table.when(ANNA, {
      type: 'keepTickets',
      tickets: game.describe(table.state).players[ANNA]?.offered.items?.slice(0, 1),
    });
    const { at } = game;
    expect(
      game
        .veil(table.state, ANNA)
        .slice(at.ticketPile, at.ticketPile + at.ticketTotal)
        .every((ticket) => ticket === 0),
    ).toBe(true);
  });
});

describe('the end', () => {
  test('opens everything: hands, tickets, deck and pile (C-63)', () => {
    const { state } = given(game, SETTING);
    const open = game.veil(state, 'replay');
    expect(open).toEqual(state);
    const { players } = game.describe(open);
    expect(players.map(({ hand }) => hand.items)).toEqual(SETTING.hands?.map((hand) => hand.toSorted(byKind)));
    expect(players.map(({ tickets }) => tickets.items?.toSorted())).toEqual(
      SETTING.tickets?.map((tickets) => tickets.toSorted()),
    );
    expect(game.score(open).seats.map(({ lines }) => lines.filter(({ kind }) => kind === 'ticket').length)).toEqual([
      1, 2,
    ]);
  });
});

const byKind = (a: string, b: string): number =>
  game.naming.names.cards.indexOf(a) - game.naming.names.cards.indexOf(b);
