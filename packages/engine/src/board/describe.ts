import type { Known, PlayerPosition, Position, TunnelPosition } from '../kernel/position.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { offeredTo } from '../tickets/keep-tickets.ts';
import { ticketsIn } from '../tickets/ticket-set.ts';
import type { House } from './house.ts';
import { TURNED } from './layout.ts';
import { allowed, questionKind } from './questions.ts';

/** The row of numbers as a reader would tell it. */
export function describe(view: View, house: House): Position {
  const { at, rules, board } = house;
  const card = cardName(house);
  const held = board.routes.filter(({ number }) => view[at.holders + number] > 0);
  const seats = Array.from({ length: view[at.seats] }, (_, seat) => seat);
  return {
    game: rules.facts.id,
    seats: view[at.seats],
    turn: view[at.turn],
    over: view[at.over] === 1,
    ...(view[at.lastTurns] > 0 && { lastTurns: view[at.lastTurns] }),
    deck: view[at.deckCount],
    discards: known(view[at.discardCount], spread(view, at.discards, house)),
    market: view.slice(at.market, at.market + at.places).map((place) => (place > 0 ? card(place - 1) : undefined)),
    ticketPile: view[at.pileCount],
    players: seats.map((seat) => player(view, seat, house)),
    routes: Object.fromEntries(
      held.map(({ id, number }) => [id, seats.filter((seat) => (view[at.holders + number] >> seat) & 1)]),
    ),
    ...(view[at.allows] > 0 && { allows: allowed(view[at.allows]), routesLeft: view[at.routesLeft] }),
    ...(rules.technologies && {
      technologies: Object.fromEntries(rules.technologies.list.map(({ id }, number) => [id, view[at.stock + number]])),
    }),
    ...tunnel(view, house),
  };
}

const cardName = ({ rules }: House) => {
  const names = [...rules.facts.deck.colours, 'wild'];
  return (kind: number): string => names[kind] ?? 'none';
};

function spread(view: View, from: number, house: House): string[] {
  const card = cardName(house);
  return view
    .slice(from, from + house.at.kinds)
    .flatMap((count, kind) => new Array<string>(Math.max(0, count)).fill(card(kind)));
}

/** A veiled pile has a count and no faces. */
function known(count: number, items: readonly string[]): Known {
  return items.length === count ? { count, items } : { count };
}

function player(view: View, seat: Seat, house: House): PlayerPosition {
  const { at, rules, board } = house;
  const ticket = (number: number): string => board.tickets[number]?.id ?? 'none';
  const tickets = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal).map(ticket);
  const offered = offeredTo(view, seat, at)
    .filter((number) => number >= 0)
    .map(ticket);
  const kind = questionKind(view[at.askedKind + seat]);
  return {
    seat,
    points: view[at.points + seat],
    hand: known(view[at.handCount + seat], spread(view, at.hand + seat * at.kinds, house)),
    tickets: known(view[at.ticketCount + seat], tickets),
    offered: known(view[at.offeredCount + seat], offered),
    ...(kind && { asked: { kind, number: view[at.askedNumber + seat] } }),
    pieces: view[at.pieces + seat],
    ...(rules.technologies && {
      technologies: rules.technologies.list
        .filter((_, number) => (view[at.technologies + seat] >> number) & 1)
        .map(({ id }) => id),
    }),
  };
}

function tunnel(view: View, house: House): { tunnel?: TunnelPosition } {
  const { at, board } = house;
  if (view[at.laidRoute] === 0) return {};
  const card = cardName(house);
  const turned = view.slice(at.turned, at.turned + TURNED).filter((place) => place > 0);
  return {
    tunnel: {
      seat: view[at.turn],
      route: board.routes[view[at.laidRoute] - 1].id,
      laid: spread(view, at.laid, house),
      turned: turned.map((place) => card(place - 1)),
      colour: card(view[at.laidColour]),
      extra: view[at.extra],
    },
  };
}
