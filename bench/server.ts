// The server beside a bare WebSocket echo, measured in the same run: what a durable action costs, how many there can be, how
// long they take, what an idle table holds, and how long a start takes. Figures of two machines compare only as ratios.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '5' } },
  strict: false,
});
const MOST_PER_SECOND = 8000;
const seconds = Number(values.seconds);
const file = (name: string): string => fileURLToPath(new URL(`../packages/server/src/${name}`, import.meta.url));

interface Report {
  readonly cpuMicroseconds: number;
  readonly bytes: number;
  readonly url: string;
  readonly accepted: number;
  readonly seated: readonly { readonly table: string; readonly tokens: readonly string[] }[];
  readonly millisecondsEach: number;
}
interface Driven {
  readonly messages: number;
  readonly seconds: number;
  readonly median: number;
  readonly p99: number;
  readonly finished: readonly string[];
}

/** A child, kept to one core where the machine can do that: the server on the first, the clients on the second. */
function launch(script: string, core: number, ...args: string[]): ChildProcess {
  const child = fork(file(script), args, {
    execArgv: ['--conditions=source', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (process.platform === 'linux' && child.pid !== undefined) {
    spawn('taskset', ['-a', '-cp', String(core), String(child.pid)], { stdio: 'ignore' }).on('error', () => undefined);
  }
  return child;
}

const answer = <Answer>(from: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a measured process ended with ${code}`));
    from.once('exit', ended);
    from.once('message', (message) => {
      from.off('exit', ended);
      resolve(message as Answer);
    });
  });

async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answered = answer<Answer>(child);
  child.send(message);
  return answered;
}

/** Drives the clients and reads what the server used between the end of their warm-up and their end. */
async function measure(
  host: ChildProcess,
  clients: ChildProcess,
  wish: object,
): Promise<Driven & { microseconds: number }> {
  const warm = answer(clients);
  clients.send(wish);
  await warm;
  const before = await ask<Report>(host, { do: 'report' });
  const driven = await answer<Driven>(clients);
  const after = await ask<Report>(host, { do: 'report' });
  const messages = after.accepted > before.accepted ? after.accepted - before.accepted : driven.messages;
  return { ...driven, microseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / messages };
}

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
  const empty = await ask<Report>(host, { do: 'report' });
  const idle = await seat(300);
  await ask(clients, { do: 'sit', url, seated: idle });
  const sitting = await ask<Report>(host, { do: 'report' });
  await ask(clients, { do: 'leave' });
  const calm = await measure(host, clients, { do: 'play', url, seated: await seat(150), seconds, rate: 400 });
  await ask(clients, { do: 'leave' });
  // A random game lasts some 80 actions: so many tables that they do not run out.
  const crowd = await seat(Math.ceil(((seconds + 1) * MOST_PER_SECOND) / 60));
  const full = await measure(host, clients, { do: 'play', url, seated: crowd, seconds });
  await ask(clients, { do: 'leave' });
  const { millisecondsEach } = await ask<Report>(host, {
    do: 'load',
    tables: crowd.slice(0, 100).map(({ table }) => table),
  });
  await ask(host, { do: 'end' });
  clients.disconnect();
  return { full, calm, idleKiB: (sitting.bytes - empty.bytes) / 300 / 1024, loadMilliseconds: millisecondsEach };
}

/** From nothing to the line that says where it is, with ten thousand tables in the file. */
async function startUp(): Promise<{ wall: number; cpu: number | undefined }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-start-'));
  const fill = fork(file('bench/fill.ts'), [folder, '10000'], { execArgv: ['--conditions=source'] });
  await new Promise((resolve) => fill.once('exit', resolve));
  const began = performance.now();
  const main = spawn(process.execPath, ['--conditions=source', file('main.ts')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => main.stdout.once('data', resolve));
  const wall = performance.now() - began;
  const cpu = cpuOf(main.pid);
  main.kill('SIGTERM');
  await new Promise((resolve) => main.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
  return { wall, cpu };
}

/** What a process has used so far, where the system tells it: on a busy machine the clock says little. */
function cpuOf(pid = 0): number | undefined {
  try {
    const [user = 0, system = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return (user + system) * 10;
  } catch {
    return undefined;
  }
}

const echo = await echoes();
const game = await games();
const start = await startUp();
const result = {
  echoMicroseconds: echo.full.microseconds,
  actionMicroseconds: game.full.microseconds,
  actionPerEcho: game.full.microseconds / echo.full.microseconds,
  actionsPerSecond: game.full.messages / game.full.seconds,
  actionsPerCpuSecond: 1e6 / game.full.microseconds,
  roundTripMilliseconds: game.calm.median,
  roundTripPerEcho: game.calm.median / echo.calm.median,
  idleTableKiB: game.idleKiB,
  loadMilliseconds: game.loadMilliseconds,
  startMilliseconds: start.wall,
  startCpuMilliseconds: start.cpu,
};
if (values.json) console.log(JSON.stringify(result));
else {
  const line = (name: string, value: number, must: string) =>
    console.log(`${name.padEnd(52)}${value.toFixed(2).padStart(10)}   ${must}`);
  line('CPU of one bare WebSocket echo, µs', result.echoMicroseconds, '');
  line('CPU of one durable action, µs', result.actionMicroseconds, '');
  line('  as a multiple of the echo', result.actionPerEcho, 'at most 8, aim 4');
  line('durable actions a second, as measured', result.actionsPerSecond, 'at least 4000, aim 10000');
  line('durable actions a second of CPU', result.actionsPerCpuSecond, '');
  line('median round trip at 400 actions a second, ms', result.roundTripMilliseconds, '');
  line('  as a multiple of the echo', result.roundTripPerEcho, 'at most 5, aim 3');
  line('an idle connected table of three, KiB', result.idleTableKiB, 'at most 64, aim 40');
  line('an idle table back from the store, ms', result.loadMilliseconds, 'at most 20, aim 5');
  line('start with 10,000 stored tables, ms', result.startMilliseconds, 'at most 2000');
  line('  CPU of it, ms', result.startCpuMilliseconds ?? Number.NaN, '');
}
