import { askedOf } from '../kernel/asking.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { type KeepTickets, keepingAllowed, keepings } from '../tickets/keep-tickets.ts';
import type { YardAction } from './actions.ts';
import type { House } from './house.ts';
import { checkLaying, offerSets } from './lay-cards.ts';
import { questionKind } from './questions.ts';
import { checkCompletion, offerCompletions } from './scoring/complete-tickets.ts';
import { mustPass } from './turn.ts';

const DRAW_TICKETS: YardAction = { type: 'drawTickets' };
const PASS: YardAction = { type: 'pass' };
const NOT_NOW = reject('notAskedNow', 'CG-20');

/** What is worth putting before a seat. It reads only what the seat may see. */
export function offers(view: View, seat: Seat, house: House): readonly YardAction[] {
  if (view[house.at.over]) return [];
  switch (questionKind(askedOf(view, seat, house.at))) {
    case 'turn':
      return offerTurn(view, seat, house);
    case 'secondCard':
      return house.taking.offers(view, true);
    case 'keepTickets':
      return keepings(view, seat, house.at);
    case 'completeTickets':
      return offerCompletions(view, seat, house);
    case undefined:
      return [];
  }
}

function offerTurn(view: View, seat: Seat, house: House): readonly YardAction[] {
  const found: YardAction[] = house.taking.offers(view, false);
  if (view[house.at.pileCount] > 0) found.push(DRAW_TICKETS);
  offerSets(view, seat, house, found);
  if (found.length === 0) found.push(PASS);
  return found;
}

/** The law, with its reason: nothing, if the seat may do this now. */
export function explain(view: View, seat: Seat, action: YardAction, house: House): Rejection | undefined {
  const { at } = house;
  if (view[at.over]) return reject('gameOver', 'CG-62');
  const question = questionKind(askedOf(view, seat, at));
  if (question === undefined) return reject('notYourTurn', 'C-1');
  switch (action.type) {
    case 'takeCard':
      if (question !== 'turn' && question !== 'secondCard') return NOT_NOW;
      return house.taking.check(view, action, question === 'secondCard');
    case 'layCards':
      return question === 'turn' ? checkLaying(view, seat, action, house) : NOT_NOW;
    case 'drawTickets':
      if (question !== 'turn') return NOT_NOW;
      return view[at.pileCount] > 0 ? undefined : reject('noTicketsLeft', 'CG-40');
    case 'keepTickets':
      return question === 'keepTickets' ? checkKeeping(view, seat, action, house) : NOT_NOW;
    case 'completeTickets':
      return question === 'completeTickets' ? checkCompletion(view, seat, action, house) : NOT_NOW;
    case 'pass':
      return question === 'turn' && mustPass(view, seat, house) ? undefined : reject('cannotPass', 'C-3');
  }
  return reject('unknown', 'CG-20', { what: 'action' });
}

function checkKeeping(view: View, seat: Seat, action: KeepTickets, { at, rules }: House): Rejection | undefined {
  const { rule } = view[at.started] ? rules.tickets.drawn : rules.tickets.dealt;
  return keepingAllowed(view, seat, action, { at, rule });
}
