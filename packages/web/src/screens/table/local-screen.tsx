import { useState } from 'preact/hooks';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { openLocal } from '../../session/local/open-local.ts';
import { guarded } from '../../table/lesson/guard.ts';
import { lessonUnderWay } from '../../table/lesson/progress.ts';
import { TableScreen } from './table-screen.tsx';
import { Unreadable } from './unreadable.tsx';

/** A table of this browser; only one tab at a time plays it. */
export function LocalScreen({ id }: { readonly id: string }) {
  const [elsewhere, setElsewhere] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const [take, setTake] = useState(false);
  const { start } = messages.value;
  if (unreadable) return <Unreadable id={id} />;
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
    return lessonUnderWay()?.table === id ? guarded(found) : found;
  };
  return <TableScreen open={open} />;
}
