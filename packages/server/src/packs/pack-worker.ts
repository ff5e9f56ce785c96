import { packHash, readOutsidePack } from '@branchline/games';
import type { PackVerdict } from './pack-reader.ts';

/** What the thread does: reads one map that somebody brings. */
function check(value: unknown): PackVerdict {
  const reading = readOutsidePack(value);
  return reading.ok ? { hash: packHash(reading.pack) } : { fault: reading.faults[0] ?? 'it is no map' };
}

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default check;
