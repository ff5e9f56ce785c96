import { useComputed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { lightOf } from '../../look/look-of.ts';
import { lazy } from '../../parts/lazy.tsx';
import { usePageTitle } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { boardOf } from '../../session/game.ts';
import { openRemote } from '../../session/open-remote.ts';
import { type History, playThrough } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { turnsOf } from '../../session/turn-log.ts';
import { BoardPane } from '../../table/board-pane.tsx';
import { Verdict } from '../../table/end/verdict.tsx';
import { ConnectionNotice, LastRoundBanner } from '../../table/notices.tsx';
import { Players } from '../../table/players.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { Gathering, SitDownCode } from './gathering.tsx';
import './big-screen.css';

const YardPane = lazy(() => import('../../yard/yard-pane.tsx').then((file) => file.YardPane));

/** The room with one screen: the table as any spectator sees it, large and without controls; the phones hold the hands. */
export function BigScreen({ id }: { readonly id: string }) {
  const [key] = useState(() => new URLSearchParams(location.search).get('key') ?? undefined);
  useEffect(keepAwake, []);
  return (
    <TableScreen
      open={() => openRemote(id, key, { asWatcher: true })}
      waitingRoom={(source) => <Gathering source={source} />}
      table={() => <BigTable />}
    />
  );
}

/** A screen that nobody touches would go dark in the middle of a game. A page that was hidden has lost its hold: it takes it again. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let gone = false;
  const hold = (): void => {
    if (document.visibilityState !== 'visible' || lock?.released === false) return;
    // Some browsers have no such thing, and some refuse: then the screen does as it is set up to.
    void navigator.wakeLock?.request('screen').then(
      (held) => {
        lock = held;
        if (gone) void held.release();
      },
      () => undefined,
    );
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}

function BigTable() {
  const { game, words, source, position } = useTable();
  const heading = usePageTitle(words.value.name);
  const over = useComputed(() => position.value.over || source.info.value.endedEarly === true).value;
  return (
    <main class={`big${over ? ' ended' : ''}`} {...lightOf(game.id)}>
      {boardOf(game) ? <BoardPane /> : <YardPane />}
      <aside>
        <h1 ref={heading} tabindex={-1}>
          {words.value.name}
        </h1>
        <ConnectionNotice />
        {over ? (
          <Score />
        ) : (
          <>
            <Players />
            <LastRoundBanner />
            <LastMove />
          </>
        )}
        <SitDownCode source={source} />
      </aside>
    </main>
  );
}

/** What happened last, in words. */
function LastMove() {
  const { shown, names } = useTable();
  const { company } = messages.value;
  const last = useComputed(() => turnsOf(shown.log.value, names.value).at(-1)).value;
  return (
    <section class="last-move" aria-label={company.lastMove} aria-live="polite">
      {last?.seat !== undefined && <SeatBadge seat={last.seat} />}
      <p>{last?.lines.join(' ')}</p>
    </section>
  );
}

/** The people agreed to end it: the players stand as they stood. */
function EndedEarly() {
  const { hosting, people } = messages.value;
  return (
    <>
      <h2>{hosting.endedEarly}</h2>
      <p>{people.endedEarly}</p>
      <Players />
    </>
  );
}

function Score() {
  const { source } = useTable();
  const { company } = messages.value;
  const [history, setHistory] = useState<History | 'kept'>();
  useEffect(() => {
    void source.record().then((record) => setHistory(record ? playThrough(record) : 'kept'));
  }, []);
  if (history === undefined) return undefined;
  if (history === 'kept') return <p>{company.replayKept}</p>;
  if (history.record.endedEarly) return <EndedEarly />;
  return <Verdict history={history} />;
}
