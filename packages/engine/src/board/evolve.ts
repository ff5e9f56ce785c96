import { evolveSupply, offTheDeck } from '../cards/evolve-supply.ts';
import { addCards, totalOf } from '../kernel/cards.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import { evolveTickets } from '../tickets/evolve-tickets.ts';
import type { Asked, BoardEvent } from './events.ts';
import { type BoardLayout, TURNED } from './layout.ts';
import { bitsOf, questionNumber } from './questions.ts';

/** Applies what happened. It works on states and on views alike: hidden faces are simply not there to be moved. */
export function evolve(state: State, event: BoardEvent, at: BoardLayout): void {
  // Those of every turn first: the comparison goes from the top.
  switch (event.type) {
    case 'answered':
      state[at.askedKind + event.seat] = 0;
      state[at.askedNumber + event.seat] = 0;
      return;
    case 'asked':
      return ask(state, event, at);
    case 'turnEnded':
      return endTurn(state, event, at);
    case 'cardDrawn':
    case 'cardTaken':
    case 'marketFilled':
      return evolveSupply(state, event, at);
    case 'begun':
      return begin(state, event, at);
    case 'ticketsKept':
      if (at.longDealt > 0 && state[at.started] === 0) state[at.keptAtDeal + event.seat] = event.kept.count;
      return evolveTickets(state, event, at);
    case 'ticketsShuffled':
    case 'ticketsRemoved':
    case 'ticketsDrawn':
    case 'ticketsChosen':
      return evolveTickets(state, event, at);
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
    case 'stationBuilt':
      state[at.stationOwner + event.city] = event.seat + 1;
      state[at.stationsBuilt + event.seat]++;
      return discard(state, event.seat, event.cards, at);
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
  for (const [technology, copies] of (stock ?? []).entries()) state[at.stock + technology] = copies;
}

function endTurn(state: State, { passed }: Of<'turnEnded'>, at: BoardLayout): void {
  state[at.passes] = passed ? state[at.passes] + 1 : 0;
  state[at.allows] = 0;
  state[at.routesLeft] = 0;
  if (state[at.lastTurns] > 0) state[at.lastTurns]--;
}
