import { useEffect } from 'preact/hooks';
import { replaceWith } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { meet, settings } from '../../preferences/settings.ts';
import { LESSON_OPTIONS, LESSON_SEED } from '../../session/local/lesson-script.ts';
import { keepTable, localTables } from '../../session/local/new-table.ts';
import { opponents } from '../../session/opponents.ts';
import { keepProgress, lessonUnderWay } from '../../table/lesson/progress.ts';

/** The way to the table of the lesson. */
export function LessonScreen() {
  useEffect(() => {
    void lessonTable().then((table) => replaceWith(`/play/${table}`));
  }, []);
  return <p class="loading">{messages.value.table.loading}</p>;
}

/** The table of the lesson: the one that was left, or a new one. */
export async function lessonTable(): Promise<string> {
  const lesson = lessonUnderWay();
  const left = lesson && (await localTables().table(lesson.table));
  if (left && !left.over) return left.id;
  const you = settings.name.value || messages.value.start.you;
  const bots = opponents('novice', 1).map(({ id, name }) => ({ name, bot: id }));
  const table = await keepTable(
    { game: 'new-york', options: LESSON_OPTIONS, seats: [{ name: you }, ...bots] },
    LESSON_SEED,
  );
  meet('new-york');
  keepProgress({ table, step: 0 });
  return table;
}
