import type { Named, ScoreLine } from '@branchline/engine';
import type { GameRecord, RecordScore } from '@branchline/games';
import type { TableLanguage } from './language.ts';
import { columns } from './terminal.ts';

/** The score sheet, seat by seat and line by line, and who won. */
export function formatScore({ score, result }: Pick<GameRecord, 'score' | 'result'>, language: TableLanguage): string {
  return [...score.map((seat) => formatSeat(seat, language)), formatWinner(result, language)].join('\n\n');
}

function formatWinner({ winners, decidedBy }: GameRecord['result'], { messages, names }: TableLanguage): string {
  const { end, things, people } = messages;
  if (winners.length === 0) return people.endedEarly;
  const [first = 0] = winners;
  const decided = (end.decided as Readonly<Record<string, string>>)[decidedBy] ?? '';
  if (winners.length > 1) return `${end.shared(things.and(winners.map((seat) => names.player(seat))))}. ${decided}`;
  return `${names.isMe(first) ? end.youWin : end.wins(names.player(first))}. ${decided}`;
}

function formatSeat({ seat, lines, total }: RecordScore, language: TableLanguage): string {
  const { end } = language.messages;
  const rows = [
    ...lines.map((line) => [`  ${formatLine(line, language)}`, `${line.points}`]),
    [`  ${end.total}`, `${total}`],
  ];
  return `${language.names.player(seat)}\n${columns(rows)}`;
}

function formatLine(
  { kind, count, ticket, done, technology, city, route }: Named<ScoreLine>,
  { messages, names }: TableLanguage,
): string {
  const { end, terminal } = messages;
  switch (kind) {
    case 'ticket':
      return `${names.ticket(String(ticket))}${done ? '' : ` (${terminal.notDone})`}`;
    case 'technology':
      return names.technology(String(technology));
    case 'bigCity':
      return end.bigCity(names.place(String(city)));
    case 'borrowedRoute':
      return `${end.lines.borrowedRoute}: ${names.route(String(route))} (${names.place(String(city))})`;
    default: {
      const name = (end.lines as Readonly<Record<string, string>>)[String(kind)] ?? String(kind);
      return count === undefined ? name : `${name} (${count})`;
    }
  }
}
