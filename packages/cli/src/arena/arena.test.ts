import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { wilson, wilsonOfDeals } from '@branchline/bots';
import { gameList } from '@branchline/games/all';
import { randomPack, smallGame } from '@branchline/games/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { lineUps, seatOrders } from './line-ups.ts';
import { ratings, Standings } from './standings.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PATIENCE = 60_000;
const small = smallGame();

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
    standings.add({ deal: 7, seats: [seat(0, 30, 1), seat(1, 20, 0)] });
    standings.add({ deal: 7, seats: [seat(1, 25, 0.5), seat(0, 25, 0.5)] });
    expect(standings.deals).toBe(1);
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

  test('games of one deal are not games of their own, unless the deals say so', () => {
    const deals = (...won: number[]) => won.map((one) => ({ won: one, games: 2 }));
    // Every deal decides both of its games: as if each had been one game.
    const [least, most] = wilsonOfDeals(deals(2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0));
    expect(least).toBeCloseTo(wilson(5.5, 11)[0], 3);
    expect(most).toBeCloseTo(wilson(5.5, 11)[1], 3);
    // Every deal is won once by each: never surer than games of their own.
    expect(wilsonOfDeals(deals(1, 1, 1, 1))).toEqual(wilson(4, 8));
    // All won: as many games as deals.
    expect(wilsonOfDeals(deals(2, 2, 2))).toEqual(wilson(3, 3));
    expect(wilsonOfDeals(deals(2))).toEqual(wilson(1, 1));
    expect(wilsonOfDeals([])).toEqual([0, 1]);
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
  const line = `arena --game ${small.id} --players 2 --bots greedy,random --games 12 --seed 4`;
  /** The game for most players, and a line-up with one bot in all seats but one. */
  const large = gameList.reduce((most, one) => (one.seats.max > most.seats.max ? one : most));
  const seats = large.seats.max;
  const others = new Array<string>(seats - 1).fill('greedy');
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

  test.concurrent('plays the one line-up in which a bot stands twice, from every seat', async () => {
    const { out } = await run(
      `arena --game ${large.id} --bots ${['random', ...others].join()} --games ${seats} --json`,
    );
    const { players, games, bots } = JSON.parse(out);
    expect({ players, games }).toEqual({ players: seats, games: seats });
    expect(bots.map(({ bot, games: seated }: { bot: string; games: number }) => [bot, seated])).toEqual(
      expect.arrayContaining([
        ['random', seats],
        ['greedy', seats * (seats - 1)],
      ]),
    );
  });

  test.concurrent('plays on a map from outside', async () => {
    const pack = randomPack(7);
    const file = path.join(folder, 'map.json');
    writeFileSync(file, JSON.stringify(pack));
    const { code, out } = await run(
      `--pack ${file} arena --players ${pack.seats.max} --bots greedy,random --games 2 --json`,
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ players: pack.seats.max, games: 2 * (pack.seats.max - 1) });
  });

  test.concurrent('has the levels as they once were, whom nobody meets at a table', async () => {
    const { out } = await run(`arena --game ${small.id} --bots regular-1,greedy --games 4 --rollouts 8 --json`);
    expect(JSON.parse(out)).toMatchObject({ games: 4, deals: 2, bots: [{ bot: 'regular-1' }, { bot: 'greedy' }] });
    const { error } = await run(`simulate --game ${small.id} --players 2 --bots regular-1 --games 1`);
    expect(error).toContain('There is no bot called "regular-1"');
  });

  test.concurrent('gives each bot rollouts of its own', async () => {
    const { out } = await run(`arena --game ${small.id} --bots master,master-1 --games 2 --rollouts 24,8 --json`);
    const { limits, bots } = JSON.parse(out);
    expect(limits).toEqual({ playouts: [24, 8] });
    const imagined = new Map<string, number>(
      bots.map(({ bot, playoutsPerMove }: { bot: string; playoutsPerMove: number }) => [bot, playoutsPerMove]),
    );
    expect(imagined.get('master-1')).toBeLessThanOrEqual(8);
    expect(imagined.get('master')).toBeGreaterThan(8);
  });

  test.concurrent('prints a table and a matrix for people', async () => {
    const { code, out, error } = await run(`arena --game ${small.id} --bots greedy,random --games 2`);
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(`${small.name}, 2 players, 2 games of 1 deals\n\nbot `);
    expect(out).toMatch(/games +wins[\s\S]*finished before/);
  });

  test.concurrent.each([
    ['--game nowhere --bots greedy,random', 'There is no game called "nowhere"'],
    [`--game ${small.id} --bots greedy,nobody`, 'There is no bot called "nobody"'],
    [`--game ${small.id} --bots greedy`, '--bots takes at least two different bots.'],
    [
      `--game ${small.id} --players 2 --bots greedy,random,greedy`,
      '--bots names a bot twice, but is no line-up of 2 players.',
    ],
    [
      `--game ${small.id} --players 9 --bots greedy,random`,
      `${small.name} is for ${small.seats.min} to ${small.seats.max} players, not 9.`,
    ],
    [`--game ${small.id} --bots greedy,random --rollouts 0`, '--rollouts takes a whole number from 1 up'],
    [
      `--game ${small.id} --bots greedy,random --rollouts 8,8,8`,
      '--rollouts takes one number, or one for each of 2 bots.',
    ],
    [`--game ${small.id} --bots greedy,random --playouts 0`, '--playouts takes a whole number from 1 up'],
    [`--game ${small.id} --bots greedy,random --svg /nowhere/at/all.svg`, 'Cannot write /nowhere/at/all.svg'],
  ])('refuses %s in one sentence', async (args, sentence) => {
    const { code, out, error } = await run(`arena ${args}`);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain(sentence);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});
