import type { SeatInfo } from '@branchline/protocol';
import { messages } from '../preferences/messages.ts';

/** What somebody at a seat is called: a guest who has given no name is named in the reader's language. */
export function seatName(seat: Pick<SeatInfo, 'seat' | 'name'> | undefined): string {
  const { lobby } = messages.value;
  if (seat === undefined) return lobby.guest;
  return seat.name || lobby.usualName(seat.seat + 1);
}
