import type { TakeCard } from '../cards/take-card.ts';
import type { Seat } from '../kernel/seat.ts';
import { drawTickets } from '../tickets/keep-tickets.ts';
import type { BoardAction } from './actions.ts';
import { playStation } from './build-station.ts';
import { playClaim } from './claiming.ts';
import { type BoardContext, type BoardPlay, settle } from './context.ts';
import { questionNumber } from './questions.ts';
import { playPurchase, takeThree } from './technologies.ts';
import { askTickets, playKeeping } from './tickets.ts';
import { leaveTunnel, payExtra } from './tunnel.ts';
import { endTurn, nextNumber } from './turn.ts';

const SECOND_CARD = questionNumber('secondCard');

/** Does what the law has already allowed. */
export function carryOut(table: BoardPlay, seat: Seat, action: BoardAction, context: BoardContext): void {
  const isSecond = table.state[context.at.askedKind + seat] === SECOND_CARD;
  table.record({ type: 'answered', seat });
  switch (action.type) {
    case 'takeCard':
      if (takeCard(table, seat, action, context) || isSecond) return endTurn(table, seat, context);
      return askSecondCard(table, seat, context);
    case 'claimRoute':
    case 'claimHeldRoute':
      return playClaim(table, seat, action, context);
    case 'drawTickets':
      drawTickets(table, seat, context.rules.tickets.drawn.count, context.at);
      return askTickets(table, seat, context.rules.tickets.drawn.keep, context);
    case 'keepTickets':
      return playKeeping(table, seat, action, context);
    case 'payTunnel':
      return payExtra(table, seat, action.cards, context);
    case 'leaveTunnel':
      return leaveTunnel(table, seat, context);
    case 'buyTechnology':
      return playPurchase(table, seat, action, context);
    case 'buildStation':
      playStation(table, seat, action, context);
      return endTurn(table, seat, context);
    case 'takeThree':
      return takeThree(table, seat, context);
    case 'endTurn':
      return endTurn(table, seat, context);
    case 'pass':
      return endTurn(table, seat, context, true);
  }
}

/** C-11: the market is made whole at once. Answers whether the card was a whole draw (C-20). */
function takeCard(table: BoardPlay, seat: Seat, action: TakeCard, context: BoardContext): boolean {
  const whole = context.taking.take(table, seat, action);
  settle(table, context);
  return whole;
}

/** C-10, C-14: there is only a second card if one can be had. */
function askSecondCard(table: BoardPlay, seat: Seat, context: BoardContext): void {
  if (!context.taking.any(table.state, true)) return endTurn(table, seat, context);
  table.record({ type: 'asked', seat, kind: 'secondCard', number: nextNumber(table, context) });
}
