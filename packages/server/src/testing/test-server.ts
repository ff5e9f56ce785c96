import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import webPush from 'web-push';
import { createServer, type Server, type ServerParts } from '../app/server.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import { readSettings } from '../config/settings.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { NO_LIMITS } from './no-limits.ts';

/** No page, and no maps that are offered. */
const NOWHERE = path.join(tmpdir(), 'no such folder');

/** Bots that cannot think: the first legal move is made for them, at once. */
export const simpleBots: BotPool = {
  askBot: async () => {
    throw new Error('out of order');
  },
  waiting: 0,
  close: async () => undefined,
};

/** A whole server inside a test, on a port of its own. */
export interface TestServer {
  readonly url: string;
  readonly server: Server;
  /** What was written to the log, line by line. */
  readonly logged: string[];
  close(): Promise<void>;
}

export async function startServer(
  parts: Partial<ServerParts> = {},
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const settings = readSettings({
    PORT: '0',
    ...NO_LIMITS,
    MESSAGES_PER_SECOND: '10000',
    BOT_WORKERS: '1',
    DATA_DIR: NOWHERE,
    ...environment,
  });
  if (typeof settings === 'string') throw new Error(settings);
  const logged: string[] = [];
  const server = await createServer({
    settings,
    secrets: { secret: 'a secret for tests, long enough to be one', vapid: webPush.generateVAPIDKeys() },
    store: new MemoryStore(),
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    webFolder: NOWHERE,
    ...parts,
  });
  const url = await server.open();
  return { url, server, logged, close: () => server.close() };
}
