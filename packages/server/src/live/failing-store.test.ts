import { fastBits } from '@branchline/engine';
import { gameWith, smallGame } from '@branchline/games/testing';
import { afterEach, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory-store.ts';
import type { Commit, StoredTable } from '../store/table-store.ts';
import { Browser } from '../testing/browser.ts';
import { Player, playOut } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;

/** A store whose next write goes wrong: before it is done, or after. */
class FailingStore extends MemoryStore {
  fail: 'before' | 'after' | undefined;

  override async commit(change: Commit): Promise<boolean> {
    const when = this.fail;
    this.fail = undefined;
    if (when === 'before') throw new Error('the disk is full');
    const written = await super.commit(change);
    if (when === 'after') throw new Error('the line to the database broke');
    return written;
  }
}

let server: TestServer;
afterEach(() => server.close());

test.each(['before', 'after'] as const)(
  'an answer whose writing failed %s it was done is not acknowledged; sent again, it counts once',
  async (when) => {
    const store = new FailingStore();
    server = await startServer({ store });
    const browser = new Browser(server.url);
    const { table } = await browser.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
    const player = new Player(browser, table.id);
    await player.connect();
    const answer = { type: 'answer', table: table.id, ...player.choose(fastBits(1)), id: 'once' };
    store.fail = when;
    const refused = player.nextOf('refused');
    player.send(answer);
    expect(await refused).toMatchObject({ id: 'once', table: table.id, refusal: { code: 'unavailable' } });
    const accepted = player.nextOf('accepted');
    player.send(answer);
    expect(await accepted).toMatchObject({ id: 'once', version: 2 });
    expect(await store.entries(table.id, 0)).toHaveLength(2);
    expect(player.version).toBe(2);
    player.drop();
  },
);

/** A database that is being restarted. */
class AwayStore extends MemoryStore {
  away = false;

  override async lines(...asked: Parameters<MemoryStore['lines']>): ReturnType<MemoryStore['lines']> {
    if (this.away) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    return super.lines(...asked);
  }
}

test('whoever asks while the database is away is told to ask again, and which question it was', async () => {
  const store = new AwayStore();
  server = await startServer({ store });
  const browser = new Browser(server.url);
  const { table } = await browser.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  store.away = true;
  const player = new Player(browser, table.id);
  await player.connect();
  expect(player.received).toMatchObject([{ type: 'refused', table: table.id, refusal: { code: 'unavailable' } }]);
  const chat = await browser.send('GET', `/api/tables/${table.id}/chat`);
  expect(chat).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  store.away = false;
  const snapshot = player.nextOf('snapshot');
  player.send({ type: 'watch', table: table.id });
  await snapshot;
  player.drop();
});

test('two processes on one store never lose or double an action, though neither knows of the other', async () => {
  const store = new MemoryStore();
  server = await startServer({ store });
  const other = await startServer({ store });
  const browser = new Browser(server.url);
  const { table } = await browser.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
  const here = new Player(browser, table.id);
  const there = new Player(new Browser(other.url, browser.cookie), table.id);
  await here.connect();
  await there.connect();
  const bits = fastBits(2);
  const answers = [here, there].map((player, place) => ({
    type: 'answer',
    table: table.id,
    ...player.choose(bits),
    id: `same-${place}`,
  }));
  const first = here.nextOf('accepted');
  here.send(answers[0] ?? '');
  await first;
  const late = there.nextOf('stale');
  const told = there.nextOf('happened');
  there.send(answers[1] ?? '');
  expect(await late).toMatchObject({ version: 2 });
  expect(await told).toMatchObject({ version: 2, viewer: 0 });
  expect(there.views).toEqual(here.views);
  expect(await store.entries(table.id, 0)).toHaveLength(2);
  here.drop();
  there.drop();
  await other.close();
});

/** A store that answers so slowly that a game ends between the sheet and the log. */
class TornStore extends MemoryStore {
  /** The sheet as it was before. */
  before: StoredTable | undefined;

  override async read(id: string): Promise<StoredTable | undefined> {
    const torn = this.before;
    this.before = undefined;
    return torn ?? super.read(id);
  }
}

test('a game that ends while it is being read is not taken for a damaged one', async () => {
  const store = new TornStore();
  server = await startServer({ store });
  const browser = new Browser(server.url);
  const { table } = await browser.create({
    game: gameWith('yard').id,
    seats: [{ kind: 'me' }, { kind: 'me' }],
    start: true,
  });
  const before = await store.read(table.id);
  const player = new Player(browser, table.id);
  await player.connect();
  await playOut(player, 1);
  player.drop();
  const other = await startServer({ store });
  store.before = before;
  const answer = await new Browser(other.url, browser.cookie).send('GET', `/api/tables/${table.id}`);
  expect(answer).toMatchObject({ status: 200, body: { table: { status: 'over' } } });
  expect(other.server.services.tables.damaged.size).toBe(0);
  await other.close();
});
