import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { houseGames } from './games.ts';
import { startOwnServer } from './own-server.ts';
import { chooseFastSettings, Player } from './player.ts';

/** The map of docs/packs.md: what a newcomer writes first. */
const [, written = ''] =
  /```json\n(\{\n {2}"pack".*?)```/s.exec(readFileSync(new URL('../../../docs/packs.md', import.meta.url), 'utf8')) ??
  [];
const map: { readonly id: string; readonly name: string } = JSON.parse(written);

const fileOf = (text: string) => ({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function bring(page: Page, text = written): Promise<void> {
  await page.getByLabel('Bring a map').setInputFiles(fileOf(text));
}

const claimOrTake = (player: Player) => async (): Promise<void> => {
  if (!(await player.claimOne())) await player.takeCard();
};

test('a map that somebody brings is played against a bot to its end, kept, and its record verifies', async ({
  page,
}) => {
  await chooseFastSettings(page, { name: 'Anna' });
  await page.goto('/pass');
  await bring(page);
  await expect(page.getByRole('radio', { name: map.name })).toBeChecked();
  await page.getByLabel('Who sits at seat 2').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Deal' }).click();
  const player = new Player(page);
  await player.asked();
  await expect(page.locator('.board .route')).toHaveCount(9);
  await expect(page.getByText('North Harbour').first()).toBeVisible();
  await page.reload();
  await player.playToTheEnd(claimOrTake(player));

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  const file = await (await saving).path();
  const verdict = execFileSync(
    process.execPath,
    ['--conditions=source', new URL('../../cli/src/main.ts', import.meta.url).pathname, 'verify', file],
    { encoding: 'utf8' },
  );
  expect(verdict).toContain('1 game agrees with seed and events');

  await page.goto('/replay');
  await page.getByLabel('A saved game (JSON)').setInputFiles(file);
  await expect(page.locator('.board .route')).toHaveCount(9);
  await expect(page.getByRole('heading', { name: map.name })).toBeVisible();
  // It is there the next time, too, and can be taken out again.
  await page.goto('/pass');
  await expect(page.getByRole('radio', { name: map.name })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${map.name} from this browser` }).click();
  await expect(page.getByRole('radio', { name: map.name })).toHaveCount(0);
});

test('two browsers play on a map that one of them brings', async ({ browser }) => {
  const [host, guest] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [a, b] = [await host.newPage(), await guest.newPage()];
  await chooseFastSettings(a, { name: 'Anna' });
  await chooseFastSettings(b, { name: 'Bo' });
  await a.goto('/new');
  await bring(a);
  await a.getByRole('button', { name: 'Set the table' }).click();
  await b.goto(await a.getByLabel('Send this link').inputValue());
  await expect(b.getByRole('heading', { name: map.name })).toBeVisible();
  await b.getByRole('button', { name: 'Sit down here' }).click();
  await expect(a.getByText('Bo', { exact: true })).toBeVisible();
  await a.getByRole('button', { name: 'Start the game' }).click();
  const players = [new Player(a), new Player(b)];
  await Promise.all(players.map((player) => player.playToTheEnd(claimOrTake(player))));
  for (const page of [a, b]) await expect(page.locator('.score-sheet tfoot')).toBeVisible();
  await b.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(b.locator('.board .route')).toHaveCount(9);
  await Promise.all([host.close(), guest.close()]);
});

/** A map with so much painted under it that it is larger than what may be brought to a table. */
const large = JSON.stringify({
  ...JSON.parse(written),
  id: 'large-towns',
  name: 'Large Towns',
  look: {
    palette: 'winter',
    shapes: Array.from({ length: 6 }, () => ({ kind: 'line', path: `M0 0${'L500 500L510 510'.repeat(3700)}` })),
  },
});

test('the rules of a map that only this browser has are told', async ({ page }) => {
  await page.goto('/pass');
  await bring(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: `Rules: ${map.name}` }).click();
  const rules = await opening;
  await expect(rules.getByRole('heading', { name: map.name }).first()).toBeVisible();
  await expect(rules.getByText('12 train cars').first()).toBeVisible();
});

test('a map that is too large for a table on the server is told so with both numbers', async ({ page }) => {
  await page.goto('/new');
  await bring(page, large);
  await expect(page.getByRole('radio', { name: 'Large Towns' })).toBeChecked();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByText(/This map weighs 3\d\d kB, and this server takes at most 300 kB/)).toBeVisible();
});

test('maps that the server offers are listed by title, fetched when chosen, and played however large', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-offered-'));
  mkdirSync(path.join(folder, 'packs'));
  writeFileSync(path.join(folder, 'packs/large.json'), large);
  writeFileSync(path.join(folder, 'packs/small.json'), written);
  const server = await startOwnServer(folder);
  const fetched: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/packs/') && fetched.push(request.url())));
  await chooseFastSettings(page, { name: 'Anna' });
  await page.goto(`${server.url}/new`);
  await expect(page.getByRole('radio', { name: map.name })).toBeVisible();
  expect(fetched).toEqual([]);
  await page.getByRole('radio', { name: 'Large Towns' }).check({ force: true });
  await expect(page.getByRole('link', { name: 'Rules: Large Towns' })).toBeVisible();
  expect(fetched).toHaveLength(1);
  await page.getByLabel('Who sits at seat 2').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await new Player(page).asked();
  await expect(page.locator('.board .route')).toHaveCount(9);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the start page carries no facts of any game, and a table only those of its own', async ({ page }) => {
  const boards = houseGames.flatMap(({ id, name }) => {
    const file = new URL(`../../games/src/${id}/pack.json`, import.meta.url);
    if (!existsSync(file)) return [];
    const { routes }: { routes: { id: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
    return [{ name, routes: routes.map((route) => route.id) }];
  });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|json)$/.test(new URL(response.url()).pathname)) scripts.push(response.text().catch(() => ''));
  });
  /** The games most of whose routes are named in what has come. */
  const carried = async (): Promise<readonly string[]> => {
    const all = (await Promise.all(scripts)).join('\n');
    const many = (routes: readonly string[]): boolean =>
      routes.filter((id) => all.includes(id)).length > routes.length / 2;
    return boards.filter(({ routes }) => many(routes)).map(({ name }) => name);
  };
  await chooseFastSettings(page);
  await page.goto('/');
  await expect(page.locator('.poster').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await carried()).toEqual([]);
  const [{ name } = { name: '' }] = boards.slice(-1);
  const player = new Player(page);
  await player.playNow(name);
  await player.asked();
  await page.waitForLoadState('networkidle');
  expect(await carried()).toEqual([name]);
});

test.describe('a file that is no map', () => {
  const broken: Readonly<Record<string, readonly [text: string, fault: string]>> = {
    'cut off': [written.slice(0, 300), 'map.json is no map that can be played. It is not valid JSON.'],
    'with a colour nobody has': [
      written.replace('"colour": "red"', '"colour": "purple"'),
      'North Harbour – Westfield: the deck has no cards of its colour (purple).',
    ],
    'with markup in a name': [written.replace('"Westfield"', '"<b>West</b>"'), 'places, west, name must be plain text'],
  };
  for (const [what, [text, fault]] of Object.entries(broken)) {
    test(`${what} is refused in one sentence, and nothing is lost`, async ({ page }) => {
      await page.goto('/new');
      await bring(page, text);
      await expect(page.locator('.bring-map .trouble')).toContainText(fault);
      await expect(page.getByRole('radio').first()).toBeChecked();
      await bring(page);
      await expect(page.locator('.bring-map .trouble')).toHaveCount(0);
      await expect(page.getByRole('radio', { name: map.name })).toBeChecked();
    });
  }
});
