import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { wilson } from '@branchline/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { lineUps, seatOrders } from './line-ups.ts';
import { ratings, Standings } from './standings.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PATIENCE = 60_000;

/** Starts the real program. */
function run(line: string): Promise<{ code: number | null; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--conditions=source', main, ...line.split(' ')]);
    let [out, error] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      error += data;
    });
    child.on('close', (code) => resolve({ code, out, error }));
  });
}

describe('who meets whom', () => {
  test('as many bots as seats make one line-up, more bots every choice of them', () => {
    expect(lineUps(2, 2)).toEqual([[0, 1]]);
    expect(lineUps(4, 2)).toHaveLength(6);
    expect(lineUps(4, 3)).toHaveLength(4);
  });

  test('with fewer bots than seats every bot still has one', () => {
    expect(lineUps(2, 3)).toEqual([
      [0, 0, 1],
      [0, 1, 1],
    ]);
    expect(lineUps(2, 4)).toHaveLength(3);
  });

  test('every seat order comes once, and the first of them already put every bot everywhere', () => {
    const orders = seatOrders([0, 1, 2]);
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
    for (const seat of [0, 1, 2]) expect(new Set(orders.slice(0, 3).map((order) => order[seat])).size).toBe(3);
    expect(seatOrders([0, 0, 1])).toHaveLength(3);
    expect(seatOrders([0, 1, 2, 3])).toHaveLength(24);
  });
});

describe('what it adds up to', () => {
  const seat = (bot: number, points: number, won: number) => ({
    bot,
    points,
    won,
    moves: 10,
    milliseconds: 5,
    slowest: 2,
    slowestProcessor: 2,
    processor: 4,
    rollouts: 200,
  });

  test('wins, shared wins, points, time and meetings', () => {
    const standings = new Standings(['a', 'b']);
    standings.add([seat(0, 30, 1), seat(1, 20, 0)]);
    standings.add([seat(1, 25, 0.5), seat(0, 25, 0.5)]);
    const [a, b] = standings.standings();
    expect(a).toMatchObject({
      bot: 'a',
      games: 2,
      wins: 1.5,
      winRate: 0.75,
      meanScore: 27.5,
      millisecondsPerMove: 0.5,
      processorMillisecondsPerMove: 0.4,
      rolloutsPerMove: 20,
    });
    expect(b).toMatchObject({ bot: 'b', games: 2, wins: 0.5, winRate: 0.25, meanScore: 22.5 });
    expect(a?.rating).toBeGreaterThan(b?.rating ?? 0);
    expect(standings.pairings()).toMatchObject([
      { bot: 'a', against: 'b', games: 2, ahead: 1.5, rate: 0.75 },
      { bot: 'b', against: 'a', games: 2, ahead: 0.5, rate: 0.25 },
    ]);
  });

  test('the interval is that of Wilson', () => {
    // 8 of 10, as any table of Wilson's intervals has it.
    expect(wilson(8, 10)).toEqual([0.4902, 0.9433]);
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(50, 50)[1]).toBe(1);
  });

  test('three wins in four are 191 points of rating, as with Elo', () => {
    const many = 100_000;
    const [a = 0, b = 0] = ratings(
      [
        [0, 0.75 * many],
        [0.25 * many, 0],
      ],
      [
        [0, many],
        [many, 0],
      ],
    );
    expect(a - b).toBeCloseTo(190.8, 0);
    expect((a + b) / 2).toBeCloseTo(1500);
  });
});

describe('the arena', { timeout: PATIENCE }, () => {
  const line = 'arena --game new-york --players 2 --bots greedy,random --games 12 --seed 4';
  const timeless = (text: string): unknown =>
    JSON.parse(text, (key, value) =>
      [
        'seconds',
        'millisecondsPerMove',
        'slowestMove',
        'processorMillisecondsPerMove',
        'slowestProcessorMove',
      ].includes(key)
        ? undefined
        : value,
    );

  test.concurrent('gives the same with any number of workers, one entry a bot, and draws a chart', async () => {
    const svg = path.join(folder, 'chart.svg');
    const [one, two] = await Promise.all([
      run(`${line} --json --workers 1 --svg ${svg}`),
      run(`${line} --json --workers 2`),
    ]);
    expect(one.error + two.error).toBe('');
    expect(timeless(one.out)).toEqual(timeless(two.out));
    const { bots, limits } = JSON.parse(one.out);
    expect(limits).toEqual({ playouts: 500 });
    expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    expect(bots[0]).toMatchObject({ games: 12, playoutsPerMove: 0 });
    expect(bots[0].wins + bots[1].wins).toBe(12);
    expect(bots[0].winRate).toBeGreaterThan(0.8);
    expect(bots[0].millisecondsPerMove).toBeGreaterThan(0);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [\s\S]*greedy[\s\S]*<\/svg>\s*$/);
  });

  test.concurrent('prints a table and a matrix for people', async () => {
    const { code, out, error } = await run('arena --game new-york --bots greedy,random --games 2');
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/New York, 2 players, 2 games\n\nbot +games +wins[\s\S]*finished before/);
  });

  test.concurrent.each([
    ['--game nowhere --bots greedy,random', 'There is no game called "nowhere"'],
    ['--game new-york --bots greedy,nobody', 'There is no bot called "nobody"'],
    ['--game new-york --bots greedy', '--bots takes at least two different bots.'],
    ['--game new-york --bots greedy,random,greedy', '--bots names a bot twice.'],
    ['--game new-york --players 5 --bots greedy,random', 'New York is for 2 to 4 players, not 5.'],
    ['--game new-york --bots greedy,random --rollouts 0', '--rollouts takes a whole number from 1 up'],
    ['--game new-york --bots greedy,random --playouts 0', '--playouts takes a whole number from 1 up'],
    ['--game new-york --bots greedy,random --svg /nowhere/at/all.svg', 'Cannot write /nowhere/at/all.svg'],
  ])('refuses %s in one sentence', async (args, sentence) => {
    const { code, out, error } = await run(`arena ${args}`);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain(sentence);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});
