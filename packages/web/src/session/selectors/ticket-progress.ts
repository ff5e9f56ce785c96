import type { View } from '@branchline/engine';
import { boardOf } from '../game.ts';
import type { TableModel } from '../table-model.ts';
import { wayFor } from './ticket-way.ts';

/** How far a ticket is: `missing` spaces by the shortest way, none if there is no way left. */
export interface Progress {
  readonly done: boolean;
  readonly missing?: number;
  readonly routes: readonly string[];
}

/** A view never changes once it is shown, so what was worked out for it holds. */
const known = new WeakMap<View, Map<string, Progress>>();

/** How far a ticket of the one who looks is. */
export function progressOf(model: TableModel, id: string): Progress | undefined {
  const view = model.stage.shown.value;
  const key = `${model.seat.value} ${id}`;
  const found = known.get(view) ?? new Map<string, Progress>();
  known.set(view, found);
  const before = found.get(key);
  if (before) return before;
  const progress = workedOut(model, view, id);
  if (progress) found.set(key, progress);
  return progress;
}

function workedOut({ game, seat }: TableModel, view: View, id: string): Progress | undefined {
  const board = boardOf(game);
  const ticket = board?.board.tickets.find((one) => one.id === id);
  if (!board || !ticket || seat.value === undefined) return undefined;
  const way = wayFor(board, view, seat.value, ticket);
  if (!way) return { done: false, routes: [] };
  return { done: way.missing === 0, missing: way.missing, routes: way.routes };
}
