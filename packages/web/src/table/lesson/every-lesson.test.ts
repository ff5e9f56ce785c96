import { loadWords, titleOf } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { fetchLesson, LEARNER, type Lesson, sameAction, taughtGames } from '../../session/local/lesson-script.ts';
import { dealTable, type LocalTable, openTable } from '../../session/local/local-table.ts';
import type { KeptTable } from '../../session/local/storage.ts';

const keptOf = (game: string, { options, seed }: Lesson): KeptTable => ({
  id: 'lesson',
  game,
  options,
  seats: [{ name: 'Anna' }, { name: 'Bo', bot: 'novice' }],
  seed,
  botPace: 0,
  createdAt: 0,
  changedAt: 0,
  over: false,
});

const lessonOf = async (game: string): Promise<Lesson> => {
  const lesson = await fetchLesson(game);
  if (!lesson) throw new Error(`${game} has no lesson`);
  return lesson;
};

/** Plays a lesson as it is written; before every answer of the learner it is looked at the table. */
async function walk(game: string, look: (table: LocalTable, answers: number) => void): Promise<LocalTable> {
  const lesson = await lessonOf(game);
  const kept = keptOf(game, lesson);
  const table = openTable(kept, [dealTable(kept)]);
  let answers = 0;
  for (const { seat, action } of lesson.moves) {
    if (seat === LEARNER) look(table, answers++);
    const asked = table.game.asked(table.state(), seat);
    expect(table.answer(seat, asked?.number ?? 0, action), JSON.stringify(action)).toMatchObject({ kind: 'accepted' });
  }
  look(table, answers);
  return table;
}

const claimOf = (table: LocalTable, route: string) =>
  table.game.naming.numbered<Parameters<typeof table.game.explain>[2]>({ type: 'claimRoute', route, cards: [] });

test('there is a first lesson, and others for what is special elsewhere', () => {
  expect(taughtGames.length).toBeGreaterThanOrEqual(5);
});

describe.each(taughtGames)('the lesson of %s', (game) => {
  test('can be played as it is written', async () => {
    await walk(game, () => undefined);
  });

  test('lets what is to be tried be refused, and nothing else', async () => {
    const { steps } = await lessonOf(game);
    await walk(game, (table, answers) => {
      for (const step of steps.filter((one) => one.kind === 'try' && one.answers === answers)) {
        expect(table.game.explain(table.state(), LEARNER, claimOf(table, step.route ?? ''))).toBeDefined();
      }
    });
  });

  test('asks for the payment that is laid out already', async () => {
    const { moves } = await lessonOf(game);
    const own = moves.filter(({ seat }) => seat === LEARNER);
    await walk(game, (table, answers) => {
      const action = own[answers]?.action;
      if (!action || !['claimRoute', 'payTunnel', 'buildStation', 'buyTechnology'].includes(action.type)) return;
      const { cards, ...rest } = action;
      const named = table.game.offers(table.state(), LEARNER).map((offer) => table.game.naming.named(offer));
      const first = named.find(({ cards: _, ...other }) => sameAction(other, rest));
      expect(first && sameAction(first, action), JSON.stringify([first, action])).toBe(true);
    });
  });

  test('says a step for every answer, in order, about things that are there', async () => {
    const { steps, moves, names } = await lessonOf(game);
    const done = steps.filter(({ kind }) => kind === 'do').map(({ answers }) => answers);
    const answers = moves.filter(({ seat }) => seat === LEARNER).length;
    // The first lesson leaves what is kept of its last tickets to the learner.
    expect(done.slice(0, answers)).toEqual(Array.from({ length: answers }, (_, at) => at));
    expect(steps.map((step) => step.answers)).toEqual(steps.map((step) => step.answers).toSorted((a, b) => a - b));
    const kept = keptOf(game, await lessonOf(game));
    const { naming } = openTable(kept, [dealTable(kept)]).game;
    const known = JSON.stringify(naming.names);
    for (const { route, place, ticket, technology } of [
      ...Object.values(names),
      ...steps.map((step) => ({ ...step })),
    ] as {
      readonly [kind: string]: string | undefined;
    }[])
      for (const id of [route, place, ticket, technology]) if (id) expect(known).toContain(`"${id}"`);
  });

  test.each(Object.keys(titleOf(game)?.words ?? {}))(
    'has a sentence for every step in %s, and no other',
    async (language) => {
      const { steps, names } = await lessonOf(game);
      const { lesson: said = {} } = (await loadWords(game, language)) ?? {};
      expect(Object.keys(said).sort()).toEqual(steps.map(({ id }) => id).sort());
      const holes = Object.values(said).flatMap((text) =>
        [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      );
      for (const name of holes) expect(Object.keys(names)).toContain(name);
    },
  );
});
