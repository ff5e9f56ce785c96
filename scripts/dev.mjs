// `npm run dev`: the server, started again whenever one of its files changes, and the page with hot reload, at one address
// of this machine. `PORT` and `DATA_DIR` are those of `npm start`; what else the server reads from the environment it gets too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { freePort } from './free-port.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const HOST = '127.0.0.1';
const apiPort = await freePort();

const page = await createServer({
  root: path.join(root, 'packages/web'),
  configFile: path.join(root, 'packages/web/vite.config.ts'),
  clearScreen: false,
  server: {
    host: HOST,
    port: Number(process.env.PORT ?? 3000),
    proxy: { '/api': { target: `http://${HOST}:${apiPort}`, ws: true } },
  },
});
await page.listen();

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=source', 'packages/server/src/main.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...process.env, HOST, PORT: String(apiPort) },
  },
);

let started = false;
createInterface({ input: server.stdout }).on('line', (line) => {
  // The page's address is the one to open; the server's own would show the page as it was last built.
  if (!line.startsWith('Branchline is at ')) console.log(line);
  else if (started) console.log('The server has started again.');
  else console.log(`Branchline is at ${page.resolvedUrls?.local[0]}`);
  started ||= line.startsWith('Branchline is at ');
});

let closing = false;
async function close() {
  if (closing) return;
  closing = true;
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  await page.close();
  process.exit(0);
}
// Vite would leave at once, and the server would go on alone.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
