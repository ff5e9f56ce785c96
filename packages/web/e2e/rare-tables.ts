import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Kept, keepTable } from './keep-table.ts';

/** A table of a game of the house: at its first question, or in the middle. */
export type UsualSituation = `tickets: ${string}` | `a turn: ${string}`;

export type RareSituation =
  | 'a tunnel'
  | 'tickets to complete'
  | 'a tie'
  | 'a longest path'
  | 'a closed track'
  | 'several for one'
  | 'a ticket nearly done'
  | 'a held route to claim'
  | 'two routes to claim'
  | 'a second route'
  | 'the last turn'
  | 'a row to rob'
  | 'the first scoring'
  | 'long tickets'
  | 'a station to build'
  | 'eight at a table'
  | 'eight at the end';

const script = fileURLToPath(new URL('play-until.ts', import.meta.url));

/** Played once a run, whichever test wants them first. */
function allKept(): Readonly<Record<RareSituation | UsualSituation, Kept>> {
  const file = path.join(process.env.E2E_DATA ?? '', 'rare.json');
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    writeFileSync(own, execFileSync(process.execPath, ['--conditions=source', script], { maxBuffer: 2 ** 26 }));
    renameSync(own, file);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A table at which something rare is asked or told, as a browser would keep it. */
export function keptTable(what: RareSituation | UsualSituation): Kept {
  const kept = allKept()[what];
  if (!kept) throw new Error(`no table was kept at which this is so: ${what}`);
  return kept;
}

/** A table at which something rare is asked or told right now, with these changes to it; answers its address. */
export async function keepRareTable(
  page: Page,
  what: RareSituation | UsualSituation,
  changes: object = {},
): Promise<string> {
  const kept = keptTable(what);
  const address = await keepTable(page, { ...kept, table: { ...kept.table, ...changes } });
  // A map from outside has been played before, like those of the house.
  await page.evaluate((game) => {
    const settings = JSON.parse(localStorage.getItem('branchline.settings') ?? '{}');
    const met = `${settings.met ?? ''},${game}`;
    localStorage.setItem('branchline.settings', JSON.stringify({ ...settings, met }));
  }, String(kept.table.game));
  return address;
}
