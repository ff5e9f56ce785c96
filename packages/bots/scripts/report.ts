// Measures the bots and writes docs/bots.md and docs/notes/bots-measured.md: npm run -s bots:report
// What has been measured is kept in docs/bots.json with the commands that measured it, a few games of every line at a time:
// it can be stopped and goes on where it was. --again begins anew, --only TEXT limits it to the lines that contain the text,
// --minutes N ends it after so long, --share N says what part of the games a line is meant to have is enough (1: all).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findGame } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { added, addedMeetings, isOf, type Line, type Measured, type Place, SEED } from './report-lines.ts';
import { measuredPage, page } from './report-page.ts';

const { values } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
    workers: { type: 'string', default: '1' },
    /** The first deal of lines that have none yet. */
    seed: { type: 'string', default: `${SEED}` },
  },
});

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = `${root}/docs/bots.json`;
const STYLES = ['one-step', 'path', 'hungry', 'long-route'];
/**
 * What master has in these games: a part of what 1.2 seconds are enough for, so that the report ends. Games with few pieces are
 * short.
 */
const ROLLOUTS = 1000;
const WITH_MANY = 500;
const IN_SHORT_GAMES = 6000;
const IN_SHORT_GAMES_WITH_MANY = 1500;
/** Against the level below it has what it has at a table. */
const AGAINST_EXPERT = 2500;
/** From so many players on one level is measured alone among yardsticks, with few rollouts: these games are long. */
const MANY = 5;
const ALONE = 32;

/** A game of no more pieces than this is short. */
const FEW_PIECES = 20;
const short = (id: string): boolean => (findGame(id)?.pack?.pieces.count ?? FEW_PIECES + 1) <= FEW_PIECES;

function lines(): readonly Line[] {
  const measured = known();
  return gameList.flatMap(({ id, seats, family }): Line[] => {
    const seedOf = (players: number, bots: string): number => firstDeal(measured, { game: id, players, bots });
    const two = (bots: string, games: number, least?: number, rollouts = ROLLOUTS): Line => {
      return {
        game: id,
        players: 2,
        bots,
        games,
        rollouts: short(id) ? IN_SHORT_GAMES : rollouts,
        seed: seedOf(2, bots),
        ...(least && { least }),
      };
    };
    const many = Array.from({ length: seats.max - 2 }, (_, more) => 3 + more).flatMap((players) =>
      Array.from({ length: LADDER.length - players + 1 }, (_, from): Line => {
        const bots = LADDER.slice(from, from + players).join();
        const rollouts = short(id) ? IN_SHORT_GAMES_WITH_MANY : WITH_MANY;
        return { game: id, players, bots, games: 96, rollouts, seed: seedOf(players, bots) };
      }),
    );
    // The yardsticks from the literature are met where they have been met before.
    const styles = STYLES.map((style) => `master,${style}`).filter((bots) =>
      measured.some((one) => one.game === id && one.bots === bots),
    );
    const alone = Array.from({ length: Math.max(0, seats.max - MANY + 1) }, (_, more): Line => {
      const bots = ['regular', ...new Array<string>(MANY + more - 1).fill('greedy')].join();
      // A fair share and a third.
      const least = Math.ceil(400 / 3 / (MANY + more));
      const players = MANY + more;
      return { game: id, players, bots, games: 250, rollouts: ALONE, seed: seedOf(players, bots), least };
    });
    return [
      two('regular,greedy', 200, 75),
      two('expert,greedy', short(id) ? 400 : family === 'yard' ? 200 : 100, 85),
      two('master,greedy', short(id) ? 200 : 60, 90),
      two('master,expert', short(id) ? 200 : 60, 60, AGAINST_EXPERT),
      ...styles.map((bots) => two(bots, 60, 75)),
      two('expert,regular', short(id) ? 240 : 120),
      two('regular,novice', 60),
      two('novice,random', 60),
      ...many,
      ...alone,
    ];
  });
}

/** A line goes on from the deals it began with; bots that play otherwise now begin again, with deals of their own (--again --seed). */
function firstDeal(measured: readonly Measured[], { game, players, bots }: Place): number {
  const found = measured.find((one) => one.game === game && one.players === players && one.bots === bots);
  const told = /--seed (\d+)/.exec(found?.commands[0] ?? '')?.[1];
  return told === undefined ? Number(values.seed) : Number(told);
}

const LADDER = ['master', 'expert', 'regular', 'novice', 'greedy'];

/** Games of one run: every seat order of the table the same number of times, and more of them where they are quick. */
function ordersOf({ bots }: Line): number {
  const names = bots.split(',');
  const each = [...Map.groupBy(names, (name) => name).values()].map(({ length }) => factorial(length));
  return each.reduce((orders, same) => orders / same, factorial(names.length));
}
const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
const RUN = 12;
const QUICK_RUN = 48;
const gamesOfARun = (line: Line): number => {
  const { bots, players } = line;
  const orders = ordersOf(line);
  const slow = bots.includes('master') || bots.includes('expert');
  return slow && players > 2 ? orders : Math.ceil((slow ? RUN : QUICK_RUN) / orders) * orders;
};

/** Some more games of a line, with deals that it has not had. */
function measure(line: Line, before: Measured | undefined): Measured {
  const orders = ordersOf(line);
  const games = gamesOfARun(line);
  const seed = line.seed + (before?.results[0]?.games ?? 0) / orders;
  const told =
    `arena --game ${line.game} --players ${line.players} --bots ${line.bots} --games ${games} --seed ${seed}` +
    ` --rollouts ${line.rollouts}`;
  const main = `${root}/packages/cli/src/main.ts`;
  const args = ['--conditions=source', main, ...told.split(' '), '--workers', values.workers, '--json'];
  const { bots, meetings } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const commands = [...(before?.commands ?? []), `npm run -s branchline -- ${told}`];
  const { game, players, bots: names } = line;
  return {
    game,
    players,
    bots: names,
    commands,
    results: added(before?.results ?? [], bots),
    meetings: addedMeetings(before?.meetings ?? [], meetings),
  };
}

const gamesOf = (one: Measured | undefined): number => one?.results[0]?.games ?? 0;
/** Read anew before each write: two reports may run beside each other. */
const known = (): readonly Measured[] => (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []);

/** Aside first: whoever reads meanwhile reads a whole file. */
function write(all: readonly Measured[]): void {
  writeFileSync(`${kept}.new`, `${JSON.stringify(all, undefined, 1)}\n`);
  renameSync(`${kept}.new`, kept);
}

function keep(line: Line, measured: Measured): void {
  // What no line claims any more was measured of bots that played otherwise.
  const all = lines();
  const others = known().filter((one) => !isOf(one, line) && all.some((other) => isOf(one, other)));
  write([...others, measured]);
  writePages();
}

function writePages(): void {
  writeFileSync(`${root}/docs/bots.md`, page(lines(), known()));
  writeFileSync(`${root}/docs/notes/bots-measured.md`, measuredPage(lines(), known()));
}

/** Rollouts of all bots of a line for a move of each: what its games take. */
const THINKING: Readonly<Record<string, number>> = { master: Number.POSITIVE_INFINITY, expert: 200, regular: 100 };

function effort({ game, players, bots, rollouts }: Line): number {
  const each = bots.split(',').map((bot) => Math.min(THINKING[bot] ?? 2, rollouts));
  return each.reduce((sum, one) => sum + one, 0) * players * (short(game) ? 0.2 : 1);
}

/** How much further down the list a line stands that nothing was promised of, before and after its first games. */
const LATER = 3;
const MUCH_LATER = 12;

/** Next comes the line that has taken the least work, so that every line gets some games before one gets many. */
function next(wanted: readonly Line[]): Line | undefined {
  const measured = known();
  const have = (line: Line): number => gamesOf(measured.find((one) => isOf(one, line)));
  // What was promised is measured before what is only good to know, but every line gets some games in time.
  const rank = (line: Line): number => {
    const later = line.least === undefined ? (have(line) === 0 ? LATER : MUCH_LATER) : 1;
    return (have(line) + RUN) * effort(line) * later;
  };
  const open = wanted.filter((line) => have(line) < line.games * Number(values.share));
  return open.length === 0 ? undefined : open.reduce((least, one) => (rank(one) < rank(least) ? one : least));
}

const end = Date.now() + Number(values.minutes) * 60_000;
const wanted = lines().filter(({ game, players, bots }) => `${game} ${players} ${bots}`.includes(values.only));
if (values.again) {
  const others = known().filter((one) => !wanted.some((line) => isOf(one, line)));
  write(others);
}
for (let line = next(wanted); line && Date.now() < end; line = next(wanted)) {
  const current = line;
  const measured = measure(
    current,
    known().find((one) => isOf(one, current)),
  );
  const [first] = measured.results;
  process.stdout.write(
    `${line.game} ${line.players} ${line.bots}: ${((first?.winRate ?? 0) * 100).toFixed(1)} % of ${first?.games}\n`,
  );
  keep(line, measured);
}
writePages();
