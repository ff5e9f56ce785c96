import type { Messages } from '../en/en.ts';

/** Isäntänä: kuka saa kirjoittaa ja istua, paikan antaminen eteenpäin, ketkä ovat paikalla. */
export const hosting: Messages['hosting'] = {
  mySeat: 'Paikkani',
  show: 'Kutsu ja näytä',
  goAway: 'Lähteminen, lopettaminen, ilmoittaminen',
  muteForAll: (name) => `Mykistä kaikilta: ${name}`,
  isMuted: 'isännän mykistämä',
  youAreMuted: 'Isäntä on mykistänyt sinut. Voit lukea mutta et kirjoittaa.',
  removed: 'Isäntä on pyytänyt sinua nousemaan. Voit katsella; voit istua uudelleen vain, jos isäntä sallii.',
  manage: (name) => `Hallitse: ${name}`,
  removedPeople: 'Pyydetty nousemaan',
  letBack: (name) => `Päästä takaisin: ${name}`,
  allTables: 'Kaikki pöytäsi ja nimesi tulevat mukaan.',
  handSeat: 'Anna paikkani toiselle',
  handSeatHint:
    'Se, joka avaa linkin ensin, jatkaa sinun paikallasi sinun korteillasi. Sinä jäät katsomaan. Linkki toimii kerran.',
  handSeatOf: (name) => `Anna paikka eteenpäin: ${name}`,
  replay: 'Uusinta',
  replayFor: { link: 'kaikille, joilla on linkki', players: 'vain pelaajille' },
  here: (here, seats) => `${here}/${seats} on paikalla`,
  full: 'Kaikki ovat paikalla.',
  endedEarly: 'Lopetettu kesken',
  stood: 'Tilanne lopetettaessa',
  orderNow: 'On sinun vuorosi: määräys alkaisi heti.',
  orderLater: 'Vastaa ensin siihen, mitä sinulta kysytään. Sitten voit antaa määräyksen.',
  orderHint: 'Palvelin pelaa puolestasi, kun olet poissa.',
};
