import type { CharacterStyle, Level } from '@branchline/bots';
import type { ScoreKind, ScoreSheet } from '@branchline/engine';
import type { RefusalCode } from '@branchline/protocol';

/* The pages around the table: start, lobby, settings, the end, replay, and the frame of the lesson. */

export const start = {
  title: 'Branchline',
  claim: 'Train and taxi board games for a quarter of an hour or an evening.',
  playNow: 'Play now',
  playNowLabel: (game: string) => `Play now: ${game}`,
  otherWays: 'Other ways to play',
  imprint: 'Free and open source. No account, no advertising. Games against bots stay in this browser.',
  playNowHint: 'You against two bots, here in your browser.',
  level: 'How good should they be?',
  choose: 'Choose a game',
  continue: 'Go on playing',
  makeTable: 'Make a table',
  makeTableHint: 'Invite friends by a link.',
  join: 'Join a table',
  joinHint: 'With a link or a table’s name.',
  passAndPlay: 'Pass and play',
  passAndPlayHint: 'Several players, one device.',
  myTables: 'My tables',
  myTablesHint: 'Go on where you left off.',
  rules: 'Rules',
  rulesHint: 'Every rule of the four games.',
  replay: 'Replay a file',
  replayHint: 'Watch a saved game again.',
  noTable: {
    missing: 'There is no such table in this browser.',
    unreadable: 'This game was kept by another version of Branchline and cannot be opened.',
    elsewhere: 'This game is open in another tab.',
  },
  playHere: 'Play it here',
  you: 'You',
  playersCount: (players: string) => `${players} players`,
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
  clocks: {
    none: 'No clock',
    move: (minutes: number) => `${minutes} min a move`,
    game: (minutes: number) => `${minutes} min a game`,
  },
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
  theme: 'Light',
  themes: { system: 'As the device', light: 'Day', dark: 'Night' },
  speed: 'Movement',
  speeds: (speed: number) => (speed === 0 ? 'None' : speed < 1 ? 'Slow' : speed > 1 ? 'Fast' : 'Normal'),
  botPace: 'Bots think',
  paces: (milliseconds: number) =>
    milliseconds === 0 ? 'At once' : milliseconds < 600 ? 'Quickly' : milliseconds < 1200 ? 'A moment' : 'Slowly',
  level: 'Bots of a quick game',
  sound: 'Sounds (key M)',
  confirm: 'Show a claim once more before it is final',
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
  longestPath: 'Level on points and tickets: the longest path decides.',
  fewestStations: 'Level on points and tickets: fewer stations decide.',
  longestPathBonus: 'Still level: the bonus for the longest path decides.',
  bonusCards: 'Level on points and tickets: more big cities decide.',
  shared: 'Level in everything: the victory is shared.',
};

export const end = {
  title: 'The end',
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  shared: (names: string) => `${names} win together`,
  line: 'For',
  lines,
  decided,
  bigCity: (city: string) => `Most tickets to ${city}`,
  total: 'Total',
  tieBreak: (place: number) => `Tie-break ${place}`,
  signed: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
  times: (count: number) => `×${count}`,
  rematch: 'Play again',
  watchReplay: 'Watch the replay',
  saveRecord: 'Save the game',
  yourTickets: 'Your network and tickets',
  ticketsOf: (name: string) => `${name}’s network and tickets`,
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
};

/** The game that teaches. */
export const lesson = {
  title: 'Learn to play',
  hint: 'A first game of New York with a guide, ten minutes.',
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
  orderEnded: (game: string) => `${game}: what you had planned is done or not possible any more`,
};
