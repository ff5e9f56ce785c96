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
import { endTurn } from './end-turn.ts';
import type { House, YardPlay } from './house.ts';
import { layCards } from './lay-cards.ts';
import { questionNumber } from './questions.ts';
import { playCompletion } from './scoring/complete-tickets.ts';
import { askTurn, nextNumber } from './turn.ts';

const SECOND_CARD = questionNumber('secondCard');

/** Does what the law has already allowed. */
export function carryOut(table: YardPlay, seat: Seat, action: YardAction, house: House): void {
  const isSecond = table.state[house.at.askedKind + seat] === SECOND_CARD;
  table.record({ type: 'answered', seat });
  switch (action.type) {
    case 'takeCard':
      if (takeCard(table, seat, action, house) || isSecond) return endTurn(table, seat, house);
      return askSecondCard(table, seat, house);
    case 'layCards':
      layCards(table, seat, action, house);
      return endTurn(table, seat, house);
    case 'drawTickets':
      drawTickets(table, seat, house.rules.tickets.drawn.draw, house.at);
      return askTickets(table, seat, house.rules.tickets.drawn.keep, house);
    case 'keepTickets':
      return playKeeping(table, seat, action, house);
    case 'completeTickets':
      return playCompletion(table, seat, action, house);
    case 'pass':
      return endTurn(table, seat, house, true);
  }
}

/** Moves the card and replaces it at once while the deck lasts (C-11, CG-51); answers whether it was the whole draw. */
function takeCard(table: YardPlay, seat: Seat, action: TakeCard, { taking, at }: House): boolean {
  const whole = taking.take(table, seat, action);
  fillFromDeck(table, at);
  return whole;
}

/** C-10, C-14, CG-50: there is only a second card if one can be had. */
function askSecondCard(table: YardPlay, seat: Seat, house: House): void {
  if (!house.taking.any(table.state, true)) return endTurn(table, seat, house);
  table.record({ type: 'asked', seat, kind: 'secondCard', number: nextNumber(table, house) });
}

export function askTickets(table: YardPlay, seat: Seat, keepAtLeast: number, house: House): void {
  const atLeast = Math.min(keepAtLeast, table.state[house.at.offeredCount + seat]);
  table.record({ type: 'asked', seat, kind: 'keepTickets', number: nextNumber(table, house), atLeast });
}

function playKeeping(table: YardPlay, seat: Seat, action: KeepTickets, house: House): void {
  const { state } = table;
  const { at } = house;
  if (state[at.started]) {
    keep(table, seat, action.tickets, { at, to: 'bottom' }); // CG-40
    return endTurn(table, seat, house);
  }
  chooseTickets(table, seat, action);
  if (anybodyAsked(state, at)) return;
  keepChosen(table, state[at.seats], { at, to: 'bottom' });
  shuffleTickets(table, state.slice(at.ticketPile, at.ticketPile + state[at.pileCount])); // CG-3
  askTurn(table, state[at.turn], house);
}
