import type { GameRecord } from '@branchline/games';
import type { ServerMessage, TableAnswer, TableLog } from '@branchline/protocol';
import { signal } from '@preact/signals';
import { messages } from '../preferences/messages.ts';
import { api } from './api.ts';
import type { ConnectionState, Transport } from './connection.ts';
import { followTable, type TableSource } from './follow-table.ts';

/** Opens a table of the server; a sentence, if that cannot be done. A key is what came with the link. */
export async function openRemote(id: string, key: string | undefined): Promise<TableSource | string> {
  // The first visit makes the guest.
  await api.get('/session');
  const kept = await rightKey(id, key);
  const suffix = kept === undefined ? '' : `key=${encodeURIComponent(kept)}`;
  const found = await api.get<TableAnswer>(`/tables/${id}?${suffix}`);
  if (!found.ok) return messages.value.lobby.refused[found.refusal.code];
  return followTable(socketTransport(), id, {
    ...(kept !== undefined && { key: kept }),
    replayPath: `/replay/table/${id}`,
    record: async () => {
      const record = await api.get<GameRecord>(`/tables/${id}/record?${suffix}`);
      return record.ok ? record.answer : undefined;
    },
    rematch: async () => {
      const next = await api.post<TableAnswer>(`/tables/${id}/rematch`);
      return next.ok ? `/t/${next.answer.table.id}` : undefined;
    },
    past: async (viewer) => {
      const seat = typeof viewer === 'number' ? `&seat=${viewer}` : '';
      const log = await api.get<TableLog>(`/tables/${id}/log?${suffix}${seat}`);
      return log.ok ? log.answer.entries : [];
    },
  });
}

/** The key to a seat brings the seat to this browser and is then needed no more; any other is kept for the visit. */
async function rightKey(id: string, key: string | undefined): Promise<string | undefined> {
  const place = `branchline.key.${id}`;
  if (key === undefined) return sessionStorage.getItem(place) ?? undefined;
  history.replaceState(undefined, '', `/t/${id}`);
  const moved = await api.post<TableAnswer>(`/tables/${id}/move`, { key });
  if (moved.ok) return undefined;
  sessionStorage.setItem(place, key);
  return key;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The close code of a server that is being replaced (RFC 6455, 1012). */
const RESTART = 1012;
const FAREWELL_WAIT = 100;
const PING = 15_000;
/** A connection on which nothing was heard for so long is dead, whatever the browser says. */
const SILENCE = 40_000;

/** The server, over a socket that comes back by itself. */
function socketTransport(): Transport {
  const connection = signal<ConnectionState>('connecting');
  const listeners: ((message: ServerMessage) => void)[] = [];
  const ending = new AbortController();
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let lastHeard = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = (): void => {
    clearTimeout(timer);
    if (ending.signal.aborted) return;
    const next = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    socket = next;
    next.onopen = () => {
      wait = FIRST_WAIT;
      lastHeard = Date.now();
      connection.value = 'open';
    };
    next.onmessage = ({ data }) => {
      lastHeard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      for (const listener of listeners) listener(message);
    };
    next.onclose = ({ code }) => {
      if (socket !== next || ending.signal.aborted) return;
      connection.value = 'lost';
      // Not all at once when a server comes back; a server that says goodbye has others to go on with.
      timer = setTimeout(connect, (code === RESTART ? FAREWELL_WAIT : wait) * (0.5 + Math.random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const reconnect = (): void => {
    if (connection.value === 'lost' && document.visibilityState === 'visible') connect();
  };
  addEventListener('online', reconnect, { signal: ending.signal });
  document.addEventListener('visibilitychange', reconnect, { signal: ending.signal });
  const heartbeat = setInterval(() => {
    if (connection.value !== 'open') return;
    if (Date.now() - lastHeard > SILENCE) socket?.close();
    else socket?.send('{"type":"ping"}');
  }, PING);
  connect();

  return {
    connection,
    send: (message) => socket?.send(JSON.stringify(message)),
    subscribe: (listener) => void listeners.push(listener),
    close: () => {
      ending.abort();
      clearInterval(heartbeat);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
