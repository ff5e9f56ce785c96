import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../text/words.ts';
import './log.css';
import { useTable } from './context.ts';
import { linesOf } from './log-lines.ts';
import { SeatBadge } from './seat-badge.tsx';

/** What happened, the newest below; what happened since one's own last turn stands out. */
export function Log() {
  const { stage, say, seat } = useTable();
  const { table } = words.value;
  const list = useRef<HTMLOListElement>(null);
  const mine = useComputed(() => stage.log.value.findLast(({ entry }) => entry.seat === seat.value)?.version ?? 0);
  const log = stage.log.value;
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [log.length]);
  return (
    <section class="log" aria-label={table.log}>
      <ol ref={list} aria-live="polite" aria-relevant="additions">
        {log.map(({ version, entry }) => {
          const lines = linesOf(entry.events, say.value);
          if (lines.length === 0) return undefined;
          return (
            <li key={version} class={version > mine.value ? 'new' : ''}>
              {entry.seat !== undefined && <SeatBadge seat={entry.seat} />}
              <span>{lines.join(' ')}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
