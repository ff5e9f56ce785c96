const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const colours: Readonly<Record<string, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  black: 'black',
  white: 'white',
  grey: 'any one colour',
};

const lists = new Intl.ListFormat('en-GB');

/** How the games call their wilds and pieces. */
export const things = {
  taxiCard: (count: number) => (count === 1 ? 'taxi card' : 'taxi cards'),
  locomotive: (count: number) => (count === 1 ? 'locomotive' : 'locomotives'),
  taxi: (count: number) => (count === 1 ? 'taxi' : 'taxis'),
  train: (count: number) => (count === 1 ? 'train car' : 'train cars'),
  oneCard: (colour: string) => `${/^[aeio]/.test(colour) ? 'an' : 'a'} ${colour} card`,
  oneWild: (wild: string) => `a ${wild}`,
  some: (count: number, thing: string) => `${count} ${thing}`,
  moment: (at: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
  and: (list: readonly string[]) => lists.format(list),
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
  deckLabel: (count: number) => `Take the top card of the deck, unseen; ${s(count, 'card')} left`,
  discards: (count: number) => `${s(count, 'card')} discarded`,
  ticketPile: 'Tickets',
  ticketPileLabel: (count: number) => `Draw tickets; ${count} left in the pile`,
  takeLabel: (card: string) => `Take ${card}`,
  noCard: 'No card here',
  points: (points: number) => s(points, 'point'),
  pointsShort: (points: number) => s(points, 'pt'),
  spaces: (count: number) => s(count, 'space'),
  cards: (count: number) => s(count, 'card'),
  ticketsHeld: (count: number) => s(count, 'ticket'),
  left: (count: number, thing: string) => `${count} ${thing} left`,
  onTrack: (count: number) => `${s(count, 'card')} on track`,
  completed: (count: number) => `${s(count, 'ticket')} completed`,
  toMove: 'to move',
  thinking: 'thinking',
  away: 'away',
  botPlays: 'a bot plays for them',
  bot: 'bot',
  inHand: (count: number, colour: string) => `${colour}: ${count} in your hand`,
  pickedOf: (picked: number, count: number) => `${picked} of ${count} chosen`,
  takeBack: (colour: string) => `Take one ${colour} back`,
  ticketDone: 'Done',
  ticketMissing: (spaces: number) => `${s(spaces, 'space')} to go`,
  ticketLost: 'Out of reach',
  ticketPoints: (points: number, done: boolean) => (done ? `+${points}` : `${points}`),
  lastRound: (turns: number) => `Last round: ${s(turns, 'turn')} left`,
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
};

export const routes = {
  between: (a: string, b: string) => `${a} – ${b}`,
  label: (route: { name: string; spaces: number; colour: string; kind: string; points: number; state: string }) =>
    [route.name, s(route.spaces, 'space'), route.colour, route.kind, s(route.points, 'point'), route.state]
      .filter(Boolean)
      .join(', '),
  held: (names: string) => `held by ${names}`,
  free: 'free',
  canClaim: 'you can claim it now',
  tunnel: 'tunnel',
  ferry: (symbols: number, wild: string) => `ferry with ${symbols} ${wild}`,
};
