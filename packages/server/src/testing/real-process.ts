import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_LIMITS } from './no-limits.ts';

/** The server as `npm start` runs it, in a process of its own. */
export interface RealServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has complained about. */
  complaints(): string;
  /** As when the power goes. */
  kill(): Promise<void>;
  /** As when it is asked to go; answers its exit code. */
  stop(): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** `limits`: what strangers may have; nothing at all in tests that are about something else, the usual where it is empty. */
export async function startProcess(
  environment: Record<string, string>,
  limits: Readonly<Record<string, string>> = { ...NO_LIMITS, MESSAGES_PER_SECOND: '100000' },
): Promise<RealServer> {
  const child = spawn(process.execPath, ['--conditions=source', MAIN], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'branchline-compiled'),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...limits,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that is given up leaves nothing running behind.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void gone.then(() => process.off('exit', end));
  let wrong = '';
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += String(data);
      const address = /Branchline is at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.stderr?.on('data', (data) => {
      wrong += String(data);
    });
    void gone.then(() => reject(new Error(`the server ended: ${wrong}`)));
  });
  return {
    url,
    child,
    complaints: () => wrong,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
