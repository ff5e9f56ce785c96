import type { ReasonKey } from '@branchline/bots';
import type { RejectionCode } from '@branchline/engine';
import { listIn, type NamedFacts, numberIn, type TableNames, textIn } from '../shared/arguments.ts';
import { and, playersBetween, plural } from './grammar.ts';

/* What a player is asked, why an answer is refused, what a hint advises, and why. */

/** What is asked now, in words, and the buttons that answer it. */
export const questions = {
  keepTickets: (atLeast: number, offered: number) =>
    atLeast === 0
      ? `Keep as many of the ${offered} tickets as you like.`
      : atLeast >= offered
        ? `Keep ${offered === 1 ? 'this ticket' : offered === 2 ? 'both tickets' : `all ${offered} tickets`}.`
        : `Choose your tickets: keep at least ${atLeast} of ${offered}.`,
  keep: (count: number) => (count === 0 ? 'Keep none' : `Keep ${plural(count, 'ticket')}`),
  chooseMore: (count: number) => `Choose ${count} more`,
  takesPieces: (pieces: string, left: number, points: string) => `Takes ${pieces} of your ${left} for ${points}.`,
  onYourWay: (points: string) => `Already on your way: ${points}.`,
  onWay: 'on your way',
  turn: 'Your turn: take cards, claim a route or draw tickets.',
  turnStation: 'Your turn: take cards, claim a route, draw tickets or build a station.',
  lastTurn: 'This is your last turn.',
  turnAfterPurchase: 'Now take cards, claim a route or draw tickets.',
  turnYard: 'Your turn: take cards, lay cards in your yard or draw tickets.',
  turnShared: 'Right of Way: choose a route another player holds.',
  turnTwoRoutes: 'You may claim two routes this turn.',
  turnSecondRoute: 'Claim a second route, or end your turn.',
  mustPass: 'There is nothing you can do this turn.',
  secondCard: 'Take a second card.',
  payTunnel: (extra: number, colour: string, names: Pick<TableNames, 'colour' | 'wild'>) =>
    colour === 'wild'
      ? `The tunnel costs ${extra} more ${names.wild(extra)}.`
      : `The tunnel costs ${plural(extra, 'more card')}: ${names.colour(colour)} or ${names.wild(1)}.`,
  completeTickets: 'Choose the tickets to complete with your cards on track.',
  waitingFor: (names: string) => `Waiting for ${names}.`,
  waitingForAll: 'Waiting for the others to choose their tickets.',
  allChoose: 'They are choosing their tickets.',
  moving: 'One moment …',
  over: 'The game is over.',
  fromDeck: 'Take from the deck',
  takeTwo: 'Take two',
  twoFromDeck: 'Take two from the deck',
  takeThree: 'Take three from the deck',
  drawTickets: 'Draw tickets',
  technologies: 'Technologies',
  buildStation: 'Build a station',
  chooseCity: 'Choose a city for your station, on the board or in the list.',
  stationPrice: (city: string, price: number) =>
    price === 1 ? `A station in ${city} for 1 card.` : `A station in ${city} for ${price} cards of one colour.`,
  stationUse: 'At the end your tickets may use one route there that another player holds.',
  build: 'Build it here',
  stationCities: 'Cities for a station',
  endTurn: 'End turn',
  pass: 'Pass',
  cancel: 'Cancel',
  confirmDraw: 'Draw new tickets? It takes your whole turn.',
  confirmsIn: (seconds: number) => `Confirms automatically in ${plural(seconds, 'second')}.`,
  claim: (points: number) => `Claim for ${plural(points, 'point')}`,
  claimRoute: 'Claim',
  choosePayment: (route: string) => `${route}: how do you pay?`,
  tunnelExtra: 'A tunnel may cost more than that.',
  payWith: 'Pay with',
  orChoose: 'Or tap cards in your hand.',
  pay: 'Pay',
  leaveTunnel: 'Leave the tunnel',
  payTunnelWith: (cards: string) => `Pay ${cards}`,
  buy: (name: string) => `Buy ${name}`,
  lay: (cards: string) => `Lay ${cards}`,
  layCards: 'Lay cards',
  complete: (count: number, points: number) => `Complete ${plural(count, 'ticket')} for ${plural(points, 'point')}`,
  completeNone: 'Complete none',
  price: (count: number, wild: string) => `${count} ${wild}`,
  chooseTechnology: 'Choose a technology to see what it opens.',
  held: 'yours',
  opens: (count: number) => `opens ${plural(count, 'route')}`,
  copies: (count: number) => `${count} left`,
  cannotPayTunnel: 'You cannot pay it.',
  tunnelOf: (route: string) => `Tunnel ${route}`,
  turnedCards: 'Turned from the deck',
  tunnelResult: (extra: number) => (extra === 0 ? 'Nothing more to pay' : `${plural(extra, 'card')} more to pay`),
  layThese: (cards: string) => `Lay ${cards} in your yard?`,
  laysAndRobs: (player: string, cards: string) => `This robs ${player} of ${cards}.`,
  layAndRob: 'Lay and rob',
  bestChoice: 'Best choice',
  titleTurn: (game: string) => `Your turn – ${game}`,
  dismiss: 'Close',
  rule: (id: string) => `Rule ${id}`,
  showScores: 'Show the scores',
};

export type RefusalSentences = { readonly [Code in RejectionCode]: (facts: NamedFacts, names: TableNames) => string };

/** Why not: the fact, and the way out where there is one. */
export const refusals: RefusalSentences = {
  notYourTurn: () => 'It is not your turn.',
  notAskedNow: () => 'Not now: finish what you have begun first.',
  gameOver: () => 'The game is over.',
  unknown: ({ what }) => `There is no such ${String(what)} in this game.`,
  deckEmpty: () => 'The deck is empty.',
  emptyPlaceInMarket: () => 'There is no card in this place.',
  wildAsSecondCard: (_, names) => `A ${names.wild(1)} from the market must be the first card you take.`,
  routeTaken: (facts, names) => `${names.route(textIn(facts, 'route'))} has been claimed already.`,
  routeNotHeldByAnother: () => 'With Right of Way you claim a route another player holds.',
  otherTrackYours: () => 'You hold the other track of this double route, and nobody may hold both.',
  otherTrackTaken: (facts) =>
    `With ${playersBetween(numberIn(facts, 'least'), numberIn(facts, 'most'))} players, a double route is closed once one of its tracks is claimed.`,
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Needs ${needed} ${names.piece(needed)}; you have ${left}.`;
  },
  cardsNotInHand: () => 'You do not have these cards.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${plural(rest, 'card')} in ${names.routeColour(route)}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `${names.route(route)} costs ${price.join(' and ')}.`;
  },
  wildsNotHere: (_, names) => `A ${names.wild(1)} counts in tunnels and on ferries only.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Needs ${and(needed)}. You can buy one technology at the start of a turn.`;
  },
  noTicketsLeft: () => 'No tickets are left in the pile.',
  ticketsNotOffered: () => 'These tickets were not offered to you.',
  ticketsNotHeld: () => 'You do not hold these tickets.',
  keepMoreTickets: (facts) => `Keep at least ${plural(numberIn(facts, 'atLeast'), 'ticket')}.`,
  cannotPass: () => 'You can only pass when nothing else is possible.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    if (colour === 'wild') return `The tunnel costs exactly ${extra} more ${names.wild(extra)}.`;
    return `The tunnel costs exactly ${plural(extra, 'more card')}: ${names.colour(colour)} or ${names.wild(1)}.`;
  },
  technologyGone: (facts, names) => `${names.technology(textIn(facts, 'technology'))} is sold out.`,
  technologyHeld: (facts, names) => `You already have ${names.technology(textIn(facts, 'technology'))}.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `${names.technology(textIn(facts, 'technology'))} costs ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () => 'There is no route of another player that you could claim with what you would have left.',
  noStationsLeft: () => 'You have built all your stations.',
  stationThere: (facts, names) => `${names.place(textIn(facts, 'city'))} has a station already.`,
  wrongStationPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return price === 1
      ? 'This station costs 1 card.'
      : `This station costs ${price} cards of one colour; a ${names.wild(1)} counts as any.`;
  },
  wrongSet: (_, names) =>
    `Lay two or more cards of one colour (with a ${names.wild(1)} if you like), or three cards of three different colours.`,
  colourInOwnYard: (facts, names) => `There is still a ${names.colour(textIn(facts, 'colour'))} row in your yard.`,
  rowTooLong: (facts, names) => {
    const length = numberIn(facts, 'length');
    const owner = names.player(numberIn(facts, 'owner'));
    return `${owner} has ${plural(length, `${names.colour(textIn(facts, 'colour'))} card`)} in the yard: lay at least ${length + 1}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${names.player(numberIn(facts, 'owner'))} has ${names.colour(textIn(facts, 'colour'))} in the yard: three different colours rob nobody.`,
  ticketsNotCompletable: () => 'Your cards on track do not cover all these tickets.',
};

/** When it was not the rules. */
export const troubles = {
  stale: 'Too late: this has been settled meanwhile.',
  refused: 'The server could not take this just now. Please try again.',
};

/** What a strong player would do now, and why the bots did what they did. A move is told to whoever asked for it. */
export const hints = {
  hint: 'Hint',
  thinking: 'A moment, I am looking …',
  forTicket: (ticket: string) => `This is for your ticket ${ticket}.`,
  none: 'There is nothing to advise here.',
  claimRoute: (route: string, cards: string) => `Claim ${route} with ${cards}.`,
  takeCard: (card: string) => `Take ${card} from the market.`,
  takeFromDeck: 'Take a card from the deck.',
  takeThree: 'Take three cards from the deck.',
  drawTickets: 'Draw tickets.',
  keepTickets: (tickets: string) => `Keep ${tickets}.`,
  keepNone: 'Keep none of these tickets.',
  buyTechnology: (technology: string) => `Buy ${technology}.`,
  buildStation: (city: string, cards: string) => `Build a station in ${city} with ${cards}.`,
  payTunnel: (cards: string) => `Pay ${cards}.`,
  leaveTunnel: 'Leave the tunnel.',
  layCards: (cards: string) => `Lay ${cards}.`,
  completeTickets: (tickets: string) => `Complete ${tickets}.`,
  completeNone: 'Complete none of these tickets.',
  endTurn: 'End your turn.',
  pass: 'Pass.',
  whyTheyDidIt: 'Why the bots did it',
  whyHint: 'Only now, because reasons tell what was hidden.',
};

export type ReasonSentences = { readonly [Key in ReasonKey]: (facts: NamedFacts, names: TableNames) => string };

/** What speaks for a move: said of a bot's move and of a hint alike, so it never says who. */
export const reasons: ReasonSentences = {
  finishesTicket: (facts, names) =>
    `It finishes the ticket ${names.ticket(textIn(facts, 'ticket'))}: ${plural(numberIn(facts, 'points'), 'point')}.`,
  towardsTicket: (facts, names) =>
    `It brings the ticket ${names.ticket(textIn(facts, 'ticket'))} nearer (${plural(numberIn(facts, 'points'), 'point')}): then ${plural(numberIn(facts, 'spaces'), 'space')} to go.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} brings ${plural(numberIn(facts, 'points'), 'point')} by itself.`,
  drawsUnseen: () => 'The deck promises more than the open cards.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1 ? `${route} lacks 1 card: ${card}.` : `${route} lacks ${lacking} cards, among them ${card}.`;
  },
  collects: (facts, names) => `Good to have: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, points] = [listIn(facts, 'tickets').length, plural(numberIn(facts, 'points'), 'point')];
    if (kept === 0) return 'None of these tickets is worth the trouble.';
    return kept === 1 ? `This ticket is within reach: ${points}.` : `These tickets go well together: ${points}.`;
  },
  drawsTickets: (facts) => `About ${plural(numberIn(facts, 'turns'), 'more turn')}: time for another ticket.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} opens ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} will pay off later.`,
  buildsStation: (facts, names) =>
    `A station in ${names.place(textIn(facts, 'city'))} lets tickets use a route of another player.`,
  paysTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} is worth ${plural(numberIn(facts, 'extra'), 'more card')}.`,
  leavesTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} is not worth ${plural(numberIn(facts, 'extra'), 'more card')}.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `The first of its kind: ${card}.` : `It joins ${held} in hand: ${card}.`;
  },
  completesTickets: (facts) => `No other choice brings more: ${plural(numberIn(facts, 'points'), 'point')}.`,
  drawsMoreTickets: (facts) => `With ${plural(numberIn(facts, 'held'), 'ticket')} in hand there is room for more.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const lost = plural(numberIn(facts, 'lost'), 'card');
    const colour = names.colour(textIn(facts, 'colour'));
    return names.isMe(seat)
      ? `You lose your ${colour} row: ${lost}.`
      : `${names.player(seat)} loses the ${colour} row: ${lost}.`;
  },
  laysFor: (facts) => {
    const [laid, helping] = [numberIn(facts, 'laid'), numberIn(facts, 'helping')];
    return `${helping} of ${plural(laid, 'card')} will be needed for tickets.`;
  },
  takesThree: () => 'Three cards off the deck are better than two.',
  endsTurn: () => 'A second route would cost more than it brings.',
  passes: () => 'There is nothing else to do.',
};
