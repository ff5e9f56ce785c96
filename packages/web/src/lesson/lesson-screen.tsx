import { useEffect } from 'preact/hooks';
import { replaceWith } from '../app/route.ts';
import { words } from '../text/words.ts';
import { lessonTable } from './new-lesson.ts';

/** The way to the table of the lesson. */
export function LessonScreen() {
  useEffect(() => {
    void lessonTable().then((table) => replaceWith(`/play/${table}`));
  }, []);
  return <p class="loading">{words.value.table.loading}</p>;
}
