import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplePack, smallGame } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite-store.ts';
import { Browser } from '../testing/browser.ts';
import { Player, playOut } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer } from '../testing/test-server.ts';
import { backUp } from './backup.ts';

const GAME = smallGame().id;

test('a backup made while a game is played opens as a server of its own, every table whole', async () => {
  const { folder, remove } = temporaryFolder();
  const [data, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')];
  mkdirSync(path.join(data, 'packs'), { recursive: true });
  const map = JSON.stringify(examplePack());
  writeFileSync(path.join(data, 'packs', 'towns.json'), map);
  const server = await startServer({ store: await openSqlite(data, { durable: false }) });
  const browser = new Browser(server.url);
  const { table } = await browser.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  const player = new Player(browser, table.id);
  await player.connect();
  let saved: Awaited<ReturnType<typeof backUp>> = '';
  await playOut(player, 3, async (moves) => {
    if (moves === 20) saved = await backUp(data, copy);
  });
  player.drop();
  await server.close();
  expect(saved).toMatchObject({ tables: 1 });
  expect(readFileSync(path.join(copy, 'packs', 'towns.json'), 'utf8')).toBe(map);

  const restored = await startServer({ store: await openSqlite(copy, { durable: false }) });
  const again = new Player(new Browser(restored.url, browser.cookie), table.id);
  await again.connect();
  expect(again.version).toBeGreaterThanOrEqual(21);
  expect(again.info?.info.status).toBe('playing');
  await playOut(again, 4);
  again.drop();
  await restored.close();
  remove();
}, 20_000);

test('a backup of nothing, or onto something, is refused in one sentence', async () => {
  const { folder, remove } = temporaryFolder();
  expect(await backUp(path.join(folder, 'none'), path.join(folder, 'to'))).toMatch(/^There is no database in DATA_DIR/);
  await (await openSqlite(folder)).close();
  expect(await backUp(folder, folder)).toMatch(/is not empty: name a new folder\.$/);
  remove();
});
