import type { GameRecord, Named, RecordScore } from '@branchline/games';
import { columns } from './columns.ts';
import type { Telling } from './tell-event.ts';

/** The score sheet, seat by seat and line by line, and who won. */
export function tellScore({ score, result }: Pick<GameRecord, 'score' | 'result'>, telling: Telling): string {
  const winners = result.winners.map((seat) => telling.seat(seat));
  const how = result.decidedBy === 'points' ? '' : ` (${DECIDED[result.decidedBy] ?? result.decidedBy})`;
  const won = winners.length === 1 ? `${winners[0]} wins${how}.` : `${winners.join(' and ')} share the victory.`;
  return [...score.map((seat) => tellSeat(seat, telling)), won].join('\n\n');
}

const DECIDED: Readonly<Record<string, string>> = {
  ticketsDone: 'level on points, more tickets done',
  longestPath: 'level on points, longest path',
  bonusCards: 'level on points, more bonus cards',
};

function tellSeat({ seat, lines, total }: RecordScore, telling: Telling): string {
  const rows = [...lines.map((line) => [`  ${tellLine(line)}`, `${line.points}`]), ['  total', `${total}`]];
  return `${telling.seat(seat)}\n${columns(rows)}`;
}

function tellLine({ kind, count, ticket, done, technology, city }: Named): string {
  switch (kind) {
    case 'ticket':
      return `${ticket}${done ? '' : ' (not done)'}`;
    case 'technology':
      return `${technology}`;
    case 'bigCity':
      return `${city}`;
    default:
      return count === undefined ? `${kind}` : `${kind} (${count})`;
  }
}
