import { useRef } from 'preact/hooks';
import { useRovingTabindex } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import './tabs.css';

const TABS = ['hand', 'market', 'tickets', 'players', 'log'] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
}

/** On a phone: which part of the table is on the sheet. */
export function Tabs({ tab, choose }: TabsProps) {
  const { table } = messages.value;
  const list = useRef<HTMLDivElement>(null);
  useRovingTabindex(list);
  return (
    <div ref={list} class="tabs" role="tablist" aria-label={table.parts}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          aria-selected={tab === one}
          data-part={one}
          onClick={() => choose(one)}
        >
          {table.tabs[one]}
        </button>
      ))}
    </div>
  );
}
