import { createApp } from './http/app.ts';
import { readSettings, type Settings } from './settings.ts';
import { openDatabase } from './store/open-database.ts';

/** The exit code for what the person at the keyboard can put right. */
const USAGE = 2;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(USAGE);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function listen(app: ReturnType<typeof createApp>, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) fail(`Port ${port} is already in use: set PORT to a free one.`);
    if (hasCode(error, 'EACCES')) fail(`Port ${port} may not be opened by this user: set PORT to a number above 1023.`);
    if (hasCode(error, 'ENOTFOUND') || hasCode(error, 'EADDRNOTAVAIL')) {
      fail(`HOST is "${host}", which is no address of this machine.`);
    }
    throw error;
  }
}

const settings = readSettings(process.env);
if (typeof settings === 'string') fail(settings);

const database = openDatabase(settings.dataDir);
if (typeof database === 'string') fail(database);

const app = createApp();
app.addHook('onClose', () => database.close());
process.stdout.write(`Branchline is at ${await listen(app, settings)}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close();
  });
}
