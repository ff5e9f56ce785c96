import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Kept, keepTable } from './keep-table.ts';

export type Rare = 'a tunnel' | 'tickets to complete' | 'a tie' | 'a row to rob';

const script = fileURLToPath(new URL('play-until.ts', import.meta.url));

/** A table at which something rare is asked or told right now; answers its address. */
export function tableWith(page: Page, what: Rare): Promise<string> {
  const written = execFileSync(process.execPath, ['--conditions=source', script, what], { maxBuffer: 2 ** 26 });
  const kept: Kept = JSON.parse(written.toString());
  return keepTable(page, kept);
}
