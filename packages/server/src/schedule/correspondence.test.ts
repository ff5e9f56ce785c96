import { smallGame } from '@branchline/games/testing';
import type { OrderState, PushMessage, TableAnswer, TableList, TableView } from '@branchline/protocol';
import { expect, test } from 'vitest';
import type { Table } from '../tables/table.ts';
import { Browser } from '../testing/browser.ts';
import { ManualClock, passUntil } from '../testing/manual-clock.ts';
import { Player } from '../testing/player.ts';
import { startServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

const DAY = 24 * 60 * 60;

test('a game of three over days: an order moves, a push calls, and whoever is late has a bot', async () => {
  const clock = new ManualClock();
  const pushed: { readonly person: string; readonly type: string }[] = [];
  const server = await startServer({
    clock,
    sendPush: async ({ person }, message) => {
      pushed.push({ person, type: (JSON.parse(message) as PushMessage).type });
      return 201;
    },
  });
  const { tables, store } = server.server.services;
  const people = [new Browser(server.url), new Browser(server.url), new Browser(server.url)] as const;
  const [anna, bert, carl] = people;
  const { table } = await anna.create({
    game: smallGame().id,
    options: { firstSeat: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    settings: { visibility: 'public', clock: { kind: 'move', seconds: 3 * DAY }, atTimeOut: 'bot', botPace: 0 },
  });
  const at = `/tables/${table.id}`;
  await bert.ask('POST', `${at}/join`, { name: 'Bert' });
  await carl.ask('POST', `${at}/join`, { name: 'Carl' });
  await anna.ask('POST', `${at}/start`);
  const live = await tables.get(table.id);
  if (live === undefined) throw new Error('the table is gone');
  const personAt = (seat: number): string => live.person(seat)?.person ?? '';
  for (const seat of [0, 1, 2]) {
    const endpoint = `https://fcm.googleapis.com/${seat}`;
    await store.setPush({ endpoint, person: personAt(seat), p256dh: 'p', auth: 'a' });
  }
  const answer = async (seat: 0 | 1 | 2): Promise<void> => {
    const { question } = await people[seat].ask<TableView>('GET', `${at}/view`);
    const action = question?.offers.find(({ from }) => from === 'deck') ?? question?.offers[0];
    await people[seat].ask('POST', `${at}/answers`, { seat, question: question?.number, action });
  };
  for (const seat of [0, 1, 2] as const) await answer(seat);

  // Anna takes a day, and then has two left; Bert's order moves for him.
  clock.pass(DAY * 1000);
  const [mine] = (await anna.ask<TableList>('GET', '/tables/mine')).tables;
  expect(mine).toMatchObject({ clock: { kind: 'move' }, yours: { awaited: true, left: 2 * DAY * 1000 } });
  await bert.ask('PUT', `${at}/seats/1/order`, { steps: [{ action: { type: 'takeCard', from: 'deck' } }], turns: 1 });
  pushed.length = 0;
  await answer(0);
  await answer(0);
  for (const version of [live.version + 1, live.version + 2]) {
    await passUntil(
      clock,
      until(tables, () => live.version >= version),
    );
  }
  expect(live.awaiting()).toEqual([2]);
  await until(tables, () => live.orders.size === 0);
  expect(await bert.ask<OrderState>('GET', `${at}/seats/1/order`)).toMatchObject({ ended: 'done', turns: 1 });
  // Carl was called by push; Bert was not, for an order stood ready; but he is told when it is done.
  await expect.poll(() => pushed).toContainEqual({ person: personAt(2), type: 'yourTurn' });
  await expect.poll(() => pushed).toContainEqual({ person: personAt(1), type: 'orderEnded' });
  expect(pushed).not.toContainEqual({ person: personAt(1), type: 'yourTurn' });

  // Carl lets his three days pass: a bot moves on for him, and hands back when he comes.
  const before = live.version;
  pushed.length = 0;
  clock.pass(3 * DAY * 1000);
  // The server looks every second for what is due; a table that nobody needed for days has been let go meanwhile.
  const passed = (holds: (table: Table | undefined) => boolean) =>
    expect
      .poll(
        async () => {
          clock.pass(1000);
          return holds(await tables.get(table.id));
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  await passed((one) => one?.person(2)?.standIn === true);
  await passed((one) => (one?.version ?? 0) > before);
  expect((await anna.ask<TableAnswer>('GET', at)).table.seats[2]).toMatchObject({ standIn: true });
  // He is told so once, and not that it is his turn: neither by push nor by his list.
  await expect.poll(() => pushed).toContainEqual({ person: personAt(2), type: 'botPlays' });
  const isAnnasTurn = (one: Table | undefined): boolean => one?.awaiting().includes(0) === true;
  await passed(isAnnasTurn);
  for (const seat of [0, 0, 1, 1] as const) await answer(seat);
  await passed(isAnnasTurn);
  expect(pushed.filter(({ person }) => person === personAt(2))).toEqual([{ person: personAt(2), type: 'botPlays' }]);
  const [his] = (await carl.ask<TableList>('GET', '/tables/mine')).tables;
  expect(his?.yours).toEqual({ seats: [2], awaited: false, standIn: true });
  const line = new Player(carl, table.id);
  await line.connect();
  await line.until(({ info }) => info?.info.seats[2]?.standIn === false);
  const kinds = (await anna.ask<TableAnswer>('GET', at)).table.notices?.map(({ kind }) => kind);
  expect(kinds).toEqual(['botPlays', 'handedBack']);
  line.drop();

  // On his own turn Carl leaves an order too: it begins at once.
  while (!(await tables.get(table.id))?.awaiting().includes(2)) {
    const [seat] = (await tables.get(table.id))?.awaiting() ?? [];
    if (seat === 0 || seat === 1) await answer(seat);
  }
  const then = (await tables.get(table.id))?.version ?? 0;
  await carl.ask('PUT', `${at}/seats/2/order`, { steps: [{ action: { type: 'takeCard', from: 'deck' } }], turns: 1 });
  await passed((one) => (one?.version ?? 0) > then && one?.orders.size === 0);
  expect(await carl.ask<OrderState>('GET', `${at}/seats/2/order`)).toMatchObject({ ended: 'done', turns: 1 });

  // Nobody has a page open: that the end is proposed, and has come, they hear by push, and see it in their lists.
  pushed.length = 0;
  await anna.ask('POST', `${at}/proposals`, { kind: 'end' });
  const toldOf = (type: string): readonly string[] =>
    pushed.filter((one) => one.type === type).map(({ person }) => person);
  await expect.poll(() => toldOf('agreementAsked').toSorted()).toEqual([personAt(1), personAt(2)].toSorted());
  const inList = async (who: Browser) => (await who.ask<TableList>('GET', '/tables/mine')).tables[0]?.yours?.proposal;
  expect(await inList(bert)).toBe('end');
  expect(await inList(anna)).toBeUndefined();
  await bert.ask('POST', `${at}/votes`, { agree: true });
  expect(await inList(bert)).toBeUndefined();
  await carl.ask('POST', `${at}/votes`, { agree: true });
  await expect.poll(() => toldOf('tableOver').toSorted()).toEqual([0, 1, 2].map(personAt).toSorted());
  await server.close();
}, 60_000);
