import { keepTable, localTables } from '../local/new-table.ts';
import { opponents } from '../local/opponents.ts';
import { meet } from '../rules/first-time.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../text/words.ts';
import { keepProgress, lessonUnderWay } from './progress.ts';
import { LESSON_OPTIONS, LESSON_SEED } from './script.ts';

/** The table of the lesson: the one that was left, or a new one. */
export async function lessonTable(): Promise<string> {
  const lesson = lessonUnderWay();
  const left = lesson && (await localTables().table(lesson.table));
  if (left && !left.over) return left.id;
  const you = settings.name.value || words.value.start.you;
  const bots = opponents('novice', 1).map(({ id, name }) => ({ name, bot: id }));
  const table = await keepTable(
    { game: 'new-york', options: LESSON_OPTIONS, seats: [{ name: you }, ...bots] },
    LESSON_SEED,
  );
  meet('new-york');
  keepProgress({ table, step: 0 });
  return table;
}
