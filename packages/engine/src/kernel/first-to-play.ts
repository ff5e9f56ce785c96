import type { Chance } from './chance.ts';
import type { Seat } from './seat.ts';

/** C-1: the seat the host picked, if it is taken; otherwise one by lot. */
export function firstToPlay(chance: Chance, seats: number, picked: Seat | undefined): Seat {
  if (picked !== undefined && picked < seats) return picked;
  const order = Array.from({ length: seats }, (_, seat) => seat);
  chance.shuffle(order);
  return order[0];
}
