// How the page feels on a slow machine: the board with most routes, half of them claimed, the processor slowed four times. Milliseconds from a
// click to the next paint, and the longest task of the page while bots think; fails above the limits. Usage: web.ts [--json] [--slower 4]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameList } from '@branchline/games/all';
import { chromium, type Page } from '@playwright/test';
import { type Kept, keepTable } from '../packages/web/e2e/keep-table.ts';
import { dealTable, openTable } from '../packages/web/src/session/local/local-table.ts';
import { toStored } from '../packages/web/src/session/local/storage.ts';
import { setUpBrowser } from '../scripts/setup-browser.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    slower: { type: 'string', default: '4' },
    turns: { type: 'string', default: '12' },
  },
});
const MOST = { interaction: 100, longTask: 200 };
const web = fileURLToPath(new URL('../packages/web', import.meta.url));
const PORT = Number(process.env.BENCH_PORT ?? 4318);

const routes = ({ pack }: (typeof gameList)[number]): number => pack?.routes.length ?? 0;
const largest = gameList.reduce((one, other) => (routes(other) > routes(one) ? other : one));

/** So many routes have been claimed at least when the measuring begins. */
const CLAIMED = 45;

/** A table of as many as it seats, played without a page until half the board is built and the first seat is to move; always the same. */
function halfBuilt(): Kept {
  const names = ['Anna', 'Bo', 'Cilla', 'Doris', 'Egil'].slice(0, largest.seats.max);
  const seats = names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'bo' }));
  for (let seed = 1; seed < 200; seed++) {
    const shared = { botPace: 0, createdAt: 0, changedAt: 0, over: false, options: {} };
    const kept = { id: 'half-built', game: largest.id, seats, seed: seed.toString(16).padStart(64, '0'), ...shared };
    const table = openTable(kept, [dealTable(kept)]);
    for (let step = 0; step < 900; step++) {
      const { routes: held = {}, lastTurns } = table.game.describe(table.state());
      if (lastTurns !== undefined) break;
      const [seat] = table.game.awaiting(table.state());
      const asked = seat === undefined ? undefined : table.game.asked(table.state(), seat);
      if (seat === undefined || !asked) break;
      const offers = table.game.offers(table.state(), seat);
      const claims = offers.filter(({ type }) => type === 'claimRoute');
      const many = Object.values(held).filter((holders) => holders.length > 0).length;
      if (seat === 0 && asked.kind === 'turn' && many >= CLAIMED && claims.length > 0)
        return { table: { ...table.kept() }, entries: table.entries().map((entry) => toStored(kept.id, entry)) };
      // Technologies first, and then the shortest routes: many of them.
      const bought = step % 7 === 0 ? offers.filter(({ type }) => type === 'buyTechnology') : [];
      const cards = offers.filter(({ type }) => type === 'takeCard');
      const among = [bought, claims, cards, offers].find((some) => some.length > 0) ?? [];
      const action = among[step % among.length];
      if (!action) break;
      table.answer(seat, asked.number, table.game.naming.named(action));
    }
  }
  throw new Error(`no game came to ${CLAIMED} claimed routes`);
}

async function serve(): Promise<() => void> {
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-bench-'));
  const out = ['--outDir', folder, '--emptyOutDir'];
  const built = spawn(process.execPath, [vite, 'build', ...out, '--logLevel', 'error'], { cwd: web, stdio: 'inherit' });
  const [code] = await once(built, 'exit');
  if (code !== 0) throw new Error('the web client does not build');
  const args = [vite, 'preview', '--outDir', folder, '--host', '127.0.0.1', '--port', String(PORT), '--strictPort'];
  const server = spawn(process.execPath, args, { cwd: web, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}

interface Noted {
  readonly interactions: readonly number[];
  readonly tasks: readonly number[];
  readonly results: readonly number[];
}

/** Notes how long every interaction and every long task takes. */
function watch(): void {
  const noted = { interactions: {} as Record<number, number>, tasks: [] as number[], results: [] as number[] };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      // Press and release of one click are one interaction: the slower of them counts.
      if (id > 0) noted.interactions[id] = Math.max(noted.interactions[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // From a click to the question that comes of it, painted.
  let clicked: number | undefined;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
  const question = document.querySelector('.question');
  const answered = new MutationObserver(() => {
    const since = clicked;
    clicked = undefined;
    if (since === undefined) return;
    requestAnimationFrame(() => setTimeout(() => noted.results.push(performance.now() - since)));
  });
  if (question) answered.observe(question, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}

/** The number of a question that was not open before. Looked for now and then: a look at every frame would make frames. */
async function asked(page: Page, before: string): Promise<string> {
  const question = (number: string): string | undefined => {
    if (document.querySelector('main.over')) return 'over';
    const section = document.querySelector<HTMLElement>('.question.asked');
    return section && section.dataset.question !== number ? section.dataset.question : undefined;
  };
  return String(await (await page.waitForFunction(question, before, { polling: 100 })).jsonValue());
}

/** Clicks where a thing is, as a mouse does. Finding it costs the page next to nothing, so that only the page is measured. */
async function click(page: Page, selector: string, text = ''): Promise<void> {
  const spotOf = ([wanted, words]: readonly [string, string]): readonly [number, number] | undefined => {
    const all = [...document.querySelectorAll(wanted)];
    const box = all.find((one) => one.textContent?.includes(words))?.getBoundingClientRect();
    return box && box.width > 0 ? [box.x + box.width / 2, box.y + box.height / 2] : undefined;
  };
  const found = await page.waitForFunction(spotOf, [selector, text] as const, { polling: 100 });
  const [x, y] = (await found.jsonValue()) as readonly [number, number];
  await page.mouse.move(x, y);
  await page.mouse.click(x, y, { delay: 60 });
  // Whoever clicks looks at what came of it before the next click.
  await page.waitForTimeout(PAUSE);
}

const PAUSE = 400;
const SETTLED = 1500;

/** A route that can be claimed is chosen on the board, and put back. */
async function chooseAndUndo(page: Page): Promise<void> {
  const spot = await page.evaluate(() => {
    const route = document.querySelector('.route.claimable .hit');
    if (!(route instanceof SVGPathElement)) return undefined;
    const { x, y } = route
      .getPointAtLength(route.getTotalLength() / 2)
      .matrixTransform(route.getScreenCTM() ?? undefined);
    return [x, y] as const;
  });
  if (!spot) return;
  await page.mouse.move(...spot);
  await page.mouse.click(...spot, { delay: 60 });
  await page.waitForTimeout(PAUSE);
  await click(page, '.question .answers .quiet');
}

/** Plays so many turns at the table; when it is over, at the same table once more. */
async function play(page: Page, turns: number): Promise<Noted> {
  const kept = halfBuilt();
  const all = { interactions: [] as number[], tasks: [] as number[], results: [] as number[] };
  for (let turn = 0; turn < turns; ) {
    await page.goto(`http://127.0.0.1:${PORT}${await keepTable(page, kept)}`);
    let number = await asked(page, '');
    // What it takes to load and lay the table is not part of playing at it.
    await page.waitForTimeout(SETTLED);
    await page.evaluate(watch);
    for (; turn < turns && number !== 'over'; turn++) {
      await chooseAndUndo(page);
      if (!(await press(page, 'Take from the deck'))) break;
      number = await asked(page, number);
    }
    const { interactions, tasks, results } = await page.evaluate(
      () => (globalThis as unknown as { noted: { interactions: object; tasks: number[]; results: number[] } }).noted,
    );
    all.interactions.push(...Object.values(interactions));
    all.tasks.push(...tasks);
    all.results.push(...results);
    // Nothing can be taken any more: a turn that was none.
    turn += number === 'over' ? 0 : 1;
  }
  return all;
}

/** Presses a button of the question, if it is there. */
async function press(page: Page, text: string): Promise<boolean> {
  const there = await page.evaluate(
    (words) => [...document.querySelectorAll('.question button')].some((one) => one.textContent?.includes(words)),
    text,
  );
  if (there) await click(page, '.question button', text);
  return there;
}

const stop = await serve();
const browser = await chromium.launch({
  executablePath: setUpBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(
    (met) => localStorage.setItem('branchline.settings', JSON.stringify({ botPace: 0, sound: false, met })),
    largest.id,
  );
  const remote = await page.context().newCDPSession(page);
  await remote.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await page.goto(`http://127.0.0.1:${PORT}/`);
  const { interactions, tasks, results } = await play(page, Number(values.turns));
  const sorted = [...interactions].sort((one, other) => other - one);
  // What browsers call interaction to next paint: the slowest, leaving out one for every fifty.
  const interaction = sorted[Math.floor(sorted.length / 50)] ?? 0;
  const longTask = Math.round(Math.max(0, ...tasks));
  const result = Math.round([...results].sort((one, other) => one - other)[Math.floor(results.length / 2)] ?? 0);
  const report = { slower: Number(values.slower), interactions: sorted.length, interaction, result, longTask };
  const mark = (value: number, most: number): string =>
    value > most ? `${value} ms ! (at most ${most})` : `${value} ms`;
  if (values.json) console.log(JSON.stringify(report));
  else {
    console.log(`click to paint   ${mark(interaction, MOST.interaction)} over ${sorted.length} interactions`);
    console.log(`click to result  ${result} ms in the middle of ${results.length}`);
    console.log(`longest task     ${mark(longTask, MOST.longTask)}`);
  }
  if (sorted.length === 0) throw new Error('nothing was measured');
  if (interaction > MOST.interaction || longTask > MOST.longTask) process.exitCode = 1;
} finally {
  await browser.close();
  stop();
}
