import { followTable } from '../follow-table.ts';
import type { TableSource } from '../table-source.ts';
import { localRecord } from './local-record.ts';
import { localTables, newLocalTable } from './new-table.ts';
import { type NoLine, type Opening, workerLine } from './worker-line.ts';

/** Opens a table of this browser, or says why that cannot be done. */
export async function openLocal(id: string, opening: Opening): Promise<TableSource | NoLine> {
  const line = await workerLine(id, opening);
  if (typeof line === 'string') return line;
  return followTable(line, id, {
    replayPath: `/replay/local/${id}`,
    record: () => recordOf(id),
    rematch: async () => {
      const kept = await localTables().table(id);
      return kept && `/play/${await newLocalTable(kept)}`;
    },
  });
}

/** The record of a table of this browser; nothing, if it is not there or not over. */
export async function recordOf(id: string): ReturnType<TableSource['record']> {
  const kept = await localTables().table(id);
  return kept?.over ? localRecord(kept, await localTables().entries(id)) : undefined;
}
