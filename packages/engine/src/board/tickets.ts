import { anybodyAsked } from '../kernel/asking.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { chooseTickets, type KeepTickets, keep, keepChosen, keepingAllowed } from '../tickets/keep-tickets.ts';
import type { BoardContext, BoardPlay } from './context.ts';
import { ALLOWS } from './questions.ts';
import { askTurn, endTurn, nextNumber } from './turn.ts';

export function askTickets(table: BoardPlay, seat: Seat, keepAtLeast: number, context: BoardContext): void {
  const atLeast = Math.min(keepAtLeast, table.state[context.at.offeredCount + seat]);
  table.record({ type: 'asked', seat, kind: 'keepTickets', number: nextNumber(table, context), atLeast });
}

export function checkKeeping(
  view: View,
  seat: Seat,
  action: KeepTickets,
  context: BoardContext,
): Rejection | undefined {
  const { at, rules } = context;
  const { rule } = view[at.started] ? rules.tickets.drawn : rules.tickets.dealt;
  return keepingAllowed(view, seat, action, { at, rule });
}

export function playKeeping(table: BoardPlay, seat: Seat, action: KeepTickets, context: BoardContext): void {
  const { state } = table;
  const { at, rules } = context;
  const { dealt, drawn } = rules.tickets;
  if (state[at.started]) {
    keep(table, seat, action.tickets, { at, to: drawn.returned });
    return endTurn(table, seat, context);
  }
  chooseTickets(table, seat, action);
  if (anybodyAsked(state, at)) return;
  keepChosen(table, state[at.seats], { at, to: dealt.returned });
  askTurn(table, state[at.turn], context);
}

/** C-43 */
export function checkDrawing(view: View, { at }: BoardContext): Rejection | undefined {
  return view[at.pileCount] > 0 ? undefined : reject('noTicketsLeft', 'C-43');
}

export function mayDraw(view: View, { at }: BoardContext): boolean {
  return (view[at.allows] & ALLOWS.drawTickets) !== 0 && view[at.pileCount] > 0;
}
