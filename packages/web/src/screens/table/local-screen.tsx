import { useState } from 'preact/hooks';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { messages } from '../../preferences/messages.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { fetchLesson, followsScript, type Lesson } from '../../session/local/lesson-script.ts';
import { openLocal } from '../../session/local/open-local.ts';
import { localTables } from '../../session/local/storage.ts';
import { clearWrongTries, countWrongTry, currentLesson } from '../../table/lesson/progress.ts';
import { TableScreen } from './table-screen.tsx';

/** A table of this browser; only one tab at a time plays it. */
export function LocalScreen({ id }: { readonly id: string }) {
  const [elsewhere, setElsewhere] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const [take, setTake] = useState(false);
  const { start } = messages.value;
  if (unreadable) return <UnreadableTable id={id} />;
  if (elsewhere) {
    return (
      <Page title={start.title} hint={start.noTable.elsewhere}>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            setTake(true);
            setElsewhere(false);
          }}
        >
          {start.playHere}
        </button>
      </Page>
    );
  }
  const open = async () => {
    const found = await openLocal(id, { take, lost: () => setElsewhere(true) });
    if (found === 'elsewhere') setElsewhere(true);
    if (found === 'unreadable') setUnreadable(true);
    if (typeof found === 'string') return start.noTable[found];
    const lesson = currentLesson()?.table === id ? await fetchLesson(found.info.value.game) : undefined;
    return lesson ? withLessonGuard(found, lesson) : found;
  };
  return <TableScreen open={open} />;
}

async function save(id: string): Promise<void> {
  const [{ unfinishedRecord }, kept] = await Promise.all([
    import('../../session/local/local-record.ts'),
    localTables().table(id),
  ]);
  if (kept) saveFile(`branchline-${kept.game}.json`, unfinishedRecord(kept, await localTables().entries(id)));
}

async function forget(id: string): Promise<void> {
  await localTables().forget(id);
  navigate('/');
}

/** A game another version kept, which this one cannot take up: it says so, and gives out what there is of it. */
function UnreadableTable({ id }: { readonly id: string }) {
  const { start, offline, end, lobby } = messages.value;
  return (
    <Page title={start.title}>
      <div class="trouble" role="alert">
        <p>{start.noTable.unreadable}</p>
        <p>{offline.unreadableHint}</p>
      </div>
      <div class="page-ways">
        <button type="button" class="button primary" onClick={() => void save(id)}>
          {end.saveRecord}
        </button>
        <button type="button" class="button" onClick={() => void forget(id)}>
          {lobby.forget}
        </button>
      </div>
    </Page>
  );
}

/** The table of a lesson: what the guide did not ask for is held back, and nothing comes of it. */
function withLessonGuard(source: TableSource, script: Lesson): TableSource {
  return {
    ...source,
    answer: async (seat, question, action) => {
      const lesson = currentLesson();
      const guided = lesson?.table === source.info.value.id && lesson.step !== 'free';
      const answers = source.log(seat)?.entries.filter((entry) => entry.seat === seat).length ?? 0;
      if (guided && !followsScript(script, answers, action)) {
        countWrongTry();
        return { kind: 'accepted' };
      }
      clearWrongTries();
      return source.answer(seat, question, action);
    },
  };
}
