import { openSocket } from '@branchline/client';
import type { GameRecord } from '@branchline/games';
import type { ClientMessage, Refusal, ServerMessage, TableAnswer, TableLinks, TableLog } from '@branchline/protocol';
import { computed, effect, signal } from '@preact/signals';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { api } from './api.ts';
import type { ConnectionState, Transport } from './connection.ts';
import { followTable, type TableSource } from './follow-table.ts';
import { fetchGame } from './game.ts';
import { tellSignsOfLife } from './sign-of-life.ts';
import { orderDesk } from './standing-order.ts';
import { tellName } from './tell-name.ts';

/** Opens a table of the server; a sentence, if that cannot be done. A key is what came with the link. */
export async function openRemote(
  id: string,
  key: string | undefined,
  { asWatcher = false } = {},
): Promise<TableSource | string> {
  // The first visit makes the guest.
  await api.get('/session');
  const kept = await rightKey(id, key);
  const suffix = kept === undefined ? '' : `key=${encodeURIComponent(kept)}`;
  const found = await api.get<TableAnswer>(`/tables/${id}?${suffix}`);
  if (!found.ok) return messages.value.lobby.refused[found.refusal.code];
  if (!(await fetchGame(found.answer.table.game))) return messages.value.lobby.refused.missing;
  const mayJoin = found.answer.table.settings.visibility === 'public' || (kept !== undefined && isInvitation(kept));
  const transport = socketTransport();
  const ending = new AbortController();
  const source = await followTable(transport, id, {
    ...(kept !== undefined && { key: kept }),
    ...(!asWatcher && { server: { path: `/tables/${id}`, query: suffix } }),
    ...(asWatcher && { asWatcher }),
    ...(mayJoin && !asWatcher && { sitDown: () => sitDown(id, kept) }),
    // What is secret is not even fetched for a screen that everybody looks at.
    ...(!asWatcher && { orders: orderDesk(id) }),
    declineRematch: async () => void (await api.post(`/tables/${id}/rematch/decline`)),
    replayPath: `/replay/table/${id}${kept === undefined ? '' : `?${suffix}`}`,
    sharing: {
      replayLink: () => replayLink(id, kept),
      keepReplay: async (secret) => {
        await api.put<TableAnswer>(`/tables/${id}/replay?${suffix}`, { replay: secret ? 'players' : 'link' });
      },
    },
    record: () => recordOf(`/tables/${id}/record?${suffix}`, ending.signal),
    rematch: async () => {
      const next = await api.post<TableAnswer>(`/tables/${id}/rematch`);
      return next.ok ? `/t/${next.answer.table.id}` : undefined;
    },
    past: async (viewer) => {
      const seat = typeof viewer === 'number' ? `&seat=${viewer}` : asWatcher ? '&as=watcher' : '';
      const log = await api.get<TableLog>(`/tables/${id}/log?${suffix}${seat}`);
      return log.ok ? log.answer.entries : [];
    },
  });
  const stop = keepAddressShareable(source, suffix);
  const stopTelling = asWatcher
    ? () => undefined
    : tellSignsOfLife(source, () => {
        if (transport.connection.peek() === 'open') transport.send({ type: 'here', table: id });
      });
  return {
    ...source,
    close: () => {
      ending.abort();
      stop();
      stopTelling();
      source.close();
    },
  };
}

/** Why a server gives nothing just now, although it would. */
const FOR_NOW: readonly Refusal['code'][] = ['unavailable', 'failed', 'tooMany'];
const AGAIN_MS = 2000;

/** What a key in a link opens is said by its first letter: a seat, an invitation to sit down, or watching. */
const opensSeat = (key: string): boolean => key.startsWith('s.');
const isInvitation = (key: string): boolean => key.startsWith('j.');
const letsWatch = (key: string): boolean => key.startsWith('w.');

/** The key to a seat brings the seat to this browser and is then needed no more; any other is kept for the visit. */
async function rightKey(id: string, key: string | undefined): Promise<string | undefined> {
  const place = `branchline.key.${id}`;
  const kept = sessionStorage.getItem(place) ?? undefined;
  if (key === undefined) return kept;
  // While every seat is taken the address only lets others watch: whoever reloads it then, and gets up later, was invited all the same.
  if (letsWatch(key) && kept !== undefined && isInvitation(kept)) return kept;
  if (opensSeat(key)) {
    history.replaceState(undefined, '', location.pathname);
    await tellName();
    const moved = await api.post<TableAnswer>(`/tables/${id}/move`, { key, renew: true });
    if (moved.ok) return undefined;
  }
  sessionStorage.setItem(place, key);
  return key;
}

/** The record of a finished game; nothing, where it is kept among the players. A server that is away for a moment is asked again. */
async function recordOf(path: string, ending: AbortSignal): Promise<GameRecord | undefined> {
  for (;;) {
    const record = await api.get<GameRecord>(path);
    if (record.ok) return record.answer;
    if (!FOR_NOW.includes(record.refusal.code) || ending.aborted) return undefined;
    await new Promise((resolve) => setTimeout(resolve, record.retryAfterMs ?? AGAIN_MS));
  }
}

/** The path of a link to the replay of a table, for whoever it is given to; nothing, where one may not even watch. */
export async function replayLink(id: string, key?: string): Promise<string | undefined> {
  const links = await api.get<TableLinks>(
    `/tables/${id}/links${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`,
  );
  return links.ok ? `/replay/table/${id}?${links.answer.watch.split('?')[1]}` : undefined;
}

async function sitDown(id: string, key: string | undefined): Promise<boolean> {
  const name = settings.name.peek();
  const joined = await api.post<TableAnswer>(`/tables/${id}/join`, {
    ...(name && { name }),
    ...(key !== undefined && { key }),
  });
  return joined.ok;
}

/** The address in the address bar can be passed on: to sit down while a seat is open, to watch afterwards; never to a seat of ours. */
function keepAddressShareable(source: TableSource, suffix: string): () => void {
  const { id, settings: rules } = source.info.peek();
  const here = location.pathname;
  const open = computed(() => source.info.value.seats.some(({ kind }) => kind === 'open'));
  return effect(() => {
    void open.value;
    if (rules.visibility === 'public' || !here.endsWith(`/${id}`)) return;
    void api.get<TableLinks>(`/tables/${id}/links?${suffix}`).then((links) => {
      if (!links.ok || location.pathname !== here) return;
      const [, query] = (links.answer.join ?? links.answer.watch).split('?');
      history.replaceState(undefined, '', `${here}?${query}`);
    });
  });
}

/** The server, over a socket that comes back by itself. */
function socketTransport(): Transport {
  const connection = signal<ConnectionState>('connecting');
  const listeners: ((message: ServerMessage) => void)[] = [];
  const ending = new AbortController();
  const socket = openSocket<ServerMessage, ClientMessage>({
    server: location.origin,
    onState: (state) => {
      connection.value = state;
    },
    onMessage: (message) => {
      for (const listener of listeners) listener(message);
    },
  });
  const reconnect = (): void => {
    if (document.visibilityState === 'visible') socket.reconnect();
  };
  addEventListener('online', reconnect, { signal: ending.signal });
  document.addEventListener('visibilitychange', reconnect, { signal: ending.signal });

  return {
    connection,
    send: socket.send,
    subscribe: (listener) => void listeners.push(listener),
    close: () => {
      ending.abort();
      socket.close();
    },
  };
}
