import type { State, View } from '../kernel/state.ts';

/** Thirty bits a word: a small integer on every engine. */
export const WORD = 30;

export function hasTicket(view: View, set: number, ticket: number): boolean {
  return ((view[set + Math.floor(ticket / WORD)] >>> (ticket % WORD)) & 1) === 1;
}

export function addTicket(state: State, set: number, ticket: number): void {
  state[set + Math.floor(ticket / WORD)] |= 1 << (ticket % WORD);
}

export function removeTicket(state: State, set: number, ticket: number): void {
  state[set + Math.floor(ticket / WORD)] &= ~(1 << (ticket % WORD));
}

/** The tickets of a set, in the order of their numbers. */
export function ticketsIn(view: View, set: number, total: number): number[] {
  const tickets: number[] = [];
  for (let first = 0, word = set; first < total; first += WORD, word++) {
    for (let bits = view[word], ticket = first; bits > 0; bits >>>= 1, ticket++) if (bits & 1) tickets.push(ticket);
  }
  return tickets;
}
