import { smallGame } from '@branchline/games/testing';
import type { OrderState, TableAnswer, TableList, TableLog, TableView } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from '../tables/table.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock, passUntil } from '../testing/manual-clock.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

const GAME = smallGame().id;

const clock = new ManualClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const keepAll = async (browser: Browser, table: string, seat: number): Promise<void> => {
  const { question } = await browser.ask<TableView>('GET', `/tables/${table}/view?seat=${seat}`);
  await browser.ask('POST', `/tables/${table}/answers`, {
    seat,
    question: question?.number,
    action: question?.offers[0],
  });
};

async function twoAtATable(): Promise<{ anna: Browser; bert: Browser; at: string; id: string }> {
  const [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  const wish = {
    game: GAME,
    options: { firstSeat: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { visibility: 'public' },
  };
  const { table } = await anna.create(wish);
  await bert.ask('POST', `/tables/${table.id}/join`, {});
  await anna.ask('POST', `/tables/${table.id}/start`);
  await keepAll(anna, table.id, 0);
  await keepAll(bert, table.id, 1);
  return { anna, bert, at: `/tables/${table.id}`, id: table.id };
}

/** The table in the server's memory. */
async function tableOf(id: string): Promise<Table> {
  const table = await server.server.services.tables.get(id);
  if (table === undefined) throw new Error('there is no table');
  return table;
}

/** An order waits as a person would: time passes until it has answered. */
async function carriedOut(holds: () => boolean): Promise<void> {
  await passUntil(clock, until(server.server.services.tables, holds));
}

test('an order is carried out when the turn comes, and looks like its owner’s move to everybody else', async () => {
  const { anna, bert, at, id } = await twoAtATable();
  const watching = new Player(anna, id);
  await watching.connect();
  const moved = watching.nextOf('order');
  const order = { steps: [{ action: { type: 'takeCard', from: 'deck' } }] };
  expect(await anna.ask<OrderState>('PUT', `${at}/seats/0/order`, order)).toMatchObject({ seat: 0, step: 0, order });
  await moved;
  const table = await tableOf(id);
  for (const version of [4, 5]) await carriedOut(() => table.version === version);
  const own = await anna.ask<TableLog>('GET', `${at}/log?since=3`);
  expect(own.entries).toMatchObject([
    { seat: 0, by: 'order' },
    { seat: 0, by: 'order' },
  ]);
  const { entries } = await bert.ask<TableLog>('GET', `${at}/log?since=3`);
  expect(entries).toMatchObject([
    { seat: 0, by: 'person' },
    { seat: 0, by: 'person' },
  ]);
  watching.drop();
}, 20_000);

test('an order can be read, changed and cancelled by its owner, and by nobody else', async () => {
  const { anna, bert, at } = await twoAtATable();
  const order = { steps: [{ action: { type: 'drawTickets' } }] };
  await bert.ask('PUT', `${at}/seats/1/order`, order);
  expect(await bert.ask('GET', `${at}/seats/1/order`)).toMatchObject({ seat: 1, step: 0, order });
  expect(await anna.send('GET', `/api${at}/seats/1/order`)).toMatchObject({ status: 403 });
  expect(JSON.stringify(await anna.ask<TableAnswer>('GET', at))).not.toContain('drawTickets');
  expect(await bert.ask('DELETE', `${at}/seats/1/order`)).toEqual({
    seat: 1,
    step: 0,
    turns: 0,
    since: 3,
    to: 3,
    ended: 'cancelled',
  });
  expect(await bert.send('PUT', `/api${at}/seats/1/order`, { steps: [] })).toMatchObject({ status: 400 });
});

test('an order that meets something unexpected ends, says so, and leaves the question open', async () => {
  const { anna, at, id } = await twoAtATable();
  await anna.ask('PUT', `${at}/seats/0/order`, { steps: [{ action: { type: 'claimRoute', route: 'nowhere' } }] });
  const table = await tableOf(id);
  await carriedOut(() => table.orders.size === 0);
  expect(await anna.ask('GET', `${at}/seats/0/order`)).toMatchObject({ seat: 0, step: 0, ended: 'unexpected' });
  const { question, version } = await anna.ask<TableView>('GET', `${at}/view`);
  expect(version).toBe(3);
  expect(question).toBeDefined();
}, 15_000);

test('takes cards until a colour and wilds suffice, claims, and tells its owner alone what it did and when', async () => {
  const { anna, bert, at, id } = await twoAtATable();
  const { routes = [] } = smallGame().pack ?? {};
  const wanted = routes.find(({ length, colour }) => length === 2 && colour !== undefined && colour !== 'grey');
  if (wanted?.colour === undefined) throw new Error('no route has two spaces and a colour');
  const draw = { type: 'takeCard', from: 'deck' };
  const together = { of: [wanted.colour, 'wild'], count: wanted.length };
  await anna.ask('PUT', `${at}/seats/0/order`, {
    steps: [{ action: draw, until: { together } }, { action: { type: 'claimRoute', route: wanted.id } }],
    stopIfTaken: [wanted.id],
    turns: 40,
  });
  await bert.ask('PUT', `${at}/seats/1/order`, { steps: [{ action: draw, until: { hand: { wild: 40 } } }] });
  expect((await anna.ask<TableList>('GET', '/tables/mine')).tables[0]?.yours?.order).toBe(true);
  const table = await tableOf(id);
  while (table.orders.has(0)) {
    const { version } = table;
    await carriedOut(() => table.version > version || !table.orders.has(0));
  }
  const told = await anna.ask<OrderState>('GET', `${at}/seats/0/order`);
  expect(told).toMatchObject({ seat: 0, ended: 'done', since: 3 });
  const { entries } = await anna.ask<TableLog>('GET', `${at}/log?since=3`);
  const done = entries.filter(({ by, seat, version }) => by === 'order' && seat === 0 && version <= (told.to ?? 0));
  expect(done.flatMap(({ events }) => events)).toContainEqual(
    expect.objectContaining({ type: 'routeClaimed', route: wanted.id, seat: 0 }),
  );
  const seen = await bert.ask<TableLog>('GET', `${at}/log?since=3`);
  expect(seen.entries.filter(({ seat, by }) => seat === 0 && by !== 'person')).toEqual([]);
  expect((await bert.ask<TableList>('GET', '/tables/mine')).tables[0]?.yours?.order).toBe(true);
  expect((await anna.ask<TableList>('GET', '/tables/mine')).tables[0]?.yours?.order).toBeUndefined();
}, 30_000);
