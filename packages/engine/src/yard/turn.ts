import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { YardContext, YardPlay } from './context.ts';
import { canLay } from './lay-cards.ts';

export function nextNumber(table: YardPlay, { at }: YardContext): number {
  return table.state[at.questions] + 1;
}

/** A turn begins with its first step, which leaves nothing to decide (CG-10, CG-11). */
export function askTurn(table: YardPlay, seat: Seat, context: YardContext): void {
  const { state } = table;
  const { at } = context;
  for (let colour = 0; colour < at.wild; colour++) {
    if (state[at.rowOwner + colour] !== seat + 1) continue;
    table.record({ type: 'cardMoved', seat, colour, card: state[at.rowWilds + colour] > 0 ? at.wild : colour });
  }
  table.record({ type: 'asked', seat, kind: 'turn', number: nextNumber(table, context) });
}

/** C-3, CG-20: a seat that can neither draw cards, nor lay any, nor draw tickets passes. */
export function mustPass(view: View, seat: Seat, context: YardContext): boolean {
  return view[context.at.pileCount] === 0 && !context.taking.any(view, false) && !canLay(view, seat, context);
}
