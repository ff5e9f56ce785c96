import type { RecordSeat } from '@branchline/games';
import type { Telling } from './tell-event.ts';

/** Names for the seats; those that sit there twice get a number. */
export function seatNames(seats: readonly RecordSeat[]): Telling {
  const names = seats.map(({ name }, seat) =>
    seats.some((other, number) => number !== seat && other.name === name) ? `${name} ${seat + 1}` : name,
  );
  return { seat: (seat) => names[Number(seat)] ?? `seat ${Number(seat) + 1}` };
}
