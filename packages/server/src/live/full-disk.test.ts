import { fastBits } from '@branchline/engine';
import { smallGame } from '@branchline/games/testing';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite, type SqliteStore } from '../store/sqlite-store.ts';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer } from '../testing/test-server.ts';

const GAME = smallGame().id;

/** The file may not grow any more, as on a full disk; or may again. */
async function setFull(store: SqliteStore, full: boolean): Promise<void> {
  const { database } = store as unknown as { readonly database: Kysely<unknown> };
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  const most = full ? (rows[0]?.page_count ?? 1) : 1_000_000;
  await sql.raw(`pragma max_page_count = ${most}`).execute(database);
}

test('on a full disk HTTP and socket say the same, nothing changes, and play goes on when there is room', async () => {
  const { folder, remove } = temporaryFolder('full-disk-');
  const store = await openSqlite(folder, { durable: false });
  const server = await startServer({ store });
  try {
    const browser = new Browser(server.url);
    const wish = { game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }] };
    const { table } = await browser.create({ ...wish, start: true });
    const player = new Player(browser, table.id);
    await player.connect();
    await setFull(store, true);

    // A table is larger than what is free on a page: the first that has no place is refused.
    let refused = await browser.send('POST', '/api/tables', { ...wish, start: true });
    for (let more = 0; more < 50 && refused.status < 300; more++)
      refused = await browser.send('POST', '/api/tables', { ...wish, start: true });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });

    const bits = fastBits(1);
    let said = '';
    let before = player.version;
    for (let moves = 0; moves < 200 && said !== 'refused'; moves++) {
      before = player.version;
      const id = `move ${moves}`;
      const outcome = player.next((message) => 'id' in message && message.id === id);
      player.send({ type: 'answer', table: table.id, ...player.choose(bits), id });
      const message = await outcome;
      said = message.type;
      if (message.type === 'refused') expect(message.refusal.code).toBe('unavailable');
    }
    expect(said).toBe('refused');
    expect(await store.entries(table.id, 0)).toHaveLength(before);
    const answer = { ...player.choose(bits), id: 'by http' };
    const byHttp = await browser.send('POST', `/api/tables/${table.id}/answers`, answer);
    expect(byHttp).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await store.entries(table.id, 0)).toHaveLength(before);

    await setFull(store, false);
    expect(await browser.send('POST', `/api/tables/${table.id}/answers`, answer)).toMatchObject({ status: 200 });
    expect((await browser.send('POST', '/api/tables', wish)).status).toBe(201);
    expect(server.logged.filter((line) => line.includes('a request failed'))).toEqual([]);
    player.drop();
  } finally {
    await server.close();
    remove();
  }
}, 60_000);
