import { askedOf } from '../kernel/asking.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { keepings } from '../tickets/keep-tickets.ts';
import type { BoardAction } from './actions.ts';
import { checkClaim, offerClaims } from './claim-route.ts';
import type { House } from './house.ts';
import { ALLOWS, questionKind, type TurnAction } from './questions.ts';
import { checkPurchase, checkTakeThree, offerPurchases, takesThree } from './technologies.ts';
import { checkDrawing, checkKeeping, mayDraw } from './tickets.ts';
import { checkExtra, offerTunnel } from './tunnel.ts';
import { mustPass } from './turn.ts';

const DRAW_TICKETS: BoardAction = { type: 'drawTickets' };
const TAKE_THREE: BoardAction = { type: 'takeThree' };
const END_TURN: BoardAction = { type: 'endTurn' };
const PASS: BoardAction = { type: 'pass' };

/** What is worth putting before a seat. It reads only what the seat may see. */
export function offers(view: View, seat: Seat, house: House): readonly BoardAction[] {
  const found: BoardAction[] = [];
  if (view[house.at.over]) return found;
  switch (questionKind(askedOf(view, seat, house.at))) {
    case 'turn':
      offerTurn(view, seat, house, found);
      break;
    case 'secondCard':
      return house.taking.offers(view, true);
    case 'keepTickets':
      return keepings(view, seat, house.at);
    case 'payTunnel':
      offerTunnel(view, seat, house, found);
      break;
    case undefined:
      break;
  }
  return found;
}

function offerTurn(view: View, seat: Seat, house: House, found: BoardAction[]): void {
  const bits = view[house.at.allows];
  if (bits & ALLOWS.takeCard) {
    for (const take of house.taking.offers(view, false)) found.push(take);
    if (view[house.at.deckCount] > 0 && takesThree(view, seat, house)) found.push(TAKE_THREE);
  }
  if (mayDraw(view, house)) found.push(DRAW_TICKETS);
  if (bits & ALLOWS.claimRoute) for (const claim of offerClaims(view, seat, house, 'free')) found.push(claim);
  if (bits & ALLOWS.claimHeldRoute) for (const claim of offerClaims(view, seat, house, 'held')) found.push(claim);
  if (bits & ALLOWS.endTurn) found.push(END_TURN);
  if (found.length === 0) found.push(PASS);
  if (bits & ALLOWS.buyTechnology) offerPurchases(view, seat, house, found);
}

/** The rules that say when these can be done; all else is C-2. */
const NOT_NOW: Readonly<Partial<Record<BoardAction['type'], string>>> = {
  buyTechnology: 'UK-10',
  claimHeldRoute: 'UK-31',
  takeThree: 'UK-41',
  endTurn: 'UK-49',
};

/** The law, with its reason: nothing, if the seat may do this now. */
export function explain(view: View, seat: Seat, action: BoardAction, house: House): Rejection | undefined {
  const { at } = house;
  if (view[at.over]) return reject('gameOver', 'C-50');
  const question = questionKind(askedOf(view, seat, at));
  if (question === undefined) return reject('notYourTurn', 'C-1');
  const allows = (turnAction: TurnAction): boolean =>
    question === 'turn' && (view[at.allows] & ALLOWS[turnAction]) !== 0;
  const notNow = reject('notAskedNow', (house.rules.technologies && NOT_NOW[action.type]) ?? 'C-2');
  switch (action.type) {
    case 'takeCard':
      if (question !== 'secondCard' && !allows('takeCard')) return notNow;
      return house.taking.check(view, action, question === 'secondCard');
    case 'claimRoute':
    case 'claimHeldRoute':
      return allows(action.type) ? checkClaim(view, seat, action, house) : notNow;
    case 'drawTickets':
      return allows('drawTickets') ? checkDrawing(view, house) : notNow;
    case 'keepTickets':
      return question === 'keepTickets' ? checkKeeping(view, seat, action, house) : notNow;
    case 'payTunnel':
      return question === 'payTunnel' ? checkExtra(view, seat, action.cards, house) : notNow;
    case 'leaveTunnel':
      return question === 'payTunnel' ? undefined : notNow;
    case 'buyTechnology':
      return allows('buyTechnology') ? checkPurchase(view, seat, action, house) : notNow;
    case 'takeThree':
      return allows('takeCard') && takesThree(view, seat, house) ? checkTakeThree(view, house) : notNow;
    case 'endTurn':
      return allows('endTurn') ? undefined : notNow;
    case 'pass':
      return question === 'turn' && mustPass(view, seat, house) ? undefined : reject('cannotPass', 'C-3');
  }
  return reject('unknown', 'C-2', { what: 'action' });
}
