import { reshuffleEmptyDeck, topCard } from '../cards/supply.ts';
import { countOf } from '../kernel/cards.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ClaimRoute } from './actions.ts';
import type { Route } from './board.ts';
import { type BoardContext, type BoardPlay, settle } from './context.ts';
import { heldBy, TURNED } from './layout.ts';
import { askOn, endTurn, nextNumber } from './turn.ts';

/** A seat lays down the price of a route; a tunnel is not claimed yet by that. */
export function playClaim(table: BoardPlay, seat: Seat, action: ClaimRoute, context: BoardContext): void {
  const route = context.board.routes[action.route];
  table.record({ type: 'cardsLaid', seat, route: route.number, cards: action.cards });
  if (route.kind === 'tunnel') digTunnel(table, seat, action, context);
  else completeClaim(table, seat, route, context);
}

/** The pieces go on the board; with two routes to claim the turn goes on (UK-40). */
export function completeClaim(table: BoardPlay, seat: Seat, route: Route, context: BoardContext): void {
  const { state } = table;
  const { at, rules } = context;
  const points = rules.points(route, heldBy(state, seat, at));
  table.record({ type: 'routeClaimed', seat, route: route.number, pieces: route.length, points });
  settle(table, context);
  if (rules.tunnels && state[at.turned] > 0) {
    table.record({ type: 'turnedDiscarded' });
    settle(table, context);
  }
  if (state[at.routesLeft] > 0) askOn(table, seat, context, 'firstRoute');
  else endTurn(table, seat, context);
}

/** NO-40 to NO-44: three cards are turned, and each that matches makes the tunnel dearer. */
function digTunnel(table: BoardPlay, seat: Seat, action: ClaimRoute, context: BoardContext): void {
  const { state } = table;
  const { at, board } = context;
  const route = board.routes[action.route];
  const colour = colourLaid(action.cards, context);
  let extra = 0;
  for (let turned = 0; turned < TURNED; turned++) {
    reshuffleEmptyDeck(table, at);
    if (state[at.deckCount] === 0) break;
    const card = topCard(state, at);
    table.record({ type: 'cardTurned', card });
    if (card === colour || card === at.wild) extra++;
  }
  reshuffleEmptyDeck(table, at);
  if (extra === 0) return completeClaim(table, seat, route, context);
  // Asked even of a seat that cannot pay: an automatic refusal would tell the others what it holds (NO-42).
  table.record({ type: 'asked', seat, kind: 'payTunnel', number: nextNumber(table, context), colour, extra });
}

/** The one colour laid down; the wild if there was nothing else (NO-41). */
function colourLaid(laid: number, { at }: BoardContext): number {
  for (let colour = 0; colour < at.wild; colour++) if (countOf(laid, colour) > 0) return colour;
  return at.wild;
}
