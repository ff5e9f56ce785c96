import { type Game, GREY, isBoardGame, type Position } from '@branchline/engine';
import { columns } from '../text/columns.ts';
import type { TableLanguage } from '../text/table-language.ts';

/** Every route with what it costs and who holds it; nothing for games without a board. */
export function routeList(
  game: Game,
  { routes: held = {} }: Position,
  { messages, names }: TableLanguage,
): string | undefined {
  if (!isBoardGame(game)) return undefined;
  const { board, naming } = game;
  const { columns: heads } = messages.terminal;
  const rows = board.routes.map(({ id, length, colour, kind, symbols, points }) => [
    names.route(id),
    `${length}`,
    names.colour(colour === GREY ? 'grey' : naming.card(colour)),
    kind === 'plain' ? '' : symbols > 0 ? messages.routes.ferry(symbols, names.wild(symbols)) : messages.routes.tunnel,
    `${points}`,
    (held[id] ?? []).map((seat) => names.player(seat)).join(', '),
  ]);
  return columns([[heads.route, heads.spaces, heads.colour, '', heads.points, heads.held], ...rows]);
}
