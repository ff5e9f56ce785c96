import { readFileSync } from 'node:fs';

/** The first deal of a line: no weights were tuned with these. */
export const SEED = 900_000;
/** Who plays at which table. */
export interface Place {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
}

/** One line of the report: these bots at tables of so many players. */
export interface Line extends Place {
  /** How many games it is meant to have, and how many playouts a searching bot has for a move at most. */
  readonly games: number;
  readonly playouts: number;
  /** Its first deal. */
  readonly seed: number;
  /** What the first bot is meant to win, in per cent. */
  readonly least?: number;
}

export interface Result {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: readonly [number, number];
  readonly meanScore: number;
  readonly millisecondsPerMove: number;
  readonly processorMillisecondsPerMove?: number;
  readonly playoutsPerMove?: number;
}

/** How often one bot came in before another at the same table; level counts half. */
export interface Meeting {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly ahead: number;
}

export interface Measured extends Place {
  /** Each of them some of the games. */
  readonly commands: readonly string[];
  readonly results: readonly Result[];
  readonly meetings?: readonly Meeting[];
}

/** Two runs of the same bots, put together. */
export function added(before: readonly Result[], more: readonly Result[]): readonly Result[] {
  return more.map((one) => {
    const known = before.find(({ bot }) => bot === one.bot);
    const games = one.games + (known?.games ?? 0);
    const wins = one.wins + (known?.wins ?? 0);
    const part = one.games / games;
    const mixed = (a: number, b = 0): number => Math.round((a * part + b * (1 - part)) * 1000) / 1000;
    return {
      bot: one.bot,
      games,
      wins,
      winRate: Math.round((wins / games) * 10_000) / 10_000,
      interval: wilson(wins, games),
      meanScore: mixed(one.meanScore, known?.meanScore),
      millisecondsPerMove: mixed(one.millisecondsPerMove, known?.millisecondsPerMove),
      processorMillisecondsPerMove: mixed(
        one.processorMillisecondsPerMove ?? 0,
        known?.processorMillisecondsPerMove ?? one.processorMillisecondsPerMove,
      ),
      playoutsPerMove: mixed(one.playoutsPerMove ?? 0, known?.playoutsPerMove ?? one.playoutsPerMove),
    };
  });
}

/** The same of who came in before whom. */
export function addedMeetings(before: readonly Meeting[], more: readonly Meeting[]): readonly Meeting[] {
  return more.map(({ bot, against, games, ahead }) => {
    const known = before.find((one) => one.bot === bot && one.against === against);
    return { bot, against, games: games + (known?.games ?? 0), ahead: ahead + (known?.ahead ?? 0) };
  });
}

/** Wilson's 95 % interval of a share. */
function wilson(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / games;
  const below = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / below;
  const reach = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / below;
  const rounded = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  return [rounded(middle - reach), rounded(middle + reach)];
}

/** The document: what is written by hand, then a table for every game. */
export function page(lines: readonly Line[], measured: readonly Measured[]): string {
  const hand = readFileSync(new URL('./report-text.md', import.meta.url), 'utf8').trimEnd();
  const games = [...new Set(lines.map(({ game }) => game))];
  const sections = games.map((game) => section(game, lines, measured));
  const text = hand
    .replace('<!-- aims -->', () => aims(lines, measured))
    .replace('<!-- steps -->', () => steps(lines, measured));
  return `${text}\n\n${sections.join('\n\n')}\n`;
}

/** Whether this was measured of the line, and from its first deal on. */
export function isOf({ game, players, bots, commands }: Measured, line: Line): boolean {
  const same = game === line.game && players === line.players && bots === line.bots;
  return same && (commands[0]?.includes(`--seed ${line.seed} `) ?? false);
}

const resultOf = (line: Line, measured: readonly Measured[]): Measured | undefined =>
  measured.find((one) => isOf(one, line));

/** Every line of which something was promised, and the command that plays all its games again. */
function aims(lines: readonly Line[], measured: readonly Measured[]): string {
  const rows = lines.flatMap((line) => {
    if (line.least === undefined) return [];
    const first = resultOf(line, measured)?.results[0];
    if (!first) return [`| ${line.game} | ${line.bots.replace(',', ', ')} | ${line.least} % | not measured | | |`];
    const command = `--game ${line.game} --bots ${line.bots} --games ${first.games} --seed ${line.seed} --playouts ${line.playouts}`;
    const won = `${rateOf(first)} of ${first.games}`;
    return [
      `| ${line.game} | ${line.bots.replace(',', ', ')} | ${line.least} % | ${won} | ${judged(first, line.least / 100)} | \`${command}\` |`,
    ];
  });
  return [
    '| game | bots | meant to be | wins of the first (95 %) | | `npm run -s branchline -- arena` |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const STEPS = [
  ['master', 'expert'],
  ['expert', 'regular'],
  ['regular', 'novice'],
] as const;

/** Every level and the one below, at every table: how often it came in before it, in all lines that have both. */
function steps(lines: readonly Line[], measured: readonly Measured[]): string {
  const tables = [...new Set(lines.map(({ game, players }) => `${game} ${players}`))];
  const rows = tables.map((table) => {
    const [game = '', players = ''] = table.split(' ');
    const here = lines.filter((line) => line.game === game && line.players === Number(players));
    const known = here.flatMap((line) => resultOf(line, measured) ?? []);
    const cells = STEPS.map(([upper, lower]) => step(upper, lower, known));
    return `| ${game} | ${players} | ${cells.join(' | ')} |`;
  });
  const names = STEPS.map(([upper, lower]) => `\`${upper}\` before \`${lower}\``);
  return [`| game | players | ${names.join(' | ')} |`, '|---|---|---|---|---|', ...rows].join('\n');
}

function step(upper: string, lower: string, known: readonly Measured[]): string {
  const met = known.flatMap(({ meetings = [] }) =>
    meetings.filter((one) => one.bot === upper && one.against === lower),
  );
  const games = met.reduce((sum, one) => sum + one.games, 0);
  if (games === 0) return 'not measured';
  const ahead = met.reduce((sum, one) => sum + one.ahead, 0);
  const [least, most] = wilson(ahead, games);
  const verdict = least > 0.5 ? '' : most < 0.5 ? 'behind: ' : 'not certain: ';
  return `${verdict}**${percent(ahead / games)}** of ${games} (${percent(least)}–${percent(most)})`;
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
    `#### ${game}`,
    '',
    '| players | bots | wins of the first (95 %) | games | mean points | ms of a core a move | playouts a move | meant to be |',
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
  const playouts = results.map(({ playoutsPerMove }) => (playoutsPerMove ?? 0).toFixed(0)).join(' / ');
  const verdict = line.least === undefined ? '' : `${line.least} %: ${judged(first, line.least / 100)}`;
  return `| ${line.players} | ${line.bots.replaceAll(',', ', ')} | ${rate} | ${first.games} | ${points} | ${time} | ${playouts} | ${verdict} |`;
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
