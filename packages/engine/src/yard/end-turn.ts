import type { Seat } from '../kernel/seat.ts';
import { openScoring } from './complete-tickets.ts';
import type { YardContext, YardPlay } from './context.ts';
import { askTurn } from './turn.ts';

/**
 * CG-50: what comes after a turn: scoring, the last round, or simply the next seat. While the deck lasts everybody can draw, so
 * a round of passes (C-3) can only be the last round, and needs no end of its own (CG-20).
 */
export function endTurn(table: YardPlay, seat: Seat, context: YardContext, passed = false): void {
  const { state } = table;
  const { at } = context;
  const inLastRound = state[at.lastTurns] > 0;
  table.record({ type: 'turnEnded', seat, passed });
  if (inLastRound && state[at.lastTurns] === 0) return openScoring(table, context);
  if (!inLastRound && state[at.deckCount] === 0) {
    table.record({ type: 'lastRoundBegan', seat, turns: state[at.seats] });
  }
  askTurn(table, (seat + 1) % state[at.seats], context);
}
