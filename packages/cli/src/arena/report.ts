import type { Interval } from '@branchline/bots';
import { columns } from '../output/terminal.ts';
import type { Pairing, Standing } from './standings.ts';

/** The arena's result for people: a table of bots, and who beat whom. */
export function formatReport(title: string, standings: readonly Standing[], pairings: readonly Pairing[]): string {
  const rows = [...standings]
    .sort((a, b) => b.rating - a.rating)
    .map((one) => [
      one.bot,
      `${one.games}`,
      `${one.wins}`,
      percent(one.winRate),
      span(one.interval),
      one.meanScore.toFixed(1),
      `${one.rating}`,
      one.millisecondsPerMove.toFixed(2),
      one.slowestMove.toFixed(0),
      one.processorMillisecondsPerMove.toFixed(2),
      one.slowestProcessorMove.toFixed(0),
      one.rolloutsPerMove.toFixed(0),
    ]);
  const heads = [
    'bot',
    'games',
    'wins',
    'rate',
    '95 %',
    'points',
    'rating',
    'ms a move',
    'slowest',
    'ms of a core',
    'most',
    'rollouts',
  ];
  return [
    title,
    '',
    columns([heads, ...rows]),
    '',
    'How often the bot of the row finished before the bot of the column:',
    '',
    matrix(standings, pairings),
  ].join('\n');
}

function matrix(standings: readonly Standing[], pairings: readonly Pairing[]): string {
  const bots = standings.map(({ bot }) => bot);
  const rows = bots.map((bot) => [
    bot,
    ...bots.map((against) => {
      const pairing = pairings.find((one) => one.bot === bot && one.against === against);
      return pairing ? `${percent(pairing.rate)} (${span(pairing.interval)})` : '–';
    }),
  ]);
  return columns([['', ...bots], ...rows]);
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

function span([least, most]: Interval): string {
  return `${(least * 100).toFixed(0)}–${(most * 100).toFixed(0)}`;
}

const ROW = 34;
const LEFT = 150;
const WIDTH = 420;
const TOP = 56;

/** The win rates as bars with their 95 % intervals; the line is what chance alone would win. */
export function chart(title: string, standings: readonly Standing[], seats: number): string {
  const height = TOP + standings.length * ROW + 44;
  const bottom = TOP + standings.length * ROW;
  const x = (rate: number): string => (LEFT + rate * WIDTH).toFixed(1);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (rate) =>
      `<line x1="${x(rate)}" x2="${x(rate)}" y1="${TOP}" y2="${bottom}" class="tick"/>` +
      `<text x="${x(rate)}" y="${bottom + 18}" text-anchor="middle">${rate * 100} %</text>`,
  );
  const bars = standings.map(({ bot, winRate, interval: [least, most], rating }, row) => {
    const y = TOP + row * ROW;
    const middle = y + ROW / 2;
    return [
      `<text x="${LEFT - 10}" y="${middle + 5}" text-anchor="end">${escaped(bot)}</text>`,
      `<rect x="${LEFT}" y="${y + 6}" width="${(winRate * WIDTH).toFixed(1)}" height="${ROW - 12}" class="bar"/>`,
      `<path d="M${x(least)} ${middle}H${x(most)}M${x(least)} ${middle - 5}v10M${x(most)} ${middle - 5}v10" class="span"/>`,
      `<text x="${LEFT + WIDTH + 12}" y="${middle + 5}">${(winRate * 100).toFixed(1)} %, ${rating}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 130} ${height}" role="img">
<title>${escaped(title)}</title>
<style>text{font:14px system-ui,sans-serif;fill:#333}.tick{stroke:#ccc}.bar{fill:#3b7a9e}.span{stroke:#111;stroke-width:1.5;fill:none}.chance{stroke:#b3541e;stroke-dasharray:4 4}svg{background:#fff}</style>
<text x="16" y="26" font-weight="bold">${escaped(title)}</text>
${ticks.join('\n')}
${bars.join('\n')}
<line x1="${x(1 / seats)}" x2="${x(1 / seats)}" y1="${TOP}" y2="${bottom}" class="chance"/>
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
