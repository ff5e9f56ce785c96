import { describe, expect, test } from 'vitest';
import {
  followsScript,
  LEARNER,
  LESSON_OPTIONS,
  LESSON_SEED,
  sameAction,
  script,
  scriptedMove,
} from '../../session/local/lesson-script.ts';
import { dealTable, type LocalTable, openTable } from '../../session/local/local-table.ts';
import type { KeptTable } from '../../session/local/storage.ts';
import { CLOSED_TRACK, FIRST_ROUTE, SECOND_ROUTE, STAR, stepAfter, steps, TAKEN_TRACK } from './steps.ts';

const kept: KeptTable = {
  id: 'lesson',
  game: 'new-york',
  options: LESSON_OPTIONS,
  seats: [{ name: 'Anna' }, { name: 'Bo', bot: 'novice' }],
  seed: LESSON_SEED,
  botPace: 0,
  createdAt: 0,
  changedAt: 0,
  over: false,
};

/** The table after the first moves of the script. */
function playedTo(moves: number): LocalTable {
  const table = openTable(kept, [dealTable(kept)]);
  for (const { seat, action } of script.slice(0, moves)) {
    const asked = table.game.asked(table.state(), seat);
    expect(table.answer(seat, asked?.number ?? 0, action), JSON.stringify(action)).toMatchObject({ kind: 'accepted' });
  }
  return table;
}

const me = (table: LocalTable) => table.game.describe(table.state()).players[LEARNER];
const marketOf = (table: LocalTable) => table.game.describe(table.state()).market;

/** The moves before the learner's n-th answer. */
const movesBefore = (answers: number): number => {
  const places = script.flatMap(({ seat }, at) => (seat === LEARNER ? [at] : []));
  return places[answers] ?? script.length;
};

describe('the deal of the lesson', () => {
  test('can be played as it is written, from the deal to the tickets', () => {
    const table = playedTo(script.length);
    expect(me(table)?.asked?.kind).toBe('keepTickets');
    expect(me(table)?.points).toBe(4);
  });

  test('shows what the guide speaks about, when it speaks about it', () => {
    expect(marketOf(playedTo(movesBefore(1)))[0]).toBe('green');
    expect(me(playedTo(movesBefore(1)))?.hand.items?.filter((card) => card === 'green')).toHaveLength(1);
    expect(marketOf(playedTo(movesBefore(3)))[0]).toBe('wild');
    expect(marketOf(playedTo(movesBefore(5)))).not.toContain('orange');
    expect(marketOf(playedTo(movesBefore(5)))[0]).toBe('pink');
    expect(marketOf(playedTo(movesBefore(6)))[0]).toBe('orange');
    const swept = playedTo(movesBefore(6) + 1)
      .entries()
      .at(-1);
    expect(swept?.events.map(({ type }) => type)).toContain('marketSwept');
    expect(me(playedTo(movesBefore(7)))?.hand.items).toEqual(expect.arrayContaining(['black', 'wild']));
    expect(steps.find(({ id }) => id === 'attraction')?.place).toBe(STAR);
  });

  test('closes the other track of a double route before it is tried (C-36)', () => {
    const table = playedTo(movesBefore(4));
    expect(table.game.describe(table.state()).routes?.[TAKEN_TRACK]).toEqual([1]);
    const claim = table.game.naming.numbered<Parameters<typeof table.game.explain>[2]>({
      type: 'claimRoute',
      route: CLOSED_TRACK,
      cards: [],
    });
    expect(table.game.explain(table.state(), LEARNER, claim)).toMatchObject({ code: 'otherTrackTaken', rule: 'C-36' });
  });

  test('has a ticket done after the second route', () => {
    const table = playedTo(movesBefore(8));
    const claimed = Object.entries(table.game.describe(table.state()).routes ?? {});
    const own = claimed.flatMap(([route, by]) => (by.includes(LEARNER) ? [route] : []));
    expect(own.sort()).toEqual([FIRST_ROUTE, SECOND_ROUTE].sort());
    const { lines } = table.game.score(table.state()).seats[LEARNER] ?? { lines: [] };
    expect(JSON.stringify(lines)).toMatch(/"done":true|"points":3/);
  });
});

describe('the bot of the lesson', () => {
  test('keeps to the script while the learner does', () => {
    for (const [at, { seat, action }] of script.entries()) {
      if (seat === LEARNER) continue;
      expect(scriptedMove(LESSON_SEED, playedTo(at).entries(), seat)).toEqual(action);
    }
    // It may choose its first tickets before the learner does.
    expect(scriptedMove(LESSON_SEED, playedTo(0).entries(), 1)).toEqual(script[1]?.action);
  });

  test('plays for itself at other tables, when something else was played, and when the script is over', () => {
    expect(scriptedMove('another seed', playedTo(4).entries(), 1)).toBeUndefined();
    expect(scriptedMove(LESSON_SEED, playedTo(script.length).entries(), 1)).toBeUndefined();
    const table = playedTo(2);
    const asked = table.game.asked(table.state(), LEARNER);
    table.answer(LEARNER, asked?.number ?? 0, { type: 'takeCard', from: 4 });
    expect(scriptedMove(LESSON_SEED, table.entries(), 1)).toBeUndefined();
  });
});

describe('the guide', () => {
  test('asks for every kind of thing once, and ends where the script does', () => {
    const answers = script.filter(({ seat }) => seat === LEARNER).length;
    const done = steps.filter(({ kind }) => kind === 'do').map((step) => step.answers);
    expect(done).toEqual(Array.from({ length: answers + 1 }, (_, at) => at));
    expect(steps.at(-1)?.answers).toBe(answers + 1);
  });

  test('takes the scripted answer in any order of its cards, and no other, until the script is over', () => {
    expect(
      followsScript(0, { type: 'keepTickets', tickets: ['united-nations--midtown-west', 'east-village--soho'] }),
    ).toBe(true);
    expect(followsScript(0, { type: 'keepTickets', tickets: ['east-village--soho'] })).toBe(false);
    expect(followsScript(1, { type: 'takeCard', from: 'deck' })).toBe(false);
    expect(followsScript(9, { type: 'keepTickets', tickets: ['anything'] })).toBe(true);
    expect(sameAction({ type: 'takeCard', from: 0 }, { from: 0, type: 'takeCard' })).toBe(true);
  });

  test('never stays behind what was done', () => {
    expect(steps[stepAfter(1, 0)]?.id).toBe('hand');
    expect(steps[stepAfter(3, 4)]?.id).toBe('turns');
    expect(steps[stepAfter(10, 0)]?.id).toBe('lastRound');
    expect(steps[stepAfter(99, 0)]?.id).toBe('yours');
  });
});
