import { useComputed, useSignalEffect } from '@preact/signals';
import { ChevronsDown, ChevronsUp, House, Settings } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announceTable } from '../accessibility/announcements.ts';
import { listenForShortcuts } from '../accessibility/shortcuts.ts';
import { TextViewButton, TextViewDialog } from '../accessibility/text-view.tsx';
import { shortcutsOpen, showSettings } from '../parts/dialog.tsx';
import { keepFocus } from '../parts/focus.ts';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { messages } from '../preferences/messages.ts';
import { RulesButton, RulesDialog } from '../rules/rules-dialog.tsx';
import { boardOf } from '../session/game.ts';
import { seatName } from '../session/seat-names.ts';
import { firstSeat, nextSeat, useTable } from '../session/table-model.ts';
import { startAlerts } from './alerts.ts';
import { BoardPane } from './board-pane.tsx';
import { lazyChance } from './chance/lazy-chance.ts';
import { EndPanel } from './end/end-panel.tsx';
import { Hand } from './hand/hand.tsx';
import { Tickets } from './hand/tickets.tsx';
import { currentLesson } from './lesson/progress.ts';
import { Chat, Log } from './log-and-chat.tsx';
import { Market } from './market.tsx';
import { TableMenu } from './menu/table-menu.tsx';
import { ConnectionNotice, LastRoundBanner, PassDeviceCurtain } from './notices.tsx';
import { Players, Standings } from './players.tsx';
import { currentPrompt, QuestionBar } from './prompts/question-bar.tsx';
import { tableFrame } from './table-frame.ts';
import { type Tab, Tabs } from './tabs.tsx';
import { useUnreadChat } from './unread-chat.ts';
import './table.css';

const YardPane = lazy(() => import('../yard/yard-pane.tsx').then((file) => file.YardPane));

const ShortcutsDialog = lazy(() =>
  import('../accessibility/shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog),
);

// Only where people play over a server.
const PeopleNotice = lazy(() => import('./menu/people-notice.tsx').then((file) => file.PeopleNotice));
const StandingOrder = lazy(() => import('./orders/standing-order.tsx').then((file) => file.StandingOrder));

// For spectators of tables that show it.
const LiveChance = lazyChance(() => import('./chance/live-chance.tsx').then((file) => file.LiveChance));

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
  // Whoever opens or reloads a table of several may not be the one whose hand would lie open.
  const [handed, setHanded] = useState(false);
  const next = handed ? nextSeat(model) : firstSeat(model);
  if (next !== undefined) {
    const name = seatName(model.source.info.value.seats[next]);
    const open = (): void => {
      setHanded(true);
      model.shown.lookAs(next);
    };
    return <PassDeviceCurtain key={next} seat={next} name={name} open={open} />;
  }
  return <TableLayout />;
}

function TableLayout() {
  const model = useTable();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => (root.current ? keepFocus(root.current) : undefined), []);
  // Past the page's own drawing: an answer is not to draw the whole table anew.
  useSignalEffect(() => void root.current?.toggleAttribute('data-resting', model.resting.value));
  // Its people may have agreed to end it: then nothing more is asked, though it has not come to its end.
  const over = useComputed(() => model.position.value.over || model.source.info.value.endedEarly === true).value;
  // Whoever comes to a table that has long been over has not waited for anything.
  const { current: wasOver } = useRef(over);
  const state = [over && 'over', model.seat.value === undefined && 'watching'];
  return (
    <main ref={root} {...tableFrame(model, state)}>
      <Masthead />
      <ConnectionNotice />
      {model.source.server && <PeopleNotice />}
      {boardOf(model.game) ? <BoardPane /> : <YardPane />}
      <LessonCoach />
      {over ? <EndPanel chat={<Chat />} live={!wasOver} /> : <InPlay />}
      <TextViewDialog />
      <RulesDialog />
      <Shortcuts />
    </main>
  );
}

/** The list of keys, from when it is first asked for: it stays, so that closing it gives the focus back. */
function Shortcuts() {
  const asked = useRef(false);
  asked.current ||= shortcutsOpen.value;
  return asked.current ? <ShortcutsDialog /> : undefined;
}

/** The guide, at the table of the lesson; nothing at any other. */
function LessonCoach() {
  const { source } = useTable();
  const lesson = currentLesson();
  return lesson?.table === source.info.value.id ? <Coach lesson={lesson} /> : undefined;
}

function Masthead() {
  const { words, source } = useTable();
  const { table, settings } = messages.value;
  return (
    <header class="masthead">
      <a class="icon-button" href="/" aria-label={table.home}>
        <Icon of={House} />
      </a>
      <h1>{words.value.name}</h1>
      <Standings />
      <RulesButton />
      <TableMenu source={source} title={words.value.name} />
      <TextViewButton />
      <button type="button" class="icon-button" aria-label={settings.title} onClick={() => showSettings(true)}>
        <Icon of={Settings} />
      </button>
    </header>
  );
}

function InPlay() {
  const model = useTable();
  const watching = model.seat.value === undefined;
  const [tab, setTab] = useState<Tab>(watching ? 'players' : 'hand');
  // Whoever gets up, or sits down, in the middle of the game.
  useEffect(() => setTab(watching ? 'players' : 'hand'), [watching]);
  const unread = useUnreadChat(tab === 'log');
  const [tall, setTall] = useState(false);
  const prompt = currentPrompt(model);
  const kind = model.asked.value?.kind;
  // What is needed for the answer comes to the top of the sheet.
  useEffect(() => {
    if (prompt?.Side) setTab('hand');
    else if (kind === 'secondCard') setTab('market');
    // Whoever likes to see the market first finds it there again.
    else if (kind === 'turn') setTab((last) => (last === 'market' ? last : 'hand'));
  }, [prompt, kind]);
  const Cover = tab === 'tickets' ? undefined : prompt?.Side;
  return (
    <>
      <LastRoundBanner />
      {model.source.orders && <StandingOrder />}
      <QuestionBar />
      <Tabs tab={tab} choose={setTab} watching={watching} unread={unread} />
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
        <div class="column">
          <Market />
          <Players>{watching && model.source.info.value.settings.spectatorChance && <LiveChance />}</Players>
          <div class="talk">
            <Log />
            <Chat />
          </div>
        </div>
      </div>
    </>
  );
}
