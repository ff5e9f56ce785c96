import type { Messages } from '../../en.ts';

export const here: Messages['rules']['here'] = {
  label: 'Ved dette bord',
  firstByLot: 'Hvem der begynder, blev afgjort ved lodtrækning.',
  first: (name) => `Værten har bestemt: ${name} begynder.`,
  unequalTwins: 'Spor af forskellig længde mellem de samme steder er også en dobbeltstrækning.',
  separateTwins: 'Spor af forskellig længde mellem de samme steder er to strækninger: Du må have begge.',
  closedTrack: 'I er to spillere: Det andet spor er lukket.',
  openTrack: (players) => `I er ${players} spillere: Begge spor kan tages, men af hver sin spiller.`,
  startingCards: (count) => `Alle startede med ${count} kort.`,
  advanced: 'De avancerede teknologier sælges.',
  notAdvanced: 'De avancerede teknologier er udeladt, og deres regler er det også her.',
  ownPile: 'Du må se dine egne kort på skinner.',
  noOwnPile: 'Ingen må se, heller ikke deres egne.',
  secondDeck: 'I er fire spillere: Der er en anden bunke.',
  oneDeck: (players) => `I er ${players} spillere: Spillet slutter med den første bunke.`,
  noClock: 'Der er intet ur.',
  botPlays: 'En robot spiller for den, der er væk.',
  leastHarmful: 'Ingen robot tager over: Det træk, der skader mindst, bliver gjort.',
};
