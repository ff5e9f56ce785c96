import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameTitles, packRef } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite-store.ts';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { writtenDown } from './admin-log.ts';
import { askServer, openAdminSocket } from './admin-socket.ts';
import { look, peopleOf, storageOf, tablesOf } from './look.ts';
import type { AdminRequest } from './requests.ts';

const { folder, remove } = temporaryFolder('admin-');
const [{ id: game } = { id: '' }] = gameTitles;
const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer({}, { DATA_DIR: folder, ...environment });
  open.push(server);
  return server;
}

const asked = async ({ server }: TestServer, request: AdminRequest): Promise<unknown> => {
  const answer = await server.operate(request);
  return answer.ok ? answer.result : answer.why;
};

async function seated(server: TestServer): Promise<{ browser: Browser; player: Player; id: string }> {
  const browser = new Browser(server.url);
  const settings = { visibility: 'public' };
  const { table } = await browser.create({ game, settings, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  const player = new Player(browser, table.id);
  await player.connect();
  return { browser, player, id: table.id };
}

const personIn = (cookie = ''): string => cookie.split('=')[1]?.split('.')[0] ?? '';

describe('a table that an operator closes', () => {
  test('is gone for those at it and from every list, and is back when it is opened', async () => {
    const server = await start();
    const { browser, player, id } = await seated(server);
    const told = player.nextOf('refused');
    expect(await asked(server, { command: 'close', table: id })).toEqual({ table: id });
    expect(await told).toMatchObject({ table: id, refusal: { code: 'missing' } });
    expect((await browser.send('GET', `/api/tables/${id}`)).status).toBe(404);
    for (const list of ['/tables?status=playing', '/tables/mine']) {
      expect((await browser.ask<{ tables: unknown[] }>('GET', list)).tables).toEqual([]);
    }
    expect(await asked(server, { command: 'open', table: id })).toEqual({ table: id });
    expect((await browser.send('GET', `/api/tables/${id}`)).status).toBe(200);
    expect(await asked(server, { command: 'open', table: id })).toBe(`Table ${id} is not closed.`);
    player.drop();
  });

  test('or deletes stays away, also after its process has started again', async () => {
    const server = await start();
    const { browser, player, id } = await seated(server);
    await asked(server, { command: 'delete', table: id });
    expect((await browser.send('GET', `/api/tables/${id}`)).status).toBe(404);
    expect(await server.server.services.store.read(id)).toBeUndefined();
    expect(await asked(server, { command: 'delete', table: id })).toBe(`There is no table ${id}.`);
    player.drop();
  });
});

describe('a ban', () => {
  test('of a person cuts their line and refuses what they ask, and nobody else', async () => {
    const server = await start();
    const { browser, player } = await seated(server);
    const person = personIn(browser.cookie);
    await asked(server, { command: 'ban', kind: 'person', value: person });
    expect(await player.cut).toBe(1008);
    expect(await browser.send('GET', '/api/session')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await expect(new Player(browser, 'x').connect()).rejects.toThrow('403');
    expect((await new Browser(server.url).send('GET', '/api/session')).status).toBe(200);
    await asked(server, { command: 'unban', kind: 'person', value: person });
    expect((await browser.send('GET', '/api/session')).status).toBe(200);
    expect(await asked(server, { command: 'unban', kind: 'person', value: person })).toBe(`${person} is not banned.`);
  });

  test.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/64'])(
    'of %s is for those who come from there',
    async (value) => {
      const server = await start({ PROXIES: '1' });
      const from = async (address: string): Promise<number> =>
        (await new Browser(server.url).send('GET', '/api/session', undefined, { 'x-forwarded-for': address })).status;
      await asked(server, { command: 'ban', kind: 'address', value });
      const inside = value.startsWith('2001') ? '2001:db8::99' : '203.0.113.7';
      expect([await from(inside), await from('198.51.100.1'), await from('2001:db9::1')]).toEqual([403, 200, 200]);
      expect(await asked(server, { command: 'bans' })).toMatchObject([{ kind: 'address', value }]);
    },
  );

  test.each(['example.org', '300.1.1.1', '10.0.0.0/33', '10.0.0.0/8/8'])('of "%s" is refused', async (value) => {
    const server = await start();
    expect(await asked(server, { command: 'ban', kind: 'address', value })).toBe(
      `"${value}" is no address, nor a range such as 203.0.113.0/24.`,
    );
  });
});

test('a restart that is announced is told to those at a table and to whoever comes, and can be taken back', async () => {
  const server = await start();
  const { browser, player, id } = await seated(server);
  const told = player.nextOf('restartPlanned');
  await asked(server, { command: 'announce', minutes: 10 });
  expect((await told).at).toBeGreaterThan(Date.now());
  const late = new Player(browser, id);
  await late.connect();
  expect(late.received[0]).toMatchObject({ type: 'restartPlanned' });
  const off = late.nextOf('restartPlanned');
  await asked(server, { command: 'announce', minutes: 0 });
  expect(await off).toEqual({ type: 'restartPlanned' });
  player.drop();
  late.drop();
});

test('a map put into the folder is offered from then on', async () => {
  const server = await start();
  const pack = randomPack(7);
  mkdirSync(path.join(folder, 'packs'), { recursive: true });
  writeFileSync(path.join(folder, 'packs', 'one.json'), JSON.stringify(pack));
  expect(await asked(server, { command: 'offer', map: packRef(pack) })).toEqual({ offered: [pack.name] });
  const { games } = await new Browser(server.url).ask<{ games: { ref?: string; id: string }[] }>('GET', '/games');
  expect(JSON.stringify(games)).toContain(packRef(pack));
  rmSync(path.join(folder, 'packs', 'one.json'));
  expect(await asked(server, { command: 'withdraw', map: packRef(pack) })).toEqual({ offered: [] });
});

test('the operator sees who offers which map, and takes one or all of a person out of the gallery', async () => {
  const server = await start({ OFFER_MAPS: 'everybody' });
  const [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  for (const browser of [anna, bert]) await browser.ask('GET', '/session');
  const packs = [randomPack(11), randomPack(12), randomPack(13)];
  for (const [at, pack] of packs.entries()) await (at < 2 ? anna : bert).ask('POST', '/gallery', { pack });
  const maps = (await asked(server, { command: 'gallery' })) as { hash: string; by: string; name: string }[];
  expect(maps.map(({ name }) => name)).toEqual(packs.map(({ name }) => name).toReversed());
  const [ofBert, second] = maps;
  expect(await asked(server, { command: 'unoffer', which: ofBert?.hash ?? '' })).toEqual({ removed: [packs[2]?.name] });
  expect(await asked(server, { command: 'unoffer', which: 'nothing-known' })).toBe(
    'Nothing in the gallery is nothing-known, or by them.',
  );
  await asked(server, { command: 'unoffer', which: second?.by ?? '' });
  expect(await bert.ask('GET', '/gallery')).toMatchObject({ maps: [] });
});

test('everything that is changed is in the log, and what is only looked at is not changed', async () => {
  const server = await start();
  await asked(server, { command: 'ban', kind: 'person', value: 'somebody' });
  expect(server.logged.join('')).toContain('"operator":{"command":"ban","kind":"person","value":"somebody"}');
  await asked(server, { command: 'close', table: 'none' });
  expect(server.logged.join('')).toContain('"table":"none"},"refused":"There is no table none."');
  const status = await asked(server, { command: 'status' });
  expect(status).toMatchObject({ connections: 0, botsWaiting: 0, processes: 1 });
  expect(await asked(server, { command: 'connections' })).toEqual([]);
});

test('the door is for its own user only, answers in words, and is closed with the server', async () => {
  const at = temporaryFolder('door-');
  const door = await openAdminSocket(at.folder, async (request) => ({ ok: true, result: request }));
  expect(statSync(path.join(at.folder, 'admin.sock')).mode & 0o777).toBe(0o600);
  expect(await askServer(at.folder, { command: 'bans' })).toEqual({ ok: true, result: { command: 'bans' } });
  const odd = { command: 'announce', minutes: -3 } as const;
  expect(await askServer(at.folder, odd)).toEqual({ ok: false, why: 'The command was not understood.' });
  await door.close();
  expect(await askServer(at.folder, { command: 'bans' })).toBeUndefined();
  // One that a killed process left behind is taken over.
  writeFileSync(path.join(at.folder, 'admin.sock'), '');
  await (await openAdminSocket(at.folder, async () => ({ ok: false, why: '' }))).close();
  at.remove();
});

test('what an operator does is written down before and after, also if it fails; what only looks is not', async () => {
  const at = temporaryFolder('written-');
  const file = path.join(at.folder, 'admin.log');
  const writing = { dataDir: at.folder, by: 'anna', now: () => new Date(0) };
  const lines = (): string[] => readFileSync(file, 'utf8').trim().split('\n');
  const close: AdminRequest = { command: 'close', table: 'x' };
  const done = { ok: true, result: 1 } as const;
  const seen = await writtenDown(close, writing, async () => ({ ok: true, result: lines() }));
  const start = '{"at":"1970-01-01T00:00:00.000Z","by":"anna","command":"close","table":"x","outcome":';
  expect(seen).toEqual({ ok: true, result: [`${start}"begun"}`] });
  expect(await writtenDown({ command: 'status' }, writing, async () => done)).toEqual(done);
  expect(lines().slice(1)).toEqual([`${start}"done"}`]);
  await writtenDown(close, writing, async () => ({ ok: false, why: 'No.' }));
  const failing = writtenDown(close, writing, () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(lines().slice(2)).toEqual([
    `${start}"begun"}`,
    `${start}"refused","why":"No."}`,
    `${start}"begun"}`,
    `${start}"refused","why":"gone"}`,
  ]);

  // A folder in its place: nothing can be written, so nothing is done.
  rmSync(file);
  mkdirSync(file);
  let worked = false;
  const refused = await writtenDown(close, writing, async () => {
    worked = true;
    return done;
  });
  expect({ refused, worked }).toEqual({
    refused: { ok: false, why: `Nothing was done: ${file} cannot be written (EISDIR).` },
    worked: false,
  });
  at.remove();
});

test('tables, people and storage are read from the database while the server runs, without what is hidden', async () => {
  const at = temporaryFolder('look-');
  const server = await startServer({ store: await openSqlite(at.folder, { durable: false }) });
  open.push(server);
  const { browser, player, id } = await seated(server);
  await browser.ask('PUT', '/session', { name: 'Anna' });
  const place = { dataDir: at.folder };
  const tables = await look(place, (database) => tablesOf(database, { status: 'playing', limit: 5 }));
  expect(tables).toMatchObject([
    { id, game, status: 'playing', public: true, entries: 1, seats: [expect.any(String), expect.any(String)] },
  ]);
  expect(JSON.stringify(tables)).not.toContain('seed');
  expect(await look(place, (database) => tablesOf(database, { person: 'nobody', limit: 5 }))).toEqual([]);
  const people = await look(place, (database) => peopleOf(database, 'ann', 5));
  expect(people).toMatchObject([{ id: personIn(browser.cookie), name: 'Anna', tables: 1 }]);
  // Whoever plays without a name can be found as well.
  const guest = await seated(server);
  const all = await look(place, (database) => peopleOf(database, undefined, 5));
  expect(all?.find(({ name }) => name === undefined)).toEqual({
    id: personIn(guest.browser.cookie),
    seenAt: expect.any(Number),
    tables: 1,
  });
  expect(all).toHaveLength(2);
  guest.player.drop();
  expect(await look(place, (database) => storageOf(database, place))).toMatchObject({
    tables: { playing: 2 },
    entries: 2,
  });
  expect(await look({ dataDir: path.join(at.folder, 'none') }, async () => 1)).toBeUndefined();
  player.drop();
  await open.pop()?.close();
  at.remove();
  remove();
});
