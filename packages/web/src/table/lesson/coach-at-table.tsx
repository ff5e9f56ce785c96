import { lazy } from '../../parts/lazy.tsx';
import { useTable } from '../../session/context.ts';
import { lessonUnderWay } from './progress.ts';

const Coach = lazy(() => import('./coach.tsx').then((file) => file.Coach));

/** The guide, at the table of the lesson; nothing at any other. */
export function CoachAtTable() {
  const { source } = useTable();
  const lesson = lessonUnderWay();
  return lesson?.table === source.info.value.id ? <Coach lesson={lesson} /> : undefined;
}
