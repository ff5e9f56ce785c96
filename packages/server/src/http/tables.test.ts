import { get } from 'node:http';
import { smallGame } from '@branchline/games/testing';
import type { ListedTable, Refusal, TableAnswer, TableLinks, TableList, TableView } from '@branchline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Player, playOut } from '../testing/player.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

const {
  id: GAME,
  name: NAME,
  seats: { max: most },
} = smallGame();

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots });
});
afterAll(() => server.close());

const browser = (): Browser => new Browser(server.url);
const open = { kind: 'open' } as const;
const me = { kind: 'me' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;
const publicly = { visibility: 'public' } as const;

async function refused(
  from: Browser,
  method: string,
  path: string,
  body?: unknown,
): Promise<[number, Refusal['code']]> {
  const { status, body: answer } = await from.send(method, `/api${path}`, body);
  return [status, (answer as Refusal).code];
}

describe('a program without cookies', () => {
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

  test('does with the token of the host’s seat what the host may do', async () => {
    const { table, tokens } = await browser().create({ game: GAME, seats: [me, open, open] });
    const guest = browser();
    const host = bearer(tokens?.[0]?.token ?? '');
    const at = `/api/tables/${table.id}`;
    const { body: links } = await browser().send('GET', `${at}/links`, undefined, host);
    const key = new URL((links as TableLinks).join ?? '', server.url).searchParams.get('key') ?? '';
    const joined = await guest.ask<TableAnswer>('POST', `/tables/${table.id}/join`, { key });
    const other = bearer(joined.tokens?.[0]?.token ?? '');

    const put = (who: Record<string, string>) => browser().send('PUT', `${at}/seats/2`, bot, who);
    expect((await put(other)).status).toBe(403);
    expect((await put(host)).body).toMatchObject({ you: { seats: [0], host: true } });
    expect((await browser().send('POST', `${at}/start`, undefined, other)).status).toBe(403);
    expect((await browser().send('POST', `${at}/host`, { seat: 1 }, host)).body).toMatchObject({ table: { host: 1 } });
    expect((await browser().send('POST', `${at}/start`, undefined, host)).status).toBe(403);
    expect((await browser().send('POST', `${at}/start`, undefined, other)).body).toMatchObject({
      table: { status: 'playing' },
    });
  });

  test('that gets up with the host’s token hands the table on', async () => {
    const { table, tokens } = await browser().create({
      game: GAME,
      seats: [me, open],
      settings: publicly,
    });
    const guest = browser();
    await guest.ask('POST', `/tables/${table.id}/join`);
    await browser().send('POST', `/api/tables/${table.id}/leave`, undefined, bearer(tokens?.[0]?.token ?? ''));
    expect(await guest.ask('GET', `/tables/${table.id}`)).toMatchObject({ you: { host: true }, table: { host: 1 } });
  });

  test.each([
    ['no body', undefined, {}],
    ['an empty body that says it is JSON', '', { 'content-type': 'application/json' }],
  ])('may send %s where there is nothing to say', async (_what, body, headers) => {
    const anna = browser();
    const { table } = await anna.create({ game: GAME, seats: [me, open], settings: publicly });
    const bert = browser();
    const at = `/api/tables/${table.id}`;
    expect((await bert.send('POST', `${at}/join`, body, headers)).status).toBe(200);
    expect((await anna.send('POST', `${at}/start`, body, headers)).status).toBe(200);
    expect((await bert.send('DELETE', `${at}/seats/1/order`, body, headers)).status).toBe(200);
    expect((await bert.send('POST', `${at}/leave`, body, headers)).status).toBe(200);
    expect(await bert.send('POST', '/api/tables', body, headers)).toMatchObject({
      status: 400,
      body: { code: 'malformed', message: expect.stringMatching(/^(game|seats): /) },
    });
  });
});

describe('setting up a table', () => {
  test.each([
    ['an unknown game', { game: 'chess', seats: [me, open] }, 'There is no game "chess".'],
    ['too few seats', { game: GAME, seats: [me] }, `${NAME} is for 2 to ${most} seats, not 1.`],
    [
      'too many seats',
      { game: GAME, seats: [me, ...Array(most).fill(open)] },
      `${NAME} is for 2 to ${most} seats, not ${most + 1}.`,
    ],
    [
      'an unknown option',
      { game: GAME, options: { blind: true }, seats: [me, open] },
      'Option "blind" is not one of firstSeat.',
    ],
    [
      'a wrong option',
      { game: GAME, options: { firstSeat: 9 }, seats: [me, open] },
      'Option "firstSeat" must be one of 0, 1, 2, 3, 4.',
    ],
    ['an unknown bot', { game: GAME, seats: [me, { kind: 'bot', bot: 'hal' }] }, 'There is no bot "hal".'],
  ])('with %s is refused in one sentence', async (_what, wish, message) => {
    expect(await browser().send('POST', '/api/tables', wish)).toEqual({
      status: 400,
      body: { code: 'malformed', message },
    });
  });

  test('with no JSON, a wrong shape or far too much is refused', async () => {
    expect(await refused(browser(), 'POST', '/tables', '{"game":')).toEqual([400, 'malformed']);
    expect(await refused(browser(), 'POST', '/tables', { game: GAME, seats: 'all' })).toEqual([400, 'malformed']);
    expect(await refused(browser(), 'POST', '/tables', { game: 'x'.repeat(301_000), seats: [] })).toEqual([
      413,
      'tooLarge',
    ]);
    expect(await refused(browser(), 'PUT', '/session', { name: 'x'.repeat(70_000) })).toEqual([413, 'tooLarge']);
  });

  test('gives the maker the host’s rights and a name of its own', async () => {
    const anna = browser();
    await anna.ask('PUT', '/session', { name: ' Anna ' });
    const { table, you } = await anna.create({ game: GAME, seats: [me, open, bot] });
    expect(you).toEqual({ seats: [0], host: true, chat: 'table', author: table.seats[0]?.author });
    expect(table).toMatchObject({
      status: 'open',
      host: 0,
      version: 0,
      seats: [{ name: 'Anna' }, { kind: 'open' }, { kind: 'bot' }],
    });
    expect(table.id).toMatch(/^[\w-]{22}$/);
    expect(table).not.toHaveProperty('seed');
  });

  test('takes the settings by the name they had in 0.1 too, and tells them by both', async () => {
    const wish = { visibility: 'public', botPace: 0 } as const;
    const { table } = await browser().create({ game: GAME, seats: [me, open], manners: wish });
    expect(table.settings).toEqual({ ...wish, clock: { kind: 'none' }, atTimeOut: 'bot', grace: 120 });
    expect(table.manners).toEqual(table.settings);
  });

  test('several seats for one browser make pass-and-play', async () => {
    const { you, tokens } = await browser().create({
      game: GAME,
      seats: [me, { ...me, name: 'Ole' }],
      start: true,
    });
    expect(you.seats).toEqual([0, 1]);
    expect(tokens?.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('finding a table', () => {
  test('public ones are listed, private ones are not, and a stranger sees none of the latter', async () => {
    const anna = browser();
    const shown = await anna.create({ game: GAME, seats: [me, open], settings: publicly });
    const hidden = await anna.create({ game: GAME, seats: [me, open] });
    const { tables } = await browser().ask<TableList>('GET', '/tables');
    const ids = tables.map(({ id }: ListedTable) => id);
    expect(ids).toContain(shown.table.id);
    expect(ids).not.toContain(hidden.table.id);
    expect(await refused(browser(), 'GET', `/tables/${hidden.table.id}`)).toEqual([404, 'missing']);
    expect(await refused(browser(), 'POST', `/tables/${hidden.table.id}/join`, {})).toEqual([404, 'missing']);
  });

  test('a returning browser finds its seats, and where it is its turn', async () => {
    const anna = browser();
    const { table } = await anna.create({ game: GAME, seats: [me, me], start: true });
    const later = new Browser(server.url, anna.cookie);
    const { tables } = await later.ask<TableList>('GET', '/tables/mine');
    expect(tables).toMatchObject([{ id: table.id, yours: { seats: [0, 1], awaited: true } }]);
    expect((await browser().ask<TableList>('GET', '/tables/mine')).tables).toEqual([]);
  });
});

describe('who sits where', () => {
  test('guests take open seats until none is left; a taken seat stays taken', async () => {
    const anna = browser();
    const { table } = await anna.create({ game: GAME, seats: [me, open], settings: publicly });
    const bert = browser();
    expect(await refused(bert, 'POST', `/tables/${table.id}/join`, { seat: 0 })).toEqual([409, 'taken']);
    const { you, tokens } = await bert.ask<TableAnswer>('POST', `/tables/${table.id}/join`, { name: 'Bert' });
    expect(you.seats).toEqual([1]);
    expect(tokens).toHaveLength(1);
    expect(await refused(browser(), 'POST', `/tables/${table.id}/join`, {})).toEqual([409, 'taken']);
  });

  test('only the host starts, opens seats, adds bots and hands the table over', async () => {
    const anna = browser();
    const { table } = await anna.create({ game: GAME, seats: [me, open, open], settings: publicly });
    const at = `/tables/${table.id}`;
    const bert = browser();
    await bert.ask('POST', `${at}/join`, {});
    for (const [method, path, body] of [
      ['POST', '/start', undefined],
      ['PUT', '/seats/2', bot],
      ['POST', '/host', { seat: 1 }],
    ] as const) {
      expect(await refused(bert, method, at + path, body)).toEqual([403, 'forbidden']);
    }
    expect(await refused(anna, 'POST', `${at}/start`)).toEqual([409, 'wrongStage']);
    await anna.ask('PUT', `${at}/seats/2`, bot);
    await anna.ask('POST', `${at}/host`, { seat: 1 });
    expect(await refused(anna, 'POST', `${at}/start`)).toEqual([403, 'forbidden']);
    const started = await bert.ask<TableAnswer>('POST', `${at}/start`);
    expect(started.table).toMatchObject({ status: 'playing', host: 1, version: 1 });
    expect(started.table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await refused(bert, 'POST', `${at}/start`)).toEqual([409, 'wrongStage']);
  });

  test('whoever leaves before the deal frees the seat; a leaving host hands the table on', async () => {
    const anna = browser();
    const { table } = await anna.create({ game: GAME, seats: [me, open], settings: publicly });
    const bert = browser();
    await bert.ask('POST', `/tables/${table.id}/join`, {});
    await anna.ask('POST', `/tables/${table.id}/leave`, {});
    const after = await bert.ask<TableAnswer>('GET', `/tables/${table.id}`);
    expect(after).toMatchObject({
      you: { host: true, seats: [1] },
      table: { host: 1, seats: [{ kind: 'open' }, { kind: 'person' }] },
    });
    expect(await refused(anna, 'POST', `/tables/${table.id}/leave`, {})).toEqual([403, 'forbidden']);
  });

  test('T-1: a bot moves for whoever leaves a running game, and the host alone never gets to see their hand', async () => {
    const anna = browser();
    const { table } = await anna.create({ game: GAME, seats: [me, open], settings: { ...publicly, botPace: 0 } });
    const at = `/tables/${table.id}`;
    const bert = browser();
    await bert.ask('POST', `${at}/join`, {});
    await anna.ask('POST', `${at}/start`);
    expect(await refused(anna, 'PUT', `${at}/seats/1`, bot)).toEqual([409, 'wrongStage']);
    await bert.ask('POST', `${at}/leave`, {});
    await anna.ask('GET', `${at}/view?after=1&wait=10`);
    const { entries } = await anna.ask<{ entries: object[] }>('GET', `${at}/log?since=1`);
    expect(entries[0]).toMatchObject({ seat: 1, by: 'bot' });
    // Not by opening the seat, not with a second browser, not after putting a bot there, or another one.
    expect(await refused(anna, 'PUT', `${at}/seats/1`, open)).toEqual([409, 'wrongStage']);
    const wish = { kind: 'seat', seat: 1, name: 'Carl' };
    expect(await refused(browser(), 'POST', `${at}/proposals`, wish)).toEqual([409, 'taken']);
    for (const other of [bot, { kind: 'bot', bot: 'greedy' }]) {
      await anna.ask('PUT', `${at}/seats/1`, other);
      expect(await refused(anna, 'PUT', `${at}/seats/1`, open)).toEqual([409, 'wrongStage']);
      expect(await refused(browser(), 'POST', `${at}/proposals`, wish)).toEqual([409, 'taken']);
    }
    expect((await bert.ask<TableAnswer>('POST', `${at}/return`)).you.seats).toEqual([1]);
  });

  test('a renewed link makes the old one worthless', async () => {
    const anna = browser();
    const { table, tokens } = await anna.create({ game: GAME, seats: [me, me], start: true });
    const key = tokens?.[0]?.token;
    await anna.ask('POST', `/tables/${table.id}/seats/0/renew`);
    expect(await refused(browser(), 'POST', `/tables/${table.id}/move`, { key })).toEqual([404, 'missing']);
    const { seats } = await anna.ask<TableLinks>('GET', `/tables/${table.id}/links`);
    await browser().ask('POST', `/tables/${table.id}/move`, { key: seats[0]?.token });
  });

  test.each(['renew', 'leave'] as const)(
    'a long poll begun before %s gives nothing afterwards',
    async (what) => {
      const [anna, bert] = [browser(), browser()];
      const { table, tokens } = await anna.create({ game: GAME, seats: [me, open] });
      const at = `/tables/${table.id}`;
      const { join = '' } = await anna.ask<TableLinks>('GET', `${at}/links`);
      await bert.ask('POST', `${at}/join`, { key: new URL(join, server.url).searchParams.get('key') });
      const { version } = await anna
        .ask<TableView>('POST', `${at}/start`)
        .then(() => anna.ask<TableView>('GET', `${at}/view`));
      const asked = `/api${at}/view?seat=0&after=${version}&wait=20`;
      const polls = [browser(), ...(what === 'leave' ? [anna] : [])].map((who) =>
        who.send('GET', who === anna ? asked : `${asked}&key=${tokens?.[0]?.token}`),
      );
      // Those of the polls that are not waiting yet get an answer of their own: this asks after them.
      const { services } = server.server;
      await expect.poll(() => services.presence.isWatched(table.id)).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await anna.ask(
        'POST',
        what === 'renew' ? `${at}/seats/0/renew` : `${at}/leave`,
        what === 'leave' ? {} : undefined,
      );
      const { question } = await bert.ask<TableView>('GET', `${at}/view`);
      await bert.ask('POST', `${at}/answers`, { seat: 1, question: question?.number, action: question?.offers[0] });
      for (const { status, body } of await Promise.all(polls)) {
        expect([403, 404]).toContain(status);
        expect(JSON.stringify(body)).not.toContain('row');
      }
    },
    30_000,
  );

  test('what is secret while a game runs is refused: its record, another seat’s view and log', async () => {
    const anna = browser();
    const { table } = await anna.create({ game: GAME, seats: [me, open], settings: publicly });
    const bert = browser();
    await bert.ask('POST', `/tables/${table.id}/join`, {});
    await anna.ask('POST', `/tables/${table.id}/start`);
    expect(await refused(anna, 'GET', `/tables/${table.id}/record`)).toEqual([409, 'wrongStage']);
    expect(await refused(anna, 'GET', `/tables/${table.id}/view?seat=1`)).toEqual([403, 'forbidden']);
    expect(await refused(anna, 'GET', `/tables/${table.id}/log?seat=1`)).toEqual([403, 'forbidden']);
    expect(
      await refused(anna, 'PUT', `/tables/${table.id}/seats/1/order`, { steps: [{ action: { type: 'pass' } }] }),
    ).toEqual([403, 'forbidden']);
    const seen = JSON.stringify((await anna.send('GET', `/api/tables/${table.id}/log`)).body);
    expect(seen).not.toContain('"seed"');
    // The tickets on offer to the other seat have names with two dashes; only Anna's two may be there.
    expect(new Set(seen.match(/[a-z-]+--[a-z-]+/g)).size).toBeLessThanOrEqual(2);
  });
});

test('a request from another site changes nothing; our own pages and programs may ask', async () => {
  const wish = { game: GAME, seats: [me, open] };
  const from = (origin: string) => browser().send('POST', '/api/tables', wish, { origin });
  expect(await from('https://evil.example')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await from(server.url)).toMatchObject({ status: 201 });
});

test('the session cookie is for the server’s eyes only', async () => {
  const { headers } = await fetch(`${server.url}/api/session`);
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
});

test('pages may load nothing from elsewhere, and play over plain http works', async () => {
  const { headers } = await fetch(`${server.url}/`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('an address nobody has is a page of the client, unless it is the API’s or a file’s', async () => {
  expect((await fetch(`${server.url}/t/abcdefghijklmnopqrstuv`)).headers.get('content-type')).toMatch(/html/);
  expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/..%2f..%2fetc%2fpasswd`)).status).not.toBe(500);
});

test('the server says how it is', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ok' });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const name of ['connections', 'tables_in_memory', 'bots_waiting', 'actions', 'http_seconds_count']) {
    expect(metrics).toContain(`branchline_${name}`);
  }
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['the settings tell of a proxy', { PROXIES: '1' }, {}],
  ['the server has a public address', { PUBLIC_URL: 'https://play.example.org' }, {}],
  ['a proxy says for whom it asks', {}, { 'x-real-ip': '203.0.113.7' }],
  ['a proxy says that it is one', {}, { via: '1.1 somewhere' }],
  ['a stranger asked for another name', {}, { host: 'play.example.org' }],
])('metrics are not told, though the line comes from this machine, when %s', async (_, environment, headers) => {
  const careful = await startServer({}, environment);
  const { hostname, port } = new URL(careful.url);
  const status = await new Promise((resolve, reject) =>
    get({ hostname, port, path: '/metrics', headers }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      reject,
    ),
  );
  expect(status).toBe(403);
  await careful.close();
});

test('whoever asks far too often has to wait', async () => {
  const strict = await startServer({}, { REQUESTS_PER_MINUTE: '5' });
  const statuses = [];
  for (let time = 0; time < 7; time++) statuses.push((await fetch(`${strict.url}/api/games`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
  await strict.close();
});

test('players behind one address do not use up each other’s allowance', async () => {
  const strict = await startServer({}, { REQUESTS_PER_MINUTE: '6' });
  const { table, tokens = [] } = await new Browser(strict.url).create({
    game: GAME,
    seats: [me, me],
    start: true,
  });
  const look = async (token = ''): Promise<number> =>
    (await fetch(`${strict.url}/api/tables/${table.id}/view`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  const statuses = [];
  for (let time = 0; time < 7; time++) statuses.push(await look(tokens[0]?.token));
  expect(statuses.at(-1)).toBe(429);
  expect(await look(tokens[1]?.token)).toBe(200);
  await strict.close();
});

test('nobody fills the house with tables', async () => {
  const strict = await startServer({}, { TABLES_PER_HOUR: '2' });
  const anna = new Browser(strict.url);
  await anna.ask('GET', '/session');
  const made = () => anna.send('POST', '/api/tables', { game: GAME, seats: [me, open] });
  expect([(await made()).status, (await made()).status, (await made()).status]).toEqual([201, 201, 429]);
  await strict.close();
});

describe('throwing a table away', () => {
  const solo = { game: GAME, seats: [me, bot], start: true };
  const away = (from: Browser, id: string) => from.send('DELETE', `/api/tables/${id}`);
  const mineOf = async (from: Browser): Promise<readonly string[]> =>
    (await from.ask<TableList>('GET', '/tables/mine')).tables.map(({ id }) => id);

  test('one’s own game against bots is gone at once, and whoever watched is told', async () => {
    const anna = browser();
    const { table } = await anna.create(solo);
    const player = new Player(anna, table.id);
    await player.connect();
    const told = player.nextOf('refused');
    expect(await away(anna, table.id)).toEqual({ status: 200, body: { done: true } });
    expect((await told).refusal.code).toBe('missing');
    player.drop();
    expect(await mineOf(anna)).toEqual([]);
    expect(await refused(anna, 'GET', `/tables/${table.id}`)).toEqual([404, 'missing']);
    expect(await refused(anna, 'DELETE', `/tables/${table.id}`)).toEqual([404, 'missing']);
    expect(await server.server.services.store.read(table.id)).toBeUndefined();
    expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('a token of the seat is enough; a stranger’s word is not', async () => {
    const { table, tokens } = await browser().create({ ...solo, settings: publicly });
    expect((await away(browser(), table.id)).body).toMatchObject({ code: 'forbidden' });
    const headers = { authorization: `Bearer ${tokens?.[0]?.token}` };
    expect((await browser().send('DELETE', `/api/tables/${table.id}`, undefined, headers)).status).toBe(200);
  });

  test('before the deal the host may, a guest gets up; during the game nobody does it to the others', async () => {
    const [anna, bert] = [browser(), browser()];
    const wish = { game: GAME, seats: [me, open], settings: publicly };
    const { table } = await anna.create(wish);
    await bert.ask('POST', `/tables/${table.id}/join`);
    expect((await away(bert, table.id)).body).toMatchObject({ code: 'forbidden' });
    await anna.ask('POST', `/tables/${table.id}/start`);
    for (const one of [anna, bert]) expect((await away(one, table.id)).body).toMatchObject({ code: 'wrongStage' });
    const next = await anna.create(wish);
    await bert.ask('POST', `/tables/${next.table.id}/join`);
    expect((await away(anna, next.table.id)).status).toBe(200);
    expect(await mineOf(bert)).toEqual([table.id]);
  });

  test('a finished game that others played stays theirs until the last of them throws it away', async () => {
    const [anna, bert] = [browser(), browser()];
    const { table } = await anna.create({ game: GAME, seats: [me, open], settings: publicly });
    await bert.ask('POST', `/tables/${table.id}/join`);
    await anna.ask('POST', `/tables/${table.id}/start`);
    const players = [new Player(anna, table.id), new Player(bert, table.id)];
    await Promise.all(players.map((player) => player.connect()));
    await Promise.all(players.map((player, seed) => playOut(player, seed)));
    for (const player of players) player.drop();
    expect((await away(anna, table.id)).status).toBe(200);
    expect([await mineOf(anna), await mineOf(bert)]).toEqual([[], [table.id]]);
    expect(await bert.ask('GET', `/tables/${table.id}`)).toMatchObject({ you: { seats: [1], host: true } });
    expect(await bert.ask('GET', `/tables/${table.id}/record`)).toHaveProperty('score');
    expect((await away(bert, table.id)).status).toBe(200);
    expect(await server.server.services.store.read(table.id)).toBeUndefined();
  });
});
