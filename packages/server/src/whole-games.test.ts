import { createHash } from 'node:crypto';
import { type Pack, verifyRecord } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { smallGame } from '@branchline/games/testing';
import type { TableAnswer, TableLinks } from '@branchline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from './store/postgres-store.ts';
import { openSqlite } from './store/sqlite-store.ts';
import { Browser } from './testing/browser.ts';
import { mapsWithStations } from './testing/maps.ts';
import { Player, playOut } from './testing/player.ts';
import { startPostgres } from './testing/postgres.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { startServer, type TestServer } from './testing/test-server.ts';

const GAME = smallGame().id;

const { folder, remove } = temporaryFolder();
let sqlite: TestServer;
beforeAll(async () => {
  sqlite = await startServer({ store: await openSqlite(folder, { durable: false }) });
});
afterAll(async () => {
  await sqlite.close();
  remove();
});

const everyTable = gameList.map(({ id, seats }) => ({ game: id, seats: seats.max }));
const title = 'by link from the first card to a record that verifies, with everybody dropping and returning';

describe.each(everyTable)('$game with $seats seats, played through sockets', ({ game, seats }) => {
  test(title, () => playByLink(sqlite, { game }, seats), 30_000);
});

describe.each(mapsWithStations(1, 8))('the map $id, made at random, with eight seats', (pack) => {
  test(title, () => playByLink(sqlite, { pack }, 8), 60_000);
});

describe('the same on PostgreSQL', () => {
  test(title, async () => {
    const postgres = await startPostgres();
    const server = await startServer({ store: await openPostgres(postgres.url) }, { DATABASE_URL: postgres.url });
    await playByLink(server, { game: GAME }, 4);
    await server.close();
    await postgres.stop();
  }, 60_000);
});

/** `what`: a game of the house, or a map that the host brings. */
async function playByLink(server: TestServer, what: { game: string } | { pack: Pack }, seats: number): Promise<void> {
  const host = new Browser(server.url);
  await host.ask('PUT', '/session', { name: 'Anna' });
  const { table } = await host.create({
    ...what,
    seats: [{ kind: 'me' }, ...new Array(seats - 1).fill({ kind: 'open' })],
  });
  const links = await host.ask<TableLinks>('GET', `/tables/${table.id}/links`);
  const key = new URL(links.join ?? '', server.url).searchParams.get('key');
  const guests = Array.from({ length: seats - 1 }, () => new Browser(server.url));
  for (const [place, guest] of guests.entries()) {
    await guest.ask('POST', `/tables/${table.id}/join`, { key, name: `Guest ${place}` });
  }
  const players = [host, ...guests].map((browser) => new Player(browser, table.id));
  for (const player of players) await player.connect();
  await host.ask('POST', `/tables/${table.id}/start`);

  await Promise.all(
    players.map((player, seat) =>
      playOut(player, seat + 1, async (moves) => {
        if ((moves + 3 * seat) % 9 !== 0) return;
        const { version } = player;
        player.drop();
        // Now and then it has forgotten everything, as after a reload.
        await player.connect(moves % 2 === 0 ? version : undefined);
      }),
    ),
  );

  const commitment = players[0]?.info?.info.commitment ?? '';
  const seed = players[0]?.info?.info.seed ?? '';
  expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment);
  const record = await host.ask<object>('GET', `/tables/${table.id}/record`);
  expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  expect(record).toMatchObject({
    commitment,
    chance: { kind: 'strong', seed },
    seats: [{ name: 'Anna' }, ...guests.map((_, place) => ({ name: `Guest ${place}` }))],
  });
  for (const player of players) player.drop();

  const again = new Browser(server.url);
  const imported = await again.ask<TableAnswer>('POST', '/records', record);
  expect(imported.table).toMatchObject({ status: 'over', game: table.game, seed });
  const copy = await again.ask<object>('GET', `/tables/${imported.table.id}/record`);
  expect(copy).toEqual(record);
}
