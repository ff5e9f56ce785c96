import { backUp } from './backup.ts';

/** The exit code for what the person at the keyboard can put right. */
const USAGE = 2;
const HELP = `branchline backup FOLDER   (in the repository: npm run -s backup -- FOLDER)

Copies the database and the secrets in DATA_DIR (./data unless told) into a new folder, while the server
runs or not, and checks the copy. To restore, start a server with DATA_DIR set to a copy of that folder.
A PostgreSQL database (DATABASE_URL) is backed up with pg_dump.
`;

const [folder, ...rest] = process.argv.slice(2);
const { DATA_DIR = './data', DATABASE_URL } = process.env;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(USAGE);
}

if (folder === '--help' || folder === '-h') {
  process.stdout.write(HELP);
} else {
  if (folder === undefined || rest.length > 0) fail('Name one new folder for the backup: branchline backup FOLDER');
  if (DATABASE_URL !== undefined) fail('DATABASE_URL is set: back a PostgreSQL database up with pg_dump.');
  const saved = await backUp(DATA_DIR, folder).catch((error: unknown) => fail(`The backup failed: ${String(error)}`));
  if (typeof saved === 'string') fail(saved);
  process.stdout.write(`${saved.tables} tables with ${saved.entries} entries are in ${folder}\n`);
}
