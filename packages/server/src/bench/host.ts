// One process under measurement: `echo` answers every frame with itself, `game` is the real server, on a SQLite file or
// on the PostgreSQL at DATABASE_URL.
// It is told what to do over IPC and answers with what it used.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { WebSocketServer } from 'ws';
import { createServer, type Server } from '../app/server.ts';
import { openSecrets } from '../config/secrets.ts';
import { readSettings } from '../config/settings.ts';
import { singleProcess } from '../peers/peers.ts';
import { PostgresPeers } from '../peers/postgres-peers.ts';
import { openPostgres } from '../store/postgres-store.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { dealTable, newTable } from '../tables/set-up.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { benchGame, type Command, type Report, type Seated } from './wire.ts';

const [kind] = process.argv.slice(2);
let echoed = 0;
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-bench-'));

async function game(): Promise<{ url: string; server: Server }> {
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    MESSAGES_PER_SECOND: '1000000',
    CONNECTIONS_PER_ADDRESS: '1000000',
    CONNECTIONS: '1000000',
    ...NO_LIMITS,
  });
  if (typeof settings === 'string') throw new Error(settings);
  const secrets = openSecrets(folder);
  const log = pino({ level: 'error' });
  const { DATABASE_URL: url } = process.env;
  const store = await (url === undefined ? openSqlite(folder) : openPostgres(url));
  const peers = url === undefined ? singleProcess : new PostgresPeers({ url, log });
  const server = await createServer({ settings, secrets, store, peers, log });
  return { url: await server.open(), server };
}

function echo(): Promise<string> {
  const http = createHttp();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      echoed++;
      socket.send(String(data));
    });
  });
  return new Promise((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      if (typeof address === 'object' && address) resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

async function seatThree(server: Server, count: number): Promise<Seated[]> {
  const { tables, keys, now } = server.services;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const entry = benchGame();
      const wish = { seats: [0, 1, 2].map(() => ({ kind: 'me' as const })) };
      const table = newTable(wish, entry, { person: `bench-${count}`, name: 'Bench' }, now());
      if ('refused' in table) throw new Error(table.refused.message);
      const seated = await tables.create(table, entry);
      await tables.change(seated, (one) => dealTable(one, now()));
      const tokens = [0, 1, 2].map((seat) => keys.keyTo({ kind: 'seat', table: table.id, seat, generation: 0 }));
      return { table: table.id, tokens };
    }),
  );
}

function report(extra: Partial<Report> = {}): Report {
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  return { cpuMicroseconds: user + system, bytes: heapUsed + external + arrayBuffers, rss, ...extra };
}

/** The median of some durable writes of next to nothing. */
async function syncing(): Promise<number> {
  const store = running.server?.services.store;
  const times: number[] = [];
  for (let round = 0; round < 100; round++) {
    const began = performance.now();
    await store?.setPerson({ id: 'bench', seenAt: round });
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[50] ?? 0;
}

const running = kind === 'game' ? await game() : { url: await echo(), server: undefined };

async function obey(command: Command): Promise<Report> {
  switch (command.do) {
    case 'report':
      globalThis.gc?.();
      return report();
    case 'used':
      return report({ accepted: running.server?.services.tables.accepted ?? echoed });
    case 'sync':
      return report({ millisecondsEach: await syncing() });
    case 'seat':
      return report({ seated: running.server ? await seatThree(running.server, command.tables) : [] });
    case 'load': {
      const began = performance.now();
      for (const id of command.tables) await running.server?.services.tables.load(id);
      return report({ millisecondsEach: (performance.now() - began) / command.tables.length });
    }
    case 'end':
      await running.server?.close();
      rmSync(folder, { recursive: true, force: true });
      setImmediate(() => process.exit(0));
      return report();
  }
}

process.on('message', (command: Command) => {
  obey(command).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.(report({ url: running.url }));
