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
import { foreseeing, type Learnt } from '../value/value-model.ts';
import { takeCard } from '../yard/take-card.ts';
import type { YardWeights } from '../yard/weights.ts';
import { YardMind } from '../yard/yard-planner.ts';
import { inTurn } from './interleave.ts';
import { KnownHands } from './known-hands.ts';
import { dealLikelyTickets } from './likely-yard-tickets.ts';
import type { Searching } from './monte-carlo.ts';

const MOST_SETS = 5;
const MOST_DRAWS = 4;
const MOST_KEEPINGS = 6;

interface Beliefs {
  readonly weights: YardWeights;
  readonly doubt: number;
  /** Whether it knows which cards others have taken from the market, and guesses their tickets. */
  readonly attentive: boolean;
  readonly learnt?: Learnt | undefined;
}

/** How the card game is searched: the planner's answers first, and planners in every seat. */
export function yardSearch(game: YardGame, { weights, doubt, attentive, learnt }: Beliefs): Searching {
  const mind = new YardMind(game, weights);
  let hands: KnownHands | undefined;
  return {
    doubt,
    candidates(decision) {
      hands = attentive ? new KnownHands(decision.history, decision.seat, game) : undefined;
      return candidates(decision, mind);
    },
    imagine(view, seat, bits) {
      const state = game.imagine(view, { shuffle: (items) => shuffleWith(bits, items) });
      if (attentive) {
        hands?.deal(state, bits);
        dealLikelyTickets(state, seat, game, bits);
      }
      return state;
    },
    playout: {
      imagined: () => {},
      begin: () => {},
      act: (state: State, seat: Seat): GameAction => mind.act(state, seat),
      ...foreseeing(learnt),
    },
  };
}

function candidates({ view, seat, offers, game }: Decision, mind: YardMind): readonly GameAction[] {
  const all = offers as readonly YardAction[];
  const favourite = mind.act(view, seat);
  switch (game.asked(view, seat)?.kind) {
    case 'keepTickets':
      return inTurn([[favourite, ...keepings(mind, view, seat, all)]]);
    case 'turn':
    case 'secondCard': {
      const tickets = all.filter((offer) => offer.type === 'drawTickets');
      return inTurn([[favourite], sets(mind, view, seat, all), draws(mind, view, seat, all), tickets]);
    }
    default:
      return [favourite];
  }
}

function sets(mind: YardMind, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  return offers
    .filter((offer): offer is LayCards => offer.type === 'layCards')
    .map((offer) => ({ offer, worth: mind.layWorth(offer, view, seat) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_SETS)
    .map(({ offer }) => offer);
}

/** One draw of each kind there is to be had, the planner's own first. */
function draws(mind: YardMind, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  const { game } = mind;
  const takes = offers.filter((offer) => offer.type === 'takeCard');
  const first = takeCard(mind, view, seat, game.asked(view, seat)?.kind === 'secondCard');
  const kinds = new Set<number>();
  const each = [...takes.filter((offer) => offer === first), ...takes].filter(({ from }) => {
    const kind = from === 'deck' ? -1 : marketCard(game, view, from);
    return !kinds.has(kind) && kinds.add(kind);
  });
  return each.slice(0, MOST_DRAWS);
}

function keepings(mind: YardMind, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  mind.look(view, seat);
  return offers
    .filter((offer) => offer.type === 'keepTickets')
    .map((offer) => ({ offer, worth: mind.keepWorth(offer.tickets, view, seat) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_KEEPINGS)
    .map(({ offer }) => offer);
}
