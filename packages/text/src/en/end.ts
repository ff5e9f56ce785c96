import type { ScoreKind, ScoreSheet } from '@branchline/engine';

const lines: Readonly<Record<ScoreKind | 'ticketsDone' | 'ticketsMissed', string>> = {
  routes: 'Routes',
  ticket: 'Tickets',
  ticketsDone: 'Tickets done',
  ticketsMissed: 'Tickets missed',
  attractions: 'Attractions',
  globetrotter: 'Globetrotter: most tickets',
  technology: 'Technology',
  bigCity: 'Big city',
};

const decided: Readonly<Record<ScoreSheet['decidedBy'], string>> = {
  points: 'Most points.',
  ticketsDone: 'Level on points: more tickets done decides.',
  longestPath: 'Level on points and tickets: the longest path decides.',
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
