// The processes that bench/server.ts and bench/capacity.ts measure: the server, its clients, and a whole start.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { undisturbed } from './timing.ts';

const file = (name: string): string => fileURLToPath(new URL(`../packages/server/src/${name}`, import.meta.url));

/** What the measured process has used so far, and what it was asked for. */
export interface Report {
  readonly cpuMicroseconds: number;
  readonly bytes: number;
  readonly url: string;
  readonly accepted: number;
  readonly seated: readonly { readonly table: string; readonly tokens: readonly string[] }[];
  readonly millisecondsEach: number;
}

interface Driven {
  readonly slices: readonly { readonly perSecond: number; readonly median: number }[];
}

export interface Measured {
  /** Of the server's CPU, for each message. */
  readonly microseconds: number;
  readonly perSecond: number;
  /** Of the round trips, in milliseconds. */
  readonly median: number;
}

/** Of times, the one that nine of ten are above. */
const undisturbedTime = (times: readonly number[]): number => 1 / undisturbed(times.map((time) => 1 / time));

/** A child, kept to one core where the machine can do that: the server on the first, the clients on the second. */
export function launch(script: string, core: number, ...args: string[]): ChildProcess {
  const child = fork(file(script), args, {
    execArgv: ['--conditions=source', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (process.platform === 'linux' && child.pid !== undefined) {
    spawn('taskset', ['-a', '-cp', String(core), String(child.pid)], { stdio: 'ignore' }).on('error', () => undefined);
  }
  return child;
}

export const answer = <Answer>(from: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a measured process ended with ${code}`));
    from.once('exit', ended);
    from.once('message', (message) => {
      from.off('exit', ended);
      resolve(message as Answer);
    });
  });

export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answered = answer<Answer>(child);
  child.send(message);
  return answered;
}

const SLICE_MS = 500;

/** Drives the clients and looks, slice by slice, at what the server uses between the end of their warm-up and their end. */
export async function measure(host: ChildProcess, clients: ChildProcess, wish: object): Promise<Measured> {
  const warm = answer(clients);
  clients.send(wish);
  await warm;
  let driving = true;
  const driven = answer<Driven>(clients).finally(() => {
    driving = false;
  });
  const used: number[] = [];
  let before = await ask<Report>(host, { do: 'used' });
  while (driving) {
    await Promise.race([driven, new Promise((resolve) => setTimeout(resolve, SLICE_MS))]);
    const after = await ask<Report>(host, { do: 'used' });
    const { accepted } = after;
    if (accepted - before.accepted > 50) {
      used.push((after.cpuMicroseconds - before.cpuMicroseconds) / (accepted - before.accepted));
    }
    before = after;
  }
  const { slices } = await driven;
  return {
    microseconds: undisturbedTime(used),
    perSecond: undisturbed(slices.map(({ perSecond }) => perSecond)),
    median: undisturbedTime(slices.map(({ median }) => median)),
  };
}

/** So many stored tables in a folder. */
export async function fill(folder: string, tables: number): Promise<void> {
  const filling = fork(file('bench/fill.ts'), [folder, String(tables)], { execArgv: ['--conditions=source'] });
  await new Promise((resolve) => filling.once('exit', resolve));
}

/** From nothing to the line that says where it is, in milliseconds. */
export async function startOnce(folder: string): Promise<{ wall: number; cpu: number }> {
  const began = performance.now();
  const main = spawn(process.execPath, ['--conditions=source', file('main.ts')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => main.stdout.once('data', resolve));
  const wall = performance.now() - began;
  const cpu = cpuOf(main.pid) ?? wall;
  main.kill('SIGTERM');
  await new Promise((resolve) => main.once('exit', resolve));
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
