import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Kept, keepTable } from './keep-table.ts';

export type RareSituation = 'a tunnel' | 'tickets to complete' | 'a tie' | 'a row to rob';

const script = fileURLToPath(new URL('play-until.ts', import.meta.url));

/** Played once a run, whichever test wants them first. */
function allKept(): Readonly<Record<RareSituation, Kept>> {
  const file = path.join(process.env.E2E_DATA ?? '', 'rare.json');
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    writeFileSync(own, execFileSync(process.execPath, ['--conditions=source', script], { maxBuffer: 2 ** 26 }));
    renameSync(own, file);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A table at which something rare is asked or told right now; answers its address. */
export function keepRareTable(page: Page, what: RareSituation): Promise<string> {
  return keepTable(page, allKept()[what]);
}
