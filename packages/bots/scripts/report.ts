// Measures the bots and writes docs/bots.md: npm run -s bots:report
// What has been measured is kept in docs/bots.json, with the command that measured it; --again measures anew,
// --only TEXT limits it to the lines that contain the text, --games N says how many games a line gets.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gameList } from '@branchline/games';
import { type Line, type Measured, page } from './report-page.ts';

const { values } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    games: { type: 'string' },
    playouts: { type: 'string', default: '200' },
    seed: { type: 'string', default: '20000' },
  },
});

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kept = `${root}/docs/bots.json`;

/** A searching bot needs seconds for a game, a planning one milliseconds. */
const QUICK = 200;
const SLOW = 30;
const STYLES = ['one-step', 'path', 'hungry', 'long-route'];

function lines(): readonly Line[] {
  return gameList.flatMap(({ id, seats }): Line[] => {
    const two = (bots: string, least?: number): Line => ({ game: id, players: 2, bots, ...(least && { least }) });
    const many = Array.from({ length: seats.max - 2 }, (_, more) => 3 + more).flatMap((players): Line[] => [
      { game: id, players, bots: ['regular', 'novice', 'greedy', 'path'].slice(0, players).join() },
      { game: id, players, bots: ['master', 'expert', 'regular', 'greedy'].slice(0, players).join() },
    ]);
    return [
      two('novice,random'),
      two('regular,novice'),
      two('regular,greedy', 75),
      two('expert,greedy', 85),
      two('expert,regular'),
      two('master,greedy', 90),
      two('master,expert', 60),
      ...(id === 'nordic-countries' ? STYLES.map((style) => two(`master,${style}`, 75)) : []),
      ...many,
    ];
  });
}

function measure(line: Line): Measured {
  const searching = /master|expert/.test(line.bots);
  const games = values.games ?? String(searching ? SLOW : QUICK);
  const told =
    `arena --game ${line.game} --players ${line.players} --bots ${line.bots} --games ${games} --seed ${values.seed}` +
    (searching ? ` --playouts ${values.playouts}` : '');
  const main = `${root}/packages/cli/src/main.ts`;
  const args = ['--conditions=source', main, ...told.split(' '), '--workers', '1', '--json'];
  const { bots } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  return { ...line, command: `npm run -s branchline -- ${told}`, results: bots };
}

const same = (a: Line, b: Line): boolean => a.game === b.game && a.players === b.players && a.bots === b.bots;
/** Read anew before each write: two reports may run beside each other. */
const known = (): readonly Measured[] => (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []);

for (const line of lines()) {
  if (!`${line.game} ${line.players} ${line.bots}`.includes(values.only)) continue;
  if (!values.again && known().some((one) => same(one, line))) continue;
  const measured = measure(line);
  const [first] = measured.results;
  process.stdout.write(
    `${line.game} ${line.players} ${line.bots}: ${((first?.winRate ?? 0) * 100).toFixed(1)} % of ${first?.games}\n`,
  );
  writeFileSync(kept, `${JSON.stringify([...known().filter((one) => !same(one, line)), measured], undefined, 1)}\n`);
}
writeFileSync(`${root}/docs/bots.md`, page(lines(), known()));
