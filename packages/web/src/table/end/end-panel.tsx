import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../parts/lazy.tsx';
import { messages } from '../../preferences/messages.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import './end-panel.css';

// Fetched at the end of the first game; the section itself is there at once, because the focus goes to it.
const LastOrder = lazy(() => import('../orders/standing-order.tsx').then((file) => file.LastOrder));
const Ended = lazy(() => import('./ended.tsx').then((file) => file.Ended));

interface EndPanelProps {
  readonly chat: ComponentChildren;
  /** It has just come to its end. */
  readonly live: boolean;
}

/** The end of a game: who won and why, all open, and what to do next. */
export function EndPanel({ chat, live }: EndPanelProps) {
  const { source } = useTable();
  const [history, setHistory] = useState<History>();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    void Promise.all([source.record(), import('../../session/replay.ts')]).then(([record, { playThrough }]) => {
      if (!record) return setKept(true);
      setHistory(playThrough(record));
    });
  }, []);
  return (
    <section class="end" aria-label={messages.value.end.title} data-home tabindex={-1}>
      <LastOrder />
      {history && <Ended history={history} chat={chat} live={live} />}
      {kept && (
        <>
          <p role="alert">{messages.value.company.replayKept}</p>
          {chat}
        </>
      )}
    </section>
  );
}
