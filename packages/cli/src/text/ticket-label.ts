import { type Game, isBoardGame, isYardGame } from '@branchline/engine';
import type { Tongue } from './tongue.ts';

/** A ticket with what it is worth, and in the card game what it asks for. */
export function ticketLabel(game: Game, id: string, { words, say }: Tongue): string {
  const number = game.naming.names.tickets.indexOf(id);
  if (isBoardGame(game)) return `${say.ticket(id)} (${game.board.tickets[number]?.points})`;
  if (!isYardGame(game)) return say.ticket(id);
  const { points, needs } = game.yard.tickets[number] ?? { points: 0, needs: [] };
  const cards = needs.flatMap((need, kind) =>
    need > 0 ? [words.things.some(need, say.colour(game.naming.card(kind)))] : [],
  );
  return `${say.ticket(id)} (${points}: ${cards.join(', ')})`;
}
