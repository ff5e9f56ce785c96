import {
  type BoardAction,
  type BoardGame,
  type Cards,
  type ClaimRoute,
  countOf,
  type GameAction,
  hasTechnology,
  isLastRound,
  type KeepTickets,
  marketCard,
  mayStill,
  piecesOf,
  piecesToLastRound,
  type Seat,
  type State,
  seatCount,
  shuffleWith,
  technologiesOf,
  turnOf,
  type View,
} from '@branchline/engine';
import type { Decision } from '../contract/bot.ts';
import { boardGraph, isOpen } from '../planner/board-graph.ts';
import { BoardPlanner } from '../planner/board-planner.ts';
import { keepingValue } from '../planner/choose-tickets.ts';
import { isVain } from '../planner/claims.ts';
import { stationFor } from '../planner/stations.ts';
import { deckCardValue } from '../planner/take-card.ts';
import type { BoardWeights, TicketPolicy } from '../planner/weights.ts';
import { estimateValue, type LearnedValue } from '../value/value-model.ts';
import { interleave } from './candidates.ts';
import { KnownHands } from './known-hands.ts';
import { bestOfLastTurn } from './last-turn.ts';
import { LikelyBoardTickets } from './likely-tickets.ts';
import type { SearchDomain } from './monte-carlo.ts';

const MOST_DRAWS = 4;
const MOST_KEEPINGS = 6;
const MOST_PURCHASES = 2;

/** What the planner of a real move goes by, and those that play the rollouts. */
interface BoardSearchSettings {
  readonly weights: BoardWeights;
  readonly rolloutWeights: BoardWeights;
  readonly ticketPolicy: TicketPolicy;
  readonly minStandardErrors: number;
  /** How many claims are tried out. */
  readonly claims: number;
  readonly value?: LearnedValue | undefined;
}

/** How a board game is searched: the planner's answers first, and quick planners in every seat. */
export function boardSearch(game: BoardGame, settings: BoardSearchSettings): SearchDomain {
  const { weights, rolloutWeights, ticketPolicy, minStandardErrors, value } = settings;
  const graph = boardGraph(game);
  const planners = Array.from(
    { length: game.seats.max },
    () => new BoardPlanner(graph, rolloutWeights, false, ticketPolicy),
  );
  return {
    minStandardErrors,
    ...(ticketPolicy.exactEnding && { settled: (decision) => bestOfLastTurn(game, decision) }),
    candidates: (decision) =>
      candidates(decision, new BoardPlanner(graph, weights, true, ticketPolicy), settings.claims),
    worlds({ view, seat, history }) {
      const hands = new KnownHands(history, seat, game);
      const likely = new LikelyBoardTickets(view, seat, graph);
      return (bits) => {
        const state = game.imagine(view, { shuffle: (items) => shuffleWith(bits, items) });
        hands.deal(state, bits);
        likely.deal(state, bits);
        return state;
      };
    },
    policy: {
      imagined: (world) => {
        for (let seat = 0; seat < seatCount(game, world); seat++) planners[seat].prepare(world, seat);
      },
      begin: () => {
        for (const planner of planners) planner.recall();
      },
      act: (state: State, seat: Seat): GameAction => planners[seat].act(state, seat),
      ...(value && { estimate: (state: State, mover: Seat) => estimateValue(value, state, mover) }),
    },
  };
}

function candidates(
  { view, seat, offers, game }: Decision,
  planner: BoardPlanner,
  most: number,
): readonly GameAction[] {
  const all = offers as readonly BoardAction[];
  const favourite = planner.act(view, seat);
  switch (game.asked(view, seat)?.kind) {
    case 'keepTickets':
      return interleave([[favourite, ...bestKeepings(planner, view, seat, all)]]);
    case 'turn':
    case 'secondCard': {
      planner.update(view, seat);
      const more = [
        ...purchases(planner, all),
        ...stations(planner, view, seat),
        ...all.filter((offer) => REST.has(offer.type)),
      ];
      return interleave([[favourite], claims(planner, view, seat, most), draws(planner, view, all), more]);
    }
    default:
      return interleave([[favourite, ...all.slice(0, 4)]]);
  }
}

/** Answers of which there is only one of a kind. */
const REST: ReadonlySet<string> = new Set(['drawTickets', 'takeThree', 'endTurn']);

/** Planned routes, and those that bring most: each paid for in the way that hurts least. */
function claims(planner: BoardPlanner, view: View, seat: Seat, most: number): BoardAction[] {
  const { graph, plan, budget } = planner;
  if (graph.game.asked(view, seat)?.kind !== 'turn' || !mayStill(graph.game, view, 'claimRoute')) return [];
  const held = technologiesOf(graph.game, view, seat);
  const found: Ranked[] = [];
  for (let route = 0; route < graph.routes; route++) {
    if ((graph.needs[route] & ~held) !== 0 || !isOpen(view, seat, route, graph)) continue;
    const cards = budget.pay(view, seat, route);
    if (cards === 0 || isVain(graph, view, seat, { route, cards })) continue;
    const place = plan.targets.indexOf(route);
    const path = plan.path ? plan.path.gain[route] : 0;
    const rank = graph.points[route] + path + (place >= 0 ? 10 + (plan.regrets[place] ?? 0) : 0);
    found.push({ action: { type: 'claimRoute', route, cards }, rank });
  }
  if (planner.ending) rankLastTwo(planner, view, seat, found);
  found.sort((a, b) => b.rank - a.rank);
  return found.slice(0, most).map(({ action }) => action);
}

interface Ranked {
  readonly action: ClaimRoute;
  rank: number;
}

/** Above all other ranks. */
const FIRST = 1000;

/**
 * Claims that bring on the last round: each with the best claim after it, which is then the last. All pairs are looked at, by what they bring
 * for good; what others do in between is left to the rollouts.
 */
function rankLastTwo(
  { graph, ending, budget: { hand } }: BoardPlanner,
  view: View,
  seat: Seat,
  found: readonly Ranked[],
): void {
  const { game, length } = graph;
  const left = piecesToLastRound(game, view, seat);
  if (!ending || isLastRound(game, view) || !found.some(({ action }) => length[action.route] >= left)) return;
  ending.look(view, seat);
  for (const one of found) {
    const { route, cards } = one.action;
    if (length[route] < left) continue;
    const pieces = piecesOf(game, view, seat) - length[route];
    let after = 0;
    for (const { action: next } of found) {
      if (next.route === route || graph.twin[route] === next.route || length[next.route] > pieces) continue;
      if (!lasts(hand, cards, next.cards)) continue;
      after = Math.max(after, ending.gainAfter(route, next.route));
    }
    one.rank = FIRST + ending.gain(route) + after;
  }
}

/** Has the hand both of these payments? */
function lasts(hand: Int32Array, one: Cards, other: Cards): boolean {
  return hand.every((held, kind) => countOf(one, kind) + countOf(other, kind) <= held);
}

/** One draw of each kind there is to be had, the most wanted first. */
function draws(planner: BoardPlanner, view: View, offers: readonly BoardAction[]): BoardAction[] {
  const { game } = planner.graph;
  const unseen = deckCardValue(planner, view, turnOf(game, view));
  const kinds = new Set<number>();
  return offers
    .filter((offer) => offer.type === 'takeCard')
    .map((offer) => ({ offer, kind: offer.from === 'deck' ? -1 : marketCard(game, view, offer.from) }))
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
    .sort((a, b) => (planner.budget.wants[b.kind] ?? unseen) - (planner.budget.wants[a.kind] ?? unseen))
    .slice(0, MOST_DRAWS)
    .map(({ offer }) => offer);
}

/** The stations that the plan would build. */
function stations(planner: BoardPlanner, view: View, seat: Seat): BoardAction[] {
  const { toBuild = [] } = planner.plan.stations ?? {};
  if (planner.graph.game.asked(view, seat)?.kind !== 'turn') return [];
  return toBuild.flatMap((route) => stationFor(planner, view, seat, route) ?? []);
}

function purchases({ plan, graph }: BoardPlanner, offers: readonly BoardAction[]): BoardAction[] {
  const price = (technology: number): number => graph.game.rules.technologies?.list[technology].price ?? 0;
  const buys = offers.filter((offer) => offer.type === 'buyTechnology');
  const rank = (technology: number): number =>
    (hasTechnology(plan.technologies, technology) ? -10 : 0) + price(technology);
  const seen = new Set<number>();
  return buys
    .sort((a, b) => rank(a.technology) - rank(b.technology))
    .filter(({ technology }) => !seen.has(technology) && seen.add(technology))
    .slice(0, MOST_PURCHASES);
}

function bestKeepings(planner: BoardPlanner, view: View, seat: Seat, offers: readonly BoardAction[]): BoardAction[] {
  const { tickets } = planner.graph.game.board;
  const ranked = offers
    .filter((offer): offer is KeepTickets => offer.type === 'keepTickets')
    .map((offer) => ({
      offer,
      worth: keepingValue(
        planner,
        view,
        seat,
        offer.tickets.map((ticket) => tickets[ticket]),
      ),
    }));
  ranked.sort((a, b) => b.worth - a.worth);
  return ranked.slice(0, MOST_KEEPINGS).map(({ offer }) => offer);
}
