import { smallGame } from '@branchline/games/testing';
import type { ListedTable, TableAnswer, TableList } from '@branchline/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../auth/keys.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;
const SETTINGS = { visibility: 'public', botPace: 10_000 } as const;
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ clock: new ManualClock(), pool: simpleBots });
});
afterEach(() => server.close());

const listOf = (browser: Browser, query = ''): Promise<TableList> => browser.ask('GET', `/tables/mine${query}`);
const idsOf = ({ tables }: TableList): readonly string[] => tables.map(({ id }) => id);

/** Two people at a game that runs. */
async function running(): Promise<{ readonly anna: Browser; readonly bert: Browser; readonly id: string }> {
  const [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  const { table } = await anna.create({ game: GAME, seats: [me, open], settings: SETTINGS });
  await bert.ask('POST', `/tables/${table.id}/join`, {});
  await anna.ask('POST', `/tables/${table.id}/start`);
  return { anna, bert, id: table.id };
}

test('a game that runs is listed however many newer ones are over, and all that are over are found', async () => {
  const { bert, id } = await running();
  const { store } = server.server.services;
  const table = await store.read(id);
  if (table === undefined) throw new Error('the table is gone');
  const over = Array.from({ length: 120 }, (_, number) => ({
    ...table,
    id: newId(),
    status: 'over' as const,
    // Many end in the same moment.
    changedAt: table.changedAt + 1 + Math.floor(number / 40),
  }));
  for (const one of over) await store.create(one);
  const first = await listOf(bert);
  expect(idsOf(first)[0]).toBe(id);
  expect(first.tables).toHaveLength(51);
  const second = await listOf(bert, `?older=${first.older}`);
  const third = await listOf(bert, `?older=${second.older}`);
  expect(third.older).toBeUndefined();
  const found = [first, second, third].flatMap(idsOf).filter((one) => one !== id);
  expect(new Set(found)).toEqual(new Set(over.map((one) => one.id)));
  expect(found).toHaveLength(120);
  expect((await bert.send('GET', '/api/tables/mine?older=yesterday')).status).toBe(400);
});

test('whoever has left finds the way back in the list, also when a bot sits there, until they throw it away', async () => {
  const { anna, bert, id } = await running();
  const mine = async (): Promise<ListedTable['yours'] | undefined> =>
    (await listOf(bert)).tables.find((table) => table.id === id)?.yours;
  expect(await mine()).not.toHaveProperty('former');
  await bert.ask('POST', `/tables/${id}/leave`);
  expect(await mine()).toMatchObject({ seats: [], former: true });
  await anna.ask('PUT', `/tables/${id}/seats/1`, { kind: 'bot', bot: 'random' });
  expect(await mine()).toMatchObject({ seats: [], former: true });
  const { you } = await bert.ask<TableAnswer>('POST', `/tables/${id}/return`);
  expect(you.seats).toEqual([1]);
  expect(await mine()).not.toHaveProperty('former');

  await bert.ask('POST', `/tables/${id}/leave`);
  await anna.ask('PUT', `/tables/${id}/seats/1`, { kind: 'bot', bot: 'random' });
  await bert.ask('DELETE', `/tables/${id}`);
  expect(await mine()).toBeUndefined();
  expect((await bert.send('POST', `/api/tables/${id}/return`)).status).toBe(403);
  expect(idsOf(await listOf(anna))).toEqual([id]);
});
