import { smallGame } from '@branchline/games/testing';
import type { DeviceLink, TableAnswer, TableLinks } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { simpleBots, startServer, type TestServer } from '../testing/test-server.ts';

/*
 * Who somebody is stays theirs: whatever they do at a table and beside it, nobody else is ever told their identity, a key to a seat of
 * theirs, the addresses they are called at, or the links to their other devices.
 */

const HOOK = 'https://discord.com/api/webhooks/1/a-secret-of-annas';

let server: TestServer;
let anna: Browser;
let bert: Browser;
let carl: Browser;
let heard: string[];
beforeAll(async () => {
  server = await startServer({ pool: simpleBots, sendPost: async () => 204 });
  [anna, bert, carl] = [new Browser(server.url), new Browser(server.url), new Browser(server.url)];
  heard = [];
});
afterAll(() => server.close());

/** Asks as somebody, and keeps every word of the answer. */
async function listen(who: Browser, method: string, path: string, body?: object): Promise<void> {
  const answer = await who.send(method, `/api${path}`, body);
  heard.push(JSON.stringify(answer.body));
}

/** Everything that Bert and Carl can ask about a table and about themselves. */
async function lookAround(at: string): Promise<void> {
  for (const who of [bert, carl]) {
    for (const path of ['', '/view', '/log', '/chat', '/links', '/record']) await listen(who, 'GET', `${at}${path}`);
    for (const path of [
      '/tables/mine',
      '/tables?status=open',
      '/tables?status=over',
      '/figures',
      '/devices',
      '/webhook',
    ])
      await listen(who, 'GET', path);
    await listen(who, 'POST', `${at}/mutes`, { author: 'nobody', muted: true });
  }
}

test('no answer and no message to others holds an identity, a key, a webhook or a link of somebody’s', async () => {
  const game = smallGame().id;
  const { table } = await anna.create({
    game,
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
    settings: { visibility: 'public', grace: 0 },
  });
  const at = `/tables/${table.id}`;
  const lines = [new Player(bert, table.id), new Player(carl, table.id)];
  for (const line of lines) await line.connect();

  // Anna has a webhook, a second device and a recovery link; Bert is asked to get up, let back, muted and heard again.
  await anna.ask('PUT', '/webhook', { url: HOOK, text: '{game}' });
  const link = await anna.ask<DeviceLink>('POST', '/devices/link');
  const recovery = await anna.ask<DeviceLink>('POST', '/devices/recovery');
  await bert.ask('POST', `${at}/join`, { name: 'Bert' });
  await anna.ask('PUT', `${at}/seats/1`, { kind: 'open' });
  await lookAround(at);
  const { you } = await anna.ask<TableAnswer>('GET', at);
  await anna.ask('POST', `${at}/readmit`, { author: you.removedPeople?.[0]?.author });
  await bert.ask('POST', `${at}/join`, { name: 'Bert' });
  await anna.ask('POST', `${at}/start`);
  const author = (await anna.ask<TableAnswer>('GET', at)).table.seats[1]?.author;
  for (const muted of [true, false]) await anna.ask('POST', `${at}/mutes`, { author, muted, forAll: true });
  const keys = (await anna.ask<TableLinks>('GET', `${at}/links`)).seats.map(({ token }) => token);
  await lookAround(at);

  // They end it by consent, and Anna asks for another game: seats are kept at a table that Carl may watch.
  await anna.ask('POST', `${at}/proposals`, { kind: 'end' });
  await lookAround(at);
  await bert.ask('POST', `${at}/votes`, { agree: true });
  const next = await anna.ask<TableAnswer>('POST', `${at}/rematch`);
  await lookAround(at);
  await lookAround(`/tables/${next.table.id}`);

  const { tables } = server.server.services;
  const [first, second] = [(await tables.get(table.id))?.sheet, (await tables.get(next.table.id))?.sheet];
  const people = [...(first?.seats ?? [])].flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  const kept = (second?.seats ?? []).flatMap((seat) =>
    seat.kind === 'open' && seat.keptFor ? [seat.keptFor.person] : [],
  );
  expect(people).toHaveLength(2);
  expect(kept).toEqual([people[1]]);
  const secrets = [
    ...people,
    ...keys,
    HOOK,
    'a-secret-of-annas',
    ...[link, recovery].map(({ path }) => path.split('#').at(-1) ?? ''),
    anna.cookie ?? '',
  ];
  const all = [...heard, ...lines.flatMap(({ received }) => received.map((message) => JSON.stringify(message)))];
  expect(all.length).toBeGreaterThan(100);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(all.filter((text) => text.includes(secret))).toEqual([]);
  }
  for (const line of lines) line.drop();
});
