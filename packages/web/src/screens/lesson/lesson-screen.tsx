import { useEffect } from 'preact/hooks';
import { redirect } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { markIntroduced, settings } from '../../preferences/settings.ts';
import { LESSON_OPTIONS, LESSON_SEED } from '../../session/local/lesson-script.ts';
import { keepTable, localTables } from '../../session/local/new-table.ts';
import { opponents } from '../../session/opponents.ts';
import { currentLesson, saveProgress } from '../../table/lesson/progress.ts';

/** The way to the table of the lesson. */
export function LessonScreen() {
  useEffect(() => {
    void lessonTable().then((table) => redirect(`/play/${table}`));
  }, []);
  return <p class="loading">{messages.value.table.loading}</p>;
}

/** The table of the lesson: the one that was left, or a new one. */
async function lessonTable(): Promise<string> {
  const lesson = currentLesson();
  const left = lesson && (await localTables().table(lesson.table));
  if (left && !left.over) return left.id;
  const you = settings.name.value || messages.value.start.you;
  const bots = opponents('novice', 1).map(({ id, name }) => ({ name, bot: id }));
  const table = await keepTable(
    { game: 'new-york', options: LESSON_OPTIONS, seats: [{ name: you }, ...bots] },
    LESSON_SEED,
  );
  markIntroduced('new-york');
  saveProgress({ table, step: 0 });
  return table;
}
