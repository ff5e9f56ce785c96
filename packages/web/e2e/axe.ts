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

/** What stands in anybody's way, as axe finds it, in this part of the page as it is now. */
async function violations(page: Page, options: object, part: object): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations: all } = await page.evaluate(
    ({ settings, context }) => (globalThis as unknown as { readonly axe: Axe }).axe.run(context, settings),
    { settings: { resultTypes: ['violations'], preload: false, ...options }, context: part },
  );
  return all.flatMap(({ id, nodes }) => nodes.map((one) => `${id}: ${one.target.join(' ')}: ${one.failureSummary}`));
}

/** Once what is shown has come to rest; what is wrong then is told, and the test goes on to the next thing. */
export const softly = expect.configure({ soft: true });

export interface Looked {
  /** The board too; it is left out where it was looked at before. */
  readonly board?: boolean;
  /** Only what is new here: the rest was looked at before. */
  readonly within?: string;
}

/** Nothing stands in anybody's way here, by day; and by night, which has the same parts, everything can be read. */
export async function expectAccessible(
  page: Page,
  where: string,
  { board = false, within }: Looked = {},
): Promise<void> {
  const part = { ...(within && { include: [within] }), exclude: ['.surface'] };
  await page.emulateMedia({ colorScheme: 'light' });
  const found = (options: object, context: object) => () => violations(page, options, context);
  await softly.poll(found({}, board ? { exclude: [] } : part), `${where}, by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const reading = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  await softly.poll(found(reading, part), `${where}, by night`).toEqual([]);
}
