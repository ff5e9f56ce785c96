import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is gone when the test is, or at the latest with its process. */
export function temporaryFolder(kind = ''): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), `branchline-${kind}`));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);
  return { folder, remove };
}
