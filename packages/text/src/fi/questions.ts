import type { Messages } from '../en.ts';
import { gotCards, isColour, plural, pluralForm, points, several, tickets } from './grammar.ts';

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Pidä ${offered} menolipusta niin monta kuin haluat.`;
    if (atLeast < offered) return `Valitse menolippusi: pidä ${offered} lipusta vähintään ${atLeast}.`;
    if (offered === 1) return 'Pidä tämä menolippu.';
    return offered === 2 ? 'Pidä molemmat menoliput.' : `Pidä kaikki ${offered} menolippua.`;
  },
  keep: (count) => (count === 0 ? 'Älä pidä yhtään' : `Pidä ${tickets(count)}`),
  turn: 'Sinun vuorosi: ota kortteja, rakenna reitti tai nosta menolippuja.',
  lastTurn: 'Tämä on viimeinen vuorosi.',
  turnAfterPurchase: 'Ota nyt kortteja, rakenna reitti tai nosta menolippuja.',
  turnCardGame: 'Sinun vuorosi: ota kortteja, laita kortteja ratapihalle tai nosta menolippuja.',
  turnShared: 'Kulkuoikeus: valitse reitti, jonka toinen pelaaja on rakentanut.',
  turnTwoRoutes: 'Saat rakentaa tällä vuorolla kaksi reittiä.',
  turnSecondRoute: 'Rakenna toinen reitti tai lopeta vuorosi.',
  mustPass: 'Et voi tehdä tällä vuorolla mitään.',
  secondCard: 'Ota toinen kortti.',
  payTunnel: (extra, colour) =>
    isColour(colour)
      ? `Tunneli maksaa vielä ${gotCards(extra)}: ${pluralForm(extra, `${colour} tai veturi`, `${several(colour)} tai vetureita`)}.`
      : `Tunneli maksaa vielä ${plural(extra, 'veturin', 'veturia')}.`,
  completeTickets: 'Valitse menoliput, jotka toteutat raiteilla olevilla korteillasi.',
  waitingFor: (names) => `Vuorossa: ${names}.`,
  waitingForAll: 'Odotetaan, että muut valitsevat menolippunsa.',
  moving: 'Hetki vain…',
  over: 'Peli on päättynyt.',
  watching: 'Olet katsomassa.',
  fromDeck: 'Ota pakasta',
  takeThree: 'Ota kolme pakasta',
  drawTickets: 'Nosta menolippuja',
  technologies: 'Teknologiat',
  endTurn: 'Lopeta vuoro',
  pass: 'Passaa',
  undo: 'Peru',
  back: 'Takaisin',
  claim: (gained) => `Rakenna: ${points(gained)}`,
  claimRoute: 'Rakenna',
  choosePayment: (route) => `${route}: miten maksat?`,
  tunnelExtra: 'Tunneli voi maksaa enemmän.',
  payWith: 'Maksa näillä',
  orChoose: 'Tai napauta kortteja kädessäsi.',
  pay: 'Maksa',
  leaveTunnel: 'Luovu tunnelista',
  payTunnelWith: (cards) => `Maksa ${cards}`,
  buy: (name) => `Osta ${name}`,
  lay: (cards) => `Laita ${cards}`,
  layCards: 'Laita kortteja',
  complete: (count, gained) => `Toteuta ${tickets(count)}: ${points(gained)}`,
  completeNone: 'Älä toteuta yhtään',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Valitse teknologia, niin näet, mitä se avaa.',
  held: 'sinulla',
  opens: (count) => `avaa ${plural(count, 'reitin', 'reittiä')}`,
  copies: (count) => `${count} jäljellä`,
  cannotPayTunnel: 'Et pysty maksamaan sitä.',
  tunnelOf: (route) => `Tunneli ${route}`,
  turnedCards: 'Pakasta käännetyt',
  layThese: (cards) => `Laitetaanko ratapihallesi ${cards}?`,
  bestChoice: 'Paras valinta',
  titleTurn: (game) => `Sinun vuorosi – ${game}`,
  dismiss: 'Sulje',
  rule: (id) => `Sääntö ${id}`,
  showScores: 'Näytä pisteet',
};
