import type { Messages } from '../../en.ts';

export const here: Messages['rules']['here'] = {
  label: 'Aan deze tafel',
  firstByLot: 'Wie begint, is geloot.',
  first: (name) => `De maker van de tafel heeft gekozen: ${name} begint.`,
  unequalTwins: 'Sporen van ongelijke lengte tussen dezelfde plaatsen zijn ook een dubbele route.',
  separateTwins: 'Sporen van ongelijke lengte tussen dezelfde plaatsen zijn twee routes: je mag ze allebei hebben.',
  closedTrack: 'Jullie zijn met twee spelers: het andere spoor is gesloten.',
  openTrack: (players) =>
    `Jullie zijn met ${players} spelers: beide sporen mogen geclaimd worden, door verschillende spelers.`,
  startingCards: (count) => `Iedereen begon met ${count} kaarten.`,
  advanced: 'De geavanceerde technologieën zijn te koop.',
  notAdvanced: 'De geavanceerde technologieën doen niet mee, en hun regels hier ook niet.',
  ownPile: 'Je mag je eigen kaarten op het spoor bekijken.',
  noOwnPile: 'Niemand mag kijken, ook niet naar de eigen kaarten.',
  secondDeck: 'Jullie zijn met vier spelers: er is een tweede stapel.',
  oneDeck: (players) => `Jullie zijn met ${players} spelers: het spel eindigt met de eerste stapel.`,
  noClock: 'Er loopt geen klok.',
  botPlays: 'Een bot speelt voor wie weg is.',
  leastHarmful: 'Geen bot neemt het over: de minst schadelijke zet wordt gedaan.',
};
