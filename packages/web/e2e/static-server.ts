import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = process.env.E2E_CLIENT ?? fileURLToPath(new URL('../dist/client', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The built client at an address of its own, so that a test can take it away or put a newer one there. */
export interface StaticServer {
  readonly url: string;
  /** Puts a newer build there: other files by other names, and another service worker. */
  update(): void;
  close(): Promise<void>;
}

export async function serveClient(built: string = BUILT): Promise<StaticServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-client-'));
  cpSync(built, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = path.extname(pathname) === '' && !pathname.startsWith('/api/');
    const file = path.join(folder, page ? 'index.html' : path.normalize(pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    const headers = { 'content-type': TYPES[path.extname(file)] ?? '', 'cache-control': 'no-cache' };
    return response.writeHead(200, headers).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    update: () => renameScripts(folder),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a changed source would do: every script and style has another name, and nothing is left of the old ones. */
function renameScripts(folder: string): void {
  const assets = new Set(readdirSync(path.join(folder, 'assets')));
  const newName = (name: string): string => name.replace(/(\.\w+)$/, 'New$1');
  const everywhere = (text: string): string =>
    text.replace(/[\w-]+\.(?:js|css)\b/g, (name) => (assets.has(name) ? newName(name) : name));
  for (const name of assets) {
    const text = everywhere(readFileSync(path.join(folder, 'assets', name), 'utf8'));
    rmSync(path.join(folder, 'assets', name));
    writeFileSync(path.join(folder, 'assets', newName(name)), text);
  }
  for (const name of ['index.html', 'sw.js']) {
    const file = path.join(folder, name);
    const text = everywhere(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      text.replace('<html ', '<html data-build="new" ').replace(/"version":"\w+"/, '"version":"newer"'),
    );
  }
}
