import type { TableList } from '@branchline/protocol';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/remote/api.ts';
import { NoNetwork } from '../offline/no-network.tsx';
import { TableRow } from './table-row.tsx';

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
      <NoNetwork />
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          const path = pathIn(text);
          if (path) go(path);
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
