import type { TakeCard } from '../cards/take-card.ts';
import type { Seat } from '../kernel/seat.ts';
import { drawTickets } from '../tickets/keep-tickets.ts';
import type { BoardAction } from './actions.ts';
import { playClaim } from './claiming.ts';
import { type BoardPlay, type House, settle } from './house.ts';
import { questionNumber } from './questions.ts';
import { playPurchase, takeThree } from './technologies.ts';
import { askTickets, playKeeping } from './tickets.ts';
import { leaveTunnel, payExtra } from './tunnel.ts';
import { endTurn, nextNumber } from './turn.ts';

const SECOND_CARD = questionNumber('secondCard');

/** Does what the law has already allowed. */
export function carryOut(table: BoardPlay, seat: Seat, action: BoardAction, house: House): void {
  const isSecond = table.state[house.at.askedKind + seat] === SECOND_CARD;
  table.record({ type: 'answered', seat });
  switch (action.type) {
    case 'takeCard':
      if (takeCard(table, seat, action, house) || isSecond) return endTurn(table, seat, house);
      return askSecondCard(table, seat, house);
    case 'claimRoute':
    case 'claimHeldRoute':
      return playClaim(table, seat, action, house);
    case 'drawTickets':
      drawTickets(table, seat, house.rules.tickets.drawn.draw, house.at);
      return askTickets(table, seat, house.rules.tickets.drawn.keep, house);
    case 'keepTickets':
      return playKeeping(table, seat, action, house);
    case 'payTunnel':
      return payExtra(table, seat, action.cards, house);
    case 'leaveTunnel':
      return leaveTunnel(table, seat, house);
    case 'buyTechnology':
      return playPurchase(table, seat, action, house);
    case 'takeThree':
      return takeThree(table, seat, house);
    case 'endTurn':
      return endTurn(table, seat, house);
    case 'pass':
      return endTurn(table, seat, house, true);
  }
}

/** C-11: the market is made whole at once. Answers whether the card was a whole draw (C-20). */
function takeCard(table: BoardPlay, seat: Seat, action: TakeCard, house: House): boolean {
  const whole = house.taking.take(table, seat, action);
  settle(table, house);
  return whole;
}

/** C-10, C-14: there is only a second card if one can be had. */
function askSecondCard(table: BoardPlay, seat: Seat, house: House): void {
  if (!house.taking.any(table.state, true)) return endTurn(table, seat, house);
  table.record({ type: 'asked', seat, kind: 'secondCard', number: nextNumber(table, house) });
}
