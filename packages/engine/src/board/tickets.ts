import { pile, sealed } from '../kernel/pile.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State, View } from '../kernel/state.ts';
import type { BoardAction, KeepTickets } from './actions.ts';
import type { BoardPlay, House } from './house.ts';
import { ALLOWS } from './questions.ts';
import { askTurn, endTurn, nextNumber } from './turn.ts';

/** The tickets a seat is choosing from, in the order drawn. */
export function offeredTo(view: View, seat: Seat, { at }: House): number[] {
  const start = at.offered + seat * at.mostOffered;
  return view.slice(start, start + view[at.offeredCount + seat]).map((ticket) => ticket - 1);
}

/** Puts the top tickets of the pile before a seat; as many as the pile still has (C-43). */
export function drawTickets(table: BoardPlay, seat: Seat, draw: number, { at }: House): void {
  const { state } = table;
  const count = Math.min(draw, state[at.pileCount]);
  const top = at.ticketPile + state[at.pileCount];
  table.record({ type: 'ticketsDrawn', seat, tickets: pile(seat, state.slice(top - count, top).reverse()) });
}

export function askTickets(table: BoardPlay, seat: Seat, keep: number, house: House): void {
  const atLeast = Math.min(keep, table.state[house.at.offeredCount + seat]);
  table.record({ type: 'asked', seat, kind: 'keepTickets', number: nextNumber(table, house), atLeast });
}

/** Every choice that keeps enough. */
export function offerKeeping(view: View, seat: Seat, house: House, into: BoardAction[]): void {
  const offered = offeredTo(view, seat, house);
  const atLeast = view[house.at.atLeast];
  for (let bits = 2 ** offered.length - 1; bits >= 0; bits--) {
    const tickets = offered.filter((_, place) => (bits >> place) & 1);
    if (tickets.length >= atLeast) into.push({ type: 'keepTickets', tickets });
  }
}

export function checkKeeping(view: View, seat: Seat, { tickets }: KeepTickets, house: House): Rejection | undefined {
  const { at, rules } = house;
  const rule = view[at.started] ? rules.tickets.drawn.rule : rules.tickets.dealt.rule;
  const offered = offeredTo(view, seat, house);
  if (new Set(tickets).size !== tickets.length || !tickets.every((ticket) => offered.includes(ticket))) {
    return reject('ticketsNotOffered', rule);
  }
  const atLeast = view[at.atLeast];
  return tickets.length < atLeast ? reject('keepMoreTickets', rule, { atLeast }) : undefined;
}

export function playKeeping(table: BoardPlay, seat: Seat, { tickets }: KeepTickets, house: House): void {
  const { state } = table;
  const { at } = house;
  if (state[at.started]) {
    keep(table, seat, tickets, house);
    return endTurn(table, seat, house);
  }
  table.record({ type: 'ticketsChosen', seat, choice: sealed(seat, tickets) });
  if (somebodyStillChooses(state, house)) return;
  // C-4: all at once, and back to the pile in seat order.
  for (let each = 0; each < state[at.seats]; each++) keep(table, each, chosenBy(state, each, house), house);
  askTurn(table, state[at.turn], house);
}

function keep(table: BoardPlay, seat: Seat, tickets: readonly number[], house: House): void {
  const returned = offeredTo(table.state, seat, house).filter((ticket) => !tickets.includes(ticket));
  const to = house.rules.tickets.returned;
  table.record({ type: 'ticketsKept', seat, kept: pile(seat, tickets), returned: pile(seat, returned), to });
}

function somebodyStillChooses(state: State, { at }: House): boolean {
  for (let seat = 0; seat < state[at.seats]; seat++) if (state[at.askedKind + seat] > 0) return true;
  return false;
}

function chosenBy(state: State, seat: Seat, house: House): number[] {
  const bits = state[house.at.chosen + seat] - 1;
  return offeredTo(state, seat, house).filter((_, place) => (bits >> place) & 1);
}

/** C-43 */
export function checkDrawing(view: View, { at }: House): Rejection | undefined {
  return view[at.pileCount] > 0 ? undefined : reject('noTicketsLeft', 'C-43');
}

export function mayDraw(view: View, { at }: House): boolean {
  return (view[at.allows] & ALLOWS.drawTickets) !== 0 && view[at.pileCount] > 0;
}
