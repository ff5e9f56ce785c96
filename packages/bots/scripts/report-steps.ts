import { wilson } from '../src/win-rate.ts';
import { type Line, type Measured, percent, resultOf } from './report-lines.ts';

const STEPS = [
  ['master', 'expert'],
  ['expert', 'regular'],
  ['regular', 'novice'],
  ['regular', 'greedy'],
] as const;

/** Every level and the one below, at every table, and `regular` and `greedy`: how often it came in before it, in all lines that have both. */
export function steps(lines: readonly Line[], measured: readonly Measured[]): string {
  const tables = [...new Set(lines.map(({ game, players }) => `${game} ${players}`))];
  const rows = tables.map((table) => {
    const [game = '', players = ''] = table.split(' ');
    const here = lines.filter((line) => line.game === game && line.players === Number(players));
    const known = here.flatMap((line) => resultOf(line, measured) ?? []);
    const cells = STEPS.map(([upper, lower]) => step(upper, lower, known));
    return `| ${game} | ${players} | ${cells.join(' | ')} |`;
  });
  const names = STEPS.map(([upper, lower]) => `\`${upper}\` before \`${lower}\``);
  return [`| game | players | ${names.join(' | ')} |`, '|---|---|---|---|---|---|', ...rows].join('\n');
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
