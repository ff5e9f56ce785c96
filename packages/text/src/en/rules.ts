import type { CommonFacts } from '../shared/rule-facts.ts';
import { slots, tunnels } from './slots.ts';

/* The rules that the games share, and what they come to at a table. */

/** What a rule comes to at the table one sits at. */
const here = {
  label: 'At this table',
  firstByLot: 'Who begins was drawn by lot.',
  first: (name: string) => `The host chose: ${name} begins.`,
  unequalTwins: 'Tracks of unequal length between the same places are a double route too.',
  separateTwins: 'Tracks of unequal length between the same places are two routes: you may hold both.',
  closedTrack: (players: number) => `You are ${players} players: the other track is closed.`,
  openTrack: (players: number) => `You are ${players} players: both tracks may be claimed, by different players.`,
  startingCards: (count: number) => `Everybody started with ${count} cards.`,
  advanced: 'The advanced technologies are sold.',
  notAdvanced: 'The advanced technologies are left out, and so are their rules here.',
  ownPile: 'You may look at your own cards on track.',
  noOwnPile: 'Nobody may look, not even at their own.',
  secondDeck: 'You are four players: there is a second deck.',
  oneDeck: (players: number) => `You are ${players} players: the game ends with the first deck.`,
  noClock: 'No clock runs.',
  botPlays: 'A bot plays for whoever is away.',
  leastHarmful: 'No bot takes over: the least harmful move is made.',
};

/** The rules the board games share, each in a sentence or two. */
const common = {
  'C-1': 'Players take turns in a fixed order. Who begins is drawn by lot, or the host says.',
  'C-2': ({ stations }: CommonFacts) =>
    `On your turn you do exactly one thing: take cards, claim a route${stations ? ', draw tickets or build a station' : ' or draw tickets'}. What you have begun you finish.`,
  'C-3':
    'You may not pass while you can do any of these, welcome or not. If all pass in one unbroken round, the game ends at once and is scored.',
  'C-4':
    'Before the first turn all choose their tickets at the same time and in secret; nobody begins before all have chosen. Tickets that go back under the pile do so in seat order.',
  'C-10':
    'A draw is two cards, one after the other: from the market or unseen from the deck. The second must be taken if there is one.',
  'C-11': 'A card taken from the market is replaced at once from the deck.',
  'C-12': 'You may hold any number of cards.',
  'C-13': ({ swept }: CommonFacts) =>
    `As soon as the deck is empty the discards are shuffled into a new one; if there are none, as soon as there are. An incomplete market is filled as soon as there are cards for it. That holds between two cards of one action too, but no longer once the game has ended.${swept ? ' If the card that empties the deck also calls for a new market, the shuffle comes first.' : ''}`,
  'C-14':
    'With deck and discards empty the market stays incomplete; if there is no second card to take, one has to do.',
  'C-15': 'With no card to take at all, taking cards is not possible.',
  'C-16': 'All see what you take from the market; what comes from the deck only you see.',
  'C-20': 'A wild card taken from the market is the whole draw: there is no second card.',
  'C-21': 'A wild card of the market cannot be the second card.',
  'C-22': 'A wild card that comes off the deck is a card like any other.',
  'C-30': 'You may claim any free route; it need not touch your others.',
  'C-31': 'You claim one route a turn, and the whole of it.',
  'C-32': ({ wildEverywhere }: CommonFacts) =>
    `A route costs as many cards as it has spaces, all of its colour; a grey one takes any one colour. ${wildEverywhere ? 'Wild cards stand in for any card, even for all of them.' : 'Wild cards stand in for any card, even for all of them, but not on every route.'} You say which cards you pay.`,
  'C-33': 'Every space takes one of your pieces. With fewer pieces than spaces you cannot claim the route.',
  'C-34': 'What you pay goes to the discards.',
  'C-35': ({ unequalTwins }: CommonFacts) =>
    `Two routes between the same two places are a double route. Nobody may hold both tracks.${unequalTwins ? ' A table option says whether that holds for tracks of unequal length.' : ''}`,
  'C-36': ({ doubles }: CommonFacts) =>
    doubles
      ? slots.doubles(doubles)
      : 'With few players (how many, each game says) a double route is closed as soon as one of its tracks is claimed. With more, both may be claimed, by different players.',
  'C-37': 'Longer routes bring more points; the table of the game says how many.',
  'C-40': 'A ticket brings its points at the end if your own routes connect its two places; if not, it costs them.',
  'C-41': 'Your tickets stay secret until the end.',
  'C-42': 'You may hold any number of tickets. A ticket you kept can never be given back.',
  'C-43': ({ keep }: CommonFacts) =>
    `If fewer tickets are left than you should draw, you draw those and still keep ${keep === 1 ? 'at least one' : `at least ${keep}, or all of them`}. With none left you cannot draw tickets.`,
  'C-50':
    'When somebody ends a turn with two pieces or fewer, everybody has one more turn, that player last; then the game is scored. Another player with two or fewer changes nothing about that.',
  'C-51':
    'The longest path is the longest chain of your routes, counted in spaces, that uses no route twice. It may pass a place more than once.',
  'C-60': ({ stations, technologies }: CommonFacts) =>
    `Open to all: the board${stations ? ' and the stations on it' : ''}, the market, what is taken from it, what is paid, and the points for routes; how many cards, tickets and pieces everybody has${technologies ? ', and their technologies' : ''}; the size of the deck, the discards and the pile of tickets.`,
  'C-61':
    'Yours alone: your cards, your tickets and whether they are done, tickets you are offered, and what you draw from the deck.',
  'C-62': 'Nobody knows the order of the deck and of the tickets, or which tickets are out of the game.',
  'C-63': 'At the end everything is open.',
};

/** Our own rules for clocks and absent players. */
const clocks = {
  'T-1':
    'When your time is up, or you stay away or do nothing for too long, a bot plays for you until you are back. The log marks its moves.',
  'T-2':
    'At a table without bots the least harmful move is made for you instead: the fewest and cheapest tickets, nothing more for a tunnel, no technology; otherwise two cards, from the deck if possible, or whatever is left to do.',
};

/** The game on one page, with pictures: the headings, and what no rule says as shortly. */
const overview = {
  titles: {
    aim: 'The aim',
    setup: 'Set-up',
    turn: 'A turn',
    claim: 'Claiming a route',
    doubles: 'Double routes',
    wilds: 'Wild cards',
    ferries: 'Ferries',
    tunnels: 'Tunnels',
    special: 'A route of its own',
    stations: 'Stations',
    technologies: 'Technologies',
    lay: 'Laying cards',
    rob: 'Robbing',
    track: 'On track',
    end: 'The end',
  },
  aim: 'Claim routes, connect the places on your tickets, and have the most points at the end.',
  aimYard: 'Lay cards in your yard, bring them on track, and complete tickets with them. Most points win.',
  technologies:
    'Some routes need a technology before anybody may claim them. You buy one at the start of a turn with wild cards; then your turn goes on.',
  tunnels:
    'Lay down the price, then three cards are turned from the deck. Each one of your colour and each locomotive makes the tunnel one card dearer. Pay that, or take your cards back and end your turn.',
  end: 'When somebody ends a turn with two pieces or fewer, everybody has one more turn. Then tickets are opened and points counted.',
  turnYard:
    'First one card of each of your rows goes on track. Then you do exactly one thing: take two cards, lay cards in your yard, or draw tickets.',
  rob: 'Lay more cards of a colour than another player has in that row, and the row is gone: it goes to the discards.',
  endYard:
    'When the deck is empty everybody has one more turn. Then tickets are completed with the cards on track, each card once; what you did not complete costs its points. Most tickets to a big city bring its bonus.',
  sweep: (at: number) => `If ${at} or more locomotives lie in the market, the whole market is replaced.`,
  stations: (prices: string) =>
    `On your turn you may build a station instead, in a place where nobody has one, for ${prices} cards of one colour. At the end it lets your tickets use one route of another player there.`,
};

/** The rules and what is said with them; fetched when somebody reads them. */
export const ruleTexts = { here, common, slots, tunnels, clocks, overview };
