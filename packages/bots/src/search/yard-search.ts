import {
  type GameAction,
  type LayCards,
  type Seat,
  type State,
  shuffleWith,
  type View,
  type YardAction,
  type YardGame,
} from '@branchline/engine';
import type { Decision } from '../bot.ts';
import { YardMind } from '../yard-planner/yard-mind.ts';
import type { YardWeights } from '../yard-planner/yard-weights.ts';
import type { Searching } from './search.ts';

const MOST_SETS = 6;
const MOST_KEEPINGS = 6;

/** How the card game is searched: the planner's answers first, and planners in every seat. */
export function yardSearch(game: YardGame, weights: YardWeights): Searching {
  const mind = new YardMind(game, weights);
  return {
    candidates: (decision) => candidates(decision, mind),
    imagine: (view, _seat, bits) => game.imagine(view, { shuffle: (items) => shuffleWith(bits, items) }),
    playout: {
      begin: () => {},
      act: (state: State, seat: Seat): GameAction => mind.act(state, seat),
    },
  };
}

function candidates({ view, seat, offers, game }: Decision, mind: YardMind): readonly GameAction[] {
  const all = offers as readonly YardAction[];
  const favourite = mind.act(view, seat);
  const found: YardAction[] = [favourite];
  switch (game.asked(view, seat)?.kind) {
    case 'keepTickets':
      found.push(...keepings(mind, view, seat, all));
      break;
    case 'turn':
      found.push(...sets(mind, view, seat, all), ...draws(mind, view, all));
      break;
    case 'secondCard':
      found.push(...draws(mind, view, all));
      break;
    default:
      break;
  }
  const known = new Set<string>();
  return found.filter((action) => {
    const key = JSON.stringify(action);
    return !known.has(key) && known.add(key);
  });
}

function sets(mind: YardMind, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  return offers
    .filter((offer): offer is LayCards => offer.type === 'layCards')
    .map((offer) => ({ offer, worth: mind.layWorth(offer, view, seat) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_SETS)
    .map(({ offer }) => offer);
}

/** One draw of each kind there is to be had, and tickets. */
function draws({ game }: YardMind, view: View, offers: readonly YardAction[]): YardAction[] {
  const kinds = new Set<number>();
  return offers.filter((offer) => {
    if (offer.type === 'drawTickets') return true;
    if (offer.type !== 'takeCard') return false;
    const kind = offer.from === 'deck' ? -1 : view[game.at.market + offer.from];
    return !kinds.has(kind) && kinds.add(kind);
  });
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
