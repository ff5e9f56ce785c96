import { veilEvent } from '@branchline/engine';
import { dealt, given, inTurn, stackedTickets, type TestTable, unshuffled } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';

const newYork = boardGameOf('new-york');

const [ANNA, BEN, CARA] = [0, 1, 2];
const keep = (...tickets: string[]) => ({ type: 'keepTickets', tickets });
const DRAW = { type: 'drawTickets' };

const game = newYork({ firstSeat: 1 });
const A = ['central-park--chelsea', 'central-park--chinatown'] as const;
const B = ['chelsea--brooklyn', 'chelsea--wall-street'] as const;
const C = ['times-square--soho', 'times-square--brooklyn'] as const;

/** Anna is dealt A, Ben B and Cara C. */
const opening = () => dealt(game, 3, inTurn(unshuffled, stackedTickets(game, [...A, ...B, ...C])));

/** The pile from the bottom up. */
const pileOf = ({ state, game: { at, naming } }: TestTable): readonly (string | undefined)[] =>
  state.slice(at.ticketPile, at.ticketPile + (state[at.pileCount] ?? 0)).map((ticket) => naming.names.tickets[ticket]);

const told = ({ state }: TestTable, seat: number) => game.describe(state).players[seat];

describe('the first tickets', () => {
  test('are two for each seat, of which one or both are kept (NY-4, C-4)', () => {
    const table = opening();
    expect([ANNA, BEN, CARA].map((seat) => told(table, seat)?.offered.items)).toEqual([A, B, C]);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 1 });
    expect(table.offers(ANNA)).toHaveLength(3);
    table.when(ANNA, keep(A[1]));
    table.when(BEN, keep(...B));
    table.when(CARA, keep(C[0]));
    expect([ANNA, BEN, CARA].map((seat) => table.tickets(seat))).toEqual([[A[1]], B, [C[0]]]);
    expect(pileOf(table)).toHaveLength(18 - 4);
  });

  test.each([
    ['none', [], { code: 'keepMoreTickets', rule: 'NY-4', atLeast: 1 }],
    ['another seat’s', [B[0]], { code: 'ticketsNotOffered', rule: 'NY-4' }],
    ['one of the pile', ['united-nations--wall-street'], { code: 'ticketsNotOffered', rule: 'NY-4' }],
    ['the same twice', [A[0], A[0]], { code: 'ticketsNotOffered', rule: 'NY-4' }],
  ])('cannot be kept as %s (NY-4)', (_what, tickets, refusal) => {
    expect(opening().refused(ANNA, keep(...tickets))).toEqual(refusal);
  });

  test('are chosen by all at the same time, once each, and nobody’s turn begins before (C-4)', () => {
    const table = opening();
    expect(game.awaiting(table.state)).toEqual([ANNA, BEN, CARA]);
    table.when(CARA, keep(C[0]));
    table.when(BEN, keep(B[0]));
    expect(game.awaiting(table.state)).toEqual([ANNA]);
    expect(table.refused(BEN, keep(B[1]))).toEqual({ code: 'notYourTurn', rule: 'C-1' });
    expect(table.refused(CARA, { type: 'takeCard', from: 'deck' })).toEqual({ code: 'notYourTurn', rule: 'C-1' });
    expect(table.refused(ANNA, { type: 'takeCard', from: 'deck' })).toEqual({ code: 'notAskedNow', rule: 'C-2' });
    table.when(ANNA, keep(A[0]));
    expect(game.awaiting(table.state)).toEqual([ANNA]);
    expect(table.asked(ANNA)).toMatchObject({ kind: 'turn' });
  });

  test('are chosen in secret: nobody can tell how many a seat kept until all have chosen (C-4)', () => {
    const [one, both] = [opening(), opening()];
    const happened = [one.when(ANNA, keep(A[0])), both.when(ANNA, keep(...A))];
    for (const viewer of [BEN, CARA, 'watcher'] as const) {
      const [seen, other] = happened.map((events) => JSON.stringify(events.map((event) => veilEvent(event, viewer))));
      expect(seen).toBe(other);
      expect(game.veil(one.state, viewer)).toEqual(game.veil(both.state, viewer));
      expect(game.describe(game.veil(one.state, viewer)).players[ANNA]).toMatchObject({
        tickets: { count: 0 },
        offered: { count: 2 },
      });
    }
    expect(one.state).not.toEqual(both.state);
    one.when(BEN, keep(...B));
    one.when(CARA, keep(...C));
    expect(game.describe(game.veil(one.state, BEN)).players[ANNA]).toMatchObject({
      tickets: { count: 1 },
      offered: { count: 0 },
    });
  });

  test('go back under the pile in the order of the seats, not of the answers (C-4, NY-4)', () => {
    const answers = new Map([
      [ANNA, keep(A[0])],
      [BEN, keep(B[1])],
      [CARA, keep(C[0])],
    ]);
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = orders.map((order) => {
      const table = opening();
      for (const seat of order) table.when(seat, answers.get(seat) ?? keep());
      // Anna's went under first, so Cara's is the lowest.
      expect(pileOf(table).slice(0, 3)).toEqual([C[1], B[0], A[1]]);
      return JSON.stringify(table.state);
    });
    expect(new Set(ends).size).toBe(1);
  });
});

describe('drawing tickets', () => {
  const pile = ['chelsea--brooklyn', 'times-square--soho', 'east-village--soho'];
  const table = (ticketPile: readonly string[] = pile, tickets: string[][] = [[A[0]], []]) =>
    given(game, { tickets, ticketPile });

  test('takes the top two, and the one not kept goes to the bottom (NY-5)', () => {
    const drawing = table();
    drawing.when(ANNA, DRAW);
    expect(drawing.asked(ANNA)).toMatchObject({ kind: 'keepTickets', atLeast: 1, offered: pile.slice(0, 2) });
    expect(game.awaiting(drawing.state)).toEqual([ANNA]);
    drawing.when(ANNA, keep('times-square--soho'));
    expect(drawing.tickets(ANNA).toSorted()).toEqual([A[0], 'times-square--soho']);
    expect(pileOf(drawing)).toEqual(['chelsea--brooklyn', 'east-village--soho']);
    expect(game.awaiting(drawing.state)).toEqual([BEN]);
  });

  test('both may be kept (NY-5)', () => {
    const drawing = table();
    drawing.when(ANNA, DRAW);
    drawing.when(ANNA, keep('times-square--soho', 'chelsea--brooklyn'));
    expect(drawing.tickets(ANNA)).toHaveLength(3);
    expect(pileOf(drawing)).toEqual(['east-village--soho']);
  });

  test.each([
    ['none', [], { code: 'keepMoreTickets', rule: 'NY-5', atLeast: 1 }],
    ['one not drawn', ['east-village--soho'], { code: 'ticketsNotOffered', rule: 'NY-5' }],
    ['one already held', [A[0]], { code: 'ticketsNotOffered', rule: 'NY-5' }],
    ['one twice', ['chelsea--brooklyn', 'chelsea--brooklyn'], { code: 'ticketsNotOffered', rule: 'NY-5' }],
  ])('to keep %s is refused (NY-5)', (_what, tickets, refusal) => {
    const drawing = table();
    drawing.when(ANNA, DRAW);
    expect(drawing.refused(ANNA, keep(...tickets))).toEqual(refusal);
  });

  test('with one ticket left it may be drawn and must be kept (C-43, NY-5)', () => {
    const drawing = table(['chelsea--brooklyn']);
    drawing.when(ANNA, DRAW);
    expect(drawing.asked(ANNA)).toMatchObject({ atLeast: 1, offered: ['chelsea--brooklyn'] });
    expect(drawing.refused(ANNA, keep())).toEqual({ code: 'keepMoreTickets', rule: 'NY-5', atLeast: 1 });
    expect(drawing.offers(ANNA)).toEqual([keep('chelsea--brooklyn')]);
    drawing.when(ANNA, keep('chelsea--brooklyn'));
    expect(pileOf(drawing)).toEqual([]);
  });

  test('with none left it is not available (C-43)', () => {
    const drawing = table([]);
    expect(drawing.refused(ANNA, DRAW)).toEqual({ code: 'noTicketsLeft', rule: 'C-43' });
    expect(drawing.offers(ANNA)).not.toContainEqual(DRAW);
  });

  test('there is no limit on tickets, and none is ever given back (C-42)', () => {
    const drawing = given(game, { tickets: [[], []] });
    for (let turn = 0; turn < 9; turn++) {
      drawing.when(ANNA, DRAW);
      drawing.when(ANNA, keep(...(told(drawing, ANNA)?.offered.items ?? [])));
      expect(drawing.tickets(ANNA)).toHaveLength(2 * turn + 2);
      expect(drawing.refused(BEN, keep())).toEqual({ code: 'notAskedNow', rule: 'C-2' });
      drawing.when(BEN, { type: 'takeCard', from: 'deck' });
      drawing.when(BEN, { type: 'takeCard', from: 'deck' });
    }
    expect(drawing.tickets(ANNA)).toHaveLength(18);
    expect(drawing.refused(ANNA, keep())).toEqual({ code: 'notAskedNow', rule: 'C-2' });
  });
});

describe('what tickets bring', () => {
  /** Chelsea to Wall Street by way of Soho. */
  const joined = { 'chelsea--soho': [ANNA], 'soho--wall-street': [ANNA] };
  const line = (table: TestTable, seat = ANNA) =>
    table.score().seats[seat]?.lines.filter(({ kind }) => kind === 'ticket');
  const number = (ticket: string) => game.naming.names.tickets.indexOf(ticket);

  test('their points, if the two places are joined by the seat’s own routes (C-40)', () => {
    const table = given(game, { tickets: [['chelsea--wall-street'], []], routes: joined });
    expect(line(table)).toEqual([{ kind: 'ticket', ticket: number('chelsea--wall-street'), done: true, points: 6 }]);
  });

  test.each<[string, Record<string, number[]>]>([
    ['with nothing built', {}],
    ['with one link missing', { 'chelsea--soho': [ANNA] }],
    ['with one link held by another', { ...joined, 'soho--wall-street': [BEN] }],
    ['with other routes to both places', { 'chelsea--midtown-west': [ANNA], 'soho--wall-street': [ANNA] }],
  ])('the same points less, %s (C-40)', (_what, routes) => {
    const table = given(game, { tickets: [['chelsea--wall-street'], []], routes });
    expect(line(table)).toEqual([{ kind: 'ticket', ticket: number('chelsea--wall-street'), done: false, points: -6 }]);
    expect(line(table, BEN)).toEqual([]);
  });

  test('each of its own, in either direction (C-40)', () => {
    const table = given(game, { tickets: [['chelsea--wall-street', 'east-village--soho'], []], routes: joined });
    expect(line(table)?.map(({ points }) => points)).toEqual([6, -4]);
  });

  test('nobody else sees them, nor whether they are done, before the end (C-41)', () => {
    const done = given(game, { tickets: [['chelsea--wall-street'], []], routes: joined });
    const undone = given(game, { tickets: [['united-nations--wall-street'], []], routes: joined });
    for (const viewer of [BEN, 'watcher'] as const) {
      const [one, other] = [done, undone].map(({ state }) => game.veil(state, viewer));
      expect(one).toEqual(other);
      expect(game.score(one ?? []).seats[ANNA]?.lines.map(({ kind }) => kind)).toEqual(['routes', 'attractions']);
      expect(game.describe(one ?? []).players[ANNA]?.tickets).toEqual({ count: 1 });
    }
    expect(game.describe(game.veil(done.state, ANNA)).players[ANNA]?.tickets.items).toEqual(['chelsea--wall-street']);
  });
});
