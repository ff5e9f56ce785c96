// How long bots take for a move, in Node and in a Web Worker of Chromium: node --conditions=source bench/bots.ts [--json] [--game ID]
// Meant to be measured on a machine that does nothing else.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameList } from '@branchline/games/all';
import { chromium, type Page } from '@playwright/test';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { gameTitlesPlugin } from '../packages/web/scripts/game-titles-plugin.ts';
import { setUpBrowser } from '../scripts/setup-browser.mjs';
import { type Asked, botTimes } from './bot-times.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, game: { type: 'string', default: '' } },
});
/** What a move may take, and how many moves of a game are timed: all of the quick ones. */
const LEVELS = [
  { bot: 'regular', most: 50, moves: 200 },
  { bot: 'expert', most: 500, moves: 30 },
  { bot: 'master', most: 1500, moves: 12 },
];

/** The bots and all they need, as one module for a worker. */
async function bundled(): Promise<string> {
  const input = fileURLToPath(new URL('./bot-times-worker.ts', import.meta.url));
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [gameTitlesPlugin()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, rollupOptions: { input, output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}

/** A page of its own with the worker's module beside it. */
async function serve(code: string): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const worker = request.url === '/worker.js';
    response.setHeader('content-type', worker ? 'text/javascript' : 'text/html');
    response.end(worker ? code : '<title>Bots</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function inWorker(page: Page, asked: Asked): Promise<number[]> {
  return page.evaluate(
    (question) =>
      new Promise<number[]>((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => {
          worker.terminate();
          resolve(data);
        };
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(question);
      }),
    asked,
  );
}

interface Timed {
  readonly where: 'node' | 'worker';
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly moves: number;
  readonly middle: number;
  readonly p95: number;
  readonly slowest: number;
  readonly most: number;
}

function timed(where: Timed['where'], { game, players, bot }: Asked, most: number, times: number[]): Timed {
  if (times.length === 0) throw new Error(`${bot} made no move in ${game}`);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => Math.ceil(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { where, game, players, bot, moves: sorted.length, middle: at(0.5), p95: at(0.95), slowest: at(1), most };
}

const server = await serve(await bundled());
const browser = await chromium.launch({
  executablePath: setUpBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows: Timed[] = [];
try {
  const page = await browser.newPage();
  await page.goto(server.address);
  for (const level of LEVELS) {
    for (const { id, seats } of gameList.filter((entry) => entry.id.includes(values.game))) {
      for (const players of [2, seats.max]) {
        const asked: Asked = { game: id, bot: level.bot, players, seed: 910_000, moves: level.moves };
        rows.push(timed('node', asked, level.most, await botTimes(asked)));
        rows.push(timed('worker', asked, level.most, await inWorker(page, asked)));
      }
    }
  }
} finally {
  await browser.close();
  server.close();
}
if (values.json) console.log(JSON.stringify(rows));
else {
  for (const { where, game, players, bot, moves, middle, p95, slowest, most } of rows) {
    const verdict = slowest <= most ? 'kept' : 'NOT KEPT';
    console.log(
      `${bot.padEnd(8)} ${game.padEnd(17)} for ${players} ${where.padEnd(7)} ${moves} moves: ${middle} ms in the middle, ${p95} of 95 in 100, ${slowest} at most (${most}: ${verdict})`,
    );
  }
}
if (rows.some(({ slowest, most }) => slowest > most)) process.exitCode = 1;
