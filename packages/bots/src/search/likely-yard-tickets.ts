import {
  type Bits,
  exchangeTicket,
  isPileOpen,
  onTrackOfKind,
  rowCards,
  rowOwner,
  type State,
  seatCount,
  ticketsCompleted,
  ticketsHeld,
  wildKind,
  type YardGame,
} from '@branchline/engine';
import { ownTickets, pickTicket } from './pick-tickets.ts';

/** How much likelier a ticket is whose cards a seat has all on track or in the yard. */
const FAITH = 5;

/**
 * Nobody brings cards on track for nothing: tickets are the likelier the more of their cards a seat has there. What one ticket
 * takes is not there for the next.
 */
export function dealLikelyTickets(state: State, seat: number, game: YardGame, bits: Bits): void {
  const seats = seatCount(game, state);
  const taken = ownTickets(game, state, seat);
  // Those face down bring as many points as was announced, and stay.
  for (let any = 0; any < seats; any++) {
    for (const ticket of ticketsCompleted(game, state, any)) taken.add(ticket);
  }
  for (let other = 0; other < seats; other++) {
    // Whoever has chosen what to complete has chosen among the tickets imagined before.
    if (other !== seat && !isPileOpen(game, state, other)) dealTo(other, state, taken, { game, bits });
  }
}

interface Dealing {
  readonly game: YardGame;
  readonly bits: Bits;
}

function dealTo(other: number, state: State, taken: Set<number>, { game, bits }: Dealing): void {
  const { yard } = game;
  const wild = wildKind(game);
  const there = cardsOf(state, other, game);
  const unsettled = ticketsHeld(game, state, other);
  for (let [had] = unsettled; had !== undefined; [had] = unsettled) {
    const weights = Float64Array.from(yard.tickets, ({ needs }) => Math.exp(FAITH * covered(needs, there, wild)));
    const wanted = pickTicket(weights, taken, bits() / 2 ** 32);
    if (wanted < 0) return;
    const held = unsettled.includes(wanted);
    const now = held || exchangeTicket(game, state, other, { had, wanted }) ? wanted : had;
    unsettled.splice(unsettled.indexOf(held ? wanted : had), 1);
    taken.add(now);
    const { needs } = yard.tickets[now];
    for (let colour = 0; colour < wild; colour++) there[colour] = Math.max(0, there[colour] - needs[colour]);
  }
}

/** Colour by colour, what a seat has on track and in its yard. */
function cardsOf(state: State, seat: number, game: YardGame): Float64Array {
  const there = new Float64Array(wildKind(game));
  for (let colour = 0; colour < there.length; colour++) {
    there[colour] = onTrackOfKind(game, state, seat, colour);
    if (rowOwner(game, state, colour) === seat) there[colour] += rowCards(game, state, colour);
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
