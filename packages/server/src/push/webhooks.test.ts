import { smallGame } from '@branchline/games/testing';
import type { TableAnswer } from '@branchline/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const { id: GAME, name: NAME } = smallGame();
const sent: { address: string; headers: Readonly<Record<string, unknown>>; body: string }[] = [];
let status = 204;
let arrived = (): void => undefined;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    async sendPost(address, { headers, body }) {
      sent.push({ address, headers, body: String(body) });
      arrived();
      return status;
    },
  });
});
beforeEach(() => {
  sent.length = 0;
  status = 204;
});
afterAll(() => server.close());

const HOOK = 'https://discord.com/api/webhooks/1/secret';
const text = '{game}: it is your turn';

/** Kept when so many lines have been sent. */
const sentNow = (count: number): Promise<void> =>
  new Promise((resolve) => {
    arrived = () => {
      if (sent.length >= count) resolve();
    };
    arrived();
  });

test('a player whose page is closed is told by webhook, with a link to the table; one who looks at it is not', async () => {
  const anna = new Browser(server.url);
  await anna.ask('PUT', '/webhook', { url: HOOK, text });
  const { table } = await anna.create({
    game: GAME,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  await sentNow(1);
  expect(sent[0]?.address).toBe(HOOK);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    content: `${NAME}: it is your turn ${server.url}/t/${table.id}`,
    allowed_mentions: { parse: [] },
  });
  const player = new Player(anna, table.id);
  await player.connect();
  const before = sent.length;
  await anna.ask('GET', `/tables/${table.id}/view?seat=0`);
  expect(sent).toHaveLength(before);
  player.drop();
});

test('other things than one’s turn are told in the words given for them, which may change without the address', async () => {
  const [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  const texts = { agreementAsked: '{game}: agree?', tableOver: '{game}: over', rematchAsked: '{game}: again?' };
  await bert.ask('PUT', '/webhook', { url: 'https://ntfy.sh/bert', text, texts });
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table } = await anna.create({ game: GAME, seats, settings: { visibility: 'public' } });
  const at = `/tables/${table.id}`;
  await bert.ask('POST', `${at}/join`, {});
  await anna.ask('POST', `${at}/start`);
  await anna.ask('POST', `${at}/proposals`, { kind: 'end' });
  await sentNow(2);
  await bert.ask('PUT', '/webhook', { text, texts: { ...texts, tableOver: '{game}: forbi' } });
  await bert.ask('POST', `${at}/votes`, { agree: true });
  await sentNow(3);
  const next = await anna.ask<TableAnswer>('POST', `${at}/rematch`);
  await sentNow(4);
  const here = `${server.url}/t/${table.id}`;
  expect(sent.map(({ body }) => body)).toEqual([
    `${NAME}: it is your turn ${here}`,
    `${NAME}: agree? ${here}`,
    `${NAME}: forbi ${here}`,
    `${NAME}: again? ${server.url}/t/${next.table.id}`,
  ]);
  // Without an address there is nothing whose words could change.
  expect((await anna.send('PUT', '/api/webhook', { text })).status).toBe(400);
});

test('each service gets the line as it wants it', async () => {
  const anna = new Browser(server.url);
  for (const url of [HOOK, 'https://hooks.slack.com/services/a/b', 'https://ntfy.sh/my-topic']) {
    await anna.ask('PUT', '/webhook', { url, text });
    expect(await anna.ask('POST', '/webhook/test')).toEqual({ sent: true });
  }
  const [discord, slack, ntfy] = sent;
  expect(JSON.parse(discord?.body ?? '')).toMatchObject({ content: 'Branchline: it is your turn' });
  expect(JSON.parse(slack?.body ?? '')).toEqual({ text: 'Branchline: it is your turn' });
  expect(ntfy?.body).toBe('Branchline: it is your turn');
  expect(ntfy?.headers['content-type']).toContain('text/plain');
});

test('the address is a secret: it is kept, and not told again', async () => {
  const anna = new Browser(server.url);
  expect(await anna.ask('GET', '/webhook')).toEqual({});
  expect(await anna.ask('PUT', '/webhook', { url: HOOK, text })).toEqual({ host: 'discord.com' });
  expect(JSON.stringify(await anna.ask('GET', '/webhook'))).not.toContain('secret');
  await anna.ask('DELETE', '/webhook');
  expect(await anna.ask('GET', '/webhook')).toEqual({});
  expect(await anna.ask('POST', '/webhook/test')).toEqual({ sent: false });
  expect(sent).toEqual([]);
});

test('a service that refuses is told of as that; one that is gone for good is forgotten', async () => {
  const anna = new Browser(server.url);
  await anna.ask('PUT', '/webhook', { url: HOOK, text });
  status = 500;
  expect(await anna.ask('POST', '/webhook/test')).toEqual({ sent: false });
  expect(await anna.ask('GET', '/webhook')).toEqual({ host: 'discord.com' });
  status = 404;
  expect(await anna.ask('POST', '/webhook/test')).toEqual({ sent: false });
  expect(await anna.ask('GET', '/webhook')).toEqual({});
});

describe('the server never calls', () => {
  test.each([
    'http://discord.com/api/webhooks/1/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://discord.com:8443/x',
    'https://anna:secret@discord.com/x',
    'ftp://discord.com/x',
    'not an address',
  ])('%s', async (url) => {
    const answer = await new Browser(server.url).send('PUT', '/api/webhook', { url, text });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });
});
