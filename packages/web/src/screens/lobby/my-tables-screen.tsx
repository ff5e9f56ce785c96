import type { FinishedGame, ListedTable, TableList } from '@branchline/protocol';
import { ChartColumn, MonitorSmartphone, Trash2 } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { timeLeft, timeRuleNotes } from '../../preferences/clocks.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { finishedGames } from '../../session/local/finished-games.ts';
import type { KeptTable } from '../../session/local/storage.ts';
import { localTables } from '../../session/local/storage.ts';
import { seatName } from '../../session/seat-names.ts';
import { whileSeen } from '../../session/while-seen.ts';
import { OfflineNotice } from '../offline/offline-notices.tsx';
import { FinishedRow } from './finished-row.tsx';
import { mostUrgentFirst } from './most-urgent-first.ts';
import { TableRow } from './table-row.tsx';

/** A table of mine, wherever it is kept. */
interface MyTable {
  readonly id: string;
  readonly href: string;
  readonly replay: string;
  readonly game: string;
  readonly mapName?: string | undefined;
  readonly names: readonly string[];
  readonly at: number;
  readonly stage: 'playing' | 'open' | 'over';
  readonly note: string;
  readonly time?: string | undefined;
  readonly endedEarly?: boolean | undefined;
  /** Absent: it is not mine alone to throw away. */
  readonly forget?: () => Promise<boolean>;
}

/** Every table of this browser and of this person at the server: where it is one's turn, what goes on, and what is over. */
export function TablesScreen() {
  const { lobby, start, devices, figures, people } = messages.value;
  const [here, setHere] = useState<readonly KeptTable[]>([]);
  const [there, setThere] = useState<readonly ListedTable[]>([]);
  /** Games that are over, beyond those that are listed at once. */
  const [older, setOlder] = useState<{ readonly tables: readonly ListedTable[]; readonly next?: string }>({
    tables: [],
  });
  const [finished, setFinished] = useState<readonly FinishedGame[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const look = (): void => {
    void localTables()
      .list()
      .then((tables) => setHere([...tables].sort((one, other) => other.changedAt - one.changedAt)))
      .catch(() => setHere([]));
    void api.get<TableList>('/tables/mine').then((list) => {
      // What was known stays while the server does not answer.
      if (!list.ok) return;
      const { tables, older: next } = list.answer;
      setThere(mostUrgentFirst(tables));
      // What was looked up further back stays too.
      setOlder((before) => (before.tables.length > 0 ? before : { tables: [], ...(next !== undefined && { next }) }));
    });
  };
  const lookFurther = async (next: string): Promise<void> => {
    const list = await api.get<TableList>(`/tables/mine?older=${next}`);
    if (!list.ok) return;
    const { tables, older: following } = list.answer;
    setOlder((before) => ({
      tables: [...before.tables, ...tables],
      ...(following !== undefined && { next: following }),
    }));
  };
  const over = there.filter(({ status }) => status === 'over').length;
  useEffect(() => whileSeen(look), []);
  // Asked anew whenever one more is over.
  useEffect(() => void finishedGames().then(setFinished), [over]);
  const all = [...there.map(atServer), ...here.map(inBrowser), ...older.tables.map(atServer)];
  const { next } = older;
  const forget = async (table: MyTable): Promise<void> => {
    const done = await table.forget?.();
    setTrouble(done ? undefined : lobby.refused.forbidden);
    if (done) setOlder((before) => ({ ...before, tables: before.tables.filter(({ id }) => id !== table.id) }));
    look();
  };
  return (
    <Page title={lobby.mineTitle}>
      <OfflineNotice />
      <nav class="page-ways" aria-label={start.otherWays}>
        <a class="button" href="/figures">
          <Icon of={ChartColumn} /> {figures.title}
        </a>
        <a class="button" href="/you">
          <Icon of={MonitorSmartphone} /> {devices.another}
        </a>
      </nav>
      {all.length === 0 && (
        <>
          <p>{lobby.noTables}</p>
          <p>
            {devices.forgotten} <a href="/you">{devices.open}</a>
          </p>
        </>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {(['playing', 'open', 'over'] as const).map((stage) => (
        <Stage
          key={stage}
          stage={stage}
          tables={all.filter((table) => table.stage === stage)}
          finished={finished}
          forget={(table) => void forget(table)}
        />
      ))}
      {next !== undefined && (
        <button type="button" class="button" onClick={() => void lookFurther(next)}>
          {people.olderGames}
        </button>
      )}
    </Page>
  );
}

interface StageProps {
  readonly stage: MyTable['stage'];
  readonly tables: readonly MyTable[];
  readonly finished: readonly FinishedGame[];
  readonly forget: (table: MyTable) => void;
}

/** The tables that have come as far. */
function Stage({ stage, tables, finished, forget }: StageProps) {
  const { figures } = messages.value;
  if (tables.length === 0) return undefined;
  const title = { playing: figures.running, open: figures.waiting, over: figures.finished }[stage];
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      <ul class="rows-list">
        {tables.map((table) => (
          <li key={table.id} class="kept">
            {stage === 'over' ? (
              <FinishedRow {...table} result={finished.find(({ id }) => id === table.id)} />
            ) : (
              <TableRow {...table} />
            )}
            {table.forget && (
              <button
                type="button"
                class="icon-button"
                aria-label={figures.forgetTable(gameName(table.game, table.mapName))}
                onClick={() => forget(table)}
              >
                <Icon of={Trash2} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function atServer(table: ListedTable): MyTable {
  const { id, game, mapName, seats, changedAt: at, status, endedEarly, yours } = table;
  const path = `/t/${id}`;
  return {
    id,
    href: path,
    replay: `/replay/table/${id}`,
    game,
    mapName,
    names: seats.flatMap(({ kind, name = '' }, seat) => (kind === 'open' ? [] : seatName({ seat, name }))),
    at,
    stage: status,
    note: noteOf(table),
    time: [freeNoteOf(table), timeNoteOf(table)].filter(Boolean).join(' · '),
    endedEarly,
    // A game under way is left at its table; one that I have left need not stay in my list.
    ...((status !== 'playing' || (yours?.former && yours.seats.length === 0)) && {
      forget: async () => (await api.delete(`/tables/${id}`)).ok,
    }),
  };
}

function inBrowser({ id, game, pack, seats, changedAt: at, over }: KeptTable): MyTable {
  const { lobby } = messages.value;
  return {
    id,
    href: `/play/${id}`,
    replay: `/replay/local/${id}`,
    game,
    mapName: pack?.name,
    names: seats.map(({ name }, seat) => seatName({ seat, name })),
    at,
    stage: over ? 'over' : 'playing',
    note: '',
    time: lobby.here,
    forget: async () => {
      await localTables().forget(id);
      return true;
    },
  };
}

/** Whose turn it is, and what is done about it meanwhile. */
function noteOf({ status, yours }: ListedTable): string {
  const { lobby, orders, rematch, people } = messages.value;
  if (status === 'over') return lobby.over;
  if (yours?.former && yours.seats.length === 0) return people.leftInList;
  if (yours?.invited) return rematch.inList;
  if (yours?.proposal) return people.proposedInList[yours.proposal];
  if (yours?.standIn) return people.resting;
  const whose = yours?.awaited ? lobby.yourTurn : lobby.waitingForOthers;
  return yours?.order ? `${whose} · ${orders.inList}` : whose;
}

/** How many more may sit down, or are asked to. */
function freeNoteOf({ seats }: ListedTable): string | undefined {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return free === 0 ? undefined : messages.value.company.free(free, seats.length);
}

/** What is left of my time, or what there is to think with. */
function timeNoteOf(table: ListedTable): string | undefined {
  const { status, clock, yours } = table;
  if (clock.kind === 'none' || status === 'over') return undefined;
  const rule = timeRuleNotes(table).join(' · ');
  return yours?.left === undefined ? rule : `${messages.value.clocks.left(timeLeft(yours.left))} · ${rule}`;
}
