import type { ListedTable, TableList } from '@branchline/protocol';
import { Trash2 } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import type { KeptTable } from '../../session/local/kept-table.ts';
import { localTables } from '../../session/local/new-table.ts';
import { api } from '../../session/remote/api.ts';
import { NoNetwork } from '../offline/no-network.tsx';
import { TableRow } from './table-row.tsx';

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
      <NoNetwork />
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
