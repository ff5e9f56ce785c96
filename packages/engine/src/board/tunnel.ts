import { type Cards, cardsOf, cardsOfKind, countOf, holdsCards, totalOf } from '../kernel/cards.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardAction } from './actions.ts';
import { completeClaim } from './claiming.ts';
import { type BoardContext, type BoardPlay, settle } from './context.ts';
import { endTurn } from './turn.ts';

const LEAVE: BoardAction = { type: 'leaveTunnel' };

/** NO-40, NO-41, NO-45: the extra in the colour laid down or in wilds, fewest wilds first; and leaving. */
export function offerTunnel(view: View, seat: Seat, { at }: BoardContext): readonly BoardAction[] {
  const found: BoardAction[] = [];
  const hand = at.hand + seat * at.kinds;
  const extra = view[at.extra];
  const colour = view[at.laidColour];
  const wilds = view[hand + at.wild];
  if (colour === at.wild) {
    if (wilds >= extra) found.push({ type: 'payTunnel', cards: cardsOfKind(at.wild, extra) });
  } else {
    for (let loose = Math.max(0, extra - view[hand + colour]); loose <= Math.min(wilds, extra); loose++) {
      found.push({ type: 'payTunnel', cards: cardsOfKind(colour, extra - loose) + cardsOfKind(at.wild, loose) });
    }
  }
  found.push(LEAVE);
  return found;
}

export function checkExtra(view: View, seat: Seat, paid: Cards, { at, rules }: BoardContext): Rejection | undefined {
  const colour = view[at.laidColour];
  const extra = view[at.extra];
  const [inColour, inWilds] = rules.tunnelRules;
  if (!holdsCards(view, at.hand + seat * at.kinds, paid, at.kinds)) return reject('cardsNotInHand', inColour);
  const good = countOf(paid, at.wild) + (colour === at.wild ? 0 : countOf(paid, colour));
  if (good === extra && totalOf(paid) === extra) return undefined;
  return reject('wrongExtra', colour === at.wild ? inWilds : inColour, { extra, colour });
}

export function payExtra(table: BoardPlay, seat: Seat, paid: Cards, context: BoardContext): void {
  const route = context.board.routes[table.state[context.at.laidRoute] - 1];
  table.record({ type: 'extraLaid', seat, cards: paid });
  completeClaim(table, seat, route, context);
}

/** NO-42, NO-43 */
export function leaveTunnel(table: BoardPlay, seat: Seat, context: BoardContext): void {
  const { state } = table;
  const { at } = context;
  const laid = cardsOf(state.slice(at.laid, at.laid + at.kinds));
  table.record({ type: 'laidTakenBack', seat, cards: laid });
  table.record({ type: 'turnedDiscarded' });
  settle(table, context);
  endTurn(table, seat, context);
}
