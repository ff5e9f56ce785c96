import { type Game, isBoardGame, isYardGame } from '@branchline/engine';
import type { TableLanguage } from './table-language.ts';

/** A ticket with what it is worth, and in the card game what it asks for. */
export function ticketLabel(game: Game, id: string, { messages, names }: TableLanguage): string {
  const number = game.naming.names.tickets.indexOf(id);
  if (isBoardGame(game)) return `${names.ticket(id)} (${game.board.tickets[number]?.points})`;
  if (!isYardGame(game)) return names.ticket(id);
  const { points, needs } = game.yard.tickets[number] ?? { points: 0, needs: [] };
  const cards = needs.flatMap((need, kind) =>
    need > 0 ? [messages.things.some(need, names.colour(game.naming.card(kind)))] : [],
  );
  return `${names.ticket(id)} (${points}: ${cards.join(', ')})`;
}
