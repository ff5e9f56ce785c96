import { type GameRecord, MalformedRecord, parseRecord, verifyRecord } from '@branchline/games';
import { House } from 'lucide';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TextViewButton, TextViewDialog } from '../../accessibility/text-view.tsx';
import { Icon } from '../../parts/icon.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { recordOf } from '../../session/local/open-local.ts';
import { replayLink } from '../../session/open-remote.ts';
import { fetchRecord } from '../../session/outside-game.ts';
import { type Replay, replayOf } from '../../session/replay.ts';
import { createModel, TableContext } from '../../session/table-model.ts';
import { BoardPane } from '../../table/board-pane.tsx';
import { Hand } from '../../table/hand/hand.tsx';
import { Tickets } from '../../table/hand/tickets.tsx';
import { Log } from '../../table/log-and-chat.tsx';
import { Market } from '../../table/market.tsx';
import { Players } from '../../table/players.tsx';
import { tableFrame } from '../../table/table-frame.ts';
import { type Tab, Tabs } from '../../table/tabs.tsx';
import { ReplayBar } from './replay-bar.tsx';
import '../../table/table.css';
import './replay-screen.css';

const ReplayEnd = lazy(() => import('./replay-end.tsx').then((file) => file.ReplayEnd));
const YardPane = lazy(() => import('../../yard/yard-pane.tsx').then((file) => file.YardPane));

interface ReplayScreenProps {
  /** Where the record is: in this browser (`local`), at the server (`table`), or in a file. */
  readonly kept: string;
  readonly id: string;
}

/** Shows a finished game again. */
export function ReplayScreen({ kept, id }: ReplayScreenProps) {
  const { replay: text } = messages.value;
  const [record, setRecord] = useState<GameRecord>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (kept === '') return;
    const found = kept === 'local' ? recordOf(id) : fetched(id);
    void found.then((one) => {
      if (one === 'kept') setTrouble(messages.value.company.replayKept);
      else if (one) setRecord(one);
      else setTrouble(text.missing);
    });
  }, []);
  const read = async (file: File): Promise<void> => {
    try {
      const given = await fetchRecord(parseRecord(await file.text()));
      const { fromEvents } = verifyRecord(given);
      if (fromEvents) setTrouble(text.doesNotAddUp);
      else setRecord(given);
    } catch (error) {
      if (!(error instanceof MalformedRecord || error instanceof SyntaxError)) throw error;
      setTrouble(text.noRecord);
    }
  };
  const replay = useMemo(() => record && atLinkedMove(replayOf(record)), [record]);
  if (replay) return <ReplayTable replay={replay} shared={kept === 'table' ? id : undefined} />;
  return (
    <Page title={text.title} hint={text.hint}>
      <label class="field panel">
        {text.file}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) void read(file);
          }}
        />
      </label>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </Page>
  );
}

/** A link may lead to a move, seen with somebody's eyes: `?move=12&seat=1`. */
function atLinkedMove(replay: Replay): Replay {
  const asked = new URLSearchParams(location.search);
  const [move, seat] = [Number(asked.get('move')), asked.get('seat')];
  if (Number.isInteger(move) && move >= 1 && move <= replay.steps) replay.step.value = move;
  if (seat !== null && replay.source.info.value.seats[Number(seat)]) replay.viewer.value = Number(seat);
  return replay;
}

const KEPT = 'forbidden';

async function fetched(id: string): Promise<GameRecord | 'kept' | undefined> {
  const key = new URLSearchParams(location.search).get('key');
  const record = await api.get<GameRecord>(`/tables/${id}/record${key ? `?key=${encodeURIComponent(key)}` : ''}`);
  if (!record.ok && record.refusal.code === KEPT) return 'kept';
  return record.ok ? fetchRecord(record.answer) : undefined;
}

interface ReplayTableProps {
  readonly replay: Replay;
  /** The server's table it is of: links can lead there. */
  readonly shared: string | undefined;
}

function ReplayTable({ replay, shared }: ReplayTableProps) {
  useAddressOfMove(replay, shared);
  const model = useMemo(() => createModel(replay.source, replay.shown, { watching: true }), [replay]);
  const [tab, setTab] = useState<Tab>('players');
  const { table } = messages.value;
  const ended = model.position.value.over;
  return (
    <TableContext.Provider value={model}>
      <main {...tableFrame(model, ['replay-table', ended && 'over'])}>
        <header class="masthead">
          <a class="icon-button" href="/" aria-label={table.home}>
            <Icon of={House} />
          </a>
          <h1>{model.words.value.name}</h1>
          <TextViewButton />
        </header>
        {model.position.value.routes ? <BoardPane /> : <YardPane />}
        <ReplayBar replay={replay} linked={shared !== undefined} />
        {ended ? (
          <ReplayEnd />
        ) : (
          <>
            <Tabs tab={tab} choose={setTab} />
            <div class="sheet" data-tab={tab}>
              <div class="column">
                <Players />
                <Market />
                <div class="talk">
                  <Log />
                </div>
              </div>
              <div class="tray">
                <Hand />
                <div class="side">
                  <Tickets />
                </div>
              </div>
            </div>
          </>
        )}
        <TextViewDialog keys={false} />
      </main>
    </TableContext.Provider>
  );
}

/** Let the browser rest between two changes of the address: some refuse many. */
const ADDRESS_MS = 300;

/** The address in the address bar leads to this very move, for whoever it is passed on to. */
function useAddressOfMove({ step, viewer }: Replay, shared: string | undefined): void {
  const [key, setKey] = useState(() => new URLSearchParams(location.search).get('key') ?? undefined);
  useEffect(() => {
    if (shared === undefined || key !== undefined) return;
    void replayLink(shared).then((path) => setKey(new URLSearchParams(path?.split('?')[1]).get('key') ?? undefined));
  }, []);
  const [move, seat] = [step.value, viewer.value];
  useEffect(() => {
    if (shared === undefined) return;
    const timer = setTimeout(() => {
      const asked = new URLSearchParams({
        ...(key !== undefined && { key }),
        move: String(move),
        ...(typeof seat === 'number' && { seat: String(seat) }),
      });
      history.replaceState(undefined, '', `${location.pathname}?${asked}`);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [key, move, seat]);
}
