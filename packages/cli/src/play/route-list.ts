import { type Game, GREY, isBoardGame, type Position } from '@branchline/engine';
import { columns } from '../text/columns.ts';
import type { Tongue } from '../text/tongue.ts';

/** Every route with what it costs and who holds it; nothing for games without a board. */
export function routeList(game: Game, { routes: held = {} }: Position, { words, say }: Tongue): string | undefined {
  if (!isBoardGame(game)) return undefined;
  const { board, naming } = game;
  const { columns: heads } = words.terminal;
  const rows = board.routes.map(({ id, length, colour, kind, symbols, points }) => [
    say.route(id),
    `${length}`,
    say.colour(colour === GREY ? 'grey' : naming.card(colour)),
    kind === 'plain' ? '' : symbols > 0 ? words.routes.ferry(symbols, say.wild(symbols)) : words.routes.tunnel,
    `${points}`,
    (held[id] ?? []).map((seat) => say.player(seat)).join(', '),
  ]);
  return columns([[heads.route, heads.spaces, heads.colour, '', heads.points, heads.held], ...rows]);
}
