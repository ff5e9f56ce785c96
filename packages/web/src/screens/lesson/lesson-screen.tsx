import { useEffect } from 'preact/hooks';
import { replaceWith } from '../../parts/navigation.ts';
import { words } from '../../preferences/words.ts';
import { lessonTable } from './new-lesson.ts';

/** The way to the table of the lesson. */
export function LessonScreen() {
  useEffect(() => {
    void lessonTable().then((table) => replaceWith(`/play/${table}`));
  }, []);
  return <p class="loading">{words.value.table.loading}</p>;
}
