import { availableParallelism } from 'node:os';
import { type Logger, pino } from 'pino';
import { openAdminSocket } from './admin/admin-socket.ts';
import { createServer, type Server } from './app/server.ts';
import { reasonOf } from './common/reason.ts';
import { loggedError } from './config/logged-error.ts';
import { openSecrets, type Secrets, sharedSecrets } from './config/secrets.ts';
import { readSettings, type ServerSettings } from './config/settings.ts';
import { type Peers, singleProcess } from './peers/peers.ts';
import { type FolderLock, lockFolder } from './store/folder-lock.ts';
import { openSqlite } from './store/sqlite-store.ts';
import type { TableStore } from './store/table-store.ts';

/** The exit code for what the person at the keyboard can put right. */
const USAGE = 2;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(USAGE);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Two processes at one file would each believe to know all that is in it. */
function lockFor({ databaseUrl, dataDir }: ServerSettings): FolderLock | undefined {
  if (databaseUrl !== undefined) return undefined;
  try {
    const lock = lockFolder(dataDir);
    if (lock !== undefined) return lock;
  } catch (error) {
    fail(`DATA_DIR "${dataDir}" cannot be used: ${reasonOf(error)}. This user must be able to write there.`);
  }
  fail(
    `Another server works in DATA_DIR "${dataDir}": stop it, or choose another folder. Many processes need PostgreSQL (DATABASE_URL).`,
  );
}

async function openStore({ databaseUrl, dataDir }: ServerSettings): Promise<TableStore> {
  try {
    if (databaseUrl === undefined) return await openSqlite(dataDir);
    const { openPostgres } = await import('./store/postgres-store.ts');
    return await openPostgres(databaseUrl);
  } catch (error) {
    const where = databaseUrl === undefined ? `in DATA_DIR "${dataDir}"` : 'at DATABASE_URL';
    return fail(`The database ${where} cannot be opened: ${reasonOf(error)}.`);
  }
}

async function openSecretsFor({ dataDir, databaseUrl, secret }: ServerSettings, store: TableStore): Promise<Secrets> {
  try {
    return await (databaseUrl === undefined ? openSecrets(dataDir, secret) : sharedSecrets(store, dataDir, secret));
  } catch (error) {
    const where = databaseUrl === undefined ? `in DATA_DIR "${dataDir}"` : 'at DATABASE_URL';
    return fail(`The secrets ${where} cannot be opened: ${reasonOf(error)}.`);
  }
}

async function peersAt({ databaseUrl, listenUrl }: ServerSettings, log: Logger): Promise<Peers> {
  if (databaseUrl === undefined) return singleProcess;
  const { PostgresPeers } = await import('./peers/postgres-peers.ts');
  return new PostgresPeers({ url: databaseUrl, listenUrl, log });
}

async function open(server: Server, { host, port }: ServerSettings): Promise<string> {
  try {
    return await server.open();
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) fail(`Port ${port} is already in use: set PORT to a free one.`);
    if (hasCode(error, 'EACCES')) fail(`Port ${port} may not be opened by this user: set PORT to a number above 1023.`);
    if (hasCode(error, 'ENOTFOUND') || hasCode(error, 'EADDRNOTAVAIL')) {
      fail(`HOST is "${host}", which is no address of this machine.`);
    }
    throw error;
  }
}

const settings = readSettings(process.env, availableParallelism());
if (typeof settings === 'string') fail(settings);

const log = pino(
  { level: settings.logLevel, serializers: { error: loggedError } },
  pino.destination({ dest: 2, sync: true }),
);
// Kept as long as the process runs: what nobody holds is closed some day, and the lock with it.
const lock = lockFor(settings);
const store = await openStore(settings);
const secrets = await openSecretsFor(settings, store);
const server = await createServer({ settings, secrets, store, peers: await peersAt(settings, log), log });
const address = await open(server, settings);
const door = await openAdminSocket(settings.dataDir, (request) => server.operate(request)).catch((error: unknown) => {
  log.warn({ reason: reasonOf(error) }, 'there is no door for "branchline admin" here');
  return undefined;
});

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'going down');
    Promise.all([door?.close(), server.close()]).then(
      () => {
        lock?.release();
        process.exit(0);
      },
      (error: unknown) => {
        log.fatal({ error }, 'did not close cleanly');
        process.exit(1);
      },
    );
  });
}

// Last: whoever has read it may ask the process to go, and it goes in order.
process.stdout.write(`Branchline is at ${address}\n`);
