import type { Messages } from '../en/en.ts';

/** Gastheer zijn: wie mag schrijven en zitten, een plaats doorgeven, wie er is. */
export const hosting: Messages['hosting'] = {
  mySeat: 'Mijn plaats',
  show: 'Uitnodigen en tonen',
  goAway: 'Weggaan, stoppen, melden',
  muteForAll: (name) => `Demp ${name} voor iedereen`,
  isMuted: 'gedempt door de gastheer',
  youAreMuted: 'De gastheer heeft je gedempt. Je kunt meelezen, maar niet schrijven.',
  removed:
    'De gastheer heeft je gevraagd op te staan. Je kunt meekijken; je kunt alleen weer gaan zitten als de gastheer dat toelaat.',
  manage: (name) => `${name} beheren`,
  removedPeople: 'Gevraagd op te staan',
  letBack: (name) => `Laat ${name} weer zitten`,
  allTables: 'Al je tafels en je naam gaan mee.',
  handSeat: 'Mijn plaats aan iemand anders geven',
  handSeatHint:
    'Wie deze link het eerst opent, speelt verder op jouw plaats, met jouw kaarten. Jij kijkt dan mee. De link werkt één keer.',
  handSeatOf: (name) => `De plaats van ${name} doorgeven`,
  replay: 'Herhaling',
  replayFor: { link: 'voor wie de link heeft', players: 'alleen voor de spelers' },
  here: (here, seats) => `${here} van de ${seats} zijn er`,
  full: 'Iedereen is er.',
  endedEarly: 'Voortijdig beëindigd',
  stood: 'Zo stond het',
  orderNow: 'Jij bent aan de beurt: de opdracht zou meteen beginnen.',
  orderLater: 'Beantwoord eerst wat je gevraagd wordt. Daarna kun je een opdracht geven.',
  orderHint: 'De server speelt voor je terwijl je weg bent.',
};
