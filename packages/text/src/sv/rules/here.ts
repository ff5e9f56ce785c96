import type { Messages } from '../../en.ts';

export const here: Messages['rules']['here'] = {
  label: 'Vid det här bordet',
  firstByLot: 'Vem som börjar lottades.',
  first: (name) => `Värden har bestämt: ${name} börjar.`,
  unequalTwins: 'Olika långa spår mellan samma platser är också en dubbelsträcka.',
  separateTwins: 'Olika långa spår mellan samma platser är två sträckor: du får ha båda.',
  closedTrack: 'Ni är två spelare: det andra spåret är stängt.',
  openTrack: (players) => `Ni är ${players} spelare: båda spåren får mutas in, men av olika spelare.`,
  startingCards: (count) => `Alla började med ${count} kort.`,
  advanced: 'Den avancerade tekniken säljs.',
  notAdvanced: 'Den avancerade tekniken är utelämnad, och det är dess regler också här.',
  ownPile: 'Du får titta på dina egna kort på spåret.',
  noOwnPile: 'Ingen får titta, inte ens på sina egna.',
  secondDeck: 'Ni är fyra spelare: det finns en andra hög.',
  oneDeck: (players) => `Ni är ${players} spelare: spelet slutar med den första högen.`,
  noClock: 'Ingen klocka går.',
  botPlays: 'En robot spelar åt den som är borta.',
  leastHarmful: 'Ingen robot tar över: det drag som skadar minst görs.',
};
