import type { GameRecord, Named, RecordScore } from '@branchline/games';
import { columns } from './columns.ts';
import type { Tongue } from './tongue.ts';

/** The score sheet, seat by seat and line by line, and who won. */
export function tellScore({ score, result }: Pick<GameRecord, 'score' | 'result'>, tongue: Tongue): string {
  return [...score.map((seat) => tellSeat(seat, tongue)), tellWinner(result, tongue)].join('\n\n');
}

function tellWinner({ winners, decidedBy }: GameRecord['result'], { words, say }: Tongue): string {
  const { end, things } = words;
  const [first = 0] = winners;
  const decided = (end.decided as Readonly<Record<string, string>>)[decidedBy] ?? '';
  if (winners.length > 1) return `${end.shared(things.and(winners.map((seat) => say.player(seat))))}. ${decided}`;
  return `${say.isMe(first) ? end.youWin : end.wins(say.player(first))}. ${decided}`;
}

function tellSeat({ seat, lines, total }: RecordScore, tongue: Tongue): string {
  const { end } = tongue.words;
  const rows = [
    ...lines.map((line) => [`  ${tellLine(line, tongue)}`, `${line.points}`]),
    [`  ${end.total}`, `${total}`],
  ];
  return `${tongue.say.player(seat)}\n${columns(rows)}`;
}

function tellLine({ kind, count, ticket, done, technology, city }: Named, { words, say }: Tongue): string {
  const { end, terminal } = words;
  switch (kind) {
    case 'ticket':
      return `${say.ticket(String(ticket))}${done ? '' : ` (${terminal.notDone})`}`;
    case 'technology':
      return say.technology(String(technology));
    case 'bigCity':
      return end.bigCity(say.place(String(city)));
    default: {
      const name = (end.lines as Readonly<Record<string, string>>)[String(kind)] ?? String(kind);
      return count === undefined ? name : `${name} (${count})`;
    }
  }
}
