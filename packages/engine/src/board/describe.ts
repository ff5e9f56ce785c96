import { cardNames, cardsAt, describeHand, describeSupply } from '../cards/describe-cards.ts';
import type { PlayerPosition, Position, TunnelPosition } from '../kernel/position.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { describeTickets } from '../tickets/describe-tickets.ts';
import { borrowedRoutes } from './borrowed-routes.ts';
import { stationsLeft, stationsOf } from './build-station.ts';
import type { BoardContext } from './context.ts';
import { TURNED } from './layout.ts';
import { joined } from './network.ts';
import { hasTechnology } from './payment.ts';
import { allowed, questionKind } from './questions.ts';

/** The row of numbers as a reader would tell it. */
export function describe(view: View, context: BoardContext): Position {
  const { at, rules, board } = context;
  const names = cardNames(rules.facts.deck);
  const held = board.routes.filter(({ number }) => view[at.holders + number] > 0);
  const seats = Array.from({ length: view[at.seats] }, (_, seat) => seat);
  return {
    game: rules.facts.id,
    seats: view[at.seats],
    turn: view[at.turn],
    over: view[at.over] === 1,
    ...(view[at.lastTurns] > 0 && { lastTurns: view[at.lastTurns] }),
    ...describeSupply(view, at, names),
    ticketPile: view[at.pileCount],
    players: seats.map((seat) => player(view, seat, context)),
    routes: Object.fromEntries(
      held.map(({ id, number }) => [id, seats.filter((seat) => (view[at.holders + number] >> seat) & 1)]),
    ),
    ...(view[at.allows] > 0 && { allows: allowed(view[at.allows]), routesLeft: view[at.routesLeft] }),
    ...(rules.technologies && {
      technologies: Object.fromEntries(rules.technologies.list.map(({ id }, number) => [id, view[at.stock + number]])),
    }),
    ...tunnel(view, context),
  };
}

function player(view: View, seat: Seat, context: BoardContext): PlayerPosition {
  const { at, rules, board } = context;
  const tickets = board.tickets.map(({ id }) => id);
  const kind = questionKind(view[at.askedKind + seat]);
  return {
    seat,
    points: view[at.points + seat],
    hand: describeHand(view, seat, at, cardNames(rules.facts.deck)),
    ...describeTickets(view, seat, at, tickets),
    ...(kind && { asked: { kind, number: view[at.askedNumber + seat] } }),
    pieces: view[at.pieces + seat],
    ...stations(view, seat, context),
    ...(rules.technologies && {
      technologies: rules.technologies.list
        .filter((_, number) => hasTechnology(view[at.technologies + seat], number))
        .map(({ id }) => id),
    }),
  };
}

/** Where the seat's stations stand; what they borrow is settled at the end (EU-11). */
function stations(view: View, seat: Seat, context: BoardContext): Pick<PlayerPosition, 'stations' | 'stationsLeft'> {
  const { at, board, rules } = context;
  if (rules.stations === undefined) return {};
  const borrowed = view[at.over] === 1 ? borrowedRoutes(view, seat, joined(view, seat, board, at), context) : [];
  return {
    stations: stationsOf(view, seat, at).map((city) => {
      const route = borrowed.find((one) => one.city === city)?.route;
      return { city: board.places[city].id, ...(route !== undefined && { borrowed: board.routes[route].id }) };
    }),
    stationsLeft: stationsLeft(view, seat, context),
  };
}

function tunnel(view: View, context: BoardContext): { tunnel?: TunnelPosition } {
  const { at, board, rules } = context;
  if (view[at.laidRoute] === 0) return {};
  const names = cardNames(rules.facts.deck);
  const turned = view.slice(at.turned, at.turned + TURNED).filter((place) => place > 0);
  return {
    tunnel: {
      seat: view[at.turn],
      route: board.routes[view[at.laidRoute] - 1].id,
      laid: cardsAt(view, at.laid, names),
      turned: turned.map((place) => names[place - 1]),
      colour: names[view[at.laidColour]],
      extra: view[at.extra],
    },
  };
}
