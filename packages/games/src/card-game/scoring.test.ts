import { veilEvent } from '@branchline/engine';
import { givenYard, many, type YardSetting, type YardTable } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardGame } from './rules.ts';

const JOHN = 0;
const PAUL = 1;
const ANNA = 2;
const game = cardGame();
const complete = (...tickets: readonly string[]) => ({ type: 'completeTickets', tickets });

/** The last turn of the last round is over: John took a locomotive, which no longer counts. */
function scoring(setting: YardSetting): YardTable {
  const table = givenYard(game, { ticketPile: [], otherCards: 'leftOut', market: ['wild'], lastTurns: 1, ...setting });
  table.when(JOHN, { type: 'takeCard', from: 0 });
  return table;
}

const over = (table: YardTable) => game.describe(table.state).over;

describe('completing tickets', () => {
  test('all are asked at once, with the piles open and the tickets secret (CG-60, C-41)', () => {
    const table = scoring({
      seats: 3,
      onTrack: [['red'], ['blue', 'wild'], []],
      tickets: [['chicago--dallas'], [], []],
    });

    for (const seat of [JOHN, PAUL, ANNA]) expect(table.asked(seat)).toMatchObject({ kind: 'completeTickets' });
    const seen = game.describe(game.veil(table.state, ANNA)).players;
    expect(seen.map(({ onTrack }) => onTrack?.items)).toEqual([['red'], ['blue', 'wild'], []]);
    expect(seen[JOHN]?.tickets).toEqual({ count: 1 });
  });

  test('each card once, a locomotive as any colour (CG-60, CG-35)', () => {
    const setting = {
      tickets: [['chicago--dallas', 'chicago--montreal'], []],
      onTrack: [['yellow', 'yellow', 'green'], []],
    };
    const short = scoring(setting);
    expect(short.refused(JOHN, complete('chicago--dallas', 'chicago--montreal'))).toEqual({
      code: 'ticketsNotCompletable',
      rule: 'CG-60',
    });
    short.when(JOHN, complete('chicago--dallas'));

    const enough = scoring({ ...setting, onTrack: [['yellow', 'yellow', 'green', 'wild'], []] });
    enough.when(JOHN, complete('chicago--dallas', 'chicago--montreal'));
    enough.when(PAUL, complete());
    expect(
      enough
        .score()
        .seats[JOHN]?.lines.filter(({ done }) => done)
        .map(({ points }) => points),
    ).toEqual([6, 7]);
  });

  test('what is in the yard or in the hand does not count (CG-60)', () => {
    const table = scoring({
      hands: [['yellow', 'green'], []],
      yards: [{ yellow: ['yellow'], green: ['green'] }, {}],
      tickets: [['chicago--dallas'], []],
    });
    expect(table.refused(JOHN, complete('chicago--dallas')).code).toBe('ticketsNotCompletable');
    expect(table.offers(JOHN)).toEqual([complete()]);
  });

  test('only tickets the seat holds, each once (CG-60)', () => {
    const table = scoring({
      tickets: [['chicago--dallas'], ['dallas--miami']],
      onTrack: [many(9, 'green').concat(many(5, 'wild')), []],
    });
    const refusal = { code: 'ticketsNotHeld', rule: 'CG-60' };
    expect(table.refused(JOHN, complete('dallas--miami'))).toEqual(refusal);
    expect(table.refused(JOHN, complete('chicago--dallas', 'chicago--dallas'))).toEqual(refusal);
  });

  test('the best choice is offered first, and any other legal one is taken (CG-60)', () => {
    const table = scoring({
      tickets: [['chicago--new-york', 'los-angeles--new-york', 'dallas--miami', 'new-york--chicago'], []],
      onTrack: [['blue', 'blue', 'white', 'wild', 'yellow'], []],
    });
    const [best, ...others] = table.offers(JOHN);
    // 20 and 5 with the yellow card; two fives and a nine are worth less.
    expect(best).toEqual(complete('chicago--new-york', 'los-angeles--new-york'));
    expect(others).toEqual([complete('los-angeles--new-york'), complete('chicago--new-york'), complete()]);
    table.when(JOHN, complete('chicago--new-york', 'new-york--chicago'));
    table.when(PAUL, complete());
    expect(table.score().seats[JOHN]?.total).toBe(5 + 5 - 20 - 9 + 12 + 15);
  });

  test('what a seat chose shows only when all have chosen (CG-60, C-61)', () => {
    const setting = { tickets: [['chicago--dallas'], ['dallas--miami']], onTrack: [['yellow', 'green'], []] };
    const seenAfter = (tickets: readonly string[]) => {
      const table = scoring(setting);
      const numbered = game.naming.numbered<Parameters<typeof game.play>[2]>(complete(...tickets));
      const ruling = game.play(table.state, JOHN, numbered, { shuffle: () => {} });
      const events = ruling.ok ? ruling.events.map((event) => veilEvent(event, PAUL)) : [];
      return { view: game.veil(table.state, PAUL), events };
    };
    expect(seenAfter(['chicago--dallas'])).toEqual(seenAfter([]));
  });

  test('points are added and the completed tickets shown, to the seats and to who watches; unfinished ones stay secret (CG-61)', () => {
    const table = scoring({ tickets: [['chicago--dallas', 'seattle--miami'], []], onTrack: [['yellow', 'green'], []] });
    table.when(JOHN, complete('chicago--dallas'));
    const events = table.when(PAUL, complete());

    const completed = { count: 1, items: ['chicago--dallas'] };
    const shown = { type: 'ticketsCompleted', seat: JOHN, tickets: { sight: 'all', ...completed }, points: 6 };
    expect(events).toContainEqual(shown);
    for (const viewer of [PAUL, 'watcher'] as const) {
      expect(veilEvent(shown, viewer)).toEqual(shown);
      const view = game.veil(table.state, viewer);
      const [john] = game.describe(view).players;
      expect(john).toMatchObject({ points: 6, completed, tickets: { count: 1 } });
      expect(john?.tickets).not.toHaveProperty('items');
      const ticket = game.naming.names.tickets.indexOf('chicago--dallas');
      expect(game.score(view).seats[JOHN]?.lines).toContainEqual({ kind: 'ticket', ticket, done: true, points: 6 });
    }
  });

  test('a game stored when completed tickets lay face down still opens, with its own eyes and with others (CG-61)', () => {
    const before = scoring({ tickets: [['chicago--dallas'], []], onTrack: [['yellow', 'green'], []] }).state;
    const tickets = { sight: JOHN, count: 1, items: [game.naming.names.tickets.indexOf('chicago--dallas')] };
    const old = { type: 'ticketsCompleted', seat: JOHN, tickets, points: 6 } as const;

    const state = game.copy(before);
    game.evolve(state, old);
    expect(game.describe(game.veil(state, PAUL)).players[JOHN]?.completed?.items).toEqual(['chicago--dallas']);

    const view = game.veil(before, PAUL);
    game.evolve(view, veilEvent(old, PAUL));
    expect(game.describe(view).players[JOHN]).toMatchObject({
      points: 6,
      completed: { count: 1 },
      tickets: { count: 0 },
    });
    expect(game.score(view).seats[JOHN]?.lines).toEqual([{ kind: 'ticket', done: true, count: 1, points: 6 }]);
    expect(game.describe(game.imagine(view, { shuffle: () => {} })).players[JOHN]?.completed?.items).toHaveLength(1);
  });

  test.each([2, 3])('with %i seats the game is over then (CG-62, C-63)', (seats) => {
    const table = scoring({ seats, tickets: [] });
    for (let seat = 0; seat < seats; seat++) table.when(seat, complete());
    expect(over(table)).toBe(true);
    expect(game.awaiting(table.state)).toEqual([]);
  });
});

/** A game that is over, with these tickets completed and those left. */
function ended(completed: readonly (readonly string[])[], left: readonly (readonly string[])[] = []): YardTable {
  const table = scoring({ seats: completed.length, completed, tickets: left });
  for (const seat of completed.keys()) table.when(seat, complete());
  expect(over(table)).toBe(true);
  return table;
}

const cities = (table: YardTable) =>
  table
    .score()
    .seats.map(({ lines }) =>
      lines
        .filter(({ kind }) => kind === 'bigCity')
        .map(({ city = -1, points }) => `${game.naming.names.places[city]} ${points}`),
    );

describe('the end', () => {
  test('tickets left over are deducted (CG-70)', () => {
    const table = ended([['chicago--montreal'], []], [['seattle--miami'], ['dallas--miami']]);
    expect(table.score().seats[JOHN]?.lines).toEqual([
      expect.objectContaining({ kind: 'ticket', done: true, points: 7 }),
      expect.objectContaining({ kind: 'ticket', done: false, points: -22 }),
      expect.objectContaining({ kind: 'bigCity', points: 12, count: 1 }),
    ]);
    expect(table.score().seats.map(({ total }) => total)).toEqual([7 - 22 + 12, -9]);
  });

  test('the most completed tickets to a big city bring its bonus, a ticket with two counts for both (CG-70)', () => {
    const table = ended([
      ['seattle--dallas', 'seattle--denver'],
      ['dallas--winnipeg', 'dallas--helena', 'seattle--toronto'],
    ]);
    expect(cities(table)).toEqual([['seattle 8'], ['dallas 10']]);
  });

  test('all who are level get the bonus; nobody without a ticket to the city (CG-70)', () => {
    const table = ended([['los-angeles--miami'], ['miami--boston'], ['miami--omaha']], [['new-york--portland']]);
    expect(cities(table)).toEqual([['los-angeles 12', 'miami 8'], ['miami 8'], ['miami 8']]);
  });

  test('tickets left over bring no city (CG-70)', () => {
    expect(cities(ended([[], []], [['seattle--miami'], []]))).toEqual([[], []]);
  });

  test('everybody can follow who is ahead in a city (CG-61, CG-70)', () => {
    const table = ended([['miami--boston'], ['miami--omaha', 'chicago--miami']]);
    for (const viewer of [JOHN, PAUL, 'watcher'] as const) {
      expect(game.score(game.veil(table.state, viewer))).toEqual(table.score());
    }
  });

  test('most points win (CG-71)', () => {
    const table = ended([['chicago--montreal'], ['seattle--toronto']]);
    expect(table.score()).toMatchObject({ winners: [PAUL], decidedBy: 'points' });
  });

  test('with as many points, more completed tickets win (CG-71)', () => {
    const table = ended([['chicago--new-york', 'new-york--sault-st-marie'], ['seattle--miami']]);
    const { seats, winners, decidedBy } = table.score();
    expect(seats.map(({ total, tieBreaks }) => [total, ...tieBreaks])).toEqual([
      [5 + 6 + 12 + 15, 2, 2],
      [22 + 8 + 8, 1, 2],
    ]);
    expect({ winners, decidedBy }).toEqual({ winners: [JOHN], decidedBy: 'ticketsDone' });
  });

  test('with as many tickets too, more bonus cards win (CG-71)', () => {
    const table = ended([['los-angeles--pittsburgh'], ['chicago--miami']]);
    const { seats, winners, decidedBy } = table.score();
    expect(seats.map(({ total, tieBreaks }) => [total, ...tieBreaks])).toEqual([
      [18 + 12, 1, 1],
      [10 + 12 + 8, 1, 2],
    ]);
    expect({ winners, decidedBy }).toEqual({ winners: [PAUL], decidedBy: 'bonusCards' });
  });

  test('the victory is shared when nothing tells two apart (CG-71)', () => {
    const table = ended([['chicago--new-york'], ['los-angeles--dallas']]);
    expect(table.score().seats.map(({ total }) => total)).toEqual([32, 32]);
    expect(table.score()).toMatchObject({ winners: [JOHN, PAUL], decidedBy: 'shared' });
  });
});
