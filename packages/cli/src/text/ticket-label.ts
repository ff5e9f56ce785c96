import type { BoardGame, Game, YardGame } from '@branchline/engine';

function isBoardGame(game: Game): game is BoardGame {
  return 'board' in game;
}

function isYardGame(game: Game): game is YardGame {
  return 'yard' in game;
}

/** A ticket with what it is worth, and in the card game what it asks for. */
export function ticketLabel(game: Game, id: string): string {
  const number = game.naming.names.tickets.indexOf(id);
  if (isBoardGame(game)) return `${id} (${game.board.tickets[number]?.points})`;
  if (!isYardGame(game)) return id;
  const { points, needs } = game.yard.tickets[number] ?? { points: 0, needs: [] };
  const cards = needs.flatMap((need, colour) => (need > 0 ? [`${need} ${game.naming.card(colour)}`] : []));
  return `${id} (${points}: ${cards.join(', ')})`;
}
