import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));

/** A server that a test has to itself. */
export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the server of this house, or of a copy of it, on a port that is free. */
export async function startOwnServer(dataDir: string, house: string = HOUSE): Promise<OwnServer> {
  const main = path.join(house, 'packages/server/src/main.ts');
  const program = spawn(process.execPath, ['--conditions=source', main], {
    cwd: house,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const gone = new Promise<void>((resolve) => program.on('close', () => resolve()));
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    program.stderr.on('data', (data) => {
      said += data;
    });
    program.stdout.on('data', (data) => {
      const [, found] = /is at (http:\S+)/.exec(String(data)) ?? [];
      if (found !== undefined) resolve(found.replace(/\/$/, ''));
    });
    void gone.then(() => reject(new Error(`the server did not start: ${said}`)));
  });
  return {
    url,
    stop: async () => {
      program.kill();
      await gone;
    },
  };
}
