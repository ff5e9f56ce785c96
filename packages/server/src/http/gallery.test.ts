import { packHash, packRef } from '@branchline/games';
import { examplePack, randomPack, smallGame } from '@branchline/games/testing';
import type { GalleryAnswer } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const towns = examplePack();
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { OFFER_MAPS: 'everybody' });
});
afterAll(() => server.close());
const browser = (): Browser => new Browser(server.url);

test('a map that somebody offers is in the gallery for everybody, and can be played there', async () => {
  const [anna, bert] = [browser(), browser()];
  await anna.ask('GET', '/session');
  const offered = await anna.ask<GalleryAnswer>('POST', '/gallery', { pack: towns });
  expect(offered).toMatchObject({ mayOffer: true, maps: [{ id: packRef(towns), name: towns.name, mine: true }] });
  const seen = await bert.ask<GalleryAnswer>('GET', '/gallery');
  expect(seen.maps).toMatchObject([{ hash: packHash(towns), author: towns.author, mine: false }]);
  expect(JSON.stringify(seen)).not.toContain('by"');
  expect(await bert.ask('GET', `/packs/${packHash(towns)}`)).toEqual(towns);
  const me = { kind: 'me' };
  const { table } = await bert.create({ game: packRef(towns), seats: [me, me], start: true });
  expect(table).toMatchObject({ mapName: towns.name, status: 'playing' });
});

test('only whoever offered it withdraws it; a second offer of the same map is refused to others', async () => {
  const [anna, bert] = [browser(), browser()];
  const pack = { ...randomPack(5), id: 'to-withdraw' };
  await anna.ask('GET', '/session');
  await bert.ask('GET', '/session');
  await anna.ask('POST', '/gallery', { pack });
  expect(await bert.send('POST', '/api/gallery', { pack })).toMatchObject({ status: 409 });
  expect(await bert.send('DELETE', `/api/gallery?hash=${packHash(pack)}`)).toMatchObject({ status: 404 });
  expect(await anna.ask('DELETE', `/gallery?hash=${packHash(pack)}`)).toEqual({ done: true });
  const { maps } = await anna.ask<GalleryAnswer>('GET', '/gallery');
  expect(maps.map(({ id }) => id)).not.toContain(packRef(pack));
});

test.each<[string, unknown]>([
  ['a game of the house', { ...towns, id: smallGame().id }],
  ['markup', { ...towns, name: '<b>Map</b>' }],
  ['code', { ...towns, code: 'technologies' }],
  ['nothing', {}],
])('%s is refused', async (_what, pack) => {
  const anna = browser();
  await anna.ask('GET', '/session');
  expect(await anna.send('POST', '/api/gallery', { pack })).toMatchObject({ status: 400, body: { code: 'malformed' } });
});

test('nobody offers too many', async () => {
  const anna = browser();
  await anna.ask('GET', '/session');
  for (let number = 0; number < 20; number++) {
    await anna.ask('POST', '/gallery', { pack: { ...towns, id: `many-${number}` } });
  }
  const one = await anna.send('POST', '/api/gallery', { pack: { ...towns, id: 'one-more' } });
  expect(one).toMatchObject({ status: 429, body: { code: 'tooMany' } });
}, 30_000);

test.each(['nobody', 'passkey'])('where %s may, a guest does not', async (who) => {
  const strict = await startServer({}, { OFFER_MAPS: who });
  const anna = new Browser(strict.url);
  await anna.ask('GET', '/session');
  expect(await anna.ask('GET', '/gallery')).toEqual({ mayOffer: false, maps: [] });
  expect(await anna.send('POST', '/api/gallery', { pack: towns })).toMatchObject({ status: 403 });
  await strict.close();
});

test('where whoever has a passkey may, they do', async () => {
  const store = new MemoryStore();
  const strict = await startServer({ store }, { OFFER_MAPS: 'passkey' });
  const anna = new Browser(strict.url);
  await anna.ask('GET', '/session');
  const kept = store.belongings.bind(store);
  vi.spyOn(store, 'belongings').mockImplementation(async (person, kind) =>
    kind === 'passkey' ? [{ kind, id: 'key-1', person, at: 0, body: '{}' }] : kept(person, kind),
  );
  expect(await anna.ask('POST', '/gallery', { pack: towns })).toMatchObject({ mayOffer: true, maps: [{ mine: true }] });
  await strict.close();
});

test('a map of the gallery stays though nobody plays it, and goes a day after it was withdrawn', async () => {
  const clock = new ManualClock();
  const store = new MemoryStore();
  const daily = await startServer({ clock, store }, { OFFER_MAPS: 'everybody' });
  const anna = new Browser(daily.url);
  await anna.ask('GET', '/session');
  await anna.ask('POST', '/gallery', { pack: towns });
  const dayAfter = async (): Promise<void> => {
    await store.keepPack({ hash: 'old', text: '{}', keptAt: 0 });
    clock.pass(2 * DAY_MS);
    await vi.waitFor(async () => expect(await store.pack('old')).toBeUndefined());
  };
  await dayAfter();
  expect(await store.pack(packHash(towns))).toBeDefined();
  await anna.ask('DELETE', `/gallery?hash=${packHash(towns)}`);
  await dayAfter();
  expect(await store.pack(packHash(towns))).toBeUndefined();
  await daily.close();
});
