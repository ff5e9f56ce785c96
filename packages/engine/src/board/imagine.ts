import type { Chance } from '../kernel/chance.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State, View } from '../kernel/state.ts';
import { addTicket, ticketsIn } from '../tickets/ticket-set.ts';
import type { House } from './house.ts';
import { TURNED } from './layout.ts';

/** One state that looks just so from here: unseen cards and tickets are dealt at random into the piles that hide them. */
export function imagine(view: View, chance: Chance, house: House): State {
  const state = view.slice();
  dealCards(state, chance, house);
  dealTickets(state, chance, house);
  return state;
}

function dealCards(state: State, chance: Chance, { at, rules }: House): void {
  const { perColour, wilds } = rules.facts.deck;
  const unseen = Array.from({ length: at.kinds }, (_, kind) => (kind === at.wild ? wilds : perColour));
  const seen = (from: number): void => {
    for (let kind = 0; kind < at.kinds; kind++) unseen[kind] -= state[from + kind];
  };
  seen(at.discards);
  seen(at.laid);
  for (let seat = 0; seat < state[at.seats]; seat++) seen(at.hand + seat * at.kinds);
  for (let place = 0; place < at.places; place++)
    if (state[at.market + place] > 0) unseen[state[at.market + place] - 1]--;
  for (let place = 0; rules.tunnels && place < TURNED; place++) {
    if (state[at.turned + place] > 0) unseen[state[at.turned + place] - 1]--;
  }
  // A state that hides nothing has its deck among the seen; it is shuffled all the same, for nobody knows its order.
  const cards = unseen.flatMap((count, kind) => new Array<number>(count).fill(kind));
  chance.shuffle(cards);
  for (let seat = 0; seat < state[at.seats]; seat++) {
    if (hiddenHand(state, seat, at.hand, at.kinds) === state[at.handCount + seat]) continue;
    for (let card = 0; card < state[at.handCount + seat]; card++)
      state[at.hand + seat * at.kinds + (cards.pop() ?? 0)]++;
  }
  for (let card = 0; card < state[at.deckCount]; card++) state[at.deck + card] = cards.pop() ?? 0;
}

/** How many cards of a hand can be seen. */
function hiddenHand(state: State, seat: Seat, hand: number, kinds: number): number {
  let cards = 0;
  for (let kind = 0; kind < kinds; kind++) cards += state[hand + seat * kinds + kind];
  return cards;
}

function dealTickets(state: State, chance: Chance, house: House): void {
  const { at } = house;
  const unseen = new Set(Array.from({ length: at.ticketTotal }, (_, ticket) => ticket));
  const seats = Array.from({ length: state[at.seats] }, (_, seat) => seat);
  for (const seat of seats) {
    for (const ticket of ticketsIn(state, at.tickets + seat * at.ticketWords, at.ticketTotal)) unseen.delete(ticket);
    for (let place = 0; place < at.mostOffered; place++)
      unseen.delete(state[at.offered + seat * at.mostOffered + place] - 1);
  }
  const tickets = [...unseen];
  chance.shuffle(tickets);
  for (const seat of seats) fillTickets(state, seat, tickets, house);
  for (let place = 0; place < state[at.pileCount]; place++) state[at.ticketPile + place] = tickets.pop() ?? 0;
  state.fill(0, at.box, at.box + at.ticketWords);
  for (const ticket of tickets) addTicket(state, at.box, ticket);
}

function fillTickets(state: State, seat: Seat, tickets: number[], { at }: House): void {
  const kept = at.tickets + seat * at.ticketWords;
  const offered = at.offered + seat * at.mostOffered;
  if (ticketsIn(state, kept, at.ticketTotal).length === 0) {
    for (let count = 0; count < state[at.ticketCount + seat]; count++) addTicket(state, kept, tickets.pop() ?? 0);
  }
  const count = state[at.offeredCount + seat];
  if (count === 0 || state[offered] > 0) return;
  for (let place = 0; place < count; place++) state[offered + place] = (tickets.pop() ?? 0) + 1;
  // A seat that has already chosen kept something: everything is as good a guess as any.
  if (state[at.askedKind + seat] === 0) state[at.chosen + seat] = 2 ** count;
}
