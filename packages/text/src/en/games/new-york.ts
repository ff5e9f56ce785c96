import type { LessonNames } from '../../shared/arguments.ts';

/** Everything said about New York alone. */
export const newYork = {
  name: 'New York',
  line: 'Fifteen taxis, ten minutes.',
  players: '2–4',
  differences: {
    'NY-1': 'Everything is small: 15 taxis each, no route longer than four spaces, about ten minutes.',
    'NY-6': 'The wild is the taxi card. Taken from the market it is the whole draw, as you know it.',
    'NY-4': 'You are dealt two tickets and may keep a single one.',
    'NY-8':
      'Attractions bring a point each if one of your routes touches them. There is no bonus for the longest path.',
  },
  rules: {
    'NY-1': '15 taxis each. 44 cards: 6 each of six colours and 8 taxi cards. 18 tickets.',
    'NY-2': 'Everybody starts with two cards; five lie in the market.',
    'NY-3':
      'As soon as three or more taxi cards lie in the market, even between the two cards of a draw, the whole market is swept away and five new cards are turned; once more if need be. For this the deck is used up first; only when a card is lacking are the discards shuffled, those just swept away among them. If the cards outside the hands cannot make a market with fewer than three taxi cards, it stays as it is.',
    'NY-4': 'You are dealt two tickets and keep one or both. One you do not keep goes under the pile.',
    'NY-5':
      'Drawing tickets: take two, keep at least one; the other goes under the pile. If only one is left, you may draw it and have to keep it.',
    'NY-6': 'A taxi card taken from the market is the whole draw.',
    'NY-7': 'Routes: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7.',
    'NY-8': 'At the end: routes, tickets, and a point for every attraction your routes touch.',
    'NY-9': 'Most points win; then more tickets done; then the victory is shared.',
  },
};

type Steps<Id extends string> = Readonly<Record<Id, (names: LessonNames) => string>>;

const steps = <Id extends string>(texts: Steps<Id>): Steps<Id> => texts;

/** What the guide says in the lesson, which is a game of New York. */
export const lessonSteps = steps({
  welcome: () =>
    'Welcome to New York. You claim routes with taxis, connect the places on your tickets and collect points. Each turn you do exactly one thing.',
  tickets: () =>
    'A ticket brings its points at the end if your routes connect its two places, and costs them if not. Choose both, then keep them.',
  hand: (names) =>
    `Your cards pay for routes: one for each space, all in the colour of the route. ${names.firstRoute} has two green spaces, and you have one green card.`,
  market: () => 'Another green card lies open in the market. Take it.',
  deck: () => 'A draw is two cards. The open one was replaced at once. Take the second from the deck, unseen.',
  turns: (names) =>
    `${names.opponent} has played: you find it in the log, and on the board ${names.closedTrack} has a taxi on one of its two tracks.`,
  taxi: () =>
    'A taxi card stands in for any colour. Taken from the market it is the whole draw: there is no second card. Take the one that is marked.',
  double: (names) => `${names.closedTrack} is a double route. Try to claim its other track: choose it on the board.`,
  refused: () =>
    'With two players the other track is closed. Whenever something is not possible you read why, and the rule behind it is one click away.',
  route: (names) => `Now you can pay: choose ${names.firstRoute} on the board and claim it with two green cards.`,
  attraction: (names) =>
    `Your first points. The star at ${names.star} is an attraction: it brings a point at the end to everybody who has a route there.`,
  collect: (names) =>
    `For your other ticket you will need orange, for ${names.laterRoute}. None lies open: take the pink card and see what comes in its place.`,
  collectAgain: () => 'An orange card. Take it.',
  swept: () => 'Three taxi cards lay open then. In that case all open cards are swept away and five new ones turned.',
  wild: (names) => `Claim ${names.secondRoute} now: one black card, and the taxi card for the second space.`,
  ticketDone: () =>
    'Your first ticket is done: your routes connect its places. Only you know; tickets stay secret until the end.',
  draw: () => 'Instead of cards you may also draw new tickets: more points, and more risk. Draw tickets.',
  keep: () => 'Keep one of them, or both. Point at a ticket, and the board shows its places.',
  lastRound: () =>
    'You see how many taxis everybody has left. When somebody ends a turn with two or fewer, all have one last turn.',
  score: () => 'At the end there are points for routes, for tickets done, for attractions, and off for tickets missed.',
  yours: () =>
    'That is all there is to know. The game is yours now: play it to its end. The rules are behind the book above.',
});
