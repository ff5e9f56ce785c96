import { messages } from '../preferences/messages.ts';
import { boardOf } from '../session/game.ts';
import type { TableModel } from '../session/table-model.ts';

/** The names of all routes for those who hear the board: ends, length, colour, kind, points and how it stands. */
export function describeRoutes(
  { facts, game, position, names }: TableModel,
  claimable: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const { routes, colours, things } = messages.value;
  const points = new Map(boardOf(game)?.board.routes.map((route) => [route.id, route.points]));
  const held = position.value.routes ?? {};
  const labels = [...facts.routes.values()].map(({ id, length, colour, tunnel, ferry }) => {
    const holders = (held[id] ?? []).map((seat) => names.value.player(seat));
    const kind = tunnel ? routes.tunnel : ferry ? routes.ferry(ferry, names.value.wild(ferry)) : '';
    const state =
      holders.length > 0 ? routes.held(things.and(holders)) : claimable.has(id) ? routes.canClaim : routes.free;
    const name = names.value.route(id);
    const label = routes.label({
      name,
      spaces: length,
      colour: colours[colour] ?? colour,
      kind,
      points: points.get(id) ?? 0,
      state,
    });
    return [id, label] as const;
  });
  return new Map(labels);
}
