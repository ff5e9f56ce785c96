import { followTable } from '../table/follow-table.ts';
import type { TableSource } from '../table/table-source.ts';
import { words } from '../text/words.ts';
import { workerLine } from './worker-line.ts';

/** Opens a table of this browser; a sentence, if that cannot be done. */
export async function openLocal(id: string): Promise<TableSource | string> {
  const line = await workerLine(id, () => undefined);
  if (typeof line === 'string') return words.value.start.noTable[line];
  return followTable(line, id);
}
