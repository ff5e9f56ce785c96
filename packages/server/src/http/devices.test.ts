import { smallGame } from '@branchline/games/testing';
import type { DeviceLink, DeviceList, LinkOwner, Session, TableAnswer, TableList } from '@branchline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserName } from '../auth/devices.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;
const clock = new ManualClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const secretIn = ({ path }: DeviceLink): { secret: string } => ({ secret: path.split('#')[1] ?? '' });

/** Somebody with a name and a table that has begun. */
async function somebody(name: string): Promise<{ browser: Browser; table: string }> {
  const browser = new Browser(server.url);
  await browser.ask('PUT', '/session', { name });
  const { table } = await browser.create({
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  return { browser, table: table.id };
}

const mine = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.ask<TableList>('GET', '/tables/mine')).tables.map(({ id }) => id);
const devicesOf = async (browser: Browser) => (await browser.ask<DeviceList>('GET', '/devices')).devices;

describe('one person on several devices', () => {
  test('a link brings all tables and the name to another browser, which plays the seat', async () => {
    const { browser: laptop, table } = await somebody('Anna');
    const link = await laptop.ask<DeviceLink>('POST', '/devices/link');
    const phone = new Browser(server.url);
    const look = await phone.ask<LinkOwner>('POST', '/devices/look', secretIn(link));
    expect(look).toEqual({ name: 'Anna', tables: 1, left: 0, same: false });
    expect((await phone.ask<Session>('POST', '/devices/join', secretIn(link))).name).toBe('Anna');
    expect(await mine(phone)).toEqual([table]);
    const seen = await phone.ask<TableAnswer>('GET', `/tables/${table}`);
    expect(seen.you).toMatchObject({ seats: [0], host: true });
    expect(await mine(laptop)).toEqual([table]);
    expect((await devicesOf(phone)).map(({ here }) => here)).toEqual(expect.arrayContaining([true, false]));
  });

  test('a browser that is signed out is not called by push any more; the others are', async () => {
    const { browser: laptop } = await somebody('Dora');
    const phone = new Browser(server.url);
    await phone.ask('POST', '/devices/join', secretIn(await laptop.ask<DeviceLink>('POST', '/devices/link')));
    const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) };
    const endpointOf = (name: string): string => `https://fcm.googleapis.com/${name}`;
    for (const [name, browser] of [
      ['laptop', laptop],
      ['phone', phone],
    ] as const)
      await browser.ask('POST', '/push', { endpoint: endpointOf(name), keys });
    const lost = (await devicesOf(laptop)).find(({ here }) => !here)?.id ?? '';
    await laptop.ask('DELETE', `/devices?device=${lost}`);
    clock.pass(11 * 60_000);
    expect(await devicesOf(laptop)).toHaveLength(1);
    const { table } = await laptop.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const sheet = (await server.server.services.tables.get(table.id))?.sheet;
    const left = await server.server.services.store.pushes(sheet?.host ?? '');
    expect(left.map(({ endpoint }) => endpoint)).toEqual([endpointOf('laptop')]);
  });

  test('a link works once, and not after a quarter of an hour', async () => {
    const { browser } = await somebody('Bert');
    const link = secretIn(await browser.ask<DeviceLink>('POST', '/devices/link'));
    await new Browser(server.url).ask('POST', '/devices/join', link);
    const again = await new Browser(server.url).send('POST', '/api/devices/join', link);
    expect(again).toMatchObject({ status: 404, body: { code: 'missing' } });
    const late = secretIn(await browser.ask<DeviceLink>('POST', '/devices/link'));
    clock.pass(15 * 60_000 + 1);
    for (const route of ['look', 'join']) {
      expect((await new Browser(server.url).send('POST', `/api/devices/${route}`, late)).status).toBe(404);
    }
  });

  test('a browser with tables of its own is told what it would leave behind', async () => {
    const { browser: anna } = await somebody('Anna');
    const { browser: bert } = await somebody('Bert');
    const link = secretIn(await anna.ask<DeviceLink>('POST', '/devices/link'));
    expect(await bert.ask('POST', '/devices/look', link)).toMatchObject({ left: 1, tables: 1, same: false });
    expect(await anna.ask('POST', '/devices/look', link)).toMatchObject({ left: 0, same: true });
  });

  test('a browser that is signed out is nobody any more: no tables, no seat, and its line is cut', async () => {
    const { browser: laptop, table } = await somebody('Cleo');
    const phone = new Browser(server.url);
    await phone.ask('POST', '/devices/join', secretIn(await laptop.ask<DeviceLink>('POST', '/devices/link')));
    const player = new Player(phone, table);
    await player.connect();
    const lost = (await devicesOf(laptop)).find(({ here }) => !here);
    await laptop.ask('DELETE', `/devices?device=${lost?.id}`);
    await player.cut;
    expect(await mine(phone)).toEqual([]);
    expect((await phone.send('GET', `/api/tables/${table}`)).status).toBe(404);
    expect(await mine(laptop)).toEqual([table]);
    expect((await devicesOf(laptop)).map(({ here }) => here)).toEqual([true]);
  });

  test('nobody signs out a browser of somebody else', async () => {
    const { browser: anna } = await somebody('Anna');
    const { browser: bert } = await somebody('Bert');
    const [device] = await devicesOf(anna);
    expect((await bert.send('DELETE', `/api/devices?device=${device?.id}`)).status).toBe(404);
    expect(await devicesOf(anna)).toHaveLength(1);
  });

  test('when each was last seen is told', async () => {
    const { browser } = await somebody('Dora');
    const [before] = await devicesOf(browser);
    clock.pass(60 * 60_000);
    await mine(browser);
    const [after] = await devicesOf(browser);
    expect((after?.seenAt ?? 0) - (before?.seenAt ?? 0)).toBe(60 * 60_000);
    expect(after?.since).toBe(before?.since);
  });

  test('a cookie of the first versions, which names the person only, is a device like the others', async () => {
    const { server: running } = server;
    const cookie = `branchline=${running.services.keys.sign('somebody-of-long-ago--')}`;
    const old = new Browser(server.url, cookie);
    const { table } = await old.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect(await mine(old)).toEqual([table.id]);
    const phone = new Browser(server.url);
    await phone.ask('POST', '/devices/join', secretIn(await old.ask<DeviceLink>('POST', '/devices/link')));
    const first = (await devicesOf(phone)).find(({ here }) => !here);
    await phone.ask('DELETE', `/devices?device=${first?.id}`);
    expect(await mine(old)).toEqual([]);
    expect(await mine(phone)).toEqual([table.id]);
  });
});

describe('the recovery link', () => {
  test('brings everything back to a fresh browser, as often as needed, until another one is made', async () => {
    const { browser, table } = await somebody('Eva');
    expect(await browser.ask<DeviceList>('GET', '/devices')).not.toHaveProperty('recoverySince');
    const kept = secretIn(await browser.ask<DeviceLink>('POST', '/devices/recovery'));
    expect(await browser.ask<DeviceList>('GET', '/devices')).toHaveProperty('recoverySince');
    clock.pass(300 * 24 * 60 * 60_000);
    for (const _ of [1, 2]) {
      const fresh = new Browser(server.url);
      await fresh.ask('POST', '/devices/join', kept);
      expect(await mine(fresh)).toEqual([table]);
    }
    const renewed = secretIn(await browser.ask<DeviceLink>('POST', '/devices/recovery'));
    expect((await new Browser(server.url).send('POST', '/api/devices/join', kept)).status).toBe(404);
    await browser.ask('DELETE', '/devices/recovery');
    expect((await new Browser(server.url).send('POST', '/api/devices/join', renewed)).status).toBe(404);
  });

  test('what the store holds opens nothing', async () => {
    const { browser } = await somebody('Finn');
    const kept = secretIn(await browser.ask<DeviceLink>('POST', '/devices/recovery'));
    const { store } = server.server.services;
    expect(await store.belonging('recovery', kept.secret)).toBeUndefined();
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
])('a browser is known as its person knows it: %s', (agent, name) => expect(browserName(agent)).toBe(name));
