import { availableParallelism } from 'node:os';
import { type Logger, pino } from 'pino';
import { createServer, type Server } from './app/server.ts';
import { loggedError } from './config/logged-error.ts';
import { openSecrets, type Secrets, sharedSecrets } from './config/secrets.ts';
import { readSettings, type ServerSettings } from './config/settings.ts';
import { type Peers, singleProcess } from './peers/peers.ts';
import { PostgresPeers } from './peers/postgres-peers.ts';
import { openPostgres } from './store/postgres-store.ts';
import { openSqlite } from './store/sqlite-store.ts';
import type { TableStore } from './store/table-store.ts';

/** The exit code for what the person at the keyboard can put right. */
const USAGE = 2;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(USAGE);
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || ('code' in error && String(error.code)) : undefined) || String(error);

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function openStore({ databaseUrl, dataDir }: ServerSettings): Promise<TableStore> {
  try {
    return await (databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl));
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

function peersAt({ databaseUrl, listenUrl }: ServerSettings, log: Logger): Peers {
  return databaseUrl === undefined ? singleProcess : new PostgresPeers({ url: databaseUrl, listenUrl, log });
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
const store = await openStore(settings);
const secrets = await openSecretsFor(settings, store);
const server = await createServer({ settings, secrets, store, peers: peersAt(settings, log), log });
process.stdout.write(`Branchline is at ${await open(server, settings)}\n`);

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'going down');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ error }, 'did not close cleanly');
        process.exit(1);
      },
    );
  });
}
