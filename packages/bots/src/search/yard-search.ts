import {
  type GameAction,
  type LayCards,
  marketCard,
  type Seat,
  type State,
  shuffleWith,
  type View,
  type YardAction,
  type YardGame,
} from '@branchline/engine';
import type { Decision } from '../contract/bot.ts';
import { estimateValue, type LearnedValue } from '../value/value-model.ts';
import { takeCard } from '../yard/take-card.ts';
import type { YardWeights } from '../yard/weights.ts';
import { YardPlanner } from '../yard/yard-planner.ts';
import { interleave } from './candidates.ts';
import { KnownHands } from './known-hands.ts';
import { bestCompletion, isLastYardTurn, lastSets } from './last-tickets.ts';
import { dealLikelyYardTickets } from './likely-tickets.ts';
import type { Known, SearchDomain, Worlds } from './monte-carlo.ts';

const MOST_SETS = 5;
const MOST_DRAWS = 4;
const MOST_KEEPINGS = 6;
/** Worlds that are imagined for the last choice of all. */
const WORLDS = 64;

interface YardSearchSettings {
  readonly weights: YardWeights;
  readonly minStandardErrors: number;
  /** Whether it knows which cards others have taken from the market, and guesses their tickets. */
  readonly attentive: boolean;
  readonly value?: LearnedValue | undefined;
  /** Whether the last turn is weighed in all its answers. */
  readonly exactEnding?: boolean;
}

/** How the card game is searched: the planner's answers first, and planners in every seat. */
export function yardSearch(game: YardGame, settings: YardSearchSettings): SearchDomain {
  const { weights, minStandardErrors, attentive, value, exactEnding = false } = settings;
  const planner = new YardPlanner(game, weights);
  const worlds = ({ view, seat, history }: Known): Worlds => {
    const hands = new KnownHands(history, seat, game);
    return (bits) => {
      const state = game.imagine(view, { shuffle: (items) => shuffleWith(bits, items) });
      if (attentive) {
        hands.deal(state, bits);
        dealLikelyYardTickets(state, seat, game, bits);
      }
      return state;
    };
  };
  return {
    minStandardErrors,
    candidates: (decision) => candidates(decision, planner, exactEnding),
    ...(exactEnding && {
      settled: (decision: Decision) => {
        const { view, seat, bits } = decision;
        if (game.asked(view, seat)?.kind !== 'completeTickets') return undefined;
        const imagine = worlds(decision);
        const best = bestCompletion(
          game,
          decision,
          Array.from({ length: WORLDS }, () => imagine(bits)),
        );
        return best && [best];
      },
    }),
    worlds,
    policy: {
      imagined: () => {},
      begin: () => {},
      act: (state: State, seat: Seat): GameAction => planner.act(state, seat),
      ...(value && { estimate: (state: State, mover: Seat) => estimateValue(value, state, mover) }),
    },
  };
}

function candidates(
  { view, seat, offers, game }: Decision,
  planner: YardPlanner,
  exactEnding: boolean,
): readonly GameAction[] {
  const all = offers as readonly YardAction[];
  const favourite = planner.act(view, seat);
  const last = exactEnding && isLastYardTurn(planner.game, view);
  switch (game.asked(view, seat)?.kind) {
    case 'keepTickets':
      if (last) return interleave([[favourite, ...all]]);
      return interleave([[favourite, ...keepings(planner, view, seat, all)]]);
    case 'turn':
    case 'secondCard': {
      const tickets = all.filter((offer) => offer.type === 'drawTickets');
      if (last)
        return interleave([
          [favourite, ...tickets, ...lastSets(planner.game, view, seat, all)],
          draws(planner, view, seat, all).slice(0, 1),
        ]);
      return interleave([[favourite], sets(planner, view, seat, all), draws(planner, view, seat, all), tickets]);
    }
    default:
      return [favourite];
  }
}

function sets(planner: YardPlanner, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  return offers
    .filter((offer): offer is LayCards => offer.type === 'layCards')
    .map((offer) => ({ offer, worth: planner.layValue(offer, view, seat) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_SETS)
    .map(({ offer }) => offer);
}

/** One draw of each kind there is to be had, the planner's own first. */
function draws(planner: YardPlanner, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  const { game } = planner;
  const takes = offers.filter((offer) => offer.type === 'takeCard');
  const first = takeCard(planner, view, seat, game.asked(view, seat)?.kind === 'secondCard');
  const kinds = new Set<number>();
  const each = [...takes.filter((offer) => offer === first), ...takes].filter(({ from }) => {
    const kind = from === 'deck' ? -1 : marketCard(game, view, from);
    return !kinds.has(kind) && kinds.add(kind);
  });
  return each.slice(0, MOST_DRAWS);
}

function keepings(planner: YardPlanner, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  planner.update(view, seat);
  return offers
    .filter((offer) => offer.type === 'keepTickets')
    .map((offer) => ({ offer, worth: planner.keepValue(offer.tickets, view, seat) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_KEEPINGS)
    .map(({ offer }) => offer);
}
