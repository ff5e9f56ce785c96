import { verifyRecord } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { simpleBots, startServer, type TestServer } from '@branchline/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, playSeat, readTableLink } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pool: simpleBots });
});
afterAll(() => server.close());

test.each(gameList)(
  '$id: two bots that know no rule play a whole game by the offers, and its record verifies',
  async ({ id }) => {
    const settings = { visibility: 'private' } as const;
    const host = createClient({ server: server.url, keepSession: true });
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const made = await host.ask('POST /api/tables', { body: { game: id, seats, settings } });
    const path = { table: made.table.id };
    const { join = '' } = await host.ask('GET /api/tables/{table}/links', { path });
    const invited = readTableLink(server.url + join);
    const guest = createClient({ server: invited?.server ?? '' });
    const joined = await guest.ask('POST /api/tables/{table}/join', {
      path: { table: invited?.table ?? '' },
      body: { key: invited?.key ?? '', name: 'Guest' },
    });
    const play = ({ tokens = [] }: typeof joined) => {
      const [{ seat, token } = { seat: 0, token: '' }] = tokens;
      const mine = guest.withToken(token);
      return playSeat(mine, { ...path, seat }, ({ question: { offers } }) => {
        const action = offers[Math.floor(Math.random() * offers.length)];
        if (!action) throw new Error('nothing is offered');
        return action;
      });
    };
    const playing = [play(made), play(joined)];
    await host.ask('POST /api/tables/{table}/start', { path });
    for (const view of await Promise.all(playing))
      expect(view).toMatchObject({ viewer: 'replay', info: { status: 'over' } });
    const record = await host.ask('GET /api/tables/{table}/record', { path });
    expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  },
);

test('an action that the rules refuse is told with the reason', async () => {
  const [game] = gameList;
  const host = createClient({ server: server.url });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
  const body = { game: game?.id ?? '', seats, start: true };
  const { table, tokens } = await host.ask('POST /api/tables', { body });
  const mine = host.withToken(tokens?.[0]?.token ?? '');
  const playing = playSeat(mine, { table: table.id, seat: 0 }, () => ({ type: 'keepTickets', tickets: [] }));
  await expect(playing).rejects.toMatchObject({
    refusal: { code: 'rejected', rejection: { rule: expect.any(String) } },
  });
});

test('playing can be called off', async () => {
  const [game] = gameList;
  const host = createClient({ server: server.url });
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table, tokens } = await host.ask('POST /api/tables', { body: { game: game?.id ?? '', seats } });
  const end = new AbortController();
  const mine = host.withToken(tokens?.[0]?.token ?? '');
  const playing = playSeat(mine, { table: table.id, seat: 0, signal: end.signal }, () => ({ type: 'pass' }));
  end.abort();
  await expect(playing).rejects.toMatchObject({ name: 'AbortError' });
});
