import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '../store/schema.ts';
import { DATABASE_FILE } from '../store/sqlite-store.ts';
import { checkFile, type FileReport, rescue } from './check-file.ts';
import { checkStore } from './check-store.ts';

/** The exit codes: damage was found; the person at the keyboard can put it right. */
const DAMAGED = 1;
const USAGE = 2;
const HELP = `branchline check-store   (in the repository: npm run -s check-store)
branchline check-store --rescue FOLDER

Reads every table in DATA_DIR (./data unless told) or at DATABASE_URL as the server would, while it runs or not, and
tells which are damaged. Changes nothing. With --rescue the tables that are whole are copied into a new folder, with names,
subscriptions and secrets: start a server with DATA_DIR set to it. Ends with 0 if all is well, 1 if something is damaged.
`;

const { DATA_DIR = './data', DATABASE_URL } = process.env;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(USAGE);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function atPostgres(url: string): Promise<FileReport> {
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  });
  try {
    return { file: [], store: await checkStore(database) };
  } finally {
    await database.destroy();
  }
}

function printReport({ file, store }: FileReport): boolean {
  for (const fault of file) say(`the file: ${fault}`);
  if (store === undefined) say('The list of tables cannot be read: restore a backup.');
  for (const { table, what } of store?.damaged ?? []) say(`table ${table}: ${what}`);
  for (const note of store?.notes ?? []) say(note);
  if (store)
    say(
      `${store.tables} tables with ${store.entries} entries: ${store.whole.length} whole, ${store.damaged.length} damaged`,
    );
  return file.length === 0 && store?.damaged.length === 0;
}

const [option, folder, ...rest] = process.argv.slice(2);
if (option === '--help' || option === '-h') {
  process.stdout.write(HELP);
} else {
  const rescuing = option === '--rescue' && folder !== undefined && rest.length === 0;
  if (option !== undefined && !rescuing) fail('Say nothing more, or --rescue and one new folder.');
  if (DATABASE_URL !== undefined && rescuing)
    fail('DATABASE_URL is set: a PostgreSQL database is restored with pg_restore.');
  if (DATABASE_URL === undefined && !existsSync(path.join(DATA_DIR, DATABASE_FILE)))
    fail(`There is no database in DATA_DIR "${DATA_DIR}".`);
  const report = await (DATABASE_URL === undefined ? checkFile(DATA_DIR) : atPostgres(DATABASE_URL));
  if (!printReport(report)) process.exitCode = DAMAGED;
  if (rescuing) {
    const whole = report.store?.whole ?? fail('Nothing can be rescued: the list of tables cannot be read.');
    await rescue(DATA_DIR, folder, whole).catch((error: unknown) => fail(`The rescue failed: ${String(error)}`));
    say(`${whole.length} tables are in ${folder}`);
  }
}
