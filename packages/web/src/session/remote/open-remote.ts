import type { GameRecord } from '@branchline/games';
import type { TableAnswer, TableLog } from '@branchline/protocol';
import { messages } from '../../preferences/messages.ts';
import type { TableSource } from '../follow-table.ts';
import { followTable } from '../follow-table.ts';
import { api } from './api.ts';
import { socketTransport } from './socket-transport.ts';

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
