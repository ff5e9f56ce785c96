import { fastBits } from '@branchline/engine';
import { smallGame } from '@branchline/games/testing';
import type { RefusedMessage, TableAnswer, TableLinks } from '@branchline/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const GAME = smallGame().id;

let server: TestServer;
let anna: Player;
let bert: Player;
const bits = fastBits(1);

beforeAll(async () => {
  server = await startServer({}, { CONNECTIONS_PER_ADDRESS: '20' });
});
afterAll(() => server.close());

beforeEach(async () => {
  const [one, other] = [new Browser(server.url), new Browser(server.url)];
  const { table } = await one.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { join = '' } = await one.ask<TableLinks>('GET', `/tables/${table.id}/links`);
  await other.ask('POST', `/tables/${table.id}/join`, { key: keyIn(join) });
  anna = new Player(one, table.id);
  bert = new Player(other, table.id);
  await anna.connect();
  await bert.connect();
  const dealt = Promise.all([anna.nextOf('snapshot'), bert.nextOf('snapshot')]);
  await one.ask('POST', `/tables/${table.id}/start`);
  await dealt;
  return () => {
    anna.drop();
    bert.drop();
  };
});

const keyIn = (path: string): string => new URL(path, server.url).searchParams.get('key') ?? '';

const answerOf = (player: Player, change: object = {}) => ({
  type: 'answer',
  table: player.table,
  ...player.choose(bits),
  id: 'one',
  ...change,
});

async function refusal(player: Player, message: object | string): Promise<RefusedMessage> {
  const refused = player.nextOf('refused');
  player.send(message);
  return refused;
}

describe('an answer', () => {
  test('is acknowledged to its sender and told to everybody, each as far as they may see', async () => {
    const told = [anna.nextOf('happened'), bert.nextOf('happened')] as const;
    const accepted = anna.nextOf('accepted');
    anna.send(answerOf(anna));
    expect(await accepted).toMatchObject({ id: 'one', version: 2 });
    const [mine, theirs] = await Promise.all(told);
    expect(mine).toMatchObject({ version: 2, viewer: 0, entry: { seat: 0, by: 'person' } });
    expect(theirs).toMatchObject({ version: 2, viewer: 1, entry: { seat: 0, by: 'person' } });
    // C-4: which tickets, and how many, is nobody else's business yet.
    expect(JSON.stringify(mine.entry)).toContain('--');
    expect(JSON.stringify(theirs.entry)).not.toContain('--');
    expect(theirs.entry).not.toHaveProperty('action');
  });

  test('of another seat is forbidden', async () => {
    const { refusal: why } = await refusal(anna, answerOf(bert));
    expect(why.code).toBe('forbidden');
    expect(bert.game.asked(bert.views.get(1) ?? [], 1)).toBeDefined();
  });

  test('to a question that is no longer open is stale', async () => {
    const answer = answerOf(anna);
    const first = anna.nextOf('accepted');
    anna.send(answer);
    await first;
    const stale = anna.nextOf('stale');
    anna.send({ ...answer, id: 'two' });
    expect(await stale).toEqual({ type: 'stale', table: anna.table, id: 'two', version: 2 });
  });

  test('sent again with the same id is acknowledged again and not applied twice', async () => {
    const answer = answerOf(anna);
    for (let time = 0; time < 3; time++) {
      const accepted = anna.nextOf('accepted');
      anna.send(answer);
      expect(await accepted).toMatchObject({ id: 'one', version: 2 });
    }
    expect(anna.version).toBe(2);
  });

  test('the rules do not allow is rejected with their reason, and the question stays open', async () => {
    const rejected = anna.nextOf('rejected');
    anna.send(answerOf(anna, { action: { type: 'keepTickets', tickets: [] } }));
    expect(await rejected).toMatchObject({
      id: 'one',
      rejection: { code: 'keepMoreTickets', rule: 'NY-4', facts: { atLeast: 1 } },
    });
    const accepted = anna.nextOf('accepted');
    anna.send(answerOf(anna));
    expect(await accepted).toMatchObject({ version: 2 });
  });

  test('with a name the game does not have is rejected as unknown', async () => {
    const rejected = anna.nextOf('rejected');
    anna.send(answerOf(anna, { action: { type: 'keepTickets', tickets: ['here--nowhere'] } }));
    expect(await rejected).toMatchObject({ rejection: { code: 'unknown', facts: { what: 'tickets' } } });
  });

  test('to a table nobody knows is missing', async () => {
    const { refusal: why } = await refusal(anna, answerOf(anna, { table: 'abcdefghijklmnopqrstuv' }));
    expect(why.code).toBe('missing');
  });
});

describe('a message that is not understood', () => {
  test.each([
    ['no JSON', '{"type":'],
    ['no object', '"watch"'],
    ['a number', '7'],
    ['an unknown type', { type: 'cheat' }],
    ['a lack of fields', { type: 'answer' }],
    ['a field too many', { type: 'ping', admin: true }],
    ['a prototype', '{"type":"ping","__proto__":{"admin":true}}'],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    [
      'a seat far away',
      { type: 'answer', table: 'abcdefghijklmnopqrstuv', seat: 1e9, question: 1, action: { type: 'pass' }, id: 'x' },
    ],
  ])('for %s is refused, and the line stays open', async (_what, message) => {
    expect((await refusal(anna, message)).refusal.code).toBe('malformed');
    const pong = anna.nextOf('pong');
    anna.send({ type: 'ping' });
    await pong;
  });

  test('tells which answer it was, so that the client can put it right', async () => {
    const refused = await refusal(anna, answerOf(anna, { action: { type: 'fly' } }));
    expect(refused).toMatchObject({ table: anna.table, id: 'one', refusal: { code: 'malformed' } });
  });

  test('and is far too large closes the line', async () => {
    anna.send('x'.repeat(20_000));
    expect(await anna.cut).toBe(1009);
  });
});

describe('the door', () => {
  const open = (headers: Record<string, string>, path = '/api/socket'): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers });
      socket.on('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.on('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
      socket.on('error', () => undefined);
    });

  test('is open to our own pages and to programs, closed to pages of other sites', async () => {
    expect(await open({ origin: server.url })).toBe(101);
    expect(await open({})).toBe(101);
    expect(await open({ origin: 'https://evil.example' })).toBe(403);
    expect(await open({ origin: 'null' })).toBe(403);
    expect(await open({}, '/somewhere')).toBe(404);
  });

  test('lets in so many of one address and no more', async () => {
    const held = await Promise.all(
      Array.from({ length: 18 }, async () => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
        await new Promise((resolve) => socket.once('open', resolve));
        return socket;
      }),
    );
    expect(await open({})).toBe(429);
    for (const socket of held) socket.terminate();
  });

  test('does not believe a session or a token somebody else has written', async () => {
    const [cookie = ''] = [anna.browser.cookie];
    const forged = new Browser(server.url, `${cookie.slice(0, -2)}AA`);
    expect(await forged.send('GET', `/api/tables/${anna.table}`)).toMatchObject({ status: 404 });
    const token = `s.${anna.table}.0.0.${'A'.repeat(32)}`;
    const answer = await new Browser(server.url).send('GET', `/api/tables/${anna.table}/view`, undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(answer.status).toBe(404);
  });
});

describe('watching', () => {
  test('a private table takes its link; without it there is no table', async () => {
    const stranger = new Player(new Browser(server.url), anna.table);
    await stranger.connect();
    expect(stranger.received).toMatchObject([{ type: 'refused', refusal: { code: 'missing' } }]);
    const { watch } = await anna.browser.ask<TableLinks>('GET', `/tables/${anna.table}/links`);
    const watcher = new Player(new Browser(server.url), anna.table, keyIn(watch));
    await watcher.connect();
    expect(watcher.info).toMatchObject({ you: { seats: [], host: false }, info: { watchers: 1 } });
    // Pages of version 0.1 read the settings by their first name.
    expect(watcher.info?.info.manners).toEqual(watcher.info?.info.settings);
    expect([...watcher.views.keys()]).toEqual(['watcher']);
    stranger.drop();
    watcher.drop();
  });

  test('the link to watch does not open a seat, the link to a seat does', async () => {
    const { watch, seats } = await anna.browser.ask<TableLinks>('GET', `/tables/${anna.table}/links`);
    const phone = new Browser(server.url);
    expect(await phone.send('POST', `/api/tables/${anna.table}/join`, { key: keyIn(watch) })).toMatchObject({
      status: 404,
    });
    expect(await phone.send('POST', `/api/tables/${anna.table}/move`, { key: keyIn(watch) })).toMatchObject({
      status: 404,
    });
    const lost = anna.next((message) => message.type === 'info' && message.you.seats.length === 0);
    const moved = await phone.ask<TableAnswer>('POST', `/tables/${anna.table}/move`, {
      key: keyIn(seats[0]?.path ?? ''),
    });
    expect(moved.you).toMatchObject({ seats: [0], host: true });
    await lost;
    const there = new Player(phone, anna.table);
    await there.connect();
    expect([...there.views.keys()]).toEqual([0]);
    there.drop();
  });

  test('missed moves are told one by one; too many, or none known, become a snapshot', async () => {
    bert.drop();
    const accepted = anna.nextOf('accepted');
    anna.send(answerOf(anna));
    await accepted;
    bert.received.length = 0;
    await bert.connect(1);
    expect(bert.received.map(({ type }) => type)).toEqual(['happened', 'info']);
    bert.drop();
    bert.received.length = 0;
    await bert.connect(99);
    expect(bert.received.map(({ type }) => type)).toEqual(['snapshot', 'info']);
    bert.drop();
    bert.received.length = 0;
    await bert.connect(2);
    expect(bert.received.map(({ type }) => type)).toEqual(['info']);
  });

  test('two tabs of one player get the same', async () => {
    const tab = new Player(anna.browser, anna.table);
    await tab.connect();
    const told = tab.nextOf('happened');
    anna.send(answerOf(anna));
    await told;
    expect(tab.views.get(0)).toEqual(anna.views.get(0));
    tab.drop();
  });

  test('who is here is seen by the others', async () => {
    const gone = anna.next((message) => message.type === 'info' && message.info.seats[1]?.present === false);
    bert.drop();
    await gone;
    const back = anna.next((message) => message.type === 'info' && message.info.seats[1]?.present === true);
    await bert.connect();
    await back;
  });
});

test('what is secret is in no log line', () => {
  const logged = server.logged.join('\n');
  expect(logged).not.toContain('--');
  expect(logged).not.toMatch(/[0-9a-f]{64}/);
});
