import {
  type Bits,
  type BoardAction,
  type BoardGame,
  type Chance,
  holds,
  isLastRound,
  type ScoreSheet,
  type Seat,
  type State,
  shuffleWith,
  ticketPileCount,
  ticketsHeld,
} from '@branchline/engine';
import type { Decision } from '../contract/bot.ts';

/** How many worlds are imagined for an answer that hangs on chance: a tunnel. */
const WORLDS = 16;
/** What is further behind than this in one world is not the best in others. */
const DOUBTFUL = 12;
/** Less than this is no difference. */
const LEVEL = 1e-6;
/** What the best of the others has counts a little: it settles what is level. */
const OTHERS = 0.001;

/** An answer of a last turn, and the points that the seat has with it at the end, chance weighed. */
export interface Weighed {
  readonly action: BoardAction;
  readonly worth: number;
}

/**
 * A seat's last turn on a board: nothing counts any more but points. Every answer is played in the engine, with all that the same
 * turn may still hold (a route after a purchase, the extra of a tunnel, tickets to be kept), and the true score is looked at.
 */
export function weighLastTurn(game: BoardGame, { view, seat, offers, bits }: Decision): Weighed[] {
  const worlds: State[] = [];
  const world = (number: number): State => {
    worlds[number] ??= game.imagine(view, dice(bits));
    return worlds[number];
  };
  const turn: Turn = { game, seat, chance: dice(bits) };
  const known = world(0);
  const weighed = answersOf(turn, known, offers as readonly BoardAction[]).map(({ action, after }) => {
    if (after === 'cards') return { action, worth: worthOf(game.score(known), seat) };
    return { action, worth: settle(turn, after) };
  });
  // Tunnels and who has most of something hang on what cannot be seen: what may be the best is looked at in more worlds.
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const tickets = drawnNow(game, known, seat);
  let cards: number | undefined;
  return weighed.map((one) => {
    const { action } = one;
    const asItIs = action.type === 'drawTickets' || action.type === 'takeCard' || action.type === 'takeThree';
    if (!asItIs && !isTunnel(game, action) && one.worth < most - DOUBTFUL) return one;
    let sum = 0;
    for (let number = 0; number < WORLDS && !(asItIs && cards !== undefined); number++) {
      const state = asItIs ? world(number) : game.copy(world(number));
      if (!asItIs) game.play(state, seat, action, turn.chance);
      sum += asItIs ? worthOf(game.score(state), seat) : settle(turn, state);
    }
    if (!asItIs) return { action, worth: sum / WORLDS };
    cards ??= sum / WORLDS;
    return { action, worth: action.type === 'drawTickets' ? cards + tickets : cards };
  });
}

/** Of these the best, and what is level with it; nothing, if this is not the seat's last turn. */
export function bestOfLastTurn(game: BoardGame, decision: Decision): BoardAction[] | undefined {
  if (!isLastRound(game, decision.view)) return undefined;
  const weighed = weighLastTurn(game, decision);
  const most = Math.max(...weighed.map(({ worth }) => worth));
  return weighed.filter(({ worth }) => worth >= most - LEVEL).map(({ action }) => action);
}

interface Turn {
  readonly game: BoardGame;
  readonly seat: Seat;
  readonly chance: Chance;
}

const dice = (bits: Bits): Chance => ({ shuffle: (items) => shuffleWith(bits, items) });

function worthOf({ seats }: ScoreSheet, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const one of seats) if (one.seat !== seat) rival = Math.max(rival, one.total);
  return seats[seat].total - OTHERS * rival;
}

function isTunnel({ board }: BoardGame, action: BoardAction): boolean {
  return action.type === 'claimRoute' && board.routes[action.route].kind === 'tunnel';
}

/**
 * What tickets drawn now bring on average: those that happen to be done already bring their points, and of the others as few are
 * kept as must be, the smallest. Every hand that may be drawn is counted.
 */
function drawnNow(game: BoardGame, state: State, seat: Seat): number {
  const { count: most, keep } = game.rules.tickets.drawn;
  const joined = network(game, state, seat);
  const own = new Set(ticketsHeld(game, state, seat));
  const unseen = game.board.tickets
    .filter(({ number, long }) => !own.has(number) && !long)
    .map(({ from, to, points }) => (joined(from, to) ? points : -points))
    .sort((a, b) => b - a);
  const drawn = Math.min(most, ticketPileCount(game, state), unseen.length);
  return handsOf(unseen.length, drawn).reduce((sum, { place, rank, chance }) => {
    // The best of a hand first: so many must be kept, and all that bring something are.
    return sum + (rank < keep || unseen[place] > 0 ? chance * unseen[place] : 0);
  }, 0);
}

interface Drawn {
  readonly place: number;
  /** How many of the hand come before it. */
  readonly rank: number;
  readonly chance: number;
}

/** Of all hands of so many out of a row: how likely the one at a place is drawn with so many before it in the hand. */
function handsOf(all: number, drawn: number): Drawn[] {
  const found: Drawn[] = [];
  for (let place = 0; place < all; place++) {
    for (let rank = 0; rank < drawn; rank++) {
      const ways = choose(place, rank) * choose(all - place - 1, drawn - rank - 1);
      if (ways > 0) found.push({ place, rank, chance: ways / choose(all, drawn) });
    }
  }
  return found;
}

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let one = 0; one < count; one++) ways = (ways * (from - one)) / (one + 1);
  return ways;
}

/** Whether a seat's routes, and those its stations lend it, join any two of these places. */
function network(
  game: BoardGame,
  state: State,
  seat: Seat,
): (from: readonly number[], to: readonly number[]) => boolean {
  const { routes, places } = game.board;
  const part = places.map((_, place) => place);
  const root = (place: number): number => (part[place] === place ? place : root(part[place]));
  const { lines } = game.score(state).seats[seat];
  const lent = new Set(
    lines.flatMap(({ kind, route }) => (kind === 'borrowedRoute' && route !== undefined ? route : [])),
  );
  for (const { number, a, b } of routes) {
    if (holds(game, state, seat, number) || lent.has(number)) part[root(a)] = root(b);
  }
  return (from, to) => from.some((one) => to.some((other) => root(one) === root(other)));
}

/** What a seat has in the end, if it makes the best of what is left of its turn. */
function settle(turn: Turn, state: State): number {
  const { game, seat } = turn;
  if (!game.awaiting(state).includes(seat)) return worthOf(game.score(state), seat);
  let most = Number.NEGATIVE_INFINITY;
  for (const { after } of answersOf(turn, state, game.offers(state, seat))) {
    const worth = after === 'cards' ? worthOf(game.score(state), seat) : settle(turn, after);
    most = Math.max(most, worth);
  }
  return most;
}

interface Answer {
  readonly action: BoardAction;
  /** The state it leads to; or that it brings only cards, which count for nothing now. */
  readonly after: State | 'cards';
}

/** Each answer with what comes of it. Two ways to pay for one thing come to the same, unless the turn goes on. */
function answersOf({ game, seat, chance }: Turn, state: State, offers: readonly BoardAction[]): Answer[] {
  const found: Answer[] = [];
  const paid = new Set<string>();
  for (const action of offers) {
    if (action.type === 'takeCard' || action.type === 'takeThree') {
      found.push({ action, after: 'cards' });
      continue;
    }
    const what = paidFor(game, action);
    if (what !== undefined && paid.has(what)) continue;
    const after = game.copy(state);
    if (!game.play(after, seat, action, chance).ok) continue;
    if (what !== undefined && !game.awaiting(after).includes(seat)) paid.add(what);
    found.push({ action, after });
  }
  return found;
}

/** What is paid for, where one payment is as good as another; a tunnel may ask for more of the same cards. */
function paidFor({ board }: BoardGame, action: BoardAction): string | undefined {
  if (action.type === 'claimRoute')
    return board.routes[action.route].kind === 'tunnel' ? undefined : `route ${action.route}`;
  if (action.type === 'claimHeldRoute') return `held ${action.route}`;
  return action.type === 'buildStation' ? `city ${action.city}` : undefined;
}
