import { smallGame } from '@branchline/games/testing';
import type { FinishedGames, TableList } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Player, playOut } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Two people and a game they have played to its end. */
async function playedGame(): Promise<{ anna: Browser; bert: Browser; table: string }> {
  const [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  const made = await anna.create({
    game: GAME,
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
    settings: { visibility: 'public' },
  });
  const { id } = made.table;
  await bert.ask('POST', `/tables/${id}/join`, { name: 'Bert' });
  const players = [anna, bert].map((browser) => new Player(browser, id));
  for (const player of players) await player.connect();
  await anna.ask('POST', `/tables/${id}/start`);
  await Promise.all(players.map((player, seat) => playOut(player, seat + 1)));
  for (const player of players) player.drop();
  return { anna, bert, table: id };
}

const figuresOf = async (browser: Browser) => (await browser.ask<FinishedGames>('GET', '/figures')).games;

test('a finished game tells each of its players who won, by how much, and what they did themselves', async () => {
  const { anna, bert, table } = await playedGame();
  const record = await anna.ask<{ score: { total: number }[]; result: { winners: number[] } }>(
    'GET',
    `/tables/${table}/record`,
  );
  const [[hers], [his]] = [await figuresOf(anna), await figuresOf(bert)];
  expect(hers).toMatchObject({ id: table, game: GAME, seat: 0, seats: [{ name: 'Anna' }, { name: 'Bert' }] });
  expect(his).toMatchObject({ id: table, seat: 1 });
  expect(hers?.seats.map(({ points }) => points)).toEqual(record.score.map(({ total }) => total));
  expect(hers?.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(record.result.winners);
  // What is each player's own differs: routes are claimed once.
  expect(hers?.routes.filter((route) => his?.routes.includes(route))).toEqual([]);
  expect(await figuresOf(new Browser(server.url))).toEqual([]);
});

test('figures that were deleted stay deleted, for this person alone; the games stay', async () => {
  const { anna, bert, table } = await playedGame();
  expect(await figuresOf(anna)).toHaveLength(1);
  await anna.ask('DELETE', '/figures');
  expect(await figuresOf(anna)).toEqual([]);
  expect(await figuresOf(bert)).toHaveLength(1);
  expect((await anna.ask<TableList>('GET', '/tables/mine')).tables.map(({ id }) => id)).toEqual([table]);
});

test('a game under way, and one that was brought as a file, are no games somebody finished', async () => {
  const { anna, table } = await playedGame();
  const record = await anna.ask<object>('GET', `/tables/${table}/record`);
  const other = new Browser(server.url);
  await other.ask('POST', '/records', record);
  await other.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  expect(await figuresOf(other)).toEqual([]);
});
