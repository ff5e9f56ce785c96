import { useRef } from 'preact/hooks';
import { useRovingTabindex } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import { RunningClock } from './players.tsx';
import './tabs.css';

const TABS = ['hand', 'market', 'tickets', 'players', 'log'] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
  /** A spectator has neither hand nor tickets. */
  readonly watching?: boolean;
  /** Lines of chat that nobody has looked at yet. */
  readonly unread?: number;
}

/** On a phone: which part of the table is on the sheet. */
export function Tabs({ tab, choose, watching = false, unread = 0 }: TabsProps) {
  const { table, notices } = messages.value;
  const list = useRef<HTMLDivElement>(null);
  useRovingTabindex(list);
  return (
    <div ref={list} class="tabs" role="tablist" aria-label={table.parts}>
      {TABS.filter((one) => !watching || (one !== 'hand' && one !== 'tickets')).map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={tab === one}
          data-part={one}
          onClick={() => choose(one)}
        >
          {table.tabs[one]}
          {one === 'players' && <RunningClock />}
          {one === 'log' && unread > 0 && (
            <>
              {' '}
              <span class="unread" aria-hidden="true">
                {unread}
              </span>
              <span class="hidden-text">{notices.unread(unread)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
