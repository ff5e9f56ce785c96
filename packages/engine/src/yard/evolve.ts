import { evolveSupply } from '../cards/evolve-supply.ts';
import { addCards, type Cards, countOf, totalOf } from '../kernel/cards.ts';
import { look } from '../kernel/pile.ts';
import type { State } from '../kernel/state.ts';
import { evolveTickets } from '../tickets/evolve-tickets.ts';
import { addTicket, removeTicket } from '../tickets/ticket-set.ts';
import type { YardEvent } from './events.ts';
import type { YardLayout } from './layout.ts';
import { questionNumber } from './questions.ts';

/** Applies what happened. It works on states and on views alike: hidden faces are simply not there to be moved. */
export function evolve(state: State, event: YardEvent, at: YardLayout): void {
  switch (event.type) {
    case 'asked':
      return ask(state, event, at);
    case 'answered':
      state[at.askedKind + event.seat] = 0;
      state[at.askedNumber + event.seat] = 0;
      return;
    case 'turnEnded':
      if (state[at.lastTurns] > 0) state[at.lastTurns]--;
      return;
    case 'cardMoved':
      return moveCard(state, event, at);
    case 'rowLaid':
      return layRow(state, event, at);
    case 'rowRobbed':
      return robRow(state, event, at);
    case 'ticketsShuffled':
    case 'ticketsRemoved':
    case 'ticketsDrawn':
    case 'ticketsChosen':
    case 'ticketsKept':
      return evolveTickets(state, event, at);
    case 'begun':
      state[at.seats] = event.seats;
      state[at.turn] = event.first;
      state[at.deckNumber] = 1;
      return;
    case 'lastRoundBegan':
      state[at.lastTurns] = event.turns;
      return;
    case 'pileOpened':
      state[at.pileOpen + event.seat] = 1;
      return openPile(state, at.onTrack + event.seat * at.kinds, event.cards, at.kinds);
    case 'completionChosen':
      for (const ticket of look(event.choice)) addTicket(state, at.choice + event.seat * at.ticketWords, ticket);
      return;
    case 'ticketsCompleted':
      return completeTickets(state, event, at);
    case 'secondDeckMade':
      return takeUpSecondDeck(state, event, at);
    case 'gameEnded':
      state[at.over] = 1;
      return;
    default:
      return evolveSupply(state, event, at);
  }
}

type Of<Type extends YardEvent['type']> = Extract<YardEvent, { type: Type }>;

function ask(state: State, { seat, kind, number, atLeast }: Of<'asked'>, at: YardLayout): void {
  state[at.askedKind + seat] = questionNumber(kind);
  state[at.askedNumber + seat] = number;
  state[at.questions] = number;
  if (atLeast !== undefined) state[at.atLeast] = atLeast;
  if (kind !== 'turn') return;
  state[at.turn] = seat;
  state[at.started] = 1;
}

function moveCard(state: State, { seat, colour, card }: Of<'cardMoved'>, at: YardLayout): void {
  state[(card === at.wild ? at.rowWilds : at.rowCards) + colour]--;
  if (state[at.rowCards + colour] + state[at.rowWilds + colour] === 0) state[at.rowOwner + colour] = 0;
  state[at.onTrack + seat * at.kinds + card]++;
  state[at.onTrackCount + seat]++;
}

function layRow(state: State, { seat, colour, cards }: Of<'rowLaid'>, at: YardLayout): void {
  addCards(state, at.hand + seat * at.kinds, cards, -1);
  state[at.handCount + seat] -= totalOf(cards);
  state[at.rowOwner + colour] = seat + 1;
  state[at.rowCards + colour] = countOf(cards, colour);
  state[at.rowWilds + colour] = countOf(cards, at.wild);
}

function robRow(state: State, { colour, cards }: Of<'rowRobbed'>, at: YardLayout): void {
  state[at.rowOwner + colour] = 0;
  state[at.rowCards + colour] = 0;
  state[at.rowWilds + colour] = 0;
  addCards(state, at.discards, cards, 1);
  state[at.discardCount] += totalOf(cards);
}

function openPile(state: State, pile: number, cards: Cards, kinds: number): void {
  for (let kind = 0; kind < kinds; kind++) state[pile + kind] = countOf(cards, kind);
}

function completeTickets(state: State, { seat, tickets, points }: Of<'ticketsCompleted'>, at: YardLayout): void {
  const set = seat * at.ticketWords;
  for (const ticket of look(tickets)) {
    removeTicket(state, at.tickets + set, ticket);
    addTicket(state, at.completed + set, ticket);
  }
  state.fill(0, at.choice + set, at.choice + set + at.ticketWords);
  state[at.ticketCount + seat] -= tickets.count;
  state[at.completedCount + seat] += tickets.count;
  state[at.points + seat] += points;
}

/** CG-62: yards, on-track piles, market and discards are in the new deck now. */
function takeUpSecondDeck(state: State, { cards }: Of<'secondDeckMade'>, at: YardLayout): void {
  state[at.deckNumber] = 2;
  for (const rows of [at.rowOwner, at.rowCards, at.rowWilds]) state.fill(0, rows, rows + at.wild);
  state.fill(0, at.onTrack, at.onTrack + at.maxSeats * at.kinds);
  state.fill(0, at.onTrackCount, at.onTrackCount + at.maxSeats);
  state.fill(0, at.pileOpen, at.pileOpen + at.maxSeats);
  state.fill(0, at.market, at.market + at.places);
  state.fill(0, at.discards, at.discards + at.kinds);
  state[at.discardCount] = 0;
  evolveSupply(state, { type: 'deckMade', cards }, at);
}
