import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameWith, smallGame } from '@branchline/games/testing';
import type { TableAnswer, TableLinks, TableLog } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Player, playOut } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

const client = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  mkdirSync(path.join(client.folder, 'assets'));
  writeFileSync(path.join(client.folder, 'index.html'), '<html><head><title>Branchline</title></head></html>');
  server = await startServer({ pool: simpleBots, webFolder: client.folder });
});
afterAll(async () => {
  await server.close();
  client.remove();
});

const browser = (): Browser => new Browser(server.url);

/** A private table of one person and a bot, played to its end. */
async function finished(name: string): Promise<{ anna: Browser; id: string; watch: string }> {
  const anna = browser();
  const { table } = await anna.create({
    game: smallGame().id,
    seats: [
      { kind: 'me', name },
      { kind: 'bot', bot: 'greedy', name: 'Bolt' },
    ],
    settings: { botPace: 0 },
    start: true,
  });
  const player = new Player(anna, table.id);
  await player.connect();
  await playOut(player, 5);
  player.drop();
  const { watch } = await anna.ask<TableLinks>('GET', `/tables/${table.id}/links`);
  return { anna, id: table.id, watch: watch.split('?')[1] ?? '' };
}

const page = async (address: string): Promise<string> => (await fetch(`${server.url}${address}`)).text();
const picture = (id: string, key: string): Promise<Response> => fetch(`${server.url}/preview/${id}?${key}`);

test('whoever is given the link sees the finished game, and a messenger its title and picture', async () => {
  const { id, watch } = await finished('<Anna & "co">');
  const stranger = browser();
  expect((await stranger.send('GET', `/api/tables/${id}/record?${watch}`)).status).toBe(200);
  expect((await stranger.send('GET', `/api/tables/${id}/record`)).status).toBe(404);
  const html = await page(`/replay/table/${id}?${watch}`);
  expect(html).toMatch(/property="og:title" content="[^"<>]+ · [^"<>]+ -?\d+ – [^"<>]+ -?\d+"/);
  expect(html).toContain('&#60;Anna &#38; &#34;co&#34;&#62;');
  expect(html).toContain(`content="${server.url}/preview/${id}?key=`);
  const shown = await picture(id, watch);
  expect(shown.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect([...bytes.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('without the link a preview tells nothing', async () => {
  const { id } = await finished('Anna');
  expect(await page(`/replay/table/${id}`)).not.toContain('og:title');
  expect(await page(`/t/${id}?key=w.${id}.forged`)).not.toContain('og:title');
  expect((await picture(id, '')).status).toBe(404);
});

test('players may keep the replay among themselves: then nobody else sees record, log, seed or picture', async () => {
  const { anna, id, watch } = await finished('Anna');
  const stranger = browser();
  const keep = await stranger.send('PUT', `/api/tables/${id}/replay?${watch}`, { replay: 'players' });
  expect(keep.status).toBe(403);
  await anna.ask<TableAnswer>('PUT', `/tables/${id}/replay`, { replay: 'players' });

  expect((await stranger.send('GET', `/api/tables/${id}/record?${watch}`)).status).toBe(403);
  expect((await stranger.ask<TableLog>('GET', `/tables/${id}/log?${watch}`)).viewer).toBe('watcher');
  expect((await stranger.ask<TableAnswer>('GET', `/tables/${id}?${watch}`)).table.seed).toBeUndefined();
  expect((await picture(id, watch)).status).toBe(404);
  const html = await page(`/replay/table/${id}?${watch}`);
  expect(html).not.toContain('og:image');
  expect(html).not.toMatch(/og:title" content="[^"]* – /);
  const watcher = new Player(stranger, id, watch.replace('key=', ''));
  await watcher.connect();
  expect([...watcher.views.keys()]).toEqual(['watcher']);
  watcher.drop();

  expect((await anna.send('GET', `/api/tables/${id}/record`)).status).toBe(200);
  await anna.ask<TableAnswer>('PUT', `/tables/${id}/replay`, { replay: 'link' });
  expect((await stranger.send('GET', `/api/tables/${id}/record?${watch}`)).status).toBe(200);
});

test('a screen for all to see gets a watcher’s view, although its browser holds a seat', async () => {
  const anna = browser();
  const { table } = await anna.create({
    game: gameWith('tunnels').id,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    start: true,
  });
  const screen = new Player(anna, table.id);
  await screen.connect();
  expect([...screen.views.keys()]).toEqual([0, 1]);
  screen.views.clear();
  const told = screen.nextOf('snapshot');
  screen.send({ type: 'watch', table: table.id, asWatcher: true });
  expect((await told).viewer).toBe('watcher');
  await screen.until(({ info }) => info?.you.seats.length === 0);
  expect([...screen.views.keys()]).toEqual(['watcher']);
  expect(screen.info?.you).toEqual({ seats: [], host: false, chat: 'none' });
  const log = await anna.ask<TableLog>('GET', `/tables/${table.id}/log?as=watcher`);
  expect(log.viewer).toBe('watcher');
  screen.drop();
});
