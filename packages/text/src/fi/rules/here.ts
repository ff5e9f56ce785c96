import type { Messages } from '../../en.ts';

export const here: Messages['rules']['here'] = {
  label: 'Tässä pöydässä',
  firstByLot: 'Aloittaja arvottiin.',
  first: (name) => `Pöydän perustaja päätti, kuka aloittaa: ${name}.`,
  unequalTwins: 'Eripituiset raiteet samojen paikkojen välillä ovat nekin kaksoisreitti.',
  separateTwins: 'Eripituiset raiteet samojen paikkojen välillä ovat kaksi reittiä: saat rakentaa molemmat.',
  closedTrack: 'Teitä on kaksi pelaajaa: toinen raide on suljettu.',
  openTrack: (players) => `Teitä on ${players} pelaajaa: molemmat raiteet saa rakentaa, mutta eri pelaajat.`,
  startingCards: (count) => `Jokainen aloitti ${count} kortilla.`,
  advanced: 'Kehittyneet teknologiat ovat myynnissä.',
  notAdvanced: 'Kehittyneet teknologiat on jätetty pois, ja niiden säännöt tästä myös.',
  ownPile: 'Saat katsoa omia korttejasi raiteilla.',
  noOwnPile: 'Kukaan ei saa katsoa, ei edes omiaan.',
  secondDeck: 'Teitä on neljä pelaajaa: pelissä on toinen pakka.',
  oneDeck: (players) => `Teitä on ${players} pelaajaa: peli päättyy ensimmäiseen pakkaan.`,
  noClock: 'Kello ei käy.',
  botPlays: 'Botti pelaa poissa olevan puolesta.',
  leastHarmful: 'Botti ei tule tilalle: tehdään vähiten haitallinen siirto.',
};
