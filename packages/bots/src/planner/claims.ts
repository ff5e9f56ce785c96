import { type BoardAction, countOf, isLastRound, technologiesOf, type View } from '@branchline/engine';
import { isOpen } from './board-graph.ts';
import type { Mind } from './board-planner.ts';

const LEAVE: BoardAction = { type: 'leaveTunnel' };

/** A planned route that can be paid for: the tickets' before the others, the long before the short. */
export function bestClaim(mind: Mind, view: View, seat: number): BoardAction | undefined {
  const { scheme, ground, purse, weights } = mind;
  const held = technologiesOf(ground.game, view, seat);
  if (isLastRound(ground.game, view)) return lastClaim(mind, view, seat);
  const hurry = mind.hurry(view, seat);
  let best: BoardAction | undefined;
  let most = 0;
  for (let place = 0; place < scheme.targets.length; place++) {
    const route = scheme.targets[place];
    if ((ground.needs[route] & ~held) !== 0) continue;
    const cards = purse.pay(view, seat, route);
    if (cards === 0) continue;
    const risk = weights.regret * (scheme.regrets[place] ?? 0);
    const loose = countOf(cards, ground.wild) - ground.symbols[route];
    const first = place < scheme.forTickets ? weights.ticketFirst : 0;
    const spoilt =
      weights.spoil > 0 ? purse.shortfall(scheme.targets, route, cards) - purse.shortfall(scheme.targets, route, 0) : 0;
    const delay = (place < scheme.forTickets ? 0 : 1) + spoilt * weights.card;
    const important =
      first +
      risk +
      ground.points[route] +
      1 -
      weights.patience * Math.max(0, loose) -
      weights.spoil * spoilt * weights.card * weights.turn -
      hurry * delay;
    if (important > most) {
      most = important;
      best = { type: 'claimRoute', route, cards };
    }
  }
  return best;
}

/** The last turn: what brings most, tickets finished by it included. */
function lastClaim(mind: Mind, view: View, seat: number): BoardAction | undefined {
  const { ground, purse, scheme } = mind;
  const held = technologiesOf(ground.game, view, seat);
  let best: BoardAction | undefined;
  let most = 0;
  for (let route = 0; route < ground.routes; route++) {
    if ((ground.needs[route] & ~held) !== 0 || !isOpen(view, seat, route, ground)) continue;
    const cards = purse.pay(view, seat, route);
    if (cards === 0) continue;
    const finishes = scheme.forTickets === 1 && scheme.targets[0] === route ? 1000 : 0;
    if (ground.points[route] + finishes > most) {
      most = ground.points[route] + finishes;
      best = { type: 'claimRoute', route, cards };
    }
  }
  return best;
}

/** With Right of Way or Thermocompressors: the claim that brings most. */
export function richestClaim({ ground, scheme }: Mind, view: View, seat: number): BoardAction {
  const offers = ground.game.offers(view, seat);
  let best = offers[0];
  let most = -1;
  for (const offer of offers) {
    if (offer.type !== 'claimRoute' && offer.type !== 'claimHeldRoute') continue;
    const planned = scheme.targets.includes(offer.route) ? 5 : 0;
    if (ground.points[offer.route] + planned > most) {
      most = ground.points[offer.route] + planned;
      best = offer;
    }
  }
  return best;
}

/** The extra in the colour if there is enough of it, else with wilds; left if that is more than the route is worth. */
export function payTunnel({ ground }: Mind, view: View, seat: number): BoardAction {
  const offers = ground.game.offers(view, seat);
  let best = LEAVE;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    if (offer.type !== 'payTunnel') continue;
    const wilds = countOf(offer.cards, ground.wild);
    if (wilds < least) {
      least = wilds;
      best = offer;
    }
  }
  return best;
}
