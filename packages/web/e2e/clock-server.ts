import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * A server of its own whose clock stands still until it is told: days pass in a moment. It runs as a process beside the test, and this
 * file is both sides of it.
 */

const BUILT = process.env.E2E_CLIENT ?? fileURLToPath(new URL('../dist/client', import.meta.url));

/** What the process tells. */
type Told = { readonly url: string } | { readonly pushed: string } | { readonly now: number };

/** The server as a test sees it. */
export interface ClockServer {
  readonly url: string;
  /** What was pushed, by the endpoint it went to. */
  readonly pushed: readonly string[];
  /** Lets time pass. */
  pass(milliseconds: number): Promise<void>;
  close(): void;
}

export async function startClockServer(): Promise<ClockServer> {
  const child = fork(fileURLToPath(import.meta.url), [BUILT], { execArgv: ['--conditions=source'] });
  const pushed: string[] = [];
  const waiting: (() => void)[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.on('message', (told: Told) => {
      if ('url' in told) resolve(told.url);
      else if ('pushed' in told) pushed.push(told.pushed);
      else waiting.shift()?.();
    });
  });
  return {
    url,
    pushed,
    pass: (milliseconds) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        child.send(milliseconds);
      }),
    close: () => void child.kill(),
  };
}

async function serve(webFolder: string): Promise<void> {
  const { ManualClock } = await import('../../server/src/testing/manual-clock.ts');
  const { simpleBots, startServer } = await import('../../server/src/testing/test-server.ts');
  const clock = new ManualClock();
  const tell = (told: Told): void => void process.send?.(told);
  const parts = {
    clock,
    webFolder,
    pool: simpleBots,
    sendPush: async ({ endpoint }: { readonly endpoint: string }) => {
      tell({ pushed: endpoint });
      return 201;
    },
  };
  const server = await startServer(parts, { CONTACT: 'mailto:host@example.org' });
  process.on('message', (milliseconds) => {
    clock.pass(Number(milliseconds));
    tell({ now: clock.now() });
  });
  process.on('disconnect', () => void server.close().then(() => process.exit()));
  tell({ url: server.url });
}

// Started by the other side.
const [, , webFolder] = process.argv;
if (process.send && process.argv[1] === fileURLToPath(import.meta.url) && webFolder) await serve(webFolder);
