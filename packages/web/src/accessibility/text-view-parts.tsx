import { useLayoutEffect, useRef } from 'preact/hooks';
import { showShortcuts, showTextView, TEXT_VIEWS, type TextView } from '../parts/dialog.tsx';
import { useRovingTabindex } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import { stationGame } from '../session/stations.ts';
import { useTable } from '../session/table-model.ts';
import { handSummary, marketSummary, newsSummary, standingsSummary, ticketsSummary } from './announcements.ts';
import { RouteList } from './route-list.tsx';
import { StationList } from './station-list.tsx';
import { YardList } from './yard-list.tsx';
import './text-view-parts.css';

function openKeys(): void {
  showTextView(undefined);
  showShortcuts(true);
}

/** What is in the dialog: fetched when it is first opened. */
export function TextViewParts({ part, keys }: { readonly part: TextView; readonly keys: boolean }) {
  const model = useTable();
  const { position } = model;
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
  const names = {
    list: onBoard ? inWords.routes : inWords.rows,
    stations: inWords.stations,
    position: inWords.position,
  };
  const views = TEXT_VIEWS.filter((one) => one !== 'stations' || stationGame(model));
  return (
    <>
      <div class="parts">
        <div ref={tabs} role="tablist" aria-label={inWords.parts}>
          {views.map((one) => (
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
      {/* Sentences alone hold nothing to focus: the panel itself is focused, to be scrolled by keys. */}
      <div
        id="told"
        class="told"
        role="tabpanel"
        aria-labelledby={`part-${part}`}
        tabindex={part === 'position' ? 0 : undefined}
      >
        {part === 'position' && <PositionText />}
        {part === 'stations' && <StationList />}
        {part === 'list' && (onBoard ? <RouteList /> : <YardList />)}
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
      <h3>{model.me.value ? table.sinceMyTurn : table.log}</h3>
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
