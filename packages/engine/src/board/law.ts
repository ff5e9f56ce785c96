import { askedOf } from '../kernel/asking.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { keepings } from '../tickets/keep-tickets.ts';
import type { BoardAction } from './actions.ts';
import { checkStation, offerStations } from './build-station.ts';
import { checkClaim, offerClaims } from './claim-route.ts';
import type { BoardContext } from './context.ts';
import { ALLOWS, type BoardQuestion, questionKind, questionNumber } from './questions.ts';
import { checkPurchase, checkTakeThree, offerPurchases, takesThree } from './technologies.ts';
import { checkDrawing, checkKeeping, mayDraw } from './tickets.ts';
import { checkExtra, offerTunnel } from './tunnel.ts';
import { mustPass } from './turn.ts';

const SECOND_CARD = questionNumber('secondCard');
const DRAW_TICKETS: BoardAction = { type: 'drawTickets' };
const TAKE_THREE: BoardAction = { type: 'takeThree' };
const END_TURN: BoardAction = { type: 'endTurn' };
const PASS: BoardAction = { type: 'pass' };

/** What is worth putting before a seat. It reads only what the seat may see. */
export function offers(view: View, seat: Seat, context: BoardContext): readonly BoardAction[] {
  if (view[context.at.over]) return [];
  switch (questionKind(askedOf(view, seat, context.at))) {
    case 'turn':
      return offerTurn(view, seat, context);
    case 'secondCard':
      return context.taking.offers(view, true);
    case 'keepTickets':
      return keepings(view, seat, context.at);
    case 'payTunnel':
      return offerTunnel(view, seat, context);
    case undefined:
      return [];
  }
}

function offerTurn(view: View, seat: Seat, context: BoardContext): readonly BoardAction[] {
  const bits = view[context.at.allows];
  const found: BoardAction[] = bits & ALLOWS.takeCard ? context.taking.offers(view, false) : [];
  if (found.length > 0 && view[context.at.deckCount] > 0 && takesThree(view, seat, context)) found.push(TAKE_THREE);
  if (mayDraw(view, context)) found.push(DRAW_TICKETS);
  if (bits & ALLOWS.claimRoute) offerClaims({ view, seat, context, wanted: 'free' }, found);
  if (bits & ALLOWS.claimHeldRoute) offerClaims({ view, seat, context, wanted: 'held' }, found);
  if (bits & ALLOWS.buildStation) offerStations(view, seat, context, found);
  if (bits & ALLOWS.endTurn) found.push(END_TURN);
  if (found.length === 0) found.push(PASS);
  if (bits & ALLOWS.buyTechnology) offerPurchases(view, seat, context, found);
  return found;
}

/** The rules that say when these can be done; all else is C-2. */
const NOT_NOW: Readonly<Partial<Record<BoardAction['type'], string>>> = {
  buyTechnology: 'UK-10',
  claimHeldRoute: 'UK-31',
  takeThree: 'UK-41',
  endTurn: 'UK-49',
};

/** The law, with its reason: nothing, if the seat may do this now. */
export function explain(view: View, seat: Seat, action: BoardAction, context: BoardContext): Rejection | undefined {
  const { at } = context;
  if (view[at.over]) return reject('gameOver', 'C-50');
  const question = questionKind(askedOf(view, seat, at));
  if (question === undefined) return reject('notYourTurn', 'C-1');
  if (action.type === 'pass') {
    return question === 'turn' && mustPass(view, seat, context) ? undefined : reject('cannotPass', 'C-3');
  }
  if (!isAsked(view, question, action, context) || (action.type === 'takeThree' && !takesThree(view, seat, context))) {
    return reject('notAskedNow', (context.rules.technologies && NOT_NOW[action.type]) ?? 'C-2');
  }
  return check(view, seat, action, context);
}

/** Does the open question take an answer of this kind? */
function isAsked(view: View, question: BoardQuestion, action: BoardAction, { at }: BoardContext): boolean {
  switch (question) {
    case 'turn':
      return (view[at.allows] & answersTurn(action.type)) !== 0;
    case 'secondCard':
      return action.type === 'takeCard';
    case 'keepTickets':
      return action.type === 'keepTickets';
    case 'payTunnel':
      return action.type === 'payTunnel' || action.type === 'leaveTunnel';
  }
}

/** What a turn has to allow for this; taking three is a way of taking cards (UK-41). */
function answersTurn(type: BoardAction['type']): number {
  switch (type) {
    case 'takeThree':
      return ALLOWS.takeCard;
    case 'takeCard':
    case 'claimRoute':
    case 'claimHeldRoute':
    case 'drawTickets':
    case 'buyTechnology':
    case 'buildStation':
    case 'endTurn':
      return ALLOWS[type];
    default:
      return 0;
  }
}

/** May the seat do just this, now that something of the kind is asked? */
function check(view: View, seat: Seat, action: BoardAction, context: BoardContext): Rejection | undefined {
  const { at } = context;
  switch (action.type) {
    case 'takeCard':
      return context.taking.check(view, action, view[at.askedKind + seat] === SECOND_CARD);
    case 'claimRoute':
    case 'claimHeldRoute':
      return checkClaim(view, seat, action, context);
    case 'drawTickets':
      return checkDrawing(view, context);
    case 'keepTickets':
      return checkKeeping(view, seat, action, context);
    case 'payTunnel':
      return checkExtra(view, seat, action.cards, context);
    case 'buyTechnology':
      return checkPurchase(view, seat, action, context);
    case 'buildStation':
      return checkStation(view, seat, action, context);
    case 'takeThree':
      return checkTakeThree(view, context);
    case 'leaveTunnel':
    case 'endTurn':
      return undefined;
    default:
      return reject('unknown', 'C-2', { what: 'action' });
  }
}
