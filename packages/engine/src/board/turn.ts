import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { canBuildStation } from './build-station.ts';
import { canClaimAny } from './claim-route.ts';
import type { BoardContext, BoardPlay } from './context.ts';
import { hasTechnology } from './payment.ts';
import { ALLOWS, type TurnAction } from './questions.ts';
import { LAST_ROUND_PIECES } from './rules.ts';

const HELD_ROUTE: readonly TurnAction[] = ['claimHeldRoute'];
const SECOND_ROUTE: readonly TurnAction[] = ['claimRoute', 'endTurn'];

export function nextNumber(table: BoardPlay, { at }: BoardContext): number {
  return table.state[at.questions] + 1;
}

/** A turn begins (C-2; UK-10: with a purchase before it). */
export function askTurn(table: BoardPlay, seat: Seat, context: BoardContext): void {
  const { turn, withPurchase } = context.fresh;
  const allows = context.rules.technologies ? withPurchase : turn;
  table.record({ type: 'asked', seat, kind: 'turn', number: nextNumber(table, context), allows, routesLeft: 1 });
}

/** The same turn goes on after a purchase, or between two routes. */
export function askOn(
  table: BoardPlay,
  seat: Seat,
  context: BoardContext,
  after: 'purchase' | 'sharedRoute' | 'twoRoutes' | 'firstRoute',
): void {
  const allows = after === 'sharedRoute' ? HELD_ROUTE : after === 'firstRoute' ? SECOND_ROUTE : context.fresh.turn;
  const routesLeft = after === 'twoRoutes' ? 2 : 1;
  table.record({ type: 'asked', seat, kind: 'turn', number: nextNumber(table, context), allows, routesLeft });
}

/** C-3: a seat that can do none of the three, nor build a station (EU-10), passes. A purchase is never compulsory. */
export function mustPass(view: View, seat: Seat, context: BoardContext): boolean {
  const { at, taking } = context;
  const bits = view[at.allows];
  if ((bits & (ALLOWS.endTurn | ALLOWS.claimHeldRoute)) !== 0) return false;
  return (
    view[at.pileCount] === 0 &&
    !taking.any(view, false) &&
    !canClaimAny({ view, seat, context, wanted: 'free' }) &&
    !canBuildStation(view, seat, context)
  );
}

/** C-3, C-50: what comes after a turn: the end, the last round, or simply the next seat. */
export function endTurn(table: BoardPlay, seat: Seat, context: BoardContext, passed = false): void {
  const { state } = table;
  const { at } = context;
  for (const technology of context.returning) {
    if (hasTechnology(state[at.technologies + seat], technology))
      table.record({ type: 'technologyReturned', seat, technology });
  }
  const inLastRound = state[at.lastTurns] > 0;
  table.record({ type: 'turnEnded', seat, passed });
  if (inLastRound && state[at.lastTurns] === 0) return table.record({ type: 'gameEnded', because: 'lastRoundOver' });
  if (state[at.passes] === state[at.seats]) return table.record({ type: 'gameEnded', because: 'everybodyPassed' });
  if (!inLastRound && state[at.pieces + seat] <= LAST_ROUND_PIECES) {
    table.record({ type: 'lastRoundBegan', seat, turns: state[at.seats] });
  }
  askTurn(table, (seat + 1) % state[at.seats], context);
}
