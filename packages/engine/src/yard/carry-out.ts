import { fillFromDeck } from '../cards/supply.ts';
import type { TakeCard } from '../cards/take-card.ts';
import { anybodyAsked } from '../kernel/asking.ts';
import type { Seat } from '../kernel/seat.ts';
import {
  chooseTickets,
  drawTickets,
  type KeepTickets,
  keep,
  keepChosen,
  shuffleTickets,
} from '../tickets/keep-tickets.ts';
import type { YardAction } from './actions.ts';
import { playCompletion } from './complete-tickets.ts';
import type { YardContext, YardPlay } from './context.ts';
import { endTurn } from './end-turn.ts';
import { layCards } from './lay-cards.ts';
import { questionNumber } from './questions.ts';
import { askTurn, nextNumber } from './turn.ts';

const SECOND_CARD = questionNumber('secondCard');

/** Does what the law has already allowed. */
export function carryOut(table: YardPlay, seat: Seat, action: YardAction, context: YardContext): void {
  const isSecond = table.state[context.at.askedKind + seat] === SECOND_CARD;
  table.record({ type: 'answered', seat });
  switch (action.type) {
    case 'takeCard':
      if (takeCard(table, seat, action, context) || isSecond) return endTurn(table, seat, context);
      return askSecondCard(table, seat, context);
    case 'layCards':
      layCards(table, seat, action, context);
      return endTurn(table, seat, context);
    case 'drawTickets':
      drawTickets(table, seat, context.rules.tickets.drawn.count, context.at);
      return askTickets(table, seat, context.rules.tickets.drawn.keep, context);
    case 'keepTickets':
      return playKeeping(table, seat, action, context);
    case 'completeTickets':
      return playCompletion(table, seat, action, context);
    case 'pass':
      return endTurn(table, seat, context, true);
  }
}

/** Moves the card and replaces it at once while the deck lasts (C-11, CG-51); answers whether it was the whole draw. */
function takeCard(table: YardPlay, seat: Seat, action: TakeCard, { taking, at }: YardContext): boolean {
  const whole = taking.take(table, seat, action);
  fillFromDeck(table, at);
  return whole;
}

/** C-10, C-14, CG-50: there is only a second card if one can be had. */
function askSecondCard(table: YardPlay, seat: Seat, context: YardContext): void {
  if (!context.taking.any(table.state, true)) return endTurn(table, seat, context);
  table.record({ type: 'asked', seat, kind: 'secondCard', number: nextNumber(table, context) });
}

export function askTickets(table: YardPlay, seat: Seat, keepAtLeast: number, context: YardContext): void {
  const atLeast = Math.min(keepAtLeast, table.state[context.at.offeredCount + seat]);
  table.record({ type: 'asked', seat, kind: 'keepTickets', number: nextNumber(table, context), atLeast });
}

function playKeeping(table: YardPlay, seat: Seat, action: KeepTickets, context: YardContext): void {
  const { state } = table;
  const { at } = context;
  if (state[at.started]) {
    keep(table, seat, action.tickets, { at, to: 'bottom' }); // CG-40
    return endTurn(table, seat, context);
  }
  chooseTickets(table, seat, action);
  if (anybodyAsked(state, at)) return;
  keepChosen(table, state[at.seats], { at, to: 'bottom' });
  shuffleTickets(table, state.slice(at.ticketPile, at.ticketPile + state[at.pileCount])); // CG-3
  askTurn(table, state[at.turn], context);
}
