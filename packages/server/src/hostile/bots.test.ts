import { fastBits } from '@branchline/engine';
import { smallGame } from '@branchline/games/testing';
import type { TableAnswer } from '@branchline/protocol';
import { afterEach, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

const GAME = smallGame().id;
/** Fewer than make an address hurry: each thinks as long as it likes. */
const STRANGERS = 30;
const MOVES = 6;

let server: TestServer;
afterEach(() => server.close());

/** A table of its own session, from this address. */
async function tableFrom(address: string, seats: readonly object[]): Promise<{ browser: Browser; id: string }> {
  const browser = new Browser(server.url);
  const wish = { game: GAME, seats, settings: { botPace: 0, visibility: 'public' }, start: true };
  const { status, body } = await browser.send('POST', '/api/tables', wish, { 'x-forwarded-for': address });
  expect(status).toBe(201);
  return { browser, id: (body as TableAnswer).table.id };
}

test('a stranger’s tables full of the slowest bots do not delay the bot of somebody else’s', async () => {
  server = await startServer({}, { PROXIES: '1', TABLES_OF_BOTS: 'always', BOT_WORKERS: '1' });
  const { tables, botsWaiting } = server.server.services;
  const masters = [0, 1].map(() => ({ kind: 'bot', bot: 'master' }));
  for (let number = 0; number < STRANGERS; number++) await tableFrom('203.0.113.7', masters);
  await until(tables, () => botsWaiting() > STRANGERS / 2);

  const { browser, id } = await tableFrom('198.51.100.1', [{ kind: 'me' }, { kind: 'bot', bot: 'regular' }]);
  /** How many moves of the stranger's bots were made since the last move here. */
  let between = 0;
  const waits: number[] = [];
  tables.listen({
    changed: ({ table, entry }) => {
      if (entry === undefined) return;
      if (table.id !== id) between++;
      else {
        if (entry.entry.seat === 1) waits.push(between);
        between = 0;
      }
    },
  });
  const player = new Player(browser, id);
  await player.connect();
  const bits = fastBits(5);
  for (let move = 0; waits.length < MOVES; move++) {
    await player.until((one) => one.choose(bits) !== undefined || waits.length >= MOVES);
    const answer = player.choose(bits);
    if (answer) player.send({ type: 'answer', table: id, ...answer, id: String(move) });
    if (answer) await player.next((message) => 'id' in message && message.id === String(move), 60_000);
  }
  // Those that were being thought about; if all stood in one line, it would be nearly every table.
  expect(Math.max(...waits)).toBeLessThanOrEqual(3);
  expect(botsWaiting()).toBeGreaterThan(STRANGERS / 2);
  player.drop();
}, 180_000);
