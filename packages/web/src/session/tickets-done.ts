import { holds } from '@branchline/engine';
import { messages } from '../preferences/messages.ts';
import { progressOf, searchOn } from './board-queries.ts';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/**
 * When each of one's own tickets got done: the version of the entry, and what is said of it in one's own log. It is found by taking back
 * one's claims, the last first, until the ends of the ticket hang together no more; what others hold does not matter.
 */
export function ticketsDoneIn(model: TableModel): ReadonlyMap<number, readonly string[]> {
  const told = new Map<number, readonly string[]>();
  for (const [version, tickets] of versionsOfTickets(model)) {
    const lines = tickets.map((id) =>
      messages.value.glance.ticketDone(model.names.value.ticket(id), model.facts.tickets.get(id)?.points ?? 0),
    );
    told.set(version, lines);
  }
  return told;
}

/** The tickets that got done with each entry, by its version. */
export function versionsOfTickets(model: TableModel): ReadonlyMap<number, readonly string[]> {
  const { game, shown, seat, me } = model;
  const board = boardOf(game);
  const found = new Map<number, string[]>();
  const mine = seat.value;
  if (!board || mine === undefined) return found;
  const open = new Map(
    (me.value?.tickets.items ?? []).flatMap((id) => {
      const { done = false, byStation } = progressOf(model, id) ?? {};
      const ticket = board.board.tickets.find((one) => one.id === id);
      return done && !byStation && ticket ? [[id, ticket] as const] : [];
    }),
  );
  const numbers = new Map(board.board.routes.map(({ id, number }) => [id, number]));
  const costs = Float64Array.from(board.board.routes, ({ number }) =>
    holds(board, shown.view.value, mine, number) ? 0 : Number.POSITIVE_INFINITY,
  );
  const search = searchOn(board);
  for (const { version, events } of shown.log.value.toReversed()) {
    if (open.size === 0) break;
    let changed = false;
    for (const event of events) {
      if (event.type !== 'routeClaimed' || event.seat !== mine) continue;
      costs[numbers.get(String(event.route)) ?? -1] = Number.POSITIVE_INFINITY;
      changed = true;
    }
    const kept = events.flatMap((event) =>
      event.type === 'ticketsKept' && event.seat === mine ? itemsOf(event.kept) : [],
    );
    for (const [id, { from, to }] of open) {
      // Kept when its ends hung together already: done with that.
      if (!kept.includes(id) && !(changed && !search.find(costs, from, to))) continue;
      open.delete(id);
      found.set(version, [...(found.get(version) ?? []), id]);
    }
  }
  return found;
}

/** The tickets of a pile that may be seen. */
function itemsOf(pile: unknown): readonly string[] {
  const items = typeof pile === 'object' && pile !== null && 'items' in pile ? pile.items : undefined;
  return Array.isArray(items) ? items.map(String) : [];
}
