import type { Messages } from '../../en.ts';

export const here: Messages['rules']['here'] = {
  label: 'Ved dette bordet',
  firstByLot: 'Hvem som begynner, ble avgjort ved loddtrekning.',
  first: (name) => `Verten har bestemt: ${name} begynner.`,
  unequalTwins: 'Spor med ulik lengde mellom de samme stedene er også en dobbel toglinje.',
  separateTwins: 'Spor med ulik lengde mellom de samme stedene er to toglinjer: Du kan ha begge.',
  closedTrack: 'Dere er to spillere: Det andre sporet er stengt.',
  openTrack: (players) => `Dere er ${players} spillere: Begge sporene kan tas, men av hver sin spiller.`,
  startingCards: (count) => `Alle startet med ${count} kort.`,
  advanced: 'De avanserte teknologiene selges.',
  notAdvanced: 'De avanserte teknologiene er utelatt, og reglene for dem er det også her.',
  ownPile: 'Du får se i din egen på-skinner-bunke.',
  noOwnPile: 'Ingen får se, heller ikke i sin egen.',
  secondDeck: 'Dere er fire spillere: Det er en bunke til.',
  oneDeck: (players) => `Dere er ${players} spillere: Spillet slutter med den første bunken.`,
  noClock: 'Ingen klokke går.',
  botPlays: 'En robot spiller for den som er borte.',
  leastHarmful: 'Ingen robot tar over: Det trekket som skader minst, blir gjort.',
};
