import { below, fastBits, type Game, type State } from '@branchline/engine';
import { findGame, follow } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { simpleBots, startServer, type TestServer } from '@branchline/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createClient, type FollowSettings, followTable, sendAnswer } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots });
});
afterAll(() => server.close());

interface Seated {
  readonly client: Client;
  readonly table: string;
  readonly key: string;
}

const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;

/** A table with one seat for us, not begun. */
async function sitDown(): Promise<Seated> {
  const host = createClient({ server: server.url });
  const settings = { botPace: 0 };
  const [game] = gameList;
  const { table, tokens } = await host.ask('POST /api/tables', { body: { game: game?.id ?? '', seats, settings } });
  const key = tokens?.[0]?.token ?? '';
  return { client: host.withToken(key), table: table.id, key };
}

/** Plays at random, seeing nothing but what is told; answers what was seen. */
async function playFollowing({ client, table, key }: Seated, settings: Partial<FollowSettings>, moves = Infinity) {
  const bits = fastBits(5);
  const following = followTable(client, { table, key, ...settings });
  const told: string[] = [];
  let game: Game | undefined;
  let view: State = [];
  let version = 0;
  let answered = -1;
  for await (const message of following) {
    told.push(message.type);
    if (message.type === 'info') {
      game = findGame(message.info.game)?.make(message.info.options);
      if (message.info.status === 'over') break;
    } else if (message.type === 'snapshot' && message.viewer === 0) {
      view = [...message.row];
      version = message.version;
    } else if (message.type === 'happened' && game) {
      expect(message.version).toBe(version + 1);
      version = message.version;
      follow(game, view, message.entry.events, message.viewer);
    }
    const asked = game && version > 0 && following.waiting === 0 ? game.asked(view, 0) : undefined;
    if (!game || !asked || asked.number === answered) continue;
    if (moves-- === 0) break;
    answered = asked.number;
    const offers = game.offers(view, 0);
    const action = game.naming.named(offers[below(bits, offers.length)] ?? { type: 'pass' });
    await sendAnswer(client, { table, seat: 0, question: asked.number, action: action as never });
  }
  return { told, view, version, transport: following.transport };
}

const start = ({ client, table }: Seated) => client.ask('POST /api/tables/{table}/start', { path: { table } });

test('a table is followed from before the deal to its end, event by event', async () => {
  const seated = await sitDown();
  const [{ told, transport }] = await Promise.all([playFollowing(seated, {}), start(seated)]);
  expect(transport).toBe('socket');
  expect(told.filter((type) => type === 'happened').length).toBeGreaterThan(20);
});

test('a line that is cut again and again costs nothing: what was missed comes, and nothing twice', async () => {
  const seated = await sitDown();
  await start(seated);
  let sockets = 0;
  const { told } = await playFollowing(seated, {
    makeSocket: (address) => {
      const socket = new WebSocket(address);
      let heard = 0;
      socket.addEventListener('message', () => {
        // After a while; the rest of the game through the last one.
        if (++heard === 12 && sockets < 4) socket.close();
      });
      sockets++;
      return socket;
    },
  });
  expect(sockets).toBe(4);
  expect(told.filter((type) => type === 'happened').length).toBeGreaterThan(20);
});

test('since a version, only what came later is told', async () => {
  const seated = await sitDown();
  await start(seated);
  const first = await playFollowing(seated, {}, 2);
  const { client, table, key } = seated;
  for await (const message of followTable(client, { table, key, since: first.version - 1 })) {
    if (message.type === 'chat') continue;
    expect(message).toMatchObject({ type: 'happened', version: first.version });
    break;
  }
});

test('where no socket can be opened, the whole game is followed by long polling', async () => {
  const seated = await sitDown();
  let tried = 0;
  const makeSocket = () => {
    tried++;
    return new WebSocket('ws://127.0.0.1:9');
  };
  const [{ told, transport }] = await Promise.all([playFollowing(seated, { makeSocket }), start(seated)]);
  expect(transport).toBe('polling');
  expect(tried).toBe(3);
  expect(told).not.toContain('happened');
  expect(told).toContain('snapshot');
});

test.each(['socket', 'polling'] as const)('a table that is not ours to see is refused over a %s', async (transport) => {
  const { table } = await sitDown();
  const stranger = createClient({ server: server.url });
  const reading = async (): Promise<void> => {
    for await (const message of followTable(stranger, { table, transport })) expect(message).toBeUndefined();
  };
  await expect(reading()).rejects.toMatchObject({ refusal: { code: 'missing' } });
});
