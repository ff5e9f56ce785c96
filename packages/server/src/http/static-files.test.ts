import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

const client = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  mkdirSync(path.join(client.folder, 'assets'));
  for (const file of ['index.html', 'sw.js', 'manifest.fi.webmanifest', 'icon-192.png', 'assets/index-abc.js']) {
    writeFileSync(path.join(client.folder, file), file);
  }
  server = await startServer({ webFolder: client.folder });
});
afterAll(async () => {
  await server.close();
  client.remove();
});

const headersOf = async (file: string): Promise<Headers> => {
  const response = await fetch(`${server.url}${file}`);
  expect(response.status).toBe(200);
  return response.headers;
};

test.each([
  ['/sw.js', /^(text|application)\/javascript/],
  ['/manifest.fi.webmanifest', /^application\/manifest\+json/],
  ['/index.html', /^text\/html/],
  ['/icon-192.png', /^image\/png/],
])('%s is asked for anew every time, so that a new version is noticed', async (file, type) => {
  const headers = await headersOf(file);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(type);
});

test('what has its content in its name is kept for good', async () => {
  expect((await headersOf('/assets/index-abc.js')).get('cache-control')).toContain('immutable');
});

test('the page may run its own workers and nobody else’s, and have its manifest', async () => {
  const policy = (await headersOf('/rules/some-game')).get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/worker-src 'self'/);
  expect(policy).not.toMatch(/worker-src[^;]*(\*|https?:)/);
});

test('a file that is gone is not answered with a page', async () => {
  expect((await fetch(`${server.url}/assets/index-gone.js`)).status).toBe(404);
});
