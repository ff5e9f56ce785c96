// npm run soak -- --minutes N: everything breaks while everybody plays, on PostgreSQL with three processes and on SQLite with one.
// npm run soak -- --abuse: strangers attack a server in every way there is, for five minutes; what does somebody feel who plays there?
import { parseArgs } from 'node:util';
import { openPostgres } from '../store/postgres-store.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { startPostgres } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { abuse } from './abuse.ts';
import { abuseSummary } from './abuse-report.ts';
import { type SoakPlan, soak } from './soak.ts';
import { summary, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    abuse: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    tables: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const minutes = Number(values.minutes ?? (values.abuse ? 5 : 20));
const tables = Number(values.tables);
if (!(minutes > 0 && minutes <= 24 * 60)) fail(`--minutes is "${values.minutes}": it must be a number of minutes.`);
if (!(Number.isInteger(tables) && tables > 0)) fail(`--tables is "${values.tables}": it must be a number of tables.`);
if (values.only !== undefined && !['postgres', 'sqlite'].includes(values.only))
  fail(`--only is "${values.only}": it must be postgres or sqlite.`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

if (values.abuse) {
  const report = await abuse({
    seconds: minutes * 60,
    seed: Number(values.seed),
    progress: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`\n${abuseSummary(report)}\n`);
  process.exit(report.wrong.length > 0 ? 1 : 0);
}

/** Trouble for most of the time; what is left is for playing to the end and for checking. */
const troubleMs = minutes * 60_000 * 0.8;
const usual = {
  tables,
  troubleMs,
  cutEveryMs: 150,
  pauseMs: 3000,
  patienceMs: 2 * 60_000,
  clockSeconds: 10,
  seed: Number(values.seed),
};

async function onPostgres(): Promise<Tally> {
  const postgres = await startPostgres({ durable: true });
  const plan: SoakPlan = {
    ...usual,
    environment: { DATABASE_URL: postgres.url },
    processes: 3,
    answers: 50,
    killEveryMs: 4_000,
    restartDatabase: () => postgres.restart(),
    openStore: () => openPostgres(postgres.url),
    progress: (line) => process.stdout.write(`PostgreSQL ${line}\n`),
  };
  try {
    return await soak(plan);
  } finally {
    await postgres.stop();
  }
}

async function onSqlite(): Promise<Tally> {
  const { folder, remove } = temporaryFolder('soak-');
  const plan: SoakPlan = {
    ...usual,
    environment: { DATA_DIR: folder },
    processes: 1,
    // Fewer at a time and quicker, so that most are played from the deal to the end while the process dies again and again.
    tables: Math.ceil(tables / 5),
    pauseMs: 20,
    answers: 150,
    // Ten a minute: 200 in twenty minutes, however long that takes.
    kills: Math.round(minutes * 10),
    atLeast: Math.round(minutes * 10),
    killEveryMs: 500,
    openStore: () => openSqlite(folder),
    progress: (line) => process.stdout.write(`SQLite     ${line}\n`),
  };
  try {
    return await soak(plan);
  } finally {
    remove();
  }
}

const parts = [
  { name: 'postgres', title: 'PostgreSQL, three processes', run: onPostgres },
  { name: 'sqlite', title: 'SQLite, one process', run: onSqlite },
].filter(({ name }) => values.only === undefined || values.only === name);

const began = performance.now();
const tallies = await Promise.all(
  parts.map(async ({ title, run }) => {
    const tally = await run();
    process.stdout.write(`\n${summary(title, tally, (performance.now() - began) / 1000)}\n\n`);
    return tally;
  }),
);
// Said outright: the database of the tests would end the process with 0.
process.exit(tallies.some(({ violations }) => violations.length > 0) ? 1 : 0);
