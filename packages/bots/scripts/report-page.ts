import { readFileSync } from 'node:fs';
import { type Line, type Measured, percent, type Result, resultOf } from './report-lines.ts';
import { steps } from './report-steps.ts';

/** docs/bots.md: what is written by hand, with the tables that sum everything up. */
export function page(lines: readonly Line[], measured: readonly Measured[]): string {
  const hand = readFileSync(new URL('./report-text.md', import.meta.url), 'utf8').trimEnd();
  const text = hand
    .replace('<!-- aims -->', () => aims(lines, measured))
    .replace('<!-- steps -->', () => steps(lines, measured));
  return `${text}\n`;
}

/** docs/notes/bots-measured.md: a table for every game, line by line. */
export function measuredPage(lines: readonly Line[], measured: readonly Measured[]): string {
  const games = [...new Set(lines.map(({ game }) => game))];
  const intro = `# What was measured of the bots

Every line that \`npm run -s bots:report\` plays, from \`docs/bots.json\`, where the commands are too. [docs/bots.md](../bots.md) says
what the bots are and how they are measured; a shared victory counts as a part of one. Times are what a core was busy with a move.`;
  return `${[intro, ...games.map((game) => section(game, lines, measured))].join('\n\n')}\n`;
}

/** Every line of which something was promised, a row for the bots and a column for the game. */
function aims(lines: readonly Line[], measured: readonly Measured[]): string {
  const promised = lines.filter(({ least }) => least !== undefined);
  const games = [...new Set(promised.map(({ game }) => game))];
  const rows = [...Map.groupBy(promised, ({ bots, least }) => `${bots.replaceAll(',', ', ')} | ${least} %`)].map(
    ([head, same]) =>
      `| ${[
        head,
        ...games.map((game) =>
          aim(
            same.find((line) => line.game === game),
            measured,
          ),
        ),
      ].join(' | ')} |`,
  );
  return [`| bots | meant to be | ${games.join(' | ')} |`, `|---|---|${'---|'.repeat(games.length)}`, ...rows].join(
    '\n',
  );
}

function aim(line: Line | undefined, measured: readonly Measured[]): string {
  if (line?.least === undefined) return '';
  const first = resultOf(line, measured)?.results[0];
  if (!first) return 'not measured';
  const verdict = judged(first, line.least / 100);
  return `${rateOf(first)} of ${first.games}${verdict === 'reached' ? '' : `, ${verdict === HERE ? 'not certain' : verdict}`}`;
}

function rateOf({ winRate, interval: [least, most] }: Result): string {
  return `**${percent(winRate)}** (${percent(least)}–${percent(most)})`;
}

function section(game: string, lines: readonly Line[], measured: readonly Measured[]): string {
  const here = lines.filter((line) => line.game === game);
  const rows = here.flatMap((line) => {
    const found = resultOf(line, measured);
    return found
      ? [row(line, found)]
      : [`| ${line.players} | ${line.bots.replaceAll(',', ', ')} | not measured | | | | | |`];
  });
  return [
    `## ${game}`,
    '',
    '| players | bots | wins of the first (95 %) | games | mean points | ms of a core a move | rollouts a move | meant to be |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function row(line: Line, { results }: Measured): string {
  const [first] = results;
  if (!first) return '';
  const rate = rateOf(first);
  const points = results.map(({ meanScore }) => meanScore.toFixed(1)).join(' / ');
  const time = results
    .map(({ processorMillisecondsPerMove }) => (processorMillisecondsPerMove ?? 0).toFixed(1))
    .join(' / ');
  const rollouts = results.map(({ playoutsPerMove }) => (playoutsPerMove ?? 0).toFixed(0)).join(' / ');
  const verdict = line.least === undefined ? '' : `${line.least} %: ${judged(first, line.least / 100)}`;
  return `| ${line.players} | ${line.bots.replaceAll(',', ', ')} | ${rate} | ${first.games} | ${points} | ${time} | ${rollouts} | ${verdict} |`;
}

const HERE = 'reached here, not certain';

/** A handful of games settles nothing that lies inside its interval. */
function judged({ winRate, interval: [least, most] }: Result, aim: number): string {
  if (least >= aim) return 'reached';
  if (most < aim) return 'not reached';
  return winRate >= aim ? HERE : `not ${HERE}`;
}
