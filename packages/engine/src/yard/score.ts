import {
  type ScoreLine,
  type ScoreSheet,
  type SeatScore,
  scoreSheet,
  type YardTieBreak,
} from '../kernel/score-sheet.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { ticketsIn } from '../tickets/ticket-set.ts';
import type { YardContext } from './context.ts';

/** Line by line, seat by seat. */
export function score(view: View, context: YardContext): ScoreSheet {
  const { at, rules } = context;
  const completed = Array.from({ length: view[at.seats] }, (_, seat) => completedBy(view, seat, context));
  const bonuses = bigCities(completed, context);
  const scores = completed.map((done, seat): SeatScore => {
    const cities = bonuses[seat] ?? [];
    const lines = [...doneLines(view, seat, done, context), ...unfinishedLines(view, seat, context), ...cities];
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    const breaks = { ticketsDone: view[at.completedCount + seat], bonusCards: cities.length };
    return { seat, lines, total, tieBreaks: rules.tieBreak.map((kind: YardTieBreak) => breaks[kind]) };
  });
  return scoreSheet(scores, rules.tieBreak);
}

/** The completed tickets of a seat, or nothing if they cannot be seen. */
function completedBy(view: View, seat: Seat, { at }: YardContext): readonly number[] | undefined {
  const tickets = ticketsIn(view, at.completed + seat * at.ticketWords, at.ticketTotal);
  return tickets.length === view[at.completedCount + seat] ? tickets : undefined;
}

/** CG-61. Of a game that was stored when completed tickets lay face down, the points are known and the tickets may not be. */
function doneLines(
  view: View,
  seat: Seat,
  done: readonly number[] | undefined,
  context: YardContext,
): readonly ScoreLine[] {
  const { at, yard } = context;
  if (done === undefined) {
    return [{ kind: 'ticket', done: true, count: view[at.completedCount + seat], points: view[at.points + seat] }];
  }
  return done.map((ticket) => ({ kind: 'ticket', ticket, done: true, points: yard.tickets[ticket].points }));
}

/** CG-70: unfinished tickets are deducted. */
function unfinishedLines(view: View, seat: Seat, { at, yard }: YardContext): readonly ScoreLine[] {
  const held = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal);
  return held.map((ticket) => ({ kind: 'ticket', ticket, done: false, points: -yard.tickets[ticket].points }));
}

/** CG-70: the most completed tickets to a big city; all who are level get its bonus. Nobody can tell while some are unseen. */
function bigCities(
  completed: readonly (readonly number[] | undefined)[],
  { yard }: YardContext,
): readonly ScoreLine[][] {
  const lines: ScoreLine[][] = completed.map(() => []);
  if (completed.includes(undefined)) return lines;
  for (const { city, points } of yard.bonuses) {
    const counts = completed.map(
      (done) => done?.filter((ticket) => yard.tickets[ticket].cities.includes(city)).length ?? 0,
    );
    const most = Math.max(...counts);
    for (const [seat, count] of counts.entries()) {
      if (count > 0 && count === most) lines[seat].push({ kind: 'bigCity', city, points, count });
    }
  }
  return lines;
}
