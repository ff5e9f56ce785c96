import {
  countOf,
  type Game,
  type KeepTickets,
  type LayCards,
  type Seat,
  ticketsIn,
  type View,
  type YardAction,
  type YardGame,
  type YardTicket,
} from '@branchline/engine';
import { best, look } from '../best.ts';

export function isYardGame(game: Game): game is YardGame {
  return 'yard' in game && 'at' in game && 'rules' in game;
}

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
  if (completing.length > 0) return best(completing, ({ tickets }) => pointsOf(tickets, asked));
  return onTurn(asked);
}

function onTurn(asked: Asked): YardAction | undefined {
  const { offers } = asked;
  const wants = wantsOf(asked);
  const laying = best(
    offers.filter((offer) => offer.type === 'layCards'),
    (lay) => worthLaying(lay, wants, asked),
  );
  if (laying && worthLaying(laying, wants, asked) >= leastWorth(asked)) return laying;
  const draw = offers.find((offer) => offer.type === 'drawTickets');
  if (draw && nothingLeftToDo(asked)) return draw;
  return bestCard(wants, asked) ?? laying ?? draw;
}

function tickets({ game, view, seat }: Asked): readonly YardTicket[] {
  const { at, yard } = game;
  const held = ticketsIn(view, at.tickets + seat * at.ticketWords, at.ticketTotal);
  return held.flatMap((ticket) => yard.tickets[ticket] ?? []);
}

function pointsOf(numbers: readonly number[], { game }: Asked): number {
  return numbers.reduce((sum, ticket) => sum + (game.yard.tickets[ticket]?.points ?? 0), 0);
}

function cardsFor(all: readonly YardTicket[]): number {
  return all.reduce((sum, { needs }) => sum + needs.reduce((cards, need) => cards + need, 0), 0);
}

/** Cards a seat may hope to get on track with what is left of the deck. */
function hope({ game, view }: Asked): number {
  const { at } = game;
  const turns = look(view, at.deckCount) / look(view, at.seats);
  return turns * CARDS_A_TURN;
}

/** Of the cards a seat draws, so many reach the on-track pile in time. */
const CARDS_A_TURN = 0.75;

/** As many points as can be carried, and no ticket more than that. */
function bestTickets(keeping: readonly KeepTickets[], asked: Asked): YardAction | undefined {
  const { game, view, seat } = asked;
  const held = tickets(asked);
  const ready = look(view, game.at.onTrackCount + seat) + look(view, game.at.handCount + seat) / 2;
  const room = hope(asked) + ready;
  return best(keeping, ({ tickets: kept }) => {
    const load = cardsFor([...held, ...kept.flatMap((ticket) => game.yard.tickets[ticket] ?? [])]);
    const points = pointsOf(kept, asked);
    return load <= room ? points : points - 3 * (load - room);
  });
}

/** Colour by colour: cards the tickets ask for and the yard has not yet got. What is on track nobody may look at: a share of all. */
function wantsOf(asked: Asked): readonly number[] {
  const { game, view, seat } = asked;
  const { at } = game;
  const all = tickets(asked);
  const share = Math.max(0.25, 1 - look(view, at.onTrackCount + seat) / Math.max(1, cardsFor(all)));
  const wants = new Array<number>(at.kinds).fill(0);
  for (const { needs } of all)
    for (const [colour, need] of needs.entries()) wants[colour] = look(wants, colour) + need * share;
  for (let colour = 0; colour < at.wild; colour++) {
    if (look(view, at.rowOwner + colour) === seat + 1)
      wants[colour] = Math.max(0, look(wants, colour) - look(view, at.rowCards + colour));
  }
  return wants;
}

/** Cards that help, with something for those that rob another; wilds are dear. */
function worthLaying({ cards }: LayCards, wants: readonly number[], { game, view }: Asked): number {
  const { at } = game;
  let worth = 0;
  for (let colour = 0; colour < at.wild; colour++) {
    const count = countOf(cards, colour);
    if (count === 0) continue;
    worth += Math.min(count, look(wants, colour)) + SPARE * Math.max(0, count - look(wants, colour));
    if (look(view, at.rowOwner + colour) > 0)
      worth += ROBBING * (look(view, at.rowCards + colour) + look(view, at.rowWilds + colour));
  }
  return worth + WILD * countOf(cards, at.wild);
}

const SPARE = 0.2;
const ROBBING = 0.5;
const WILD = 0.1;

/** Near the end anything that still moves is better than a hand full of cards. */
function leastWorth({ game, view }: Asked): number {
  const { at } = game;
  return look(view, at.deckCount) < 4 * look(view, at.seats) ? 0.5 : 2;
}

/** Everything asked for is on its way, and there is time for more. */
function nothingLeftToDo(asked: Asked): boolean {
  const { game, view, seat } = asked;
  const { at } = game;
  const load = cardsFor(tickets(asked));
  return look(view, at.onTrackCount + seat) > load && hope(asked) > 4;
}

function bestCard(wants: readonly number[], { game, view, seat, offers }: Asked): YardAction | undefined {
  const { at } = game;
  const takes = offers.filter((offer) => offer.type === 'takeCard');
  return best(takes, ({ from }) => {
    if (from === 'deck') return 1;
    const kind = look(view, at.market + from) - 1;
    if (kind === at.wild) return 1.5;
    const held = look(view, at.hand + seat * at.kinds + kind);
    return look(wants, kind) > held ? 1 + 0.2 * (held + 1) : 0.3;
  });
}
