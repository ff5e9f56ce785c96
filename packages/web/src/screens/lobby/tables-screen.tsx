import { useState } from 'preact/hooks';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { OfflineNotice } from '../offline/offline-notices.tsx';
import { FindOpponent } from './find-opponent.tsx';
import { OpenTables } from './open-tables.tsx';

/** What follows the server's address in a link to a table, or in one that brings somebody's tables along; otherwise nothing. */
function pathIn(text: string): string | undefined {
  const [device] = /\/device#\S+$/.exec(text.trim()) ?? [];
  if (device !== undefined) return device;
  const found = /(?:\/t\/)?([\w-]{22})(\?key=[\w.~%-]+)?\s*$/.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ?? ''}` : undefined;
}

/** Join by link, or choose among the tables that anybody may find. */
export function JoinScreen() {
  const { lobby } = messages.value;
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string>();
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
      <FindOpponent />
      <OpenTables />
    </Page>
  );
}
