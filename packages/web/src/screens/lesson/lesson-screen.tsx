import { useEffect } from 'preact/hooks';
import { replaceWith } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { lessonTable } from './new-lesson.ts';

/** The way to the table of the lesson. */
export function LessonScreen() {
  useEffect(() => {
    void lessonTable().then((table) => replaceWith(`/play/${table}`));
  }, []);
  return <p class="loading">{messages.value.table.loading}</p>;
}
