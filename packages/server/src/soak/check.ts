import { isDeepStrictEqual } from 'node:util';
import { verifyRecord } from '@branchline/games';
import { readEntries } from '../store/checksum.ts';
import type { TableStore } from '../store/table-store.ts';
import type { Acknowledged } from './client.ts';
import type { Tally } from './tally.ts';

/** A table under test. */
export interface SoakTable {
  readonly id: string;
  readonly game: string;
  readonly token: string;
  readonly clients: readonly { readonly acknowledged: readonly Acknowledged[]; readonly over: boolean }[];
}

/** What the store holds against what the players were promised: nothing lost, nothing twice. */
export async function checkLog(table: SoakTable, store: TableStore, tally: Tally): Promise<void> {
  const log = readEntries(await store.entries(table.id, 0), table.id, 0);
  tally.entries += Math.max(0, log.length - 1);
  const ids = new Set<string>();
  const questions = new Set<string>();
  for (const entry of log) {
    if (entry.seat === undefined) continue;
    const { seat, by = 'nobody', id, question } = entry;
    tally.movedBy[by] = (tally.movedBy[by] ?? 0) + 1;
    if (id !== undefined && ids.has(id)) tally.wrong(`${table.id}: ${id} was applied twice`);
    if (id !== undefined) ids.add(id);
    const key = `${seat} ${question.number}`;
    if (questions.has(key)) tally.wrong(`${table.id}: question ${key} was answered twice`);
    questions.add(key);
  }
  for (const { acknowledged } of table.clients) {
    for (const { id, version, seat, action } of acknowledged) {
      const entry = log[version - 1];
      if (entry?.seat !== seat || entry.id !== id || !isDeepStrictEqual(entry.action, action)) {
        tally.wrong(`${table.id}: ${id}, acknowledged as version ${version}, is not there`);
      }
    }
  }
}

/** The record, read as a player would. */
export async function checkRecord(table: SoakTable, anywhere: () => string | undefined, tally: Tally): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const url = `${anywhere()}/api/tables/${table.id}/record`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${table.token}` } }).catch(() => undefined);
    if (!answer?.ok && attempt < 10) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    if (!answer?.ok) return tally.wrong(`${table.id} (${table.game}): no record, ${answer?.status}`);
    const { fromSeed, fromEvents } = verifyRecord(await answer.json());
    if (fromSeed || fromEvents) {
      return tally.wrong(
        `${table.id} (${table.game}): the record is not true, ${JSON.stringify(fromSeed ?? fromEvents)}`,
      );
    }
    tally.verified++;
    return;
  }
}
