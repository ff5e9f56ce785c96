import { type GameRecord, MalformedRecord, parseRecord, readRecord, verifyRecord } from '@branchline/games';
import { House } from 'lucide';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TextViewButton, TextViewDialog } from '../../accessibility/text-view.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { recordOf } from '../../session/local/open-local.ts';
import { type Replay, replayOf } from '../../session/replay.ts';
import { createModel, TableContext } from '../../session/table-model.ts';
import { BoardPane } from '../../table/board-pane.tsx';
import { Hand } from '../../table/hand/hand.tsx';
import { Tickets } from '../../table/hand/tickets.tsx';
import { Log } from '../../table/log-and-chat.tsx';
import { Market } from '../../table/market.tsx';
import { Players } from '../../table/players.tsx';
import { type Tab, Tabs } from '../../table/tabs.tsx';
import { YardPane } from '../../yard/yard-pane.tsx';
import { ReplayBar } from './replay-bar.tsx';
import '../../table/table.css';

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
    void found.then((one) => (one ? setRecord(one) : setTrouble(text.missing)));
  }, []);
  const read = async (file: File): Promise<void> => {
    try {
      const given = parseRecord(await file.text());
      const { fromEvents } = verifyRecord(given);
      if (fromEvents) setTrouble(text.doesNotAddUp);
      else setRecord(readRecord(given).record);
    } catch (error) {
      if (!(error instanceof MalformedRecord || error instanceof SyntaxError)) throw error;
      setTrouble(text.noRecord);
    }
  };
  const replay = useMemo(() => record && replayOf(record), [record]);
  if (replay) return <ReplayTable replay={replay} />;
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

async function fetched(id: string): Promise<GameRecord | undefined> {
  const record = await api.get<GameRecord>(`/tables/${id}/record`);
  return record.ok ? record.answer : undefined;
}

function ReplayTable({ replay }: { readonly replay: Replay }) {
  const model = useMemo(() => createModel(replay.source, replay.shown, { watching: true }), [replay]);
  const [tab, setTab] = useState<Tab>('players');
  const { table, games } = messages.value;
  return (
    <TableContext.Provider value={model}>
      <main class="table" data-game={model.game.id}>
        <header class="masthead">
          <a class="icon-button" href="/" aria-label={table.home}>
            <Icon of={House} />
          </a>
          <h1>{games[model.game.id]?.name}</h1>
          <TextViewButton />
        </header>
        {model.position.value.routes ? <BoardPane /> : <YardPane />}
        <ReplayBar replay={replay} />
        <Tabs tab={tab} choose={setTab} />
        <div class="sheet" data-tab={tab}>
          <Players />
          <Market />
          <div class="talk">
            <Log />
          </div>
          <div class="tray">
            <Hand />
            <div class="side">
              <Tickets />
            </div>
          </div>
        </div>
        <TextViewDialog keys={false} />
      </main>
    </TableContext.Provider>
  );
}
