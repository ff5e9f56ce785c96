import {
  type BoardAction,
  type BoardGame,
  type GameAction,
  type KeepTickets,
  marketCard,
  mayStill,
  type Seat,
  type State,
  seatCount,
  shuffleWith,
  technologiesOf,
  turnOf,
  type View,
} from '@branchline/engine';
import type { Decision } from '../contract/bot.ts';
import { groundOf, isOpen } from '../planner/board-graph.ts';
import { Mind } from '../planner/board-planner.ts';
import { keepingWorth } from '../planner/choose-tickets.ts';
import { unseenWorth } from '../planner/take-card.ts';
import type { Habit, Weights } from '../planner/weights.ts';
import { foreseeing, type Learnt } from '../value/value-model.ts';
import { inTurn } from './interleave.ts';
import { KnownHands } from './known-hands.ts';
import { LikelyTickets } from './likely-tickets.ts';
import type { Searching } from './monte-carlo.ts';

const MOST_DRAWS = 4;
const MOST_KEEPINGS = 6;
const MOST_PURCHASES = 2;

/** What the planner of a real move believes, and those of imagined games. */
interface Beliefs {
  readonly weights: Weights;
  readonly quick: Weights;
  readonly habit: Habit;
  readonly doubt: number;
  /** How many claims are looked at. */
  readonly claims: number;
  readonly learnt?: Learnt | undefined;
}

/** How a board game is searched: the planner's answers first, and quick planners in every seat. */
export function boardSearch(game: BoardGame, beliefs: Beliefs): Searching {
  const { weights, quick, habit, doubt, learnt } = beliefs;
  const ground = groundOf(game);
  const minds = Array.from({ length: game.seats.max }, () => new Mind(ground, quick, false, habit));
  let hands: KnownHands | undefined;
  let likely: LikelyTickets | undefined;
  return {
    doubt,
    candidates(decision) {
      hands = new KnownHands(decision.history, decision.seat, game);
      likely = new LikelyTickets(decision.view, decision.seat, ground);
      return candidates(decision, new Mind(ground, weights, true, habit), beliefs.claims);
    },
    imagine(view, _seat, bits) {
      const state = game.imagine(view, { shuffle: (items) => shuffleWith(bits, items) });
      hands?.deal(state, bits);
      likely?.deal(state, bits);
      return state;
    },
    playout: {
      imagined: (world) => {
        for (let seat = 0; seat < seatCount(game, world); seat++) minds[seat].prepare(world, seat);
      },
      begin: () => {
        for (const mind of minds) mind.recall();
      },
      act: (state: State, seat: Seat): GameAction => minds[seat].act(state, seat),
      ...foreseeing(learnt),
    },
  };
}

function candidates({ view, seat, offers, game }: Decision, mind: Mind, most: number): readonly GameAction[] {
  const all = offers as readonly BoardAction[];
  const favourite = mind.act(view, seat);
  switch (game.asked(view, seat)?.kind) {
    case 'keepTickets':
      return inTurn([[favourite, ...bestKeepings(mind, view, seat, all)]]);
    case 'turn':
    case 'secondCard': {
      mind.look(view, seat);
      const more = [...purchases(mind, all), ...all.filter((offer) => REST.has(offer.type))];
      return inTurn([[favourite], claims(mind, view, seat, most), draws(mind, view, all), more]);
    }
    default:
      return inTurn([[favourite, ...all.slice(0, 4)]]);
  }
}

/** Answers of which there is only one of a kind. */
const REST: ReadonlySet<string> = new Set(['drawTickets', 'takeThree', 'endTurn']);

/** Planned routes, and those that bring most: each paid for in the way that hurts least. */
function claims(mind: Mind, view: View, seat: Seat, most: number): BoardAction[] {
  const { ground, scheme, purse } = mind;
  if (ground.game.asked(view, seat)?.kind !== 'turn' || !mayStill(ground.game, view, 'claimRoute')) return [];
  const held = technologiesOf(ground.game, view, seat);
  const found: { action: BoardAction; rank: number }[] = [];
  for (let route = 0; route < ground.routes; route++) {
    if ((ground.needs[route] & ~held) !== 0 || !isOpen(view, seat, route, ground)) continue;
    const cards = purse.pay(view, seat, route);
    if (cards === 0) continue;
    const place = scheme.targets.indexOf(route);
    const rank = ground.points[route] + (place >= 0 ? 10 + (scheme.regrets[place] ?? 0) : 0);
    found.push({ action: { type: 'claimRoute', route, cards }, rank });
  }
  found.sort((a, b) => b.rank - a.rank);
  return found.slice(0, most).map(({ action }) => action);
}

/** One draw of each kind there is to be had, the most wanted first. */
function draws(mind: Mind, view: View, offers: readonly BoardAction[]): BoardAction[] {
  const { game } = mind.ground;
  const unseen = unseenWorth(mind, view, turnOf(game, view));
  const kinds = new Set<number>();
  return offers
    .filter((offer) => offer.type === 'takeCard')
    .map((offer) => ({ offer, kind: offer.from === 'deck' ? -1 : marketCard(game, view, offer.from) }))
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
    .sort((a, b) => (mind.purse.wants[b.kind] ?? unseen) - (mind.purse.wants[a.kind] ?? unseen))
    .slice(0, MOST_DRAWS)
    .map(({ offer }) => offer);
}

function purchases({ scheme, ground }: Mind, offers: readonly BoardAction[]): BoardAction[] {
  const price = (technology: number): number => ground.game.rules.technologies?.list[technology].price ?? 0;
  const buys = offers.filter((offer) => offer.type === 'buyTechnology');
  const rank = (technology: number): number => ((scheme.technologies >> technology) & 1 ? -10 : 0) + price(technology);
  const seen = new Set<number>();
  return buys
    .sort((a, b) => rank(a.technology) - rank(b.technology))
    .filter(({ technology }) => !seen.has(technology) && seen.add(technology))
    .slice(0, MOST_PURCHASES);
}

function bestKeepings(mind: Mind, view: View, seat: Seat, offers: readonly BoardAction[]): BoardAction[] {
  const { tickets } = mind.ground.game.board;
  const ranked = offers
    .filter((offer): offer is KeepTickets => offer.type === 'keepTickets')
    .map((offer) => ({
      offer,
      worth: keepingWorth(
        mind,
        view,
        seat,
        offer.tickets.map((ticket) => tickets[ticket]),
      ),
    }));
  ranked.sort((a, b) => b.worth - a.worth);
  return ranked.slice(0, MOST_KEEPINGS).map(({ offer }) => offer);
}
