import { askedOf } from '../kernel/asking.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { type KeepTickets, keepingAllowed, keepings } from '../tickets/keep-tickets.ts';
import type { YardAction } from './actions.ts';
import { checkCompletion, offerCompletions } from './complete-tickets.ts';
import type { YardContext } from './context.ts';
import { checkLaying, offerSets } from './lay-cards.ts';
import { questionKind } from './questions.ts';
import { mustPass } from './turn.ts';

const DRAW_TICKETS: YardAction = { type: 'drawTickets' };
const PASS: YardAction = { type: 'pass' };
const NOT_NOW = reject('notAskedNow', 'CG-20');

/** What is worth putting before a seat. It reads only what the seat may see. */
export function offers(view: View, seat: Seat, context: YardContext): readonly YardAction[] {
  if (view[context.at.over]) return [];
  switch (questionKind(askedOf(view, seat, context.at))) {
    case 'turn':
      return offerTurn(view, seat, context);
    case 'secondCard':
      return context.taking.offers(view, true);
    case 'keepTickets':
      return keepings(view, seat, context.at);
    case 'completeTickets':
      return offerCompletions(view, seat, context);
    case undefined:
      return [];
  }
}

function offerTurn(view: View, seat: Seat, context: YardContext): readonly YardAction[] {
  const found: YardAction[] = context.taking.offers(view, false);
  if (view[context.at.pileCount] > 0) found.push(DRAW_TICKETS);
  offerSets(view, seat, context, found);
  if (found.length === 0) found.push(PASS);
  return found;
}

/** The law, with its reason: nothing, if the seat may do this now. */
export function explain(view: View, seat: Seat, action: YardAction, context: YardContext): Rejection | undefined {
  const { at } = context;
  if (view[at.over]) return reject('gameOver', 'CG-62');
  const question = questionKind(askedOf(view, seat, at));
  if (question === undefined) return reject('notYourTurn', 'C-1');
  switch (action.type) {
    case 'takeCard':
      if (question !== 'turn' && question !== 'secondCard') return NOT_NOW;
      return context.taking.check(view, action, question === 'secondCard');
    case 'layCards':
      return question === 'turn' ? checkLaying(view, seat, action, context) : NOT_NOW;
    case 'drawTickets':
      if (question !== 'turn') return NOT_NOW;
      return view[at.pileCount] > 0 ? undefined : reject('noTicketsLeft', 'CG-40');
    case 'keepTickets':
      return question === 'keepTickets' ? checkKeeping(view, seat, action, context) : NOT_NOW;
    case 'completeTickets':
      return question === 'completeTickets' ? checkCompletion(view, seat, action, context) : NOT_NOW;
    case 'pass':
      return question === 'turn' && mustPass(view, seat, context) ? undefined : reject('cannotPass', 'C-3');
  }
  return reject('unknown', 'CG-20', { what: 'action' });
}

function checkKeeping(view: View, seat: Seat, action: KeepTickets, { at, rules }: YardContext): Rejection | undefined {
  const { rule } = view[at.started] ? rules.tickets.drawn : rules.tickets.dealt;
  return keepingAllowed(view, seat, action, { at, rule });
}
