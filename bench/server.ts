// The server beside a bare WebSocket echo, measured in the same run: what a durable action costs, how many there can be, how
// long they take, what an idle table holds, and how long a start takes. Figures of two machines compare only as ratios.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answer, ask, fill, launch, measure, type Report, startOnce } from './children.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '5' } },
  strict: false,
});
const MOST_PER_SECOND = 12_000;
const seconds = Number(values.seconds);

/** Until what has left is forgotten. */
const SETTLING_MS = 4000;

async function echoes() {
  const host = launch('bench/host.ts', 0, 'echo');
  const { url } = await answer<Report>(host);
  const clients = launch('bench/clients.ts', 1);
  const full = await measure(host, clients, { do: 'echo', url, sockets: 600, seconds });
  await ask(clients, { do: 'leave' });
  const calm = await measure(host, clients, { do: 'echo', url, sockets: 300, seconds, rate: 400 });
  await ask(host, { do: 'end' });
  clients.disconnect();
  return { full, calm };
}

async function games() {
  const host = launch('bench/host.ts', 0, 'game');
  const { url } = await answer<Report>(host);
  const clients = launch('bench/clients.ts', 1);
  const seat = async (tables: number) => (await ask<Report>(host, { do: 'seat', tables })).seated;
  // The first round is for what is compiled once, and no table's.
  await ask(clients, { do: 'sit', url, seated: await seat(300) });
  await ask(clients, { do: 'leave' });
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  await ask<Report>(host, { do: 'report' });
  const empty = await ask<Report>(host, { do: 'report' });
  const idle = await seat(300);
  await ask(clients, { do: 'sit', url, seated: idle });
  const sitting = await ask<Report>(host, { do: 'report' });
  await ask(clients, { do: 'leave' });
  const calm = await measure(host, clients, { do: 'play', url, seated: await seat(150), seconds, rate: 400 });
  await ask(clients, { do: 'leave' });
  // A random game lasts some 80 actions: enough tables that they do not run out.
  const subscribers = await seat(Math.ceil(((seconds + 1) * MOST_PER_SECOND) / 60));
  const full = await measure(host, clients, { do: 'play', url, seated: subscribers, seconds });
  await ask(clients, { do: 'leave' });
  const { millisecondsEach: sync } = await ask<Report>(host, { do: 'sync' });
  const { millisecondsEach } = await ask<Report>(host, {
    do: 'load',
    tables: subscribers.slice(0, 100).map(({ table }) => table),
  });
  await ask(host, { do: 'end' });
  clients.disconnect();
  const idleKiB = (sitting.bytes - empty.bytes) / 300 / 1024;
  return { full, calm, sync, idleKiB, loadMilliseconds: millisecondsEach };
}

const STARTS = 3;

/** From nothing to the line that says where it is, with ten thousand tables in the file; the best of a few. */
async function startUp(): Promise<{ wall: number; cpu: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-start-'));
  await fill(folder, 10_000);
  const starts: { wall: number; cpu: number }[] = [];
  for (let round = 0; round < STARTS; round++) starts.push(await startOnce(folder));
  rmSync(folder, { recursive: true, force: true });
  return { wall: Math.min(...starts.map(({ wall }) => wall)), cpu: Math.min(...starts.map(({ cpu }) => cpu)) };
}

const echo = await echoes();
const game = await games();
const start = await startUp();
const result = {
  echoMicroseconds: echo.full.microseconds,
  actionMicroseconds: game.full.microseconds,
  actionPerEcho: game.full.microseconds / echo.full.microseconds,
  actionsPerSecond: game.full.perSecond,
  actionsPerCpuSecond: 1e6 / game.full.microseconds,
  echoRoundTripMilliseconds: echo.calm.median,
  roundTripMilliseconds: game.calm.median,
  roundTripPerEcho: game.calm.median / echo.calm.median,
  syncMilliseconds: game.sync,
  idleTableKiB: game.idleKiB,
  loadMilliseconds: game.loadMilliseconds,
  startMilliseconds: start.wall,
  startCpuMilliseconds: start.cpu,
};
if (values.json) console.log(JSON.stringify(result));
else {
  const line = (name: string, value: number, { must = '', good = true } = {}) =>
    console.log(`${name.padEnd(52)}${value.toFixed(2).padStart(10)} ${good ? ' ' : '!'} ${must}`);
  const most = (name: string, value: number, [limit, aim]: readonly [number, number?]) =>
    line(name, value, { must: `at most ${limit}${aim ? `, aim ${aim}` : ''}`, good: value <= limit });
  line('CPU of one bare WebSocket echo, µs', result.echoMicroseconds);
  line('CPU of one durable action, µs', result.actionMicroseconds);
  const onPostgres = process.env.DATABASE_URL !== undefined;
  most('  as a multiple of the echo', result.actionPerEcho, onPostgres ? [14, 9] : [7, 5]);
  const { actionsPerSecond } = result;
  const [enough, aim] = onPostgres ? [4500, 7000] : [13_000, 18_000];
  line('durable actions a second', actionsPerSecond, {
    must: `at least ${enough}, aim ${aim}`,
    good: actionsPerSecond >= enough,
  });
  line('  a second of CPU', result.actionsPerCpuSecond);
  line('median round trip of an echo at 400 a second, ms', result.echoRoundTripMilliseconds);
  line('median round trip of an action at 400 a second, ms', result.roundTripMilliseconds);
  most('  as a multiple of the echo', result.roundTripPerEcho, [5, 3]);
  line('  of it one sync of the disk, ms', result.syncMilliseconds);
  most('an idle connected table of three, KiB', result.idleTableKiB, [30, 20]);
  most('an idle table back from the store, ms', result.loadMilliseconds, [20, 5]);
  most('start with 10,000 stored tables, ms', result.startMilliseconds, [700, 300]);
  line('  CPU of it, ms', result.startCpuMilliseconds);
}
