import { fitsLesson } from '../../session/local/lesson-script.ts';
import type { TableSource } from '../../session/table-source.ts';
import { comeBack, goAstray, lessonUnderWay } from './progress.ts';

/** The table of a lesson: what the guide did not ask for is held back, and nothing comes of it. */
export function guarded(source: TableSource): TableSource {
  return {
    ...source,
    answer: async (seat, action) => {
      const lesson = lessonUnderWay();
      const guided = lesson?.table === source.info.value.id && lesson.step !== 'free';
      const answers = source.log(seat).filter(({ entry }) => entry.seat === seat).length;
      if (guided && !fitsLesson(answers, action)) {
        goAstray();
        return { kind: 'accepted' };
      }
      comeBack();
      return source.answer(seat, action);
    },
  };
}
