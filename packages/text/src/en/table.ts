import { type EventOf, type EventType, type TableNames, ticketList } from '../shared/arguments.ts';
import { and, moment, plural } from './grammar.ts';

/* What lies on the table, and what happens there. */

/** How the games call their wilds and pieces. */
export const things = {
  taxiCard: (count: number) => (count === 1 ? 'taxi card' : 'taxi cards'),
  locomotive: (count: number) => (count === 1 ? 'locomotive' : 'locomotives'),
  taxi: (count: number) => (count === 1 ? 'taxi' : 'taxis'),
  train: (count: number) => (count === 1 ? 'train car' : 'train cars'),
  oneCard: (colour: string) => `${/^[aeio]/.test(colour) ? 'an' : 'a'} ${colour} card`,
  oneWild: (wild: string) => `a ${wild}`,
  some: (count: number, thing: string) => `${count} ${thing}`,
  moment,
  and,
  /** Words that are others at a table with taxis than at one with trains. */
  atTaxis: (text: string) => text,
};

export const table = {
  you: 'You',
  board: (game: string) => `The board of ${game}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeBoard: 'Whole board',
  players: 'Players',
  market: 'Cards to take',
  hand: 'Your cards',
  handEmpty: 'No cards in your hand.',
  tickets: 'Your tickets',
  ticketsEmpty: 'No tickets yet.',
  log: 'What happened',
  chat: 'Chat',
  sayLabel: 'Say something',
  send: 'Send',
  parts: 'Parts of the table',
  pullUp: 'Make this larger',
  pullDown: 'Make this smaller',
  home: 'Start page',
  tabs: { hand: 'Hand', market: 'Market', tickets: 'Tickets', players: 'Players', log: 'Log' },
  deck: 'Deck',
  deckLabel: (count: number) => `Take the top card of the deck, unseen; ${plural(count, 'card')} left`,
  discards: (count: number) => `${plural(count, 'card')} discarded`,
  ticketPile: 'Tickets',
  ticketPileLabel: (count: number) => `Draw tickets; ${count} left in the pile`,
  takeLabel: (card: string) => `Take ${card}`,
  noCard: 'No card here',
  points: (points: number) => plural(points, 'point'),
  pointsShort: (points: number) => plural(points, 'pt'),
  spaces: (count: number) => plural(count, 'space'),
  cards: (count: number) => plural(count, 'card'),
  ticketsHeld: (count: number) => plural(count, 'ticket'),
  left: (count: number, thing: string) => `${count} ${thing} left`,
  onTrack: (count: number) => `${plural(count, 'card')} on track`,
  completed: (count: number) => `${plural(count, 'ticket')} completed`,
  toMove: 'to move',
  thinking: 'thinking',
  away: 'away',
  botPlays: 'a bot plays for them',
  bot: 'bot',
  inHand: (count: number, colour: string) => `${colour}: ${count} in your hand`,
  pickedOf: (picked: number, count: number) => `${picked} of ${count} chosen`,
  takeBack: (colour: string) => `Take one ${colour} back`,
  ticketDone: 'Done',
  ticketMissing: (spaces: number) => `${plural(spaces, 'space')} to go`,
  ticketLost: 'Out of reach',
  longTicket: 'Long ticket',
  ticketWithStation: 'Done, with a station',
  ticketNeedsStation: 'Only with a station',
  stationsLeft: (left: number, all: number) => `${left} of ${plural(all, 'station')} left`,
  stationIn: (city: string) => `station in ${city}`,
  completedOf: (name: string) => `Completed tickets: ${name}`,
  yourCompleted: 'Your completed tickets',
  ticketPoints: (points: number, done: boolean) => (done ? `+${points}` : `${points}`),
  lastRound: (turns: number) => `Last round: ${plural(turns, 'turn')} left`,
  sinceMyTurn: 'Since your last turn',
  earlier: 'Earlier',
  loading: 'Setting the table …',
  hurry: 'Skip ahead',
  connection: {
    connecting: 'Connecting …',
    lost: 'The connection is lost. Trying again …',
    open: '',
  },
  notKept: 'This browser keeps nothing: the game would not survive a reload.',
  restartAt: (when: string) => `The server restarts: ${when}. Your game is kept and goes on a moment later.`,
};

export const routes = {
  between: (a: string, b: string) => `${a} – ${b}`,
  label: (route: { name: string; spaces: number; colour: string; kind: string; points: number; state: string }) =>
    [route.name, plural(route.spaces, 'space'), route.colour, route.kind, plural(route.points, 'point'), route.state]
      .filter(Boolean)
      .join(', '),
  held: (names: string) => `held by ${names}`,
  free: 'free',
  canClaim: 'you can claim it now',
  tunnel: 'tunnel',
  ferry: (symbols: number, wild: string) => `ferry with ${symbols} ${wild}`,
};

export const yard = {
  hall: 'The yards',
  yourYard: 'Your yard',
  yardOf: (name: string) => `Yard: ${name}`,
  emptyYard: 'No cards in the yard.',
  row: (colour: string, cards: number, wilds: number) =>
    wilds > 0
      ? `${plural(cards, `${colour} card`)} and ${plural(wilds, 'locomotive')}`
      : plural(cards, `${colour} card`),
  onTrack: 'on track',
  onTrackHint: 'Cards on track complete tickets at the end. Nobody may look.',
  bonuses: 'Most tickets to a big city',
  deckNumber: (number: number) => `Deck ${number} of 2`,
};

/** A line of the log for every event worth one. */
export type EventSentences = {
  readonly [Type in EventType]: (event: EventOf<Type>, names: TableNames) => string | undefined;
};

const silent = (): undefined => undefined;

const sentences: EventSentences = {
  begun: ({ first }, names) => (names.isMe(first) ? 'You begin.' : `${names.player(first)} begins.`),
  deckMade: silent,
  deckReshuffled: () => 'The discards were shuffled into a new deck.',
  cardsDealt: silent,
  wildGiven: silent,
  marketFilled: silent,
  marketSwept: (_, names) => `Too many ${names.wild(3)} lay in the market: it was swept.`,
  cardTaken: silent,
  cardDrawn: silent,
  ticketsShuffled: silent,
  ticketsRemoved: silent,
  ticketsDrawn: ({ seat, tickets }, names) => `${names.player(seat)} drew ${plural(tickets.count, 'ticket')}.`,
  ticketsChosen: ({ seat }, names) => `${names.player(seat)} chose tickets.`,
  ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} kept ${plural(kept.count, 'ticket')}.`,
  asked: silent,
  answered: silent,
  cardsLaid: ({ seat, route, cards }, names) =>
    names.isTunnel(route)
      ? `${names.player(seat)} tried the tunnel ${names.route(route)} with ${names.cards(cards)}.`
      : undefined,
  cardTurned: ({ card }, names) => `Turned: ${names.cards([card])}.`,
  extraLaid: ({ seat, cards }, names) => `${names.player(seat)} paid ${names.cards(cards)} more.`,
  laidTakenBack: ({ seat }, names) => `${names.player(seat)} left the tunnel.`,
  turnedDiscarded: silent,
  routeClaimed: ({ seat, route, points }, names) =>
    `${names.player(seat)} claimed ${names.route(route)} for ${plural(points, 'point')}.`,
  technologyBought: ({ seat, technology }, names) => `${names.player(seat)} bought ${names.technology(technology)}.`,
  technologyReturned: ({ technology }, names) => `${names.technology(technology)} is back on the table.`,
  technologyExpired: ({ technology }, names) => `${names.technology(technology)} left the game.`,
  stationBuilt: ({ seat, city }, names) => `${names.player(seat)} built a station in ${names.place(city)}.`,
  turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} passed.` : undefined),
  lastRoundBegan: ({ turns }) => `The last round has begun: ${plural(turns, 'turn')} left.`,
  gameEnded: ({ because }) =>
    because === 'everybodyPassed' ? 'Everybody passed: the game is over.' : 'The game is over.',
  cardMoved: ({ seat, card }, names) => `${names.player(seat)} moved ${names.cards([card])} on track.`,
  rowLaid: ({ seat, cards }, names) => `${names.player(seat)} laid ${names.cards(cards)}.`,
  rowRobbed: ({ seat, by, cards }, names) =>
    names.isMe(seat)
      ? `${names.player(by)} robbed you of ${names.cards(cards)}.`
      : `${names.player(by)} robbed ${names.player(seat)} of ${names.cards(cards)}.`,
  pileOpened: ({ seat, cards }, names) => `${names.player(seat)} had ${plural(cards.length, 'card')} on track.`,
  completionChosen: ({ seat }, names) => `${names.player(seat)} chose tickets to complete.`,
  ticketsCompleted: ({ seat, tickets, points }, names) =>
    `${names.player(seat)} completed ${plural(tickets.count, 'ticket')} for ${plural(points, 'point')}${ticketList(tickets, names)}.`,
  secondDeckMade: () => 'A second deck was shuffled.',
};

export const events = {
  sentences,
  /** The cards of one draw: those all could see (or oneself), and those nobody could. */
  drew: (
    { seat, seen, unseen }: { seat: number; seen: readonly string[]; unseen: number },
    names: TableNames,
  ): string => {
    const hidden = unseen === 0 ? '' : plural(unseen, 'card from the deck', 'cards from the deck');
    if (seen.length === 0) return `${names.player(seat)} drew ${hidden}.`;
    return `${names.player(seat)} took ${names.cards(seen)}${hidden && ` and ${hidden}`}.`;
  },
};
