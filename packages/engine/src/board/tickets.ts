import { anybodyAsked } from '../kernel/asking.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { chooseTickets, type KeepTickets, keep, keepChosen, keepingAllowed } from '../tickets/keep-tickets.ts';
import type { BoardPlay, House } from './house.ts';
import { ALLOWS } from './questions.ts';
import { askTurn, endTurn, nextNumber } from './turn.ts';

export function askTickets(table: BoardPlay, seat: Seat, keepAtLeast: number, house: House): void {
  const atLeast = Math.min(keepAtLeast, table.state[house.at.offeredCount + seat]);
  table.record({ type: 'asked', seat, kind: 'keepTickets', number: nextNumber(table, house), atLeast });
}

export function checkKeeping(view: View, seat: Seat, action: KeepTickets, house: House): Rejection | undefined {
  const { at, rules } = house;
  const { rule } = view[at.started] ? rules.tickets.drawn : rules.tickets.dealt;
  return keepingAllowed(view, seat, action, { at, rule });
}

export function playKeeping(table: BoardPlay, seat: Seat, action: KeepTickets, house: House): void {
  const { state } = table;
  const { at, rules } = house;
  const to = rules.tickets.returned;
  if (state[at.started]) {
    keep(table, seat, action.tickets, { at, to });
    return endTurn(table, seat, house);
  }
  chooseTickets(table, seat, action);
  if (anybodyAsked(state, at)) return;
  keepChosen(table, state[at.seats], { at, to });
  askTurn(table, state[at.turn], house);
}

/** C-43 */
export function checkDrawing(view: View, { at }: House): Rejection | undefined {
  return view[at.pileCount] > 0 ? undefined : reject('noTicketsLeft', 'C-43');
}

export function mayDraw(view: View, { at }: House): boolean {
  return (view[at.allows] & ALLOWS.drawTickets) !== 0 && view[at.pileCount] > 0;
}
