import type { State, View } from '../kernel/state.ts';
import { WORD } from './layout.ts';

export function hasTicket(view: View, set: number, ticket: number): boolean {
  return ((view[set + Math.floor(ticket / WORD)] >>> (ticket % WORD)) & 1) === 1;
}

export function addTicket(state: State, set: number, ticket: number): void {
  state[set + Math.floor(ticket / WORD)] |= 1 << (ticket % WORD);
}

/** The tickets of a set, in the order of their numbers. */
export function ticketsIn(view: View, set: number, total: number): number[] {
  const tickets: number[] = [];
  for (let ticket = 0; ticket < total; ticket++) if (hasTicket(view, set, ticket)) tickets.push(ticket);
  return tickets;
}
