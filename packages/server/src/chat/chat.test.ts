import { smallGame } from '@branchline/games/testing';
import type { ChatLine, ChatLines, TableAnswer, TableLinks } from '@branchline/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Peers, singleProcess } from '../peers/peers.ts';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;

let server: TestServer;
let anna: Browser;
let bert: Browser;
let fan: Browser;
let at: string;
let key: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  [anna, bert, fan] = [new Browser(server.url), new Browser(server.url), new Browser(server.url)];
  await fan.ask('PUT', '/session', { name: 'Fan' });
  const { table } = await anna.create({ game: GAME, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] });
  at = `/tables/${table.id}`;
  const { join = '', watch } = await anna.ask<TableLinks>('GET', `${at}/links`);
  await bert.ask('POST', `${at}/join`, { key: new URL(join, server.url).searchParams.get('key'), name: 'Bert' });
  key = new URL(watch, server.url).searchParams.get('key') ?? '';
});

const say = (who: Browser, text: string) => who.ask<ChatLine>('POST', `${at}/chat?key=${key}`, { text });
const heard = async (who: Browser): Promise<string[]> =>
  (await who.ask<ChatLines>('GET', `${at}/chat?key=${key}`)).lines.map(({ text }) => text);

test('people at the table talk among themselves, watchers among themselves', async () => {
  expect(await say(anna, 'hello')).toMatchObject({ number: 1, room: 'table', name: 'Anna', seat: 0, text: 'hello' });
  expect(await say(fan, 'go Anna')).toMatchObject({ room: 'watchers', name: 'Fan' });
  expect(await heard(bert)).toEqual(['hello']);
  expect(await heard(fan)).toEqual(['go Anna']);
});

test('a line reaches the sockets of its room at once, and newcomers get the last ones', async () => {
  const [table = ''] = at.split('/').slice(-1);
  const [player, watcher] = [new Player(bert, table), new Player(fan, table, key)];
  await player.connect();
  await watcher.connect();
  const line = player.nextOf('chat');
  const speaker = new Player(anna, table);
  await speaker.connect();
  speaker.send({ type: 'say', table, text: '<b>hi</b>' });
  expect((await line).lines).toMatchObject([{ text: '<b>hi</b>', name: 'Anna' }]);
  expect(watcher.received.some(({ type }) => type === 'chat')).toBe(false);
  for (const one of [player, watcher, speaker]) one.drop();
});

test('a quick phrase is sent by its id: everybody reads it in their language, and old pages its English', async () => {
  const line = await anna.ask<ChatLine>('POST', `${at}/chat?key=${key}`, { phrase: 'goodMove' });
  expect(line).toMatchObject({ phrase: 'goodMove', text: 'Good move', name: 'Anna' });
  const { lines } = await bert.ask<ChatLines>('GET', `${at}/chat`);
  expect(lines).toMatchObject([{ phrase: 'goodMove', text: 'Good move' }]);
  for (const body of [{ phrase: 'buyNow' }, { phrase: 'goodMove', text: 'and more' }, {}]) {
    expect(await anna.send('POST', `/api${at}/chat`, body)).toMatchObject({ status: 400 });
  }
});

test('lines have a greatest length, no control characters, and come at a human pace', async () => {
  expect(await anna.send('POST', `/api${at}/chat`, { text: 'x'.repeat(501) })).toMatchObject({ status: 400 });
  expect(await say(anna, 'a\u0000\u202eb\nc')).toMatchObject({ text: 'ab\nc' });
  for (let line = 0; line < 4; line++) await say(anna, `line ${line}`);
  expect(await anna.send('POST', `/api${at}/chat`, { text: 'flood' })).toMatchObject({
    status: 429,
    body: { code: 'tooMany' },
  });
});

test('a muted author is not shown to whoever muted them; muted by the host, they cannot write', async () => {
  const { author } = await say(anna, 'one');
  const [table = ''] = at.split('/').slice(-1);
  await bert.ask('POST', `${at}/mutes`, { author, muted: true });
  const player = new Player(bert, table);
  await player.connect();
  await say(anna, 'two');
  expect(player.received.some(({ type }) => type === 'chat')).toBe(false);
  player.drop();
  expect(await bert.send('POST', `/api${at}/mutes`, { author, muted: true, forAll: true })).toMatchObject({
    status: 403,
  });
  const { author: his } = await say(bert, 'three');
  await anna.ask('POST', `${at}/mutes`, { author: his, muted: true, forAll: true });
  expect(await bert.send('POST', `/api${at}/chat`, { text: 'four' })).toMatchObject({ status: 403 });
  expect((await bert.ask<TableAnswer>('GET', at)).you.chat).toBe('none');
  await anna.ask('POST', `${at}/mutes`, { author: his, muted: false, forAll: true });
  await say(bert, 'five');
});

test('what strangers mute for themselves takes nothing from the host, nor from whoever sits there', async () => {
  const muting = async (who: Browser, author: string, forAll = false): Promise<number> =>
    (await who.send('POST', `/api${at}/mutes?key=${key}`, { author, muted: true, ...(forAll && { forAll }) })).status;
  for (let number = 0; number < 20; number++) expect(await muting(fan, `a${number}`)).toBe(200);
  expect(await muting(fan, 'one more')).toBe(429);
  for (let stranger = 1; stranger < 10; stranger++) {
    const another = new Browser(server.url);
    await another.ask('PUT', '/session', { name: `Stranger ${stranger}` });
    for (let number = 0; number < 20; number++) expect(await muting(another, `a${number}`)).toBe(200);
  }
  const last = new Browser(server.url);
  await last.ask('PUT', '/session', { name: 'Last' });
  expect(await muting(last, 'anybody')).toBe(429);
  expect(await muting(bert, 'a1')).toBe(200);
  const { author } = await say(bert, 'loud');
  expect(await muting(anna, author, true)).toBe(200);
  expect((await bert.ask<TableAnswer>('GET', at)).you.chat).toBe('none');
});

test('whoever writes at many processes at once writes no more than at one', async () => {
  let elsewhere = 9;
  const use: Peers['use'] = async (uses) => uses.map((one) => ({ ...one, used: one.used + elsewhere }));
  const other = await startServer({ peers: { ...singleProcess, use } });
  const carl = new Browser(other.url);
  const { table } = await carl.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const line = () => carl.send('POST', `/api/tables/${table.id}/chat`, { text: 'hello' });
  expect((await line()).status).toBe(200);
  elsewhere = 10;
  expect(await line()).toMatchObject({ status: 429, body: { code: 'tooMany' } });
  await other.close();
});
