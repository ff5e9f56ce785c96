import type { ListedTable, TableList } from '@branchline/protocol';
import { Trash2 } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { localTables } from '../../session/local/new-table.ts';
import type { KeptTable } from '../../session/local/storage.ts';
import { OfflineNotice } from '../offline/offline-notices.tsx';

/** Every table of this browser and of this guest at the server, and where it is one's turn. */
export function TablesScreen() {
  const { lobby } = messages.value;
  const [here, setHere] = useState<readonly KeptTable[]>([]);
  const [there, setThere] = useState<readonly ListedTable[]>([]);
  const look = (): void => {
    void localTables()
      .list()
      .then((tables) => setHere([...tables].sort((one, other) => other.changedAt - one.changedAt)))
      .catch(() => setHere([]));
  };
  useEffect(() => {
    look();
    void api.get<TableList>('/tables/mine').then((list) => setThere(list.ok ? list.answer.tables : []));
  }, []);
  const noteOf = ({ status, yours }: ListedTable): string =>
    status === 'over' ? lobby.over : yours?.awaited ? lobby.yourTurn : lobby.waitingForOthers;
  return (
    <Page title={lobby.mineTitle}>
      <OfflineNotice />
      {here.length + there.length === 0 && <p>{lobby.noTables}</p>}
      {there.length > 0 && (
        <section class="panel">
          <h2>{lobby.onServer}</h2>
          <ul class="rows-list">
            {there.map((table) => (
              <li key={table.id}>
                <TableRow
                  href={`/t/${table.id}`}
                  game={table.game}
                  names={table.seats.map(({ name }) => name ?? lobby.open)}
                  at={table.changedAt}
                  note={noteOf(table)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {here.length > 0 && (
        <section class="panel">
          <h2>{lobby.here}</h2>
          <ul class="rows-list">
            {here.map((table) => (
              <li key={table.id} class="kept">
                <TableRow
                  href={`/play/${table.id}`}
                  game={table.game}
                  names={table.seats.map(({ name }) => name)}
                  at={table.changedAt}
                  note={table.over ? lobby.over : ''}
                />
                <button
                  type="button"
                  class="icon-button"
                  aria-label={lobby.forget}
                  onClick={() => void localTables().forget(table.id).then(look)}
                >
                  <Icon of={Trash2} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

/** What follows the server's address in a link to a table, or nothing. */
function pathIn(text: string): string | undefined {
  const found = /(?:\/t\/)?([\w-]{22})(\?key=[\w.~%-]+)?\s*$/.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ?? ''}` : undefined;
}

/** Join by link, or choose among the tables that anybody may find. */
export function JoinScreen() {
  const { lobby } = messages.value;
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [open, setOpen] = useState<TableList['tables']>();
  useEffect(() => {
    void api.get<TableList>('/tables').then((list) => {
      if (list.ok) setOpen(list.answer.tables);
      else setTrouble(lobby.refused[list.refusal.code]);
    });
  }, []);
  return (
    <Page title={lobby.joinTitle}>
      <OfflineNotice />
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          const path = pathIn(text);
          if (path) navigate(path);
          else setTrouble(lobby.badLink);
        }}
      >
        <label class="field">
          {lobby.joinField}
          <input value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
        <button type="submit" class="button primary">
          {lobby.joinGo}
        </button>
      </form>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {open && (
        <section class="panel">
          <h2>{lobby.publicTables}</h2>
          {open.length === 0 && <p>{lobby.noPublicTables}</p>}
          <ul class="rows-list">
            {open.map((table) => (
              <li key={table.id}>
                <TableRow
                  href={`/t/${table.id}`}
                  game={table.game}
                  names={table.seats.map(({ name }) => name ?? lobby.open)}
                  at={table.changedAt}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

interface TableRowProps {
  readonly href: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly at: number;
  readonly note?: string;
}

/** A line of a list of tables. */
function TableRow({ href, game, names, at, note }: TableRowProps) {
  const { games, things } = messages.value;
  return (
    <a class="row-item" href={href} data-game={game}>
      <span class="grow">
        <b>{games[game]?.name ?? game}</b>
        <br />
        <span class="note">{things.and(names)}</span>
      </span>
      {note && <b>{note}</b>}
      <time class="note" dateTime={new Date(at).toISOString()}>
        {things.moment(at)}
      </time>
    </a>
  );
}
