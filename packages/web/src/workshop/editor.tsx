import type { Remark } from '@branchline/games';
import type { IconNode } from 'lucide';
import {
  ArrowLeft,
  Magnet,
  MapPin,
  Maximize,
  MousePointer2,
  Redo2,
  Shapes,
  Spline,
  SquareDashedMousePointer,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';
import { completed, variablesOf } from '../look/look-of.ts';
import { Icon } from '../parts/icon.tsx';
import { usePageTitle } from '../parts/navigation.ts';
import { messages } from '../preferences/messages.ts';
import { Canvas } from './canvas.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { MapPanel } from './map-panel.tsx';
import { NOTHING } from './model/edits.ts';
import type { DraftStore } from './model/store.ts';
import { RulesPanel } from './rules-panel.tsx';
import { SelectedPanel } from './selected-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import { workshopTexts } from './texts.ts';
import { TicketsPanel } from './tickets-panel.tsx';
import { TrialPanel } from './trial-panel.tsx';
import type { PaperView } from './view.ts';
import type { Tool, Workbench } from './workbench.ts';
import './editor.css';

const TOOLS: readonly (readonly [Tool, IconNode, key: string])[] = [
  ['select', MousePointer2, 'V'],
  ['place', MapPin, 'P'],
  ['route', Spline, 'R'],
  ['shape', Shapes, 'S'],
];

const TABS = ['selected', 'map', 'rules', 'tickets', 'checks', 'trial', 'share'] as const;
type Tab = (typeof TABS)[number];

interface EditorProps {
  readonly bench: Workbench;
  readonly store: DraftStore;
}

/** The workshop with a map on the bench: tools above, the paper, and what can be changed beside it. */
export function Editor({ bench, store }: EditorProps) {
  const texts = workshopTexts();
  const pack = bench.pack.value;
  const heading = usePageTitle(`${pack.name} – ${texts.title}`);
  const view = useRef<PaperView | undefined>(undefined);
  const [tab, setTab] = useState<Tab>('selected');
  const [night, setNight] = useState(darkNow);
  useEditorKeys(bench);
  useLeaving(bench);
  useEffect(() => {
    const { places, routes, shapes } = bench.selection.value;
    bench.handle.value = undefined;
    if (places.length + routes.length + shapes.length > 0) setTab('selected');
  }, [bench.selection.value]);
  // What is drawn next with the tool for shapes is chosen there.
  useEffect(() => {
    if (bench.tool.value === 'shape') setTab('selected');
  }, [bench.tool.value]);
  const made = (): void => {
    setTab('selected');
    // Whoever has just set a place says what it is called.
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLInputElement>('#workshop-name');
      field?.focus();
      field?.select();
    });
  };
  const show = (remark: Remark): void => {
    const { places = [], routes = [], tickets = [], slot } = remark;
    const ids = [...places, ...routes];
    if (ids.length > 0) {
      bench.tool.value = 'select';
      bench.selection.value = { ...NOTHING, places, routes };
      const spot = spotOf(bench, ids[0] ?? '');
      if (spot) view.current?.show(spot);
    } else if (tickets.length > 0 || slot === 'tickets') {
      setTab('tickets');
      lead(`workshop-ticket-${tickets[0]}`);
    } else if (slot === 'colours') {
      bench.selection.value = NOTHING;
      setTab('selected');
      lead('workshop-colours');
    } else if (slot !== undefined) {
      setTab('rules');
      lead(`workshop-rules-${slot}`);
    } else if (remark.key === 'fewPlaces' || remark.key === 'noRoutes') {
      bench.tool.value = remark.key === 'fewPlaces' ? 'place' : 'route';
    } else setTab('map');
  };
  const page = completed(pack.look ?? {}).page;
  return (
    <main class="workshop" style={{ ...variablesOf(page), colorScheme: night ? 'dark' : 'light' }}>
      <header class="workshop-head">
        <a class="icon-button" href="/workshop" aria-label={texts.title} title={texts.title}>
          <Icon of={ArrowLeft} />
        </a>
        <h1 ref={heading} tabindex={-1}>
          {pack.name}
        </h1>
        <Tools bench={bench} />
        <div class="workshop-zoom">
          <Small icon={ZoomIn} label={texts.zoomIn} act={() => view.current?.zoomAt(1.3)} />
          <Small icon={ZoomOut} label={texts.zoomOut} act={() => view.current?.zoomAt(1 / 1.3)} />
          <Small icon={Maximize} label={texts.whole} act={() => view.current?.whole()} />
        </div>
        <span class="kept" role="status">
          {bench.kept.value ? texts.kept : texts.notKept}
        </span>
      </header>
      <p class="workshop-small note">{texts.smallScreen}</p>
      {bench.unkept.value && (
        <p class="workshop-unkept" role="alert">
          {texts.unkept}
        </p>
      )}
      <section class="workshop-canvas" aria-label={texts.paper}>
        <Canvas
          bench={bench}
          made={made}
          shown={(held) => {
            view.current = held;
          }}
        />
        <p class="tool-hint">{texts.toolHints[bench.tool.value]}</p>
      </section>
      <aside class="workshop-side">
        <Tabs tab={tab} choose={setTab} bench={bench} />
        <div class="workshop-panel" role="tabpanel" id="workshop-panel" aria-labelledby={`workshop-tab-${tab}`}>
          {tab === 'selected' && <SelectedPanel bench={bench} />}
          {tab === 'map' && <MapPanel {...{ bench, store, night, setNight }} />}
          {tab === 'rules' && <RulesPanel bench={bench} />}
          {tab === 'tickets' && <TicketsPanel bench={bench} />}
          {tab === 'checks' && <ChecksPanel bench={bench} show={show} />}
          {tab === 'trial' && <TrialPanel bench={bench} />}
          {tab === 'share' && <SharePanel bench={bench} />}
        </div>
      </aside>
    </main>
  );
}

/** Is the page dark now, by its setting or by that of the machine? */
function darkNow(): boolean {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return colorScheme === 'dark' || (colorScheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Brings a part of a form into sight as soon as it is there, with the focus on its first field. */
function lead(id: string): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
  });
}

function spotOf({ drawing }: Workbench, id: string): readonly [number, number] | undefined {
  const { places, routes } = drawing.peek();
  const place = places.find((one) => one.id === id);
  if (place) return [place.x, place.y];
  const line = routes.find((one) => one.id === id)?.line ?? [];
  const at = Math.floor(line.length / 4) * 2;
  const [x, y] = [line[at], line[at + 1]];
  return x === undefined || y === undefined ? undefined : [x, y];
}

function Tools({ bench }: { readonly bench: Workbench }) {
  const texts = workshopTexts();
  return (
    <div class="workshop-tools" role="toolbar" aria-label={texts.title}>
      {TOOLS.map(([tool, icon, key]) => (
        <button
          key={tool}
          type="button"
          class="icon-button"
          aria-pressed={bench.tool.value === tool}
          aria-label={texts.tools[tool]}
          title={`${texts.tools[tool]} (${key})`}
          onClick={() => {
            bench.sketch.value = undefined;
            bench.tool.value = tool;
          }}
        >
          <Icon of={icon} />
          <span>{texts.tools[tool]}</span>
        </button>
      ))}
      <button
        type="button"
        class="icon-button"
        aria-pressed={bench.snap.value}
        aria-label={texts.snap}
        title={texts.snap}
        onClick={() => {
          bench.snap.value = !bench.snap.value;
        }}
      >
        <Icon of={Magnet} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-pressed={bench.several.value}
        aria-label={texts.several}
        title={`${texts.several} (Shift)`}
        onClick={() => {
          bench.tool.value = 'select';
          bench.several.value = !bench.several.value;
        }}
      >
        <Icon of={SquareDashedMousePointer} />
      </button>
      <Small icon={Undo2} label={texts.undo} act={() => bench.undo()} off={!bench.canUndo.value} />
      <Small icon={Redo2} label={texts.redo} act={() => bench.redo()} off={!bench.canRedo.value} />
    </div>
  );
}

interface SmallProps {
  readonly icon: IconNode;
  readonly label: string;
  readonly act: () => void;
  readonly off?: boolean;
}

function Small({ icon, label, act, off = false }: SmallProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon of={icon} />
    </button>
  );
}

interface TabsProps {
  readonly tab: Tab;
  readonly choose: (tab: Tab) => void;
  readonly bench: Workbench;
}

function Tabs({ tab, choose, bench }: TabsProps) {
  const { tabs } = workshopTexts();
  const grave = bench.remarks.value.filter((one) => one.grave).length;
  const step = (by: number): void => {
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? tab;
    choose(next);
    document.querySelector<HTMLElement>(`#workshop-tab-${next}`)?.focus();
  };
  return (
    <div class="workshop-tabs" role="tablist" aria-label={messages.value.start.title}>
      {TABS.map((one) => (
        <button
          key={one}
          id={`workshop-tab-${one}`}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls="workshop-panel"
          tabindex={one === tab ? 0 : -1}
          onClick={() => choose(one)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') step(1);
            if (key === 'ArrowLeft') step(-1);
          }}
        >
          {tabs[one]}
          {one === 'checks' && grave > 0 && <b class="badge">{grave}</b>}
        </button>
      ))}
    </div>
  );
}

/** Before the page goes: what is half typed counts, and what is not kept yet is asked about. */
function useLeaving(bench: Workbench): void {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      if (!bench.kept.peek()) event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  }, [bench]);
}

/** Undo and redo, wherever the focus is, except in a field that has its own. */
function useEditorKeys(bench: Workbench): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (!(event.ctrlKey || event.metaKey) || typing) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) bench.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) bench.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [bench]);
}
