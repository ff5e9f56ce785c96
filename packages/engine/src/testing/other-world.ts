import { type BoardGame, isBoardGame } from '../board/board-game.ts';
import { type Bits, below } from '../kernel/chance.ts';
import type { Seat, Viewer } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import { addTicket, hasTicket, removeTicket, ticketsIn } from '../tickets/ticket-set.ts';
import type { LaidOut } from './laid-out.ts';

/** The first cards of the deck and tickets of the pile are the same in both worlds. */
export const SAME_ON_TOP = 12;

/**
 * A state that differs from this one only in what the viewer may not see, and not in what the next step can turn up:
 * cards of other hands, of the lower deck, and tickets of others, of the lower pile and out of the game change places.
 */
export function otherWorld(game: LaidOut, state: State, viewer: Viewer, bits: Bits): State {
  const world = game.copy(state);
  const cards = hiddenCards(game, world, viewer);
  const tickets = hiddenTickets(game, world, viewer);
  for (let times = 1 + below(bits, 6); times > 0; times--) {
    exchange(cards, bits);
    exchange(tickets, bits);
  }
  return world;
}

/** A place where one hidden thing lies: what it is, and how to put another there. */
interface Hidden {
  /** Where the pile it belongs to begins: inside a set there is nothing to exchange. */
  readonly pile: number;
  /** May this be put here instead? */
  takes?(thing: number): boolean;
  read(): number;
  write(thing: number): void;
}

function exchange(places: readonly Hidden[], bits: Bits): void {
  if (places.length < 2) return;
  const [one, two] = [places[below(bits, places.length)], places[below(bits, places.length)]];
  if (one.pile === two.pile) return;
  const [first, second] = [one.read(), two.read()];
  if (one.takes?.(second) === false || two.takes?.(first) === false) return;
  one.write(second);
  two.write(first);
}

/** The row itself holds the thing, with something added to tell it from nothing. */
function inRow(state: State, at: number, plus: number): Hidden {
  return {
    pile: at,
    read: () => state[at] - plus,
    write(thing) {
      state[at] = thing + plus;
    },
  };
}

const othersThan = (viewer: Viewer, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);

function hiddenCards({ at }: LaidOut, state: State, viewer: Viewer): Hidden[] {
  const deep = Math.max(0, state[at.deckCount] - SAME_ON_TOP);
  const deck = Array.from({ length: deep }, (_, place) => inRow(state, at.deck + place, 0));
  const hands = othersThan(viewer, state[at.seats]).flatMap((seat) =>
    handPlaces(state, at.hand + seat * at.kinds, at.kinds),
  );
  return [...deck, ...hands];
}

/** A hand is counts by kind, so a place in it is a card that was there at first. */
function handPlaces(state: State, hand: number, kinds: number): Hidden[] {
  return Array.from({ length: kinds }, (_, kind) => kind).flatMap((first) =>
    Array.from({ length: state[hand + first] }, (): Hidden => {
      let kind = first;
      return {
        pile: hand,
        read: () => kind,
        write(card) {
          state[hand + kind]--;
          state[hand + card]++;
          kind = card;
        },
      };
    }),
  );
}

function hiddenTickets(game: LaidOut, state: State, viewer: Viewer): Hidden[] {
  const { at } = game;
  const deep = Math.max(0, state[at.pileCount] - SAME_ON_TOP);
  const pile = Array.from({ length: deep }, (_, place) => inRow(state, at.ticketPile + place, 0));
  const held = othersThan(viewer, state[at.seats]).flatMap((seat) => [
    ...setPlaces(state, at.tickets + seat * at.ticketWords, at.ticketTotal),
    ...Array.from({ length: state[at.offeredCount + seat] }, (_, place) =>
      inRow(state, at.offered + seat * at.mostOffered + place, 1),
    ),
  ]);
  const places = [...pile, ...held];
  const box = setPlaces(state, at.box, at.ticketTotal);
  if (!isBoardGame(game) || game.at.longDealt === 0) return [...places, ...box];
  return [...places.map((place) => asLongAs(place, state, game)), ...box];
}

/** EU-3: a long ticket makes way for a long one, or for another that left the game if its seat may have returned it. */
function asLongAs(place: Hidden, state: State, { at, board, rules }: BoardGame): Hidden {
  const seat = Math.floor((place.pile - at.tickets) / at.ticketWords);
  const isSet = place.pile >= at.tickets && seat < at.maxSeats;
  return {
    ...place,
    takes(ticket) {
      const { long } = board.tickets[place.read()];
      if (board.tickets[ticket].long === long) return true;
      if (!isSet || state[at.keptAtDeal + seat] > rules.tickets.dealt.count) return false;
      const held = ticketsIn(state, place.pile, at.ticketTotal).filter((one) => board.tickets[one].long).length;
      return hasTicket(state, at.box, ticket) && (long || held < at.longDealt);
    },
  };
}

function setPlaces(state: State, set: number, total: number): Hidden[] {
  return ticketsIn(state, set, total).map((first): Hidden => {
    let ticket = first;
    return {
      pile: set,
      read: () => ticket,
      write(other) {
        removeTicket(state, set, ticket);
        addTicket(state, set, other);
        ticket = other;
      },
    };
  });
}
