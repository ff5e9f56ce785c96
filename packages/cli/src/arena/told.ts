import { columns } from '../text/columns.ts';
import type { Interval, Meeting, Standing } from './standings.ts';

/** The arena's result for people: a table of bots, and who beat whom. */
export function told(title: string, standings: readonly Standing[], meetings: readonly Meeting[]): string {
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
      one.playoutsPerMove.toFixed(0),
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
    'playouts',
  ];
  return [
    title,
    '',
    columns([heads, ...rows]),
    '',
    'How often the bot of the row finished before the bot of the column:',
    '',
    matrix(standings, meetings),
  ].join('\n');
}

function matrix(standings: readonly Standing[], meetings: readonly Meeting[]): string {
  const bots = standings.map(({ bot }) => bot);
  const rows = bots.map((bot) => [
    bot,
    ...bots.map((against) => {
      const meeting = meetings.find((one) => one.bot === bot && one.against === against);
      return meeting ? `${percent(meeting.rate)} (${span(meeting.interval)})` : '–';
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
