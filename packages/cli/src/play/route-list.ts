import { type BoardGame, type Game, GREY, type Position } from '@branchline/engine';
import { columns } from '../text/columns.ts';

function isBoardGame(game: Game): game is BoardGame {
  return 'board' in game;
}

/** Every route with what it costs and who holds it; nothing for games without a board. */
export function routeList(game: Game, { routes: held = {}, players }: Position): string | undefined {
  if (!isBoardGame(game)) return undefined;
  const { board, naming } = game;
  const rows = board.routes.map(({ id, length, colour, kind, symbols, points }) => [
    id,
    `${length}`,
    colour === GREY ? 'grey' : naming.card(colour),
    kind === 'plain' ? '' : symbols > 0 ? `${kind} (${symbols} wild)` : kind,
    `${points}`,
    (held[id] ?? []).map((seat) => `seat ${(players[seat]?.seat ?? seat) + 1}`).join(', '),
  ]);
  return columns([['route', 'length', 'colour', '', 'points', 'held by'], ...rows]);
}
