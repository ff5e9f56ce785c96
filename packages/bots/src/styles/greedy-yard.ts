import {
  countOf,
  deckCount,
  handCount,
  heldOfKind,
  type KeepTickets,
  kindCount,
  type LayCards,
  marketCard,
  onTrackCount,
  rowCards,
  rowOwner,
  rowWilds,
  type Seat,
  seatCount,
  ticketsHeld,
  type View,
  wildKind,
  type YardAction,
  type YardGame,
  type YardTicket,
} from '@branchline/engine';
import { maxBy } from './max-by.ts';

/** What a seat sees, and what it may answer. */
interface Asked {
  readonly game: YardGame;
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly YardAction[];
}

/** Lays the sets its tickets need, one answer at a time. */
export function greedyYard(asked: Asked): YardAction | undefined {
  const { offers } = asked;
  const keeping = offers.filter((offer) => offer.type === 'keepTickets');
  if (keeping.length > 0) return bestTickets(keeping, asked);
  const completing = offers.filter((offer) => offer.type === 'completeTickets');
  if (completing.length > 0) return maxBy(completing, ({ tickets }) => pointsOf(tickets, asked));
  return onTurn(asked);
}

function onTurn(asked: Asked): YardAction | undefined {
  const { offers } = asked;
  const demand = demandOf(asked);
  const laying = maxBy(
    offers.filter((offer) => offer.type === 'layCards'),
    (lay) => layingValue(lay, demand, asked),
  );
  if (laying && layingValue(laying, demand, asked) >= leastValue(asked)) return laying;
  const draw = offers.find((offer) => offer.type === 'drawTickets');
  if (draw && nothingLeftToDo(asked)) return draw;
  return bestCard(demand, asked) ?? laying ?? draw;
}

function tickets({ game, view, seat }: Asked): readonly YardTicket[] {
  return ticketsHeld(game, view, seat).map((ticket) => game.yard.tickets[ticket]);
}

function pointsOf(numbers: readonly number[], { game }: Asked): number {
  return numbers.reduce((sum, ticket) => sum + game.yard.tickets[ticket].points, 0);
}

function cardsFor(all: readonly YardTicket[]): number {
  return all.reduce((sum, { needs }) => sum + needs.reduce((cards, need) => cards + need, 0), 0);
}

/** Cards a seat may hope to get on track with what is left of the deck. */
function hope({ game, view }: Asked): number {
  const turns = deckCount(game, view) / seatCount(game, view);
  return turns * CARDS_A_TURN;
}

/** Of the cards a seat draws, this share reaches the on-track pile in time. */
const CARDS_A_TURN = 0.75;

/** As many points as can be carried, and no ticket more than that. */
function bestTickets(keeping: readonly KeepTickets[], asked: Asked): YardAction | undefined {
  const { game, view, seat } = asked;
  const held = tickets(asked);
  const ready = onTrackCount(game, view, seat) + handCount(game, view, seat) / 2;
  const room = hope(asked) + ready;
  return maxBy(keeping, ({ tickets: kept }) => {
    const load = cardsFor([...held, ...kept.map((ticket) => game.yard.tickets[ticket])]);
    const points = pointsOf(kept, asked);
    return load <= room ? points : points - 3 * (load - room);
  });
}

/** Colour by colour: cards the tickets ask for and the yard has not yet got. What is on track nobody may look at: a share of all. */
function demandOf(asked: Asked): readonly number[] {
  const { game, view, seat } = asked;
  const all = tickets(asked);
  const share = Math.max(0.25, 1 - onTrackCount(game, view, seat) / Math.max(1, cardsFor(all)));
  const demand = new Array<number>(kindCount(game)).fill(0);
  for (const { needs } of all) for (const [colour, need] of needs.entries()) demand[colour] += need * share;
  for (let colour = 0; colour < wildKind(game); colour++) {
    if (rowOwner(game, view, colour) !== seat) continue;
    demand[colour] = Math.max(0, demand[colour] - rowCards(game, view, colour));
  }
  return demand;
}

/** Cards that help, with something for those that rob another; wilds are dear. */
function layingValue({ cards }: LayCards, demand: readonly number[], { game, view }: Asked): number {
  const wild = wildKind(game);
  let worth = 0;
  for (let colour = 0; colour < wild; colour++) {
    const count = countOf(cards, colour);
    if (count === 0) continue;
    worth += Math.min(count, demand[colour]) + SPARE * Math.max(0, count - demand[colour]);
    if (rowOwner(game, view, colour) < 0) continue;
    worth += ROBBING * (rowCards(game, view, colour) + rowWilds(game, view, colour));
  }
  return worth + WILD * countOf(cards, wild);
}

const SPARE = 0.2;
const ROBBING = 0.5;
const WILD = 0.1;

/** Near the end anything that still moves is better than a hand full of cards. */
function leastValue({ game, view }: Asked): number {
  return deckCount(game, view) < 4 * seatCount(game, view) ? 0.5 : 2;
}

/** Everything asked for is on its way, and there is time for more. */
function nothingLeftToDo(asked: Asked): boolean {
  const { game, view, seat } = asked;
  const load = cardsFor(tickets(asked));
  return onTrackCount(game, view, seat) > load && hope(asked) > 4;
}

function bestCard(demand: readonly number[], { game, view, seat, offers }: Asked): YardAction | undefined {
  const takes = offers.filter((offer) => offer.type === 'takeCard');
  return maxBy(takes, ({ from }) => {
    if (from === 'deck') return 1;
    const kind = marketCard(game, view, from);
    if (kind === wildKind(game)) return 1.5;
    const held = heldOfKind(game, view, seat, kind);
    return demand[kind] > held ? 1 + 0.2 * (held + 1) : 0.3;
  });
}
