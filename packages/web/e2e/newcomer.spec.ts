import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { chooseFastSettings, Player } from './player.ts';

/*
 * Somebody new adds a game: one folder with a map made at random, nothing else, in a copy of the house. The checks of the house, its
 * command line, its server and the page that is built from it must know the game then. (The command line alone is tried further
 * in packages/cli/src/newcomer.test.ts.)
 */

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Another map every time; BRANCHLINE_SEED gives the same one again. */
const SEED = Number(process.env.BRANCHLINE_SEED ?? Math.floor(Math.random() * 1e6));
const ID = `newcomer-${SEED}`;
const NAME = `Newcomer ${SEED}`;
const LINES: Readonly<Record<string, string>> = {
  en: 'A map made by chance.',
  da: 'Et kort lavet af tilfældet.',
  nb: 'Et kart laget av tilfeldigheten.',
  nl: 'Een kaart door het toeval gemaakt.',
  sv: 'En karta gjord av slumpen.',
  fi: 'Sattuman tekemä kartta.',
};
const LEFT_OUT = new Set(['dist', 'node_modules', 'e2e', 'fixtures']);

const node = (folder: string, line: readonly string[]): string =>
  execFileSync(process.execPath, ['--conditions=source', ...line], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

interface DrawnMap {
  readonly seats: { readonly min: number; readonly max: number };
  readonly routes: readonly unknown[];
  readonly pieces: { readonly count: number };
}

/** A map made at random, by the house itself. */
function drawnMap(): DrawnMap {
  const code = `import { randomPack } from '@branchline/games/testing';
    console.log(JSON.stringify({ ...randomPack(${SEED}), id: '${ID}', name: '${NAME}', order: 900 }));`;
  return JSON.parse(node(path.join(root, 'packages/cli'), ['--input-type=module', '-e', code]));
}

/** A copy of all that is ours; what others wrote is where it is. */
function copyOfTheHouse(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'branchline-newcomer-'));
  const packages = readdirSync(path.join(root, 'packages'));
  const filter = (file: string): boolean => !LEFT_OUT.has(path.basename(file));
  for (const folder of ['packages', 'scripts', 'docs']) {
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true, filter });
  }
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(path.join(root, file), path.join(copy, file));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@branchline'), { recursive: true });
  for (const one of packages) {
    symlinkSync(path.join(copy, 'packages', one), path.join(modules, '@branchline', one));
    const own = path.join(root, 'packages', one, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(copy, 'packages', one, 'node_modules'));
  }
  for (const one of readdirSync(path.join(root, 'node_modules'))) {
    if (one !== '@branchline') symlinkSync(path.join(root, 'node_modules', one), path.join(modules, one));
  }
  return copy;
}

/** The folder of the game is all that is added. */
function addGame(copy: string, map: DrawnMap): void {
  const folder = path.join(copy, 'packages/games/src', ID);
  mkdirSync(path.join(folder, 'words'), { recursive: true });
  writeFileSync(path.join(folder, 'pack.json'), JSON.stringify(map));
  for (const [language, line] of Object.entries(LINES)) {
    writeFileSync(path.join(folder, 'words', `${language}.json`), JSON.stringify({ name: NAME, line }));
  }
}

let copy = '';
let server: OwnServer | undefined;

test.afterAll(async () => {
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

test('a folder is all that a game needs: command line, checks, server, browser, bots, replay', async ({ page }) => {
  test.slow();
  test.info().annotations.push({ type: 'map', description: String(SEED) });
  const map = drawnMap();
  copy = copyOfTheHouse();
  addGame(copy, map);
  const branchline = (...line: string[]): string => node(copy, ['packages/cli/src/main.ts', ...line]);

  // The command line, bots at the largest table, and the record of the first game, which the folder keeps.
  const kept = path.join(copy, 'packages/games/src', ID, 'record-v1.jsonl');
  const seats = ['--players', String(map.seats.max), '--bots', 'regular'];
  branchline('simulate', '--game', ID, ...seats, '--games', '1', '--seed', '1', '--records', kept);
  expect(branchline('verify', kept)).toContain('1 game agrees with seed and events');
  expect(branchline('replay', kept)).toContain(NAME);
  // What the house checks of itself: every file is in order, and none outside the folder names the game.
  const { files, faults } = JSON.parse(branchline('check-data', '--json'));
  expect([files.includes(`${ID}/pack.json`), faults]).toEqual([true, []]);
  expect(node(copy, ['scripts/game-names.mjs'])).toContain('No file names a game that is not its own.');

  // The page that is built from it, on its server.
  node(path.join(copy, 'packages/web'), [path.join(root, 'node_modules/vite/bin/vite.js'), 'build']);
  server = await startOwnServer(path.join(copy, 'data'), copy);
  await chooseFastSettings(page, { name: 'Anna' });
  const player = new Player(page);
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: `Play now: ${NAME}` })).toBeVisible();
  await page.goto(`${server.url}/new?game=${ID}`);
  await expect(page.getByRole('radio', { name: NAME })).toBeChecked();
  for (let seat = 2; seat <= map.seats.min; seat++) {
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption('bot:bo');
  }
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await player.asked();
  await expect(page.locator('.board .route')).toHaveCount(map.routes.length);
  await player.playToTheEnd(async () => {
    if (!(await player.claimOne())) await player.takeCard();
  });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  expect(branchline('verify', await (await saving).path())).toContain('1 game agrees with seed and events');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.board .route')).toHaveCount(map.routes.length);
  await page.goto(`${server.url}/rules/${ID}`);
  await expect(page.getByText(`${map.pieces.count} train cars`).first()).toBeVisible();
});
