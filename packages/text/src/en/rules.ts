/* The rules page, and the rules that the games share. */

/** What a rule comes to at the table one sits at. */
const here = {
  label: 'At this table',
  firstByLot: 'Who begins was drawn by lot.',
  first: (name: string) => `The host chose: ${name} begins.`,
  unequalTwins: 'Tracks of unequal length between the same places are a double route too.',
  separateTwins: 'Tracks of unequal length between the same places are two routes: you may hold both.',
  closedTrack: 'You are two players: the other track is closed.',
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
  'C-2':
    'On your turn you do exactly one thing: take cards, claim a route, or draw tickets. What you have begun you finish.',
  'C-3':
    'You may not pass while you can do any of the three, welcome or not. If all pass in one unbroken round, the game ends at once and is scored.',
  'C-4':
    'Before the first turn all choose their tickets at the same time and in secret; nobody begins before all have chosen. Tickets that go back under the pile do so in seat order.',
  'C-10':
    'A draw is two cards, one after the other: from the market or unseen from the deck. The second must be taken if there is one.',
  'C-11': 'A card taken from the market is replaced at once from the deck.',
  'C-12': 'You may hold any number of cards.',
  'C-13':
    'As soon as the deck is empty the discards are shuffled into a new one; if there are none, as soon as there are. An incomplete market is filled as soon as there are cards for it. That holds between two cards of one action too, but no longer once the game has ended.',
  'C-14':
    'With deck and discards empty the market stays incomplete; if there is no second card to take, one has to do.',
  'C-15': 'With no card to take at all, taking cards is not possible.',
  'C-16': 'All see what you take from the market; what comes from the deck only you see.',
  'C-20': 'A wild card taken from the market is the whole draw: there is no second card.',
  'C-21': 'A wild card of the market cannot be the second card.',
  'C-22': 'A wild card that comes off the deck is a card like any other.',
  'C-30': 'You may claim any free route; it need not touch your others.',
  'C-31': 'You claim one route a turn, and the whole of it.',
  'C-32':
    'A route costs as many cards as it has spaces, all of its colour; a grey one takes any one colour. Wild cards stand in for any card, even for all of them. You say which cards you pay.',
  'C-33': 'Every space takes one of your pieces. With fewer pieces than spaces you cannot claim the route.',
  'C-34': 'What you pay goes to the discards.',
  'C-35':
    'Two routes between the same two places are a double route. Nobody may hold both tracks. A table option says whether that holds for tracks of unequal length.',
  'C-36':
    'With two players, a double route is closed as soon as one of its tracks is claimed. With more, both may be claimed, by different players.',
  'C-37': 'Longer routes bring more points; the table of the game says how many.',
  'C-40': 'A ticket brings its points at the end if your own routes connect its two places; if not, it costs them.',
  'C-41': 'Your tickets stay secret until the end.',
  'C-42': 'You may hold any number of tickets. A ticket you kept can never be given back.',
  'C-43':
    'If fewer tickets are left than you should draw, you draw those and still keep at least one. With none left you cannot draw tickets.',
  'C-50':
    'When somebody ends a turn with two pieces or fewer, everybody has one more turn, that player last; then the game is scored. Another player with two or fewer changes nothing about that.',
  'C-51':
    'The longest path is the longest chain of your routes, counted in spaces, that uses no route twice. It may pass a place more than once.',
  'C-60':
    'Open to all: the board, the market, what is taken from it, what is paid, and the points for routes; how many cards, tickets and pieces everybody has; the size of the deck, the discards and the pile of tickets.',
  'C-61':
    'Yours alone: your cards, your tickets and whether they are done, tickets you are offered, and what you draw from the deck.',
  'C-62': 'Nobody knows the order of the deck and of the tickets, or which tickets are out of the game.',
  'C-63': 'At the end everything is open.',
};

/** Our own rules for clocks and absent players. */
const clocks = {
  'T-1':
    'When your time is up, or you stay away too long, a bot plays for you until you are back. The log marks its moves.',
  'T-2':
    'At a table without bots the least harmful move is made for you instead: the fewest and cheapest tickets, nothing more for a tunnel, no technology; otherwise two cards, from the deck if possible, or whatever is left to do.',
};

export const rules = {
  title: 'Rules',
  titleOf: (game: string) => `Rules: ${game}`,
  search: 'Find in the rules',
  nothing: 'No rule has these words.',
  found: (count: number) => (count === 1 ? '1 rule found' : `${count} rules found`),
  chooseOrSearch: 'Choose a game, or search in all of them.',
  sections: {
    common: 'Common to the board games',
    own: 'This game',
    clocks: 'Clocks and absent players',
    different: 'What is different here',
  },
  differentHint: 'For those who know the game it comes from. Each line leads to its rule.',
  toTable: 'On to the table',
  here,
  common,
  clocks,
};
