import { smallGame } from '@branchline/games/testing';
import type { Refusal, TableAnswer, TableInfo, TableList } from '@branchline/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;
const pushed: { person: string; message: string }[] = [];
let server: TestServer;
let anna: Browser;
let bert: Browser;
let carl: Browser;
let at: string;
beforeAll(async () => {
  server = await startServer({
    sendPush: async ({ person }, message) => {
      pushed.push({ person, message });
      return 201;
    },
  });
});
afterAll(() => server.close());

const open = { kind: 'open' } as const;

/** A game of three that is over. */
beforeEach(async () => {
  [anna, bert, carl] = [new Browser(server.url), new Browser(server.url), new Browser(server.url)];
  const { table } = await anna.create({
    game: GAME,
    seats: [{ kind: 'me', name: 'Anna' }, open, open],
    settings: { visibility: 'public', botPace: 0 },
  });
  at = `/tables/${table.id}`;
  await bert.ask('POST', `${at}/join`, { name: 'Bert' });
  await carl.ask('POST', `${at}/join`, { name: 'Carl' });
  expect(await refused(anna, `${at}/rematch`)).toBe('wrongStage');
  await anna.ask('POST', `${at}/start`);
  const { tables } = server.server.services;
  const live = await tables.get(table.id);
  if (live === undefined) throw new Error('the table is gone');
  await tables.change(live, ({ sheet }) => ({
    sheet: { ...sheet, settings: { ...sheet.settings, visibility: 'private' } },
    status: 'over',
  }));
});

const refused = async (who: Browser, path: string, body?: object): Promise<string> =>
  ((await who.send('POST', `/api${path}`, body)).body as Refusal).code;
const ask = (who: Browser) => who.ask<TableAnswer>('POST', `${at}/rematch`);
const infoOf = async (who: Browser, path = at): Promise<TableInfo> => (await who.ask<TableAnswer>('GET', path)).table;

test('a rematch is an invitation: seats rotate, and only who has said yes sits there', async () => {
  const { table, you } = await ask(bert);
  expect(you).toMatchObject({ seats: [2], host: true });
  expect(table.seats.map(({ kind, name, keptFor }) => [kind, name, keptFor])).toEqual([
    ['open', undefined, 'Carl'],
    ['open', undefined, 'Anna'],
    ['person', 'Bert', undefined],
  ]);
  expect(await refused(bert, `/tables/${table.id}/start`)).toBe('wrongStage');
  expect((await infoOf(anna)).rematchAnswers).toEqual([
    { seat: 0, answer: 'asked' },
    { seat: 1, answer: 'yes' },
    { seat: 2, answer: 'asked' },
  ]);
  const mine = (await anna.ask<TableList>('GET', '/tables/mine')).tables.find(({ id }) => id === table.id);
  expect(mine?.yours).toMatchObject({ invited: true, seats: [] });
  // One says yes where the game was played, the other sits down at the new table.
  expect((await ask(anna)).you.seats).toEqual([1]);
  const there = `/tables/${table.id}`;
  expect((await carl.ask<TableAnswer>('GET', there)).you.invited).toBe(true);
  expect((await carl.ask<TableAnswer>('POST', `${there}/join`, {})).you.seats).toEqual([0]);
  expect((await infoOf(bert)).rematchAnswers?.map(({ answer }) => answer)).toEqual(['yes', 'yes', 'yes']);
  expect(await bert.ask<TableAnswer>('POST', `${there}/start`)).toMatchObject({ table: { status: 'playing' } });
});

test('whoever declines is not dealt in, and the seat is open to others; a later yes finds it again', async () => {
  const { table } = await ask(anna);
  await carl.ask('POST', `${at}/rematch/decline`);
  const there = `/tables/${table.id}`;
  expect((await infoOf(anna)).rematchAnswers?.map(({ answer }) => answer)).toEqual(['yes', 'asked', 'no']);
  expect((await infoOf(anna, there)).seats.map(({ keptFor }) => keptFor)).toEqual([undefined, undefined, 'Bert']);
  // At the new table whoever asked reads who said no.
  expect((await infoOf(anna, there)).seats.map(({ declinedBy }) => declinedBy)).toEqual(['Carl', undefined, undefined]);
  expect(await refused(carl, `${there}/join`, {})).toBe('missing');
  const late = await ask(carl);
  expect(late.you.seats).toEqual([0]);
  expect(late.table.seats[0]).toMatchObject({ name: 'Carl' });
  expect(late.table.seats.every(({ declinedBy }) => declinedBy === undefined)).toBe(true);
});

test('a seat that is kept is nobody else’s, and strangers neither ask nor answer', async () => {
  const { table } = await ask(anna);
  const there = `/tables/${table.id}`;
  expect(await refused(bert, `${there}/join`, { seat: 0 })).toBe('taken');
  const stranger = new Browser(server.url);
  expect(await refused(stranger, `${at}/rematch`)).toBe('missing');
  expect(await refused(stranger, `${there}/join`, {})).toBe('missing');
  await bert.ask('POST', `${there}/join`, {});
  await carl.ask('POST', `${at}/rematch/decline`);
  expect(await refused(carl, `/tables/${'x'.repeat(22)}/rematch`)).toBe('missing');
});

test('two who ask at the same moment get one table', async () => {
  const answers = await Promise.all([anna, bert, carl].map(ask));
  expect(new Set(answers.map((answer) => answer.table.id)).size).toBe(1);
  const seats = answers.map(({ you }) => you.seats);
  expect(seats).toEqual([[1], [2], [0]]);
  expect(await refused(anna, `${at}/rematch/decline`)).toBeUndefined();
});

test('whoever is asked and has no page open is told by push, and the one who asks is not', async () => {
  const { tables, store } = server.server.services;
  const { sheet } = (await tables.get(at.split('/').at(-1) ?? '')) ?? {};
  const people = (sheet?.seats ?? []).flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  for (const person of people)
    await store.setPush({ endpoint: `https://fcm.googleapis.com/${person}`, person, p256dh: 'p', auth: 'a' });
  pushed.length = 0;
  const { table } = await ask(anna);
  await expect.poll(() => pushed.map(({ person }) => person)).toEqual(people.slice(1));
  for (const { message } of pushed)
    expect(JSON.parse(message)).toMatchObject({ type: 'rematchAsked', table: table.id });
});
