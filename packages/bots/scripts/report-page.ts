import { readFileSync } from 'node:fs';

/** One measurement: these bots at tables of so many players. */
export interface Line {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  /** What the first bot is meant to win, in per cent. */
  readonly least?: number;
}

export interface Result {
  readonly bot: string;
  readonly games: number;
  readonly winRate: number;
  readonly interval: readonly [number, number];
  readonly meanScore: number;
  readonly rating: number;
  readonly millisecondsPerMove: number;
}

export interface Measured extends Line {
  readonly command: string;
  readonly results: readonly Result[];
}

/** The document: what is written by hand, then a table for every game. */
export function page(lines: readonly Line[], measured: readonly Measured[]): string {
  const hand = readFileSync(new URL('./report-text.md', import.meta.url), 'utf8').trimEnd();
  const games = [...new Set(lines.map(({ game }) => game))];
  const sections = games.map((game) => section(game, lines, measured));
  return `${hand}\n\n${sections.join('\n\n')}\n`;
}

function section(game: string, lines: readonly Line[], measured: readonly Measured[]): string {
  const here = lines.filter((line) => line.game === game);
  const rows = here.flatMap((line) => {
    const found = measured.find(
      (one) => one.game === line.game && one.players === line.players && one.bots === line.bots,
    );
    return found
      ? [row(line, found)]
      : [`| ${line.players} | ${line.bots.replaceAll(',', ', ')} | not measured | | | |`];
  });
  return [
    `### ${game}`,
    '',
    '| players | bots | wins of the first (95 %) | games | mean points | ms a move | meant to be |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function row(line: Line, { results }: Measured): string {
  const [first] = results;
  if (!first) return '';
  const [least, most] = first.interval;
  const rate = `**${percent(first.winRate)}** (${percent(least)}–${percent(most)})`;
  const points = results.map(({ meanScore }) => meanScore.toFixed(1)).join(' / ');
  const time = results.map(({ millisecondsPerMove }) => millisecondsPerMove.toFixed(1)).join(' / ');
  const verdict = line.least === undefined ? '' : `${line.least} %: ${judged(first, line.least / 100)}`;
  return `| ${line.players} | ${line.bots.replaceAll(',', ', ')} | ${rate} | ${first.games} | ${points} | ${time} | ${verdict} |`;
}

/** A handful of games settles nothing that lies inside its interval. */
function judged({ winRate, interval: [least, most] }: Result, aim: number): string {
  if (least >= aim) return 'reached';
  if (most < aim) return 'not reached';
  return winRate >= aim ? 'reached here, not certain' : 'not reached here, not certain';
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(0)} %`;
}
