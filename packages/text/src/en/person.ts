/* Somebody beside the tables: their devices, their figures, how they are told. */

/** Who somebody is, in several browsers and without an account. */
export const devices = {
  title: 'You and your devices',
  hint: 'No account and no password: your browser keeps who you are.',
  open: 'Devices, recovery, passkey',
  another: 'Play on another device',
  anotherHint: 'Open the link there, or point its camera at the picture. All your tables and your name come along.',
  makeLink: 'Make a link',
  link: 'Link for the other device',
  qr: 'The link as a QR code',
  linkUntil: (when: string) => `It works once, until ${when}.`,
  list: 'Your devices',
  here: 'this one',
  lastSeen: (when: string) => `last seen ${when}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  recovery: 'Recovery link',
  recoveryHint:
    'If this browser forgets who you are, a recovery link brings your games back in any other. Keep it where only you find it: whoever has it is you.',
  recoveryMake: 'Make a recovery link',
  recoveryAgain: 'Make a new one: the old one stops working',
  recoveryRemove: 'Make the link worthless',
  recoveryRemoved: 'That recovery link opens nothing any more.',
  recoverySince: (when: string) => `You made one: ${when}.`,
  recoveryLink: 'Your recovery link',
  recoverySave: 'Save it as a file',
  told: 'Only this browser knows that you sit here. If it forgets you, a recovery link brings your games back.',
  forgotten:
    'Have you played here before? Then this browser has forgotten you: your recovery link or a passkey brings your tables back.',
  seatForgotten:
    'Is one of these seats yours? Then this browser does not know you: your recovery link or a passkey brings it back.',
  keep: 'Keep a recovery link',
  notNow: 'Not now',
  joinTitle: 'This link is from another device',
  joinAs: (name: string) => `Go on here as ${name}`,
  joinTables: (count: number) => (count === 1 ? '1 table comes along.' : `${count} tables come along.`),
  joinLeaves: (count: number) =>
    count === 1
      ? 'This browser has 1 table of its own. It would be out of reach here: keep a recovery link for it first.'
      : `This browser has ${count} tables of its own. They would be out of reach here: keep a recovery link for them first.`,
  joinGone: 'This link was used already, or is no longer good. Make a new one on the other device.',
  joinSame: 'This browser is yours already.',
  stay: 'Leave everything as it is',
  passkey: 'Passkey',
  passkeyHint:
    'Come back on any device with your fingerprint, your face or its PIN. The passkey stays with you; we keep no secret.',
  passkeyAdd: 'Add a passkey',
  passkeyUse: 'Come back with a passkey',
  passkeySince: (when: string) => `added ${when}`,
  passkeyRemove: 'Remove',
  passkeyFailed: 'Nothing came of it: it was cancelled, or this passkey is not known here.',
};

/** Tables that are over, and what somebody has done in them. */
export const figures = {
  title: 'My figures',
  hint: 'From every game you have finished, online and in this browser.',
  none: 'No game is finished yet.',
  games: 'Games',
  won: 'Won',
  average: 'Points on average',
  best: 'Best',
  byPlayers: 'Wins by number of players',
  players: (count: number) => `${count} players`,
  wonOf: (won: number, games: number) => `${won} of ${games}`,
  points: 'Points, game by game',
  pointsOf: (points: number, when: string) => `${points} points, ${when}`,
  tickets: 'Tickets',
  done: (count: number) => `${count} done`,
  missed: (count: number) => `${count} missed`,
  routes: 'Favourite routes',
  longest: 'Longest path',
  against: 'Against whom',
  save: 'Save my figures as a file',
  remove: 'Delete my figures',
  removeHint: 'The figures of all finished games are gone for good; the games themselves stay where they are.',
  removeSure: 'Yes, delete them',
  keep: 'Keep them',
  removed: 'Deleted.',
  awaited: 'It is your turn',
  running: 'Under way',
  waiting: 'Not begun yet',
  finished: 'Finished',
  wonBy: (name: string, points: number) => `${name} won by ${points}`,
  youWonBy: (points: number) => `You won by ${points}`,
  wonShared: (names: string) => `${names} won together`,
  yourPoints: (points: number) => `you: ${points} points`,
  replay: 'Replay',
  report: 'Result',
  forgetTable: (game: string) => `Throw away ${game}`,
};

/** How somebody is told, and why they are not. */
export const notices = {
  denied:
    'This browser does not let Branchline tell you anything. Allow notifications for this site beside the address or in the settings of the browser, then switch this on again.',
  unanswered:
    'The browser asked and got no answer, so nothing will be told. Switch this on again to be asked once more.',
  unsupported:
    'This browser has no notifications. On a phone, add Branchline to the home screen first; or have a line written elsewhere: “You and your devices”.',
  insecure:
    'Notifications need a secure address (https), and this page is open without one. While it is open, a sound and its title tell you; or have a line written elsewhere.',
  noPush:
    'You are told while a page of Branchline is open. Once all are closed this browser cannot be reached: its push service did not answer.',
  test: 'Try it',
  testText: 'This is how you are told that it is your turn.',
  testSent: 'Sent. If nothing appears, the device itself may be keeping it quiet.',
  elsewhere: 'Tell me elsewhere',
  elsewhereHint:
    'Discord, Slack or ntfy: paste the webhook address of a channel of yours. When no page of yours is open, the server writes a line there: your turn, an invitation, a question, the end of a game.',
  address: 'Webhook address',
  save: 'Use it',
  forget: 'Tell me there no more',
  saved: 'The server writes there from now on.',
  sent: 'Sent: there should be a line there now.',
  notTaken: 'This is no address the server may call: it must begin with https and lead to the open internet.',
  notSent: 'That address did not take it. Is it still the right one?',
  unread: (count: number) => (count === 1 ? '1 new line of chat' : `${count} new lines of chat`),
};
