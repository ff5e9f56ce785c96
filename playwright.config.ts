import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { setUpBrowser } from './scripts/setup-browser.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4319);
const baseURL = `http://127.0.0.1:${PORT}`;
// Every run has a server of its own with nothing in it. Workers read this file again: they share the folder.
if (process.env.E2E_DATA === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-e2e-'));
  process.env.E2E_DATA = folder;
  // What went wrong stays, to be looked at.
  process.once('exit', (code) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true });
  });
}

// A browser that runs as root has no sandbox, and these tests need none of a browser's own traffic.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: path.join(process.env.E2E_DATA, 'results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  timeout: 120_000,
  // What is shown may be long in coming where two browsers have one processor.
  expect: { timeout: 30_000 },
  workers: 2,
  // A test waits for what is shown, however long that takes: what fails once is wrong. On a machine of others a browser may stall
  // all the same; there it is tried once more and listed as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  reporter: 'list',
  use: {
    baseURL,
    // What the page keeps for later would only slow the other tests down; those of it allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: setUpBrowser() ?? 'no browser found', args },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: /(whole-games|phone|pictures)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'npm run -s build -w @branchline/web && exec node --conditions=source packages/server/src/main.ts',
    url: `${baseURL}/healthz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(process.env.E2E_DATA, 'data'),
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '100000',
      OFFER_MAPS: 'everybody',
      // All browsers of a run come from one address.
      ADDRESS_REQUESTS_PER_MINUTE: '1000000',
      SESSIONS_PER_HOUR: '1000000',
      ADDRESS_TABLES_PER_HOUR: '1000000',
      RECORDS_PER_HOUR: '100000',
      LINES_PER_MINUTE: '100000',
      WATCHES_PER_MINUTE: '100000',
      PAGES_PER_MINUTE: '100000',
    },
  },
});
