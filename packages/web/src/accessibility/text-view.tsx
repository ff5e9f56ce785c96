import { ListTree } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Dialog, openTextView, showShortcuts, showTextView, TEXT_VIEWS, type TextView } from '../parts/dialog.tsx';
import { useRovingTabindex } from '../parts/focus.ts';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import { handSummary, marketSummary, newsSummary, standingsSummary, ticketsSummary } from './announcements.ts';
import { RouteList } from './route-list.tsx';
import { YardList } from './yard-list.tsx';
import './text-view.css';

/** Opens the table in words: for those who hear it, and for whoever likes a list better than a board. */
export function TextViewButton() {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={messages.value.inWords.title}
      onClick={() => showTextView('list')}
    >
      <Icon of={ListTree} />
    </button>
  );
}

/** The table in words: every route with what can be done about it, and how things stand. A replay has no keys to list. */
export function TextViewDialog({ keys = true }: { readonly keys?: boolean }) {
  const part = openTextView.value;
  const { inWords } = messages.value;
  // Whoever leaves the table does not find it open at the next one.
  useEffect(() => () => showTextView(undefined), []);
  return (
    <Dialog title={inWords.title} class="in-words" open={part !== undefined} close={() => showTextView(undefined)}>
      {part && <Parts part={part} keys={keys} />}
    </Dialog>
  );
}

function openKeys(): void {
  showTextView(undefined);
  showShortcuts(true);
}

function Parts({ part, keys }: { readonly part: TextView; readonly keys: boolean }) {
  const { position } = useTable();
  const { inWords } = messages.value;
  const tabs = useRef<HTMLDivElement>(null);
  useRovingTabindex(tabs);
  // The best route is an Enter away; the filters are before it.
  useLayoutEffect(() => {
    const first = document.querySelector<HTMLElement>('.told .route-row');
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    (first ?? tab)?.focus();
  }, []);
  const onBoard = position.value.routes !== undefined;
  const names = { list: onBoard ? inWords.routes : inWords.rows, position: inWords.position };
  return (
    <>
      <div class="parts">
        <div ref={tabs} role="tablist" aria-label={inWords.parts}>
          {TEXT_VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`part-${one}`}
              aria-selected={part === one}
              aria-controls="told"
              onClick={() => showTextView(one)}
              onFocus={() => showTextView(one)}
            >
              {names[one]}
            </button>
          ))}
        </div>
        {keys && (
          <button type="button" onClick={openKeys}>
            {messages.value.keys.title}
          </button>
        )}
      </div>
      <div id="told" class="told" role="tabpanel" aria-labelledby={`part-${part}`}>
        {part === 'position' ? <PositionText /> : onBoard ? <RouteList /> : <YardList />}
      </div>
    </>
  );
}

/** How things stand, in sentences. */
function PositionText() {
  const model = useTable();
  const { table } = messages.value;
  const tickets = ticketsSummary(model);
  return (
    <div class="position-text">
      {model.me.value && (
        <>
          <h3>{table.tickets}</h3>
          <Lines lines={tickets.length > 0 ? tickets : [table.ticketsEmpty]} />
          <h3>{table.hand}</h3>
          <Lines lines={[handSummary(model)]} />
        </>
      )}
      <h3>{table.market}</h3>
      <Lines lines={[marketSummary(model)]} />
      <h3>{table.players}</h3>
      <Lines lines={standingsSummary(model)} />
      <h3>{table.sinceMyTurn}</h3>
      <Lines lines={newsSummary(model)} />
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
