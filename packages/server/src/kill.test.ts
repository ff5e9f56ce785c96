import { fastBits } from '@branchline/engine';
import { gameTitles, verifyRecord } from '@branchline/games';
import { smallGame } from '@branchline/games/testing';
import type { TableLog } from '@branchline/protocol';
import { afterAll, expect, test } from 'vitest';
import { Browser } from './testing/browser.ts';
import { mapsWithStations } from './testing/maps.ts';
import { Player, playOut } from './testing/player.ts';
import { freePort } from './testing/postgres.ts';
import { type RealServer, startProcess } from './testing/real-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const GAME = smallGame().id;

/** `npm run soak` does it two hundred times. */
const ROUNDS = 6;
const GAMES = [...gameTitles.map(({ id }) => ({ game: id })), ...mapsWithStations(1, 8).map((pack) => ({ pack }))];
const { folder, remove } = temporaryFolder();
let server: RealServer | undefined;
afterAll(async () => {
  await server?.kill();
  remove();
});

/** Plays until the line is cut; answers what was acknowledged. */
async function playUntilCut(player: Player, seed: number): Promise<void> {
  const bits = fastBits(seed);
  for (let moves = 0; player.connected; moves++) {
    const answer = player.choose(bits);
    if (answer === undefined) return;
    const id = `${seed}-${moves}`;
    const outcome = player.next((message) => 'id' in message && message.id === id, 60_000).catch(() => undefined);
    player.send({ type: 'answer', table: player.table, ...answer, id });
    await Promise.race([outcome, player.cut]);
  }
}

test(`${ROUNDS} times killed in mid-play, the server loses no acknowledged action and every table plays on to a true record`, async () => {
  const port = String(await freePort());
  const start = () => startProcess({ DATA_DIR: folder, PORT: port });
  server = await start();
  const browser = new Browser(server.url);
  const players: Player[] = [];
  for (const what of [...GAMES, ...GAMES]) {
    // Both seats from one browser: one client plays the whole table, as fast as it can.
    const { table } = await browser.create({ ...what, seats: [{ kind: 'me' }, { kind: 'me' }], start: true });
    players.push(new Player(browser, table.id));
  }
  for (const player of players) await player.connect();

  let acknowledged = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const playing = players.map((player, place) => playUntilCut(player, round * 100 + place));
    // In mid-play, each time after another number of moves.
    const taken = (): number => players.reduce((sum, { accepted }) => sum + accepted.size, 0);
    await Promise.race(players.map((player) => player.until(() => taken() > (round * 7) % 20)));
    await server.kill();
    for (const player of players) player.drop();
    await Promise.all(playing);
    server = await start();
    for (const player of players) {
      const { entries } = await browser.ask<TableLog>('GET', `/tables/${player.table}/log`);
      const promised = Math.max(0, ...player.accepted.values());
      expect(
        entries.length,
        `round ${round}: ${entries.length} entries, ${promised} acknowledged`,
      ).toBeGreaterThanOrEqual(promised);
      acknowledged += player.accepted.size;
      player.accepted.clear();
      await player.connect(player.version);
      expect(player.version).toBe(entries.length);
    }
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS * 5);

  await Promise.all(players.map((player, place) => playOut(player, place + 1)));
  for (const { table } of players) {
    const record = await browser.ask<object>('GET', `/tables/${table}/record`);
    expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  }
}, 600_000);

test('asked to go, the server tells its clients to come back and ends in good order', async () => {
  const { folder: other, remove: clear } = temporaryFolder();
  const running = await startProcess({ DATA_DIR: other, PORT: '0' });
  const browser = new Browser(running.url);
  const { table } = await browser.create({ game: GAME, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const player = new Player(browser, table.id);
  await player.connect();
  const told = player.nextOf('restart');
  const code = running.stop();
  expect(await told).toEqual({ type: 'restart' });
  expect(await player.cut).toBe(1012);
  expect(await code).toBe(0);
  clear();
}, 120_000);
