import { type BoardGame, isBoardGame } from '../board/board-game.ts';
import type { Known, PlayerPosition, Position } from '../kernel/position.ts';
import type { State } from '../kernel/state.ts';
import { ticketsIn } from '../tickets/ticket-set.ts';
import type { LaidOut } from './laid-out.ts';

/** What is wrong with a state: every card, ticket, piece, station and technology is in exactly one place, or there is a sentence about it. */
export function audit(game: LaidOut, state: State): readonly string[] {
  const position = game.describe(state);
  return [
    ...state.flatMap((number, place) =>
      Number.isInteger(number) && number >= 0 ? [] : [`${number} stands at ${place}`],
    ),
    ...position.players.flatMap((player) => unknown(player)),
    ...cardFaults(game, state, position),
    ...ticketFaults(game, state, position),
    ...pieceFaults(game, position),
    ...technologyFaults(game, position),
    ...(isBoardGame(game) ? [...stationFaults(game, position), ...longTicketFaults(game, state)] : []),
  ];
}

/** In a state that hides nothing every pile has as many faces as it says. */
function unknown({ seat, hand, tickets, offered, onTrack, completed }: PlayerPosition): string[] {
  const piles: Readonly<Record<string, Known | undefined>> = { hand, tickets, offered, onTrack, completed };
  return Object.entries(piles).flatMap(([name, known]) =>
    known === undefined || known.items?.length === known.count
      ? []
      : [`the ${name} of seat ${seat} is not what its count says`],
  );
}

function cardFaults({ at, naming, rules }: LaidOut, state: State, position: Position): string[] {
  const deck = state.slice(at.deck, at.deck + state[at.deckCount]).map((kind) => naming.card(kind));
  const left = state.slice(at.deck + state[at.deckCount], at.deck + at.total).some((card) => card !== 0);
  const lying = [
    ...deck,
    ...position.market.flatMap((card) => card ?? []),
    ...(position.discards.items ?? []),
    ...(position.tunnel ? [...position.tunnel.laid, ...position.tunnel.turned] : []),
    ...position.players.flatMap((player) => [
      ...(player.hand.items ?? []),
      ...(player.onTrack?.items ?? []),
      ...inYard(player),
    ]),
  ];
  const { perColour, wilds } = rules.facts.deck;
  return [
    ...(left ? ['something lies above the top of the deck'] : []),
    ...naming.names.cards.flatMap((name) => {
      const [found, printed] = [lying.filter((card) => card === name).length, name === 'wild' ? wilds : perColour];
      return found === printed ? [] : [`${found} ${name} cards instead of ${printed}`];
    }),
  ];
}

function inYard({ yard = [] }: PlayerPosition): string[] {
  return yard.flatMap(({ colour, cards, wilds }) => [
    ...new Array<string>(cards).fill(colour),
    ...new Array<string>(wilds).fill('wild'),
  ]);
}

function ticketFaults({ at, naming }: LaidOut, state: State, position: Position): string[] {
  const name = (ticket: number): string => naming.names.tickets[ticket];
  const lying = [
    ...state.slice(at.ticketPile, at.ticketPile + state[at.pileCount]).map(name),
    ...ticketsIn(state, at.box, at.ticketTotal).map(name),
    ...position.players.flatMap(({ tickets, offered, completed }) => [
      ...(tickets.items ?? []),
      ...(offered.items ?? []),
      ...(completed?.items ?? []),
    ]),
  ];
  return naming.names.tickets.flatMap((ticket) => {
    const found = lying.filter((other) => other === ticket).length;
    return found === 1 ? [] : [`the ticket ${ticket} is in ${found} places`];
  });
}

/** C-33: what is not on the board is still in front of its seat. */
function pieceFaults(game: LaidOut, { players, routes }: Position): string[] {
  const { pieces: printed } = game.rules.facts;
  if (printed === undefined || routes === undefined || !isBoardGame(game)) return [];
  const spaces = new Map(game.board.routes.map(({ id, length }) => [id, length]));
  return players.flatMap(({ seat, pieces = 0 }) => {
    const held = Object.entries(routes).filter(([, holders]) => holders.includes(seat));
    const all = held.reduce((sum, [route]) => sum + (spaces.get(route) ?? 0), pieces);
    return all === printed ? [] : [`seat ${seat} has ${all} pieces instead of ${printed}`];
  });
}

/** EU-10: what does not stand in a city is still in front of its seat. */
function stationFaults({ rules }: BoardGame, { players }: Position): string[] {
  const printed = rules.stations?.prices.length ?? 0;
  return players.flatMap(({ seat, stations = [], stationsLeft = 0 }) => {
    const all = stations.length + stationsLeft;
    return all === printed && stationsLeft >= 0 ? [] : [`seat ${seat} has ${all} stations instead of ${printed}`];
  });
}

/** EU-3: long tickets are with those they were dealt to, or out of the game; whoever kept all that was dealt has its share. */
function longTicketFaults({ at, board, rules }: BoardGame, state: State): string[] {
  if (at.longDealt === 0) return [];
  const { count, long } = rules.tickets.dealt;
  const longOnes = (tickets: readonly number[]): number =>
    tickets.filter((ticket) => board.tickets[ticket].long).length;
  const inPile = longOnes(state.slice(at.ticketPile, at.ticketPile + state[at.pileCount]));
  const seats = Array.from({ length: state[at.seats] }, (_, seat) => seat);
  return [
    ...(inPile === 0 ? [] : [`${inPile} long tickets lie in the pile`]),
    ...seats.flatMap((seat) => {
      const held = longOnes(ticketsIn(state, at.tickets + seat * at.ticketWords, at.ticketTotal));
      const least = Math.max(0, state[at.keptAtDeal + seat] - count);
      return held >= least && held <= long ? [] : [`seat ${seat} holds ${held} long tickets`];
    }),
  ];
}

/** A technology that has expired is on nobody's table; the others are held or for sale. */
function technologyFaults(game: LaidOut, { players, technologies }: Position): string[] {
  if (technologies === undefined || !hasTechnologies(game.rules)) return [];
  return game.rules.technologies.list.flatMap(({ id, copies, expires }) => {
    const held = players.filter((player) => player.technologies?.includes(id)).length;
    const all = held + (technologies[id] ?? 0);
    return all === copies || (expires && technologies[id] === 0) ? [] : [`${all} copies of ${id} instead of ${copies}`];
  });
}

interface WithTechnologies {
  readonly technologies: {
    readonly list: readonly { readonly id: string; readonly copies: number; readonly expires?: boolean | undefined }[];
  };
}

function hasTechnologies(rules: object): rules is WithTechnologies {
  return 'technologies' in rules && rules.technologies !== undefined;
}
