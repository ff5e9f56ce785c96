import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

// Put into the page as it is: the wrapper for browser tests takes twice as long.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
  }[];
}

type Axe = { readonly run: (context: object, options: object) => Promise<Found> };

/** What stands in anybody's way on the page as it is now, as axe finds it. The board is left out where it was looked at before. */
async function violations(page: Page, options: object, board: boolean): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations: all } = await page.evaluate(
    ({ settings, without }) => (globalThis as unknown as { readonly axe: Axe }).axe.run({ exclude: without }, settings),
    { settings: { resultTypes: ['violations'], preload: false, ...options }, without: board ? [] : ['.surface'] },
  );
  return all.flatMap(({ id, nodes }) => nodes.map((one) => `${id}: ${one.target.join(' ')}: ${one.failureSummary}`));
}

/** Nothing stands in anybody's way here, by day; and by night, which has the same parts, everything can be read. */
export async function inNobodysWay(page: Page, where: string, { board = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violations(page, {}, board), `${where}, by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const reading = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  expect.soft(await violations(page, reading, false), `${where}, by night`).toEqual([]);
}
