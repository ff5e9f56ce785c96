import {
  countOf,
  deckNumber,
  type GameAction,
  isLastRound,
  rowOwner,
  type Seat,
  type State,
  seatCount,
  ticketsHeld,
  type View,
  wildKind,
  type YardAction,
  type YardGame,
} from '@branchline/engine';
import type { Decision } from '../contract/bot.ts';

/** More tickets than this are not tried in every combination. */
const MOST_TICKETS = 12;

/** CG-62: whether the round that is being played, or scored, is the last of the game. */
export function endsTheGame(game: YardGame, view: View): boolean {
  return seatCount(game, view) !== game.rules.facts.secondDeck.seats || deckNumber(game, view) === 2;
}

/** In a last round: what is laid now reaches no track. Of all sets those that rob the same rows come to the same: the smallest of each. */
export function lastSets(game: YardGame, view: View, seat: Seat, offers: readonly YardAction[]): YardAction[] {
  const found = new Map<string, { action: YardAction; cards: number }>();
  for (const action of offers) {
    if (action.type !== 'layCards') continue;
    let robbed = '';
    let cards = 0;
    for (let kind = 0; kind <= wildKind(game); kind++) {
      const count = countOf(action.cards, kind);
      cards += count;
      const owner = kind < wildKind(game) && count > 0 ? rowOwner(game, view, kind) : -1;
      if (owner >= 0 && owner !== seat) robbed += ` ${kind}`;
    }
    const known = found.get(robbed);
    if (!known || known.cards > cards) found.set(robbed, { action, cards });
  }
  return [...found.values()].map(({ action }) => action);
}

interface Completion {
  readonly action: YardAction;
  /** By how much the seat is ahead of the best other with it, on average. */
  readonly worth: number;
}

/**
 * Which tickets to complete when the game is over (CG-60, CG-70): every choice to which none can be added, weighed by the true score with the
 * bonuses of the big cities. What the others complete is imagined as their best.
 */
export function weighCompletions(game: YardGame, { view, seat }: Decision, worlds: readonly State[]): Completion[] {
  const held = ticketsHeld(game, view, seat);
  if (!endsTheGame(game, view) || held.length > MOST_TICKETS) return [];
  return fullChoices(game, view, seat, held).map((tickets) => {
    const action: YardAction = { type: 'completeTickets', tickets };
    const sum = worlds.reduce((all, world) => all + leadAtEnd(game, game.copy(world), seat, action), 0);
    return { action, worth: sum / worlds.length };
  });
}

/** The best of these; nothing, where the game goes on. */
export function bestCompletion(game: YardGame, decision: Decision, worlds: readonly State[]): GameAction | undefined {
  const weighed = weighCompletions(game, decision, worlds);
  const [first] = weighed;
  return first && weighed.reduce((best, one) => (one.worth > best.worth ? one : best), first).action;
}

/** Every choice that can be completed and to which none can be added. */
function fullChoices(game: YardGame, view: View, seat: Seat, held: readonly number[]): number[][] {
  const legal: number[] = [];
  for (let bits = 0; bits < 1 << held.length; bits++) {
    if (game.explain(view, seat, { type: 'completeTickets', tickets: chosen(held, bits) }) === undefined)
      legal.push(bits);
  }
  const full = legal.filter((bits) => !legal.some((other) => other !== bits && (other & bits) === bits));
  return full.map((bits) => chosen(held, bits));
}

const chosen = (held: readonly number[], bits: number): number[] =>
  held.filter((_, place) => (bits & (1 << place)) !== 0);

/** By how much a seat is ahead of the best other when everybody has completed. */
function leadAtEnd(game: YardGame, state: State, seat: Seat, action: YardAction): number {
  const never = { shuffle: () => {} };
  game.play(state, seat, action, never);
  for (let [next] = game.awaiting(state); next !== undefined; [next] = game.awaiting(state)) {
    if (game.asked(state, next)?.kind !== 'completeTickets') break;
    game.play(state, next, game.offers(state, next)[0], never);
  }
  const { seats } = game.score(state);
  const rival = Math.max(...seats.filter((one) => one.seat !== seat).map(({ total }) => total));
  return seats[seat].total - rival;
}

/** Whether a turn is the seat's last of the game. */
export function isLastYardTurn(game: YardGame, view: View): boolean {
  return isLastRound(game, view) && endsTheGame(game, view);
}
