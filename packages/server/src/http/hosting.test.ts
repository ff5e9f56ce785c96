import { smallGame } from '@branchline/games/testing';
import type { TableAnswer, TableLinks } from '@branchline/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let anna: Browser;
let bert: Browser;
let at: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Anna hosts a table, and Bert sits there too. */
beforeEach(async () => {
  [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  const { table } = await anna.create({
    game: smallGame().id,
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
    settings: { visibility: 'public' },
  });
  at = `/tables/${table.id}`;
  await bert.ask('POST', `${at}/join`, { name: 'Bert' });
});

const answer = (who: Browser): Promise<TableAnswer> => who.ask('GET', at);
const statusOf = async (who: Browser, path: string, body: object): Promise<number> =>
  (await who.send('POST', `/api${at}${path}`, body)).status;

test('whoever the host asks to get up may not just sit down again, until the host lets them', async () => {
  await anna.ask('PUT', `${at}/seats/1`, { kind: 'open' });
  expect((await answer(bert)).you).toMatchObject({ seats: [], removed: true });
  expect(await statusOf(bert, '/join', { name: 'Another' })).toBe(403);
  const { you } = await answer(anna);
  expect(you.removedPeople).toMatchObject([{ name: 'Bert' }]);
  // Nobody else is told of it, and only the host lets anybody back.
  const carl = new Browser(server.url);
  await carl.ask('POST', `${at}/join`, { name: 'Carl' });
  expect((await answer(carl)).you).not.toHaveProperty('removedPeople');
  expect(JSON.stringify(await answer(carl))).not.toContain('Bert');
  const author = you.removedPeople?.[0]?.author;
  expect(await statusOf(carl, '/readmit', { author })).toBe(403);
  await carl.ask('POST', `${at}/leave`);
  await anna.ask('POST', `${at}/readmit`, { author });
  expect((await answer(anna)).you).not.toHaveProperty('removedPeople');
  expect((await bert.ask<TableAnswer>('POST', `${at}/join`, { name: 'Bert' })).you.seats).toEqual([1]);
});

test('whoever gets up by themselves, and whose seat a host gives to a bot of their own, is not kept away', async () => {
  await bert.ask('POST', `${at}/leave`);
  await bert.ask('POST', `${at}/join`, { name: 'Bert' });
  await anna.ask('POST', `${at}/leave`);
  // Bert is host now: what Anna left is open to her.
  await bert.ask('PUT', `${at}/seats/0`, { kind: 'bot', bot: 'regular' });
  await bert.ask('PUT', `${at}/seats/0`, { kind: 'open' });
  expect((await anna.ask<TableAnswer>('POST', `${at}/join`, { name: 'Anna' })).you.seats).toEqual([0]);
});

test('a mute for everybody is shown at the seat and told in the log, and follows its person to another browser', async () => {
  await anna.ask('POST', `${at}/start`);
  const author = (await answer(anna)).table.seats[1]?.author;
  await anna.ask('POST', `${at}/mutes`, { author, muted: true, forAll: true });
  const { table } = await answer(bert);
  expect(table.seats[1]).toMatchObject({ muted: true });
  expect(table.notices?.at(-1)).toMatchObject({ kind: 'muted', seat: 1, name: 'Bert' });
  const { seats } = await bert.ask<TableLinks>('GET', `${at}/links`);
  const phone = new Browser(server.url);
  await phone.ask('POST', `${at}/move`, { key: seats[0]?.token, renew: true });
  expect((await answer(phone)).you.chat).toBe('none');
  const moved = (await answer(anna)).table.seats[1]?.author;
  await anna.ask('POST', `${at}/mutes`, { author: moved, muted: false, forAll: true });
  expect((await answer(phone)).you.chat).toBe('table');
  expect((await answer(phone)).table.notices?.at(-1)).toMatchObject({ kind: 'unmuted', seat: 1 });
});

test('a seat that is handed on takes the name of its new person, is told in the log, and its link works once', async () => {
  await anna.ask('POST', `${at}/start`);
  const cleo = new Browser(server.url);
  await cleo.ask('PUT', '/session', { name: 'Cleo' });
  const { seats } = await bert.ask<TableLinks>('GET', `${at}/links`);
  const key = seats[0]?.token;
  const taken = await cleo.ask<TableAnswer>('POST', `${at}/move`, { key, renew: true });
  expect(taken.you.seats).toEqual([1]);
  expect(taken.table.seats[1]?.name).toBe('Cleo');
  expect(taken.table.notices?.at(-1)).toMatchObject({ kind: 'handedOn', seat: 1, name: 'Bert' });
  expect((await answer(bert)).you.seats).toEqual([]);
  expect(await statusOf(bert, '/move', { key, renew: true })).toBe(404);
});

test('without that wish a token opens its seat wherever it is shown, as programs use it', async () => {
  await anna.ask('POST', `${at}/start`);
  const { seats } = await bert.ask<TableLinks>('GET', `${at}/links`);
  const key = seats[0]?.token;
  const phone = new Browser(server.url);
  expect((await phone.ask<TableAnswer>('POST', `${at}/move`, { key })).table.notices).toBeUndefined();
  expect((await bert.ask<TableAnswer>('POST', `${at}/move`, { key })).you.seats).toEqual([1]);
});
