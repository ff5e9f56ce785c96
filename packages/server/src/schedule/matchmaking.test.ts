import { smallGame } from '@branchline/games/testing';
import type { ClockRule, Refusal, TableAnswer, TableList } from '@branchline/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Player } from '../testing/player.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

const game = smallGame().id;
const clock: ClockRule = { kind: 'move', seconds: 180 };
let time: ManualClock;
let server: TestServer;
beforeEach(async () => {
  time = new ManualClock();
  server = await startServer({ pool: simpleBots, clock: time });
});
afterEach(() => server.close());

/** Somebody who looks for others, and has the table's page open. */
async function seeker(wish: object = {}): Promise<{ player: Player; answer: TableAnswer }> {
  const browser = new Browser(server.url);
  const answer = await browser.ask<TableAnswer>('POST', '/seek', { game, clock, ...wish });
  const player = new Player(browser, answer.table.id);
  await player.connect();
  return { player, answer };
}

const playing = (player: Player): Promise<void> => player.until(({ info }) => info?.info.status === 'playing');

test('two who want the same game with the same clock play at once', async () => {
  const anna = await seeker({ name: 'Anna' });
  expect(anna.answer.table).toMatchObject({ status: 'open', seeking: {}, settings: { visibility: 'public', clock } });
  const bo = await seeker({ name: 'Bo' });
  expect(bo.player.table).toBe(anna.player.table);
  await Promise.all([playing(anna.player), playing(bo.player)]);
  expect(bo.player.info?.info.seats.map(({ name }) => name)).toEqual(['Anna', 'Bo']);
  expect(bo.player.info?.info.seeking).toBeUndefined();
});

test('another clock, level or language is another table; what is left open fits all', async () => {
  const first = await seeker({ level: 'strong', language: 'fi' });
  const others = [
    await seeker({ clock: { kind: 'none' } }),
    await seeker({ level: 'beginner', language: 'fi' }),
    await seeker({ level: 'strong', language: 'da' }),
  ];
  expect(new Set([first, ...others].map(({ player }) => player.table)).size).toBe(4);
  const { body } = await new Browser(server.url).send('GET', '/api/tables');
  const listed = (body as TableList).tables.find(({ id }) => id === first.player.table);
  expect(listed).toMatchObject({ clock, level: 'strong', language: 'fi' });
  const open = await seeker();
  expect([first, ...others].map(({ player }) => player.table)).toContain(open.player.table);
});

test('if nobody comes within the time that was chosen, a bot sits down', async () => {
  const { player, answer } = await seeker({ botsAfter: 120, bot: { id: 'greedy', name: 'Bolt' } });
  expect(answer.table.seeking?.botAt).toBe(time.now() + 120_000);
  time.pass(119_000);
  expect(player.info?.info.status).toBe('open');
  const begun = playing(player);
  time.pass(2000);
  await begun;
  expect(player.info?.info.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy', name: 'Bolt' });
});

test('whoever has gone away is matched with nobody, and no bot begins without them', async () => {
  const gone = await seeker({ botsAfter: 60 });
  const witness = new Player(new Browser(server.url), gone.player.table);
  await witness.connect();
  gone.player.drop();
  await witness.until(({ info }) => info?.info.seats[0]?.present === false);
  time.pass(61_000);
  const { body } = await gone.player.browser.send('GET', `/api/tables/${gone.player.table}`);
  expect((body as TableAnswer).table.status).toBe('open');
  const next = await seeker();
  expect(next.player.table).not.toBe(gone.player.table);
});

test('with days for a move two find each other though the first has closed the page, and the game begins', async () => {
  const days: ClockRule = { kind: 'move', seconds: 3 * 86_400 };
  const first = await seeker({ clock: days, name: 'Anna' });
  first.player.drop();
  time.pass(3_600_000);
  const bo = new Browser(server.url);
  const { table } = await bo.ask<TableAnswer>('POST', '/seek', { game, clock: days, name: 'Bo' });
  expect(table.id).toBe(first.player.table);
  await expect.poll(async () => (await bo.ask<TableAnswer>('GET', `/tables/${table.id}`)).table.status).toBe('playing');
});

test('three who wish for three play together; bots that sit down have names of their own', async () => {
  const [one, two] = [await seeker({ seats: 3 }), await seeker({ seats: 3, botsAfter: 60 })];
  const pair = await seeker();
  expect(two.player.table).toBe(one.player.table);
  expect(pair.player.table).not.toBe(one.player.table);
  await seeker({ seats: 3 });
  await playing(one.player);
  const alone = await seeker({ seats: 3, level: 'strong', botsAfter: 60, bot: { id: 'greedy', name: 'Bolt' } });
  const begun = playing(alone.player);
  time.pass(61_000);
  await begun;
  const [, ...bots] = alone.player.info?.info.seats ?? [];
  expect(new Set(bots.map(({ name }) => name)).size).toBe(2);
});

test('two who ask at the same moment find each other', async () => {
  const both = await Promise.all([seeker(), seeker()]);
  expect(new Set(both.map(({ player }) => player.table)).size).toBe(1);
  await Promise.all(both.map(({ player }) => playing(player)));
});

test('a wish that cannot be had is refused with a sentence', async () => {
  const browser = new Browser(server.url);
  const refusal = async (wish: object): Promise<Refusal> =>
    (await browser.send('POST', '/api/seek', { game, clock, ...wish })).body as Refusal;
  expect(await refusal({ game: 'chess' })).toMatchObject({ code: 'malformed', message: 'There is no game "chess".' });
  expect(await refusal({ bot: { id: 'nobody' } })).toMatchObject({ message: 'There is no bot "nobody".' });
  expect(await refusal({ botsAfter: 0 })).toMatchObject({ code: 'malformed' });
  expect(await refusal({ language: 'so<' })).toMatchObject({ code: 'malformed' });
});
