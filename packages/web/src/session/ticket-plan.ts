import { spacesToClaim } from '@branchline/engine';
import { progressOf, searchOn } from './board-queries.ts';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/** What a ticket asks for beside those that are held: so many spaces more, or there is no way left to it. */
export interface Added {
  readonly pieces: number;
  readonly reachable: boolean;
}

/**
 * What these tickets would add to the shortest ways of those that are held and open: each ticket may use the routes of those
 * before it, the nearest first. Nothing, where nobody builds.
 */
export function addedBy(model: TableModel, tickets: readonly string[]): Added | undefined {
  const board = boardOf(model.game);
  const { value: seat } = model.seat;
  if (!board || seat === undefined) return undefined;
  const path = searchOn(board);
  const costs = Float64Array.from(spacesToClaim(board, model.shown.view.value, seat));
  const walk = (id: string): number | undefined => {
    const ticket = board.board.tickets.find((one) => one.id === id);
    if (!ticket || !path.find(costs, ticket.from, ticket.to)) return undefined;
    for (const route of path.found) costs[route] = 0;
    return path.cost;
  };
  const nearestFirst = (ids: readonly string[]): readonly string[] =>
    ids.toSorted((one, other) => (progressOf(model, one)?.missing ?? 0) - (progressOf(model, other)?.missing ?? 0));
  const open = (model.me.value?.tickets.items ?? []).filter((id) => !progressOf(model, id)?.done);
  for (const id of nearestFirst(open)) walk(id);
  const ways = nearestFirst(tickets).map(walk);
  return { pieces: ways.reduce<number>((sum, way = 0) => sum + way, 0), reachable: !ways.includes(undefined) };
}
