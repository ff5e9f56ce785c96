import { type Bits, type State, ticketsIn, type YardGame } from '@branchline/engine';
import { exchange, ownTickets, pickTicket } from './exchange-tickets.ts';

/** How much likelier a ticket is whose cards a seat has all on track or in the yard. */
const FAITH = 5;

/**
 * Nobody brings cards on track for nothing: tickets are the likelier the more of their cards a seat has there. What one ticket
 * takes is not there for the next.
 */
export function dealLikelyTickets(state: State, seat: number, game: YardGame, bits: Bits): void {
  const { at } = game;
  const taken = ownTickets(state, seat, at);
  // Those face down bring as many points as was announced, and stay.
  for (let any = 0; any < state[at.seats]; any++) {
    for (const ticket of ticketsIn(state, at.completed + any * at.ticketWords, at.ticketTotal)) taken.add(ticket);
  }
  for (let other = 0; other < state[at.seats]; other++) {
    // Whoever has chosen what to complete has chosen among the tickets imagined before.
    if (other !== seat && state[at.pileOpen + other] === 0) dealTo(other, state, taken, { game, bits });
  }
}

interface Dealing {
  readonly game: YardGame;
  readonly bits: Bits;
}

function dealTo(other: number, state: State, taken: Set<number>, { game, bits }: Dealing): void {
  const { at, yard } = game;
  const there = cardsOf(state, other, game);
  const unsettled = ticketsIn(state, at.tickets + other * at.ticketWords, at.ticketTotal);
  for (let [had] = unsettled; had !== undefined; [had] = unsettled) {
    const weights = Float64Array.from(yard.tickets, ({ needs }) => Math.exp(FAITH * covered(needs, there, at.wild)));
    const wanted = pickTicket(weights, taken, bits() / 2 ** 32);
    if (wanted < 0) return;
    const held = unsettled.includes(wanted);
    const now = held || exchange(state, other, { had, wanted }, at) ? wanted : had;
    unsettled.splice(unsettled.indexOf(held ? wanted : had), 1);
    taken.add(now);
    const { needs } = yard.tickets[now];
    for (let colour = 0; colour < at.wild; colour++) there[colour] = Math.max(0, there[colour] - needs[colour]);
  }
}

/** Colour by colour, what a seat has on track and in its yard. */
function cardsOf(state: State, seat: number, { at }: YardGame): Float64Array {
  const there = new Float64Array(at.wild);
  for (let colour = 0; colour < at.wild; colour++) {
    there[colour] = state[at.onTrack + seat * at.kinds + colour];
    if (state[at.rowOwner + colour] === seat + 1) there[colour] += state[at.rowCards + colour];
  }
  return there;
}

function covered(needs: readonly number[], there: Float64Array, colours: number): number {
  let all = 0;
  let found = 0;
  for (let colour = 0; colour < colours; colour++) {
    all += needs[colour];
    found += Math.min(needs[colour], there[colour]);
  }
  return found / Math.max(1, all);
}
