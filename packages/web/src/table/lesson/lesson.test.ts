import { loadWords, titleOf } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import {
  fetchLesson,
  followsScript,
  LEARNER,
  sameAction,
  scriptedMove,
  taughtGame,
} from '../../session/local/lesson-script.ts';
import { dealTable, type LocalTable, openTable } from '../../session/local/local-table.ts';
import type { KeptTable } from '../../session/local/storage.ts';
import { stepAfter } from './steps.ts';

const game = taughtGame ?? '';
const lesson = await fetchLesson(game);
if (!lesson) throw new Error('no game has a lesson');
const { steps, moves: script, names } = lesson;
const routeOf = (name: string): string => names[name]?.route ?? '';

const kept: KeptTable = {
  id: 'lesson',
  game,
  options: lesson.options,
  seats: [{ name: 'Anna' }, { name: 'Bo', bot: 'novice' }],
  seed: lesson.seed,
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
    expect(steps.find(({ id }) => id === 'attraction')?.place).toBe(names.star?.place);
  });

  test('closes the other track of a double route before it is tried (C-36)', () => {
    const table = playedTo(movesBefore(4));
    expect(table.game.describe(table.state()).routes?.[routeOf('takenTrack')]).toEqual([1]);
    const claim = table.game.naming.numbered<Parameters<typeof table.game.explain>[2]>({
      type: 'claimRoute',
      route: routeOf('closedTrack'),
      cards: [],
    });
    expect(table.game.explain(table.state(), LEARNER, claim)).toMatchObject({ code: 'otherTrackTaken', rule: 'C-36' });
  });

  test('has a ticket done after the second route', () => {
    const table = playedTo(movesBefore(8));
    const claimed = Object.entries(table.game.describe(table.state()).routes ?? {});
    const own = claimed.flatMap(([route, by]) => (by.includes(LEARNER) ? [route] : []));
    expect(own.sort()).toEqual([routeOf('firstRoute'), routeOf('secondRoute')].sort());
    const { lines } = table.game.score(table.state()).seats[LEARNER] ?? { lines: [] };
    expect(JSON.stringify(lines)).toMatch(/"done":true|"points":3/);
  });
});

describe('the bot of the lesson', () => {
  test('keeps to the script while the learner does', () => {
    for (const [at, { seat, action }] of script.entries()) {
      if (seat === LEARNER) continue;
      expect(scriptedMove(lesson, playedTo(at).entries(), seat)).toEqual(action);
    }
    // It may choose its first tickets before the learner does.
    expect(scriptedMove(lesson, playedTo(0).entries(), 1)).toEqual(script[1]?.action);
  });

  test('plays for itself when something else was played, and when the script is over', () => {
    expect(scriptedMove(lesson, playedTo(script.length).entries(), 1)).toBeUndefined();
    const table = playedTo(2);
    const asked = table.game.asked(table.state(), LEARNER);
    table.answer(LEARNER, asked?.number ?? 0, { type: 'takeCard', from: 4 });
    expect(scriptedMove(lesson, table.entries(), 1)).toBeUndefined();
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
      followsScript(lesson, 0, {
        type: 'keepTickets',
        tickets: ['united-nations--midtown-west', 'east-village--soho'],
      }),
    ).toBe(true);
    expect(followsScript(lesson, 0, { type: 'keepTickets', tickets: ['east-village--soho'] })).toBe(false);
    expect(followsScript(lesson, 1, { type: 'takeCard', from: 'deck' })).toBe(false);
    expect(followsScript(lesson, 9, { type: 'keepTickets', tickets: ['anything'] })).toBe(true);
    expect(sameAction({ type: 'takeCard', from: 0 }, { from: 0, type: 'takeCard' })).toBe(true);
  });

  test.each(Object.keys(titleOf(game)?.words ?? {}))(
    'has a sentence for every step in %s, and no other',
    async (language) => {
      const { lesson: said = {} } = (await loadWords(game, language)) ?? {};
      expect(Object.keys(said).sort()).toEqual(steps.map(({ id }) => id).sort());
      const holes = Object.values(said).flatMap((text) =>
        [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      );
      for (const name of holes) expect(Object.keys(names)).toContain(name);
    },
  );

  test('never stays behind what was done', () => {
    expect(steps[stepAfter(lesson, 1, 0)]?.id).toBe('hand');
    expect(steps[stepAfter(lesson, 3, 4)]?.id).toBe('turns');
    expect(steps[stepAfter(lesson, 10, 0)]?.id).toBe('lastRound');
    expect(steps[stepAfter(lesson, 99, 0)]?.id).toBe('yours');
  });
});
