import { useComputed } from '@preact/signals';
import { ChevronsDown, ChevronsUp, House, Settings } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announceTable } from '../accessibility/announcements.ts';
import { listenForShortcuts, ShortcutsDialog } from '../accessibility/shortcuts.tsx';
import { TextViewButton, TextViewDialog } from '../accessibility/text-view.tsx';
import { showSettings } from '../parts/dialog.tsx';
import { keepFocus } from '../parts/focus.ts';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { messages } from '../preferences/messages.ts';
import { FirstGameDialog, RulesButton, RulesDialog } from '../rules/rules-dialog.tsx';
import { boardOf } from '../session/game.ts';
import { nextSeat, type TableModel, useTable } from '../session/table-model.ts';
import { YardPane } from '../yard/yard-pane.tsx';
import { startAlerts } from './alerts.ts';
import { BoardPane } from './board-pane.tsx';
import { EndPanel } from './end/end-panel.tsx';
import { Hand } from './hand/hand.tsx';
import { Tickets } from './hand/tickets.tsx';
import { currentLesson } from './lesson/progress.ts';
import { Chat, Log } from './log-and-chat.tsx';
import { Market } from './market.tsx';
import { ConnectionNotice, LastRoundBanner, PassDeviceCurtain } from './notices.tsx';
import { Players, Standings } from './players.tsx';
import { TunnelCards } from './prompts/claim-prompts.tsx';
import { currentPrompt, QuestionBar } from './prompts/question-bar.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import './table.css';

const Coach = lazy(() => import('./lesson/coach.tsx').then((file) => file.Coach));

/** A table: board, question, hand and tickets, and the column with players, market and log. On a phone these are tabs. */
export function Table() {
  const model = useTable();
  useEffect(() => {
    const endings = [startAlerts(model), listenForShortcuts(model), announceTable(model)];
    return () => {
      for (const end of endings) end();
    };
  }, [model]);
  const next = nextSeat(model);
  if (next !== undefined) {
    const name = model.source.info.value.seats[next]?.name ?? '';
    return <PassDeviceCurtain key={next} seat={next} name={name} open={() => model.shown.lookAs(next)} />;
  }
  return <TableLayout />;
}

function TableLayout() {
  const model = useTable();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => (root.current ? keepFocus(root.current) : undefined), []);
  const over = useComputed(() => model.position.value.over).value;
  return (
    <main ref={root} class={classOf(over, model.seat.value)} data-game={model.game.id}>
      <Masthead />
      <ConnectionNotice />
      {boardOf(model.game) ? <BoardPane /> : <YardPane />}
      <LessonCoach />
      {over ? <EndPanel /> : <InPlay />}
      <TextViewDialog />
      <RulesDialog />
      <FirstGameDialog />
      <ShortcutsDialog />
    </main>
  );
}

/** The guide, at the table of the lesson; nothing at any other. */
function LessonCoach() {
  const { source } = useTable();
  const lesson = currentLesson();
  return lesson?.table === source.info.value.id ? <Coach lesson={lesson} /> : undefined;
}

/** A watcher has no hand, so there is no tray. */
const classOf = (over: boolean, seat: number | undefined): string =>
  ['table', over && 'over', seat === undefined && 'watching'].filter(Boolean).join(' ');

function Masthead() {
  const { game } = useTable();
  const { table, games, settings } = messages.value;
  return (
    <header class="masthead">
      <a class="icon-button" href="/" aria-label={table.home}>
        <Icon of={House} />
      </a>
      <h1>{games[game.id]?.name}</h1>
      <Standings />
      <RulesButton />
      <TextViewButton />
      <button type="button" class="icon-button" aria-label={settings.title} onClick={() => showSettings(true)}>
        <Icon of={Settings} />
      </button>
    </header>
  );
}

/** Cards are being turned for a tunnel of the one who looks. */
const tunnelOfMine = ({ position, seat }: TableModel): boolean =>
  position.value.tunnel !== undefined && position.value.turn === seat.value;

function InPlay() {
  const model = useTable();
  const [tab, setTab] = useState<Tab>('hand');
  const [tall, setTall] = useState(false);
  const prompt = currentPrompt(model);
  const kind = model.asked.value?.kind;
  const digging = useComputed(() => tunnelOfMine(model)).value;
  // What is needed for the answer comes to the top of the sheet.
  useEffect(() => {
    if (prompt?.Side || digging) setTab('hand');
    else if (kind === 'secondCard') setTab('market');
    // Whoever likes to see the market first finds it there again.
    else if (kind === 'turn') setTab((last) => (last === 'market' ? last : 'hand'));
  }, [prompt, kind, digging]);
  const tunnel = useComputed(() => model.position.value.tunnel !== undefined).value;
  const side = prompt?.Side !== undefined && tab !== 'tickets';
  const Cover = side ? prompt?.Side : tunnel ? TunnelCards : undefined;
  return (
    <>
      <LastRoundBanner />
      <QuestionBar />
      <Tabs tab={tab} choose={setTab} />
      <div class={`sheet${tall ? ' tall' : ''}${Cover ? ' choosing' : ''}`} data-tab={tab}>
        <button
          type="button"
          class="pull"
          aria-expanded={tall}
          aria-label={tall ? messages.value.table.pullDown : messages.value.table.pullUp}
          onClick={() => setTall(!tall)}
        >
          <Icon of={tall ? ChevronsDown : ChevronsUp} />
        </button>
        {/* In the order they are read and reached by Tab; where they are seen is said by the grid. */}
        <div class="tray">
          <Hand />
          {/* What comes and goes covers the tickets: they are there again at once. */}
          <div class="side">
            <div class={Cover ? 'lies covered' : 'lies'}>
              <Tickets />
            </div>
            {Cover && (
              <div class="covers">
                <Cover />
              </div>
            )}
          </div>
        </div>
        <Market />
        <Players />
        <div class="talk">
          <Log />
          <Chat />
        </div>
      </div>
    </>
  );
}
