import { addCards, totalOf } from '../cards/cards.ts';
import { evolveSupply, offTheDeck } from '../cards/evolve-supply.ts';
import { look } from '../kernel/pile.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import type { Asked, BoardEvent } from './events.ts';
import { type BoardLayout, TURNED } from './layout.ts';
import { bitsOf, questionNumber } from './questions.ts';
import { addTicket } from './ticket-set.ts';

/** Applies what happened. It works on states and on views alike: hidden faces are simply not there to be moved. */
export function evolve(state: State, event: BoardEvent, at: BoardLayout): void {
  switch (event.type) {
    case 'begun':
      return begin(state, event, at);
    case 'ticketsShuffled':
      state[at.pileCount] = event.tickets.count;
      return write(state, at.ticketPile, look(event.tickets), 0);
    case 'ticketsDrawn':
      return drawTickets(state, event, at);
    case 'ticketsChosen':
      return chooseTickets(state, event, at);
    case 'ticketsKept':
      return keepTickets(state, event, at);
    case 'asked':
      return ask(state, event, at);
    case 'answered':
      state[at.askedKind + event.seat] = 0;
      state[at.askedNumber + event.seat] = 0;
      return;
    case 'cardsLaid':
      state[at.laidRoute] = event.route + 1;
      return lay(state, event.seat, event.cards, at);
    case 'cardTurned':
      offTheDeck(state, 1, at);
      return turn(state, event.card, at);
    case 'extraLaid':
      return lay(state, event.seat, event.cards, at);
    case 'laidTakenBack':
      addCards(state, at.hand + event.seat * at.kinds, event.cards, 1);
      state[at.handCount + event.seat] += totalOf(event.cards);
      return clearLaid(state, at);
    case 'turnedDiscarded':
      return discardTurned(state, at);
    case 'routeClaimed':
      return claim(state, event, at);
    case 'technologyBought':
      state[at.technologies + event.seat] |= 1 << event.technology;
      state[at.stock + event.technology]--;
      state[at.passes] = 0;
      return discard(state, event.seat, event.cards, at);
    case 'technologyReturned':
      state[at.technologies + event.seat] &= ~(1 << event.technology);
      state[at.stock + event.technology]++;
      return;
    case 'technologyExpired':
      state[at.stock + event.technology] = 0;
      return;
    case 'turnEnded':
      return endTurn(state, event, at);
    case 'lastRoundBegan':
      state[at.lastTurns] = event.turns;
      return;
    case 'gameEnded':
      state[at.over] = 1;
      return;
    case 'deckReshuffled':
      state[at.reshuffled] = 1;
      return evolveSupply(state, event, at);
    default:
      return evolveSupply(state, event, at);
  }
}

type Of<Type extends BoardEvent['type']> = Extract<BoardEvent, { type: Type }>;

function write(state: State, at: number, items: readonly number[], plus: number): void {
  for (let item = 0; item < items.length; item++) state[at + item] = items[item] + plus;
}

function drawTickets(state: State, { seat, tickets }: Of<'ticketsDrawn'>, at: BoardLayout): void {
  for (let drawn = 0; drawn < tickets.count; drawn++) {
    state[at.pileCount]--;
    state[at.ticketPile + state[at.pileCount]] = 0;
  }
  state[at.offeredCount + seat] = tickets.count;
  write(state, at.offered + seat * at.mostOffered, look(tickets), 1);
}

function chooseTickets(state: State, { seat, choice }: Of<'ticketsChosen'>, at: BoardLayout): void {
  const offered = at.offered + seat * at.mostOffered;
  let bits = 0;
  for (const ticket of look(choice)) {
    for (let place = 0; place < at.mostOffered; place++) if (state[offered + place] === ticket + 1) bits |= 1 << place;
  }
  state[at.chosen + seat] = bits + 1;
}

function keepTickets(state: State, { seat, kept, returned, to }: Of<'ticketsKept'>, at: BoardLayout): void {
  const offered = at.offered + seat * at.mostOffered;
  state.fill(0, offered, offered + at.mostOffered);
  state[at.offeredCount + seat] = 0;
  state[at.chosen + seat] = 0;
  state[at.ticketCount + seat] += kept.count;
  for (const ticket of look(kept)) addTicket(state, at.tickets + seat * at.ticketWords, ticket);
  if (to === 'box') {
    for (const ticket of look(returned)) addTicket(state, at.box, ticket);
    return;
  }
  // Under the pile: everything above moves up.
  for (let place = state[at.pileCount] - 1; place >= 0; place--) {
    state[at.ticketPile + place + returned.count] = state[at.ticketPile + place];
  }
  state[at.pileCount] += returned.count;
  write(state, at.ticketPile, look(returned), 0);
}

function ask(state: State, event: Asked, at: BoardLayout): void {
  const { seat } = event;
  state[at.askedKind + seat] = questionNumber(event.kind);
  state[at.askedNumber + seat] = event.number;
  state[at.questions] = event.number;
  if (event.allows) {
    state[at.turn] = seat;
    state[at.started] = 1;
    state[at.allows] = bitsOf(event.allows);
    state[at.routesLeft] = event.routesLeft ?? 0;
  }
  if (event.atLeast !== undefined) state[at.atLeast] = event.atLeast;
  if (event.extra !== undefined) state[at.extra] = event.extra;
  if (event.colour !== undefined) state[at.laidColour] = event.colour;
}

function lay(state: State, seat: Seat, cards: number, at: BoardLayout): void {
  addCards(state, at.hand + seat * at.kinds, cards, -1);
  addCards(state, at.laid, cards, 1);
  state[at.handCount + seat] -= totalOf(cards);
}

function turn(state: State, card: number, at: BoardLayout): void {
  let place = at.turned;
  while (state[place] > 0) place++;
  state[place] = card + 1;
}

function clearLaid(state: State, at: BoardLayout): void {
  state.fill(0, at.laid, at.laid + at.kinds);
  state[at.laidRoute] = 0;
  state[at.laidColour] = 0;
  state[at.extra] = 0;
}

function discardTurned(state: State, at: BoardLayout): void {
  for (let place = at.turned; place < at.turned + TURNED; place++) {
    if (state[place] === 0) continue;
    state[at.discards + state[place] - 1]++;
    state[at.discardCount]++;
    state[place] = 0;
  }
}

function claim(state: State, { seat, route, pieces, points }: Of<'routeClaimed'>, at: BoardLayout): void {
  for (let kind = 0; kind < at.kinds; kind++) {
    state[at.discards + kind] += state[at.laid + kind];
    state[at.discardCount] += state[at.laid + kind];
  }
  clearLaid(state, at);
  state[at.holders + route] |= 1 << seat;
  state[at.pieces + seat] -= pieces;
  state[at.points + seat] += points;
  state[at.routesLeft]--;
}

function discard(state: State, seat: Seat, cards: number, at: BoardLayout): void {
  addCards(state, at.hand + seat * at.kinds, cards, -1);
  addCards(state, at.discards, cards, 1);
  const total = totalOf(cards);
  state[at.handCount + seat] -= total;
  state[at.discardCount] += total;
}

function begin(state: State, { seats, first, pieces, stock }: Of<'begun'>, at: BoardLayout): void {
  state[at.seats] = seats;
  state[at.turn] = first;
  state.fill(pieces, at.pieces, at.pieces + seats);
  write(state, at.stock, stock ?? [], 0);
}

function endTurn(state: State, { passed }: Of<'turnEnded'>, at: BoardLayout): void {
  state[at.passes] = passed ? state[at.passes] + 1 : 0;
  state[at.allows] = 0;
  state[at.routesLeft] = 0;
  if (state[at.lastTurns] > 0) state[at.lastTurns]--;
}
