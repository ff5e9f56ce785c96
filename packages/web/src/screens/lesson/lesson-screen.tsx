import { useEffect } from 'preact/hooks';
import { redirect } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { markIntroduced, settings } from '../../preferences/settings.ts';
import { fetchLesson, taughtGame } from '../../session/local/lesson-script.ts';
import { keepTable } from '../../session/local/new-table.ts';
import { localTables } from '../../session/local/storage.ts';
import { opponents } from '../../session/opponents.ts';
import { currentLesson, saveProgress } from '../../table/lesson/progress.ts';

/** The way to the table of the lesson. */
export function LessonScreen({ game }: { readonly game: string }) {
  useEffect(() => {
    void lessonTable(game).then((table) => redirect(table === undefined ? '/' : `/play/${table}`));
  }, [game]);
  return <p class="loading">{messages.value.table.loading}</p>;
}

/** The table of a lesson: the one that was left, or a new one; nothing, where the game has no lesson. Without a game it is the first lesson of all. */
async function lessonTable(game: string): Promise<string | undefined> {
  const begun = currentLesson();
  const left = begun && begun.step !== 'free' ? await localTables().table(begun.table) : undefined;
  if (left && !left.over && (game === '' || left.game === game)) return left.id;
  const taught = game || taughtGame;
  const lesson = await fetchLesson(taught);
  if (!lesson || taught === undefined) return undefined;
  const you = settings.name.value || messages.value.start.you;
  const bots = opponents('novice', 1).map(({ id, name }) => ({ name, bot: id }));
  const { options, seed } = lesson;
  const table = await keepTable({ game: taught, options, seats: [{ name: you }, ...bots] }, seed);
  markIntroduced(taught);
  saveProgress({ table, step: 0 });
  return table;
}
