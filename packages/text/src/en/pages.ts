import type { CharacterStyle, Level } from '@branchline/bots';
import type { ScoreKind, ScoreSheet, TieBreakKind } from '@branchline/engine';
import type { RefusalCode } from '@branchline/protocol';
import { span } from '../shared/grammar.ts';

/* The pages around the table: start, lobby, settings, the end, replay, the frames of the lesson and of the rules. */

export const start = {
  title: 'Branchline',
  claim: 'Train and taxi board games for a quarter of an hour or an evening.',
  playNow: 'Play now',
  playNowLabel: (game: string) => `Play now: ${game}`,
  otherWays: 'Other ways to play',
  imprint: 'Free and open source. No account, no advertising. Games against bots stay in this browser.',
  playNowHint: 'You against bots, here in your browser.',
  opponents: 'How many bots?',
  level: 'How good should they be?',
  choose: 'Choose a game',
  continue: 'Go on playing',
  makeTable: 'Make a table',
  makeTableHint: 'Invite friends by a link.',
  join: 'Join a table',
  joinHint: 'By a link, or with whoever is looking for somebody.',
  passAndPlay: 'Pass and play',
  passAndPlayHint: 'Several players, one device.',
  myTables: 'My tables',
  myTablesHint: 'Go on where you left off.',
  tablesWait: (count: number) => (count === 1 ? '1 table waits for you' : `${count} tables wait for you`),
  rules: 'Rules',
  rulesHint: 'Each game in two minutes, with pictures.',
  replay: 'Replay a file',
  replayHint: 'Watch a saved game again.',
  workshop: 'Map workshop',
  workshopHint: 'Draw a map of your own and play it',
  noTable: {
    missing: 'There is no such table in this browser.',
    unreadable: 'This game was kept by another version of Branchline and cannot be opened.',
    elsewhere: 'This game is open in another tab.',
  },
  playHere: 'Play it here',
  you: 'You',
  playersCount: (least: number, most: number) => `${span(least, most)} players`,
};

const refused: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The server did not understand this. Reloading the page may help.',
  missing: 'There is no such table, or the link to it is not complete.',
  forbidden: 'Only the host of the table may do this.',
  stale: 'Too late: this has been settled meanwhile.',
  rejected: 'The rules do not allow this.',
  wrongStage: 'Not now: the game has begun, or is over.',
  taken: 'This seat is taken.',
  tooMany: 'Too many requests: please wait a moment.',
  tooLarge: 'This is too large.',
  full: 'This server has no room for new tables just now. Those that are there go on.',
  unavailable: 'The server cannot be reached. You can still play against bots or pass and play.',
  damaged:
    'This table was damaged on the server and cannot be shown. It concerns only this table. Whoever runs the server may be able to bring it back from a backup: tell them the address of this page.',
  notVerified: 'This record does not add up.',
  failed: 'Something went wrong on the server. Please try again.',
};

/** The table options of the games, by name. */
const options: Readonly<Record<string, string>> = {
  firstSeat: 'Who begins',
  startingCards: 'Cards to start with',
  unequalTwins: 'Routes of unequal length between the same places are doubles',
  advancedTechnologies: 'Advanced technologies',
  inspectOwnPile: 'You may look through your own cards on track',
};

export const lobby = {
  refused,
  options,
  optionValue: (name: string, value: number) =>
    name === 'firstSeat' ? (value === 0 ? 'By lot' : `Seat ${value}`) : String(value),
  makeTitle: 'Make a table',
  passTitle: 'Pass and play',
  passHint: 'One device goes round the table; everybody sees only their own cards.',
  game: 'Game',
  bringMap: 'Bring a map',
  bringMapHint: 'Your own map, as one file (JSON).',
  mapFault: (file: string) => `${file} is no map that can be played.`,
  mapFaults: {
    tooLong: (most: number) => `It is longer than ${most} characters.`,
    notJson: 'It is not valid JSON.',
    twice: (field: string) => `The field ${field} stands there twice.`,
    houseId: (id: string) => `Its id, ${id}, is that of a game that is here already.`,
  },
  mapTooLarge: (weight: number, most: number) =>
    `This map weighs ${Math.ceil(weight)} kB, and this server takes at most ${Math.floor(most)} kB. It can still be played on this device: “Pass and play”.`,
  mapOffered: 'Offered here',
  mapBy: (author: string) => `by ${author}`,
  mapAfter: (source: string) => `after ${source}`,
  mapOfYours: 'Your map',
  forgetMap: (map: string) => `Remove ${map} from this browser`,
  seats: 'Seats',
  seat: (number: number) => `Seat ${number}`,
  seatKind: (number: number) => `Who sits at seat ${number}`,
  me: 'Me',
  person: 'A person',
  open: 'Open to others',
  empty: 'Nobody',
  nameOf: (number: number) => `Name at seat ${number}`,
  usualName: (number: number) => `Player ${number}`,
  bot: (character: string) => `Bot ${character}`,
  optionsTitle: 'Rules of this table',
  timeTitle: 'Time',
  clock: 'Clock',
  listed: 'Anybody may find this table in the list',
  create: 'Set the table',
  play: 'Deal',
  tooFew: (least: number) => `At least ${least} seats must be taken or open.`,
  onePerson: 'At least one person should sit here.',
  back: 'Back',
  waiting: 'Waiting for players',
  waitingHint: 'Send this link to your friends.',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Send the link',
  sitDown: 'Sit down here',
  sitDownToo: 'One more on this device',
  yourName: 'Your name',
  guest: 'Guest',
  addBot: 'Put a bot here',
  openSeat: 'Open this seat',
  leave: 'Get up',
  start: 'Start the game',
  hostStarts: 'The host starts the game when every seat is taken.',
  seatsOpen: 'Every seat must be taken before the game can start.',
  host: 'host',
  you: 'you',
  joinTitle: 'Join a table',
  joinField: 'Link or name of the table',
  joinGo: 'Open it',
  badLink: 'This is not a link to a table.',
  publicTables: 'Open tables',
  noPublicTables: 'Nobody is waiting in public just now.',
  mineTitle: 'My tables',
  here: 'In this browser',
  onServer: 'On the server',
  noTables: 'No tables yet.',
  yourTurn: 'Your turn',
  waitingForOthers: 'Waiting for the others',
  over: 'Over',
  forget: 'Throw away',
  watchers: (count: number) => (count === 1 ? '1 watches' : `${count} watch`),
  curtain: (name: string) => `Hand the device to ${name}`,
  curtainHint: 'Nobody else should look now.',
  curtainOpen: (name: string) => `I am ${name}`,
};

export const settings = {
  title: 'Settings',
  close: 'Close',
  name: 'Your name',
  language: 'Language',
  deviceLanguage: 'As the device',
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  speed: 'Animations',
  speeds: (speed: number) => (speed === 0 ? 'Off' : speed < 1 ? 'Slow' : speed > 1 ? 'Fast' : 'Normal'),
  botPace: 'Bot speed',
  paces: (milliseconds: number) =>
    milliseconds === 0 ? 'Instant' : milliseconds < 600 ? 'Fast' : milliseconds < 1200 ? 'Normal' : 'Slow',
  level: 'Bots in quick play',
  sound: 'Sounds (key M)',
  confirm: 'Confirm before claiming',
  anyColour: 'As the game has it',
  confirmTickets: 'Confirm before drawing tickets',
  countdown: 'Confirm automatically',
  countdowns: (seconds: number) => (seconds === 0 ? 'Never' : `After ${seconds} s`),
  notify: 'Tell me when it is my turn',
};

const levels: Readonly<Record<Level, string>> = {
  novice: 'Easy',
  regular: 'Fair',
  expert: 'Hard',
  master: 'Very hard',
};

const styles: Readonly<Record<CharacterStyle, string>> = {
  longRoutes: 'loves long routes',
  manyTickets: 'collects tickets',
  blocker: 'gets in your way',
};

/** The bots: how strong, and how they play. */
export const bots = {
  levels,
  styles,
  character: (name: string, level: Level, style: CharacterStyle) =>
    `${name}: ${levels[level].toLowerCase()}, ${styles[style]}`,
};

const lines: Readonly<Record<ScoreKind | 'ticketsDone' | 'ticketsMissed', string>> = {
  routes: 'Routes',
  ticket: 'Tickets',
  ticketsDone: 'Tickets done',
  ticketsMissed: 'Tickets missed',
  attractions: 'Attractions',
  globetrotter: 'Globetrotter: most tickets',
  longestPath: 'Longest path',
  stations: 'Stations not built',
  borrowedRoute: 'Borrowed route',
  technology: 'Technology',
  bigCity: 'Big city',
};

const decided: Readonly<Record<ScoreSheet['decidedBy'], string>> = {
  points: 'Most points.',
  ticketsDone: 'Level on points: more tickets done decides.',
  longestPath: 'Still level: the longest path decides.',
  fewestStations: 'Still level: fewer stations decide.',
  longestPathBonus: 'Still level: the bonus for the longest path decides.',
  bonusCards: 'Still level: more big cities decide.',
  shared: 'Level in everything: the victory is shared.',
};

const tieBreaks: Readonly<Record<TieBreakKind, string>> = {
  ticketsDone: 'Tie: tickets done',
  longestPath: 'Tie: longest path',
  longestPathBonus: 'Tie: bonus for the longest path',
  fewestStations: 'Tie: stations left',
  bonusCards: 'Tie: big cities',
};

export const end = {
  title: 'The end',
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  shared: (names: string) => `${names} win together`,
  line: 'For',
  lines,
  decided,
  tieBreaks,
  bigCity: (city: string) => `Most tickets to ${city}`,
  total: 'Total',
  signed: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
  times: (count: number) => `×${count}`,
  borrowed: (city: string, route: string) => `The station in ${city} borrowed ${route}.`,
  notBorrowed: (city: string) => `The station in ${city} borrowed nothing.`,
  rematch: 'Play again',
  watchReplay: 'Watch the replay',
  saveRecord: 'Save the game',
  yourTickets: 'Your network and tickets',
  ticketsOf: (name: string) => `${name}’s network and tickets`,
  counting: 'The count',
  yardTickets: 'Your tickets',
  yardTicketsOf: (name: string) => `${name}’s tickets`,
  chartPoints: 'Points over the game',
  chartPieces: 'Pieces left over the game',
  checkShuffle: 'Check the shuffle',
  shuffleExplained:
    'Before the deal a fingerprint of the secret behind every shuffle was fixed. Now the secret is open: you can check that it has that fingerprint and that every card came from it.',
  commitment: 'Fingerprint (SHA-256), fixed before the deal',
  seed: 'The secret',
  checkNow: 'Check it now',
  commitmentHolds: 'The secret has the fingerprint.',
  commitmentBroken: 'The secret does not have the fingerprint.',
  replayHolds: 'Every shuffle, deal and score comes out the same.',
  replayBroken: 'Played again from the secret, the game comes out differently.',
};

export const replay = {
  title: 'Replay',
  hint: 'Open the file of a saved game.',
  file: 'A saved game (JSON)',
  missing: 'There is no finished game here.',
  noRecord: 'This file is no saved game.',
  doesNotAddUp: 'This saved game does not add up: something in it was changed.',
  first: 'To the deal',
  back: 'A step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'A step on',
  last: 'To the end',
  step: 'Step',
  stepOf: (step: number, steps: number) => `${step} / ${steps}`,
  eyes: 'Seen by',
  open: 'All open',
  handOf: (name: string) => `${name}’s hand`,
  yourHand: 'Your hand',
  speed: 'Speed',
};

/** The game that teaches. */
export const lesson = {
  title: 'Learn to play',
  hint: (game: string) => `A first game of ${game} with a guide, ten minutes.`,
  waysHint: 'Play with a guide, a few minutes a game.',
  titleOf: (game: string) => `Lesson: ${game}`,
  shortHint: 'What is special here, with a guide: four minutes.',
  offer: 'New here?',
  resume: 'Go on with the lesson',
  count: (step: number, of: number) => `${step} / ${of}`,
  next: 'Next',
  playOn: 'Play on',
  leave: 'Play without the guide',
  waiting: 'Now it is the others’ turn.',
  astray: 'You may do that in any game. Here do first what the guide says, or play without it.',
  lastRoundNow: 'The last round has begun. Claim what still brings points, or finish a ticket.',
  over: 'The game is over. Every line of the score says where points came from. Well played.',
};

/** Without a network, and when a new version has come. */
export const offline = {
  noNetwork:
    'There is no network just now. Tables with other people need one; games against bots, pass and play, the rules and the lesson do not.',
  update: 'A new version is ready.',
  useUpdate: 'Use it now',
  later: 'Later',
  unreadableHint: 'What was played is still there: save it as a file, or throw the game away.',
  tableBegan: (game: string) => `${game}: the game has begun`,
  tableOver: (game: string) => `${game}: the game is over`,
  agreementAsked: (game: string) => `${game}: the others ask for your agreement`,
  botPlays: (game: string) => `${game}: you were away, and a bot plays for you until you are back`,
  orderEnded: (game: string) => `${game}: what you had planned is done or not possible any more`,
};

/** The frame of the rules; what they say is in rules.ts. */
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
  differentHint: 'For those who know other games of this family.',
  overview: 'How it is played',
  reference: 'All rules, numbered',
};
