import type { Messages } from '../en.ts';
import { adjective, isColour, plural, pluralForm, points, someCards, tickets } from './grammar.ts';

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Houd zoveel van de ${offered} bestemmingskaarten als je wilt.`;
    if (atLeast < offered) return `Kies je bestemmingskaarten: houd er minstens ${atLeast} van de ${offered}.`;
    if (offered === 1) return 'Houd deze bestemmingskaart.';
    return offered === 2 ? 'Houd beide bestemmingskaarten.' : `Houd alle ${offered} bestemmingskaarten.`;
  },
  keep: (count) => (count === 0 ? 'Geen enkele houden' : `${tickets(count)} houden`),
  turn: 'Jouw beurt: neem kaarten, claim een route of trek bestemmingskaarten.',
  lastTurn: 'Dit is je laatste beurt.',
  turnAfterPurchase: 'Neem nu kaarten, claim een route of trek bestemmingskaarten.',
  turnCardGame: 'Jouw beurt: neem kaarten, leg kaarten in je remise of trek bestemmingskaarten.',
  turnShared: 'Doorgangsrecht: kies een route die een andere speler heeft.',
  turnTwoRoutes: 'Je mag deze beurt twee routes claimen.',
  turnSecondRoute: 'Claim een tweede route of beëindig je beurt.',
  mustPass: 'Deze beurt kun je niets doen.',
  secondCard: 'Neem een tweede kaart.',
  payTunnel: (extra, colour) =>
    isColour(colour)
      ? `De tunnel kost nog ${someCards(extra)}: ${pluralForm(extra, `een ${adjective(colour)} of een locomotief`, `${adjective(colour)} of locomotieven`)}.`
      : `De tunnel kost nog ${plural(extra, 'locomotief', 'locomotieven')}.`,
  completeTickets: 'Kies welke bestemmingskaarten je voltooit met je kaarten op het spoor.',
  waitingFor: (names) => `Wachten op ${names}.`,
  waitingForAll: 'Wachten tot de anderen hun bestemmingskaarten hebben gekozen.',
  moving: 'Een ogenblik …',
  over: 'Het spel is afgelopen.',
  watching: 'Je kijkt mee.',
  fromDeck: 'Van de stapel nemen',
  takeThree: 'Drie van de stapel nemen',
  drawTickets: 'Bestemmingskaarten trekken',
  technologies: 'Technologieën',
  endTurn: 'Beurt beëindigen',
  pass: 'Passen',
  undo: 'Ongedaan maken',
  back: 'Terug',
  claim: (gained) => `Claimen voor ${points(gained)}`,
  claimRoute: 'Claimen',
  choosePayment: (route) => `${route}: hoe betaal je?`,
  tunnelExtra: 'Een tunnel kan meer kosten dan dat.',
  payWith: 'Betalen met',
  orChoose: 'Of tik op kaarten in je hand.',
  pay: 'Betalen',
  leaveTunnel: 'Van de tunnel afzien',
  payTunnelWith: (cards) => `${cards} betalen`,
  buy: (name) => `${name} kopen`,
  lay: (cards) => `${cards} leggen`,
  layCards: 'Kaarten leggen',
  complete: (count, gained) => `${tickets(count)} voltooien voor ${points(gained)}`,
  completeNone: 'Geen enkele voltooien',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Kies een technologie om te zien wat die opent.',
  held: 'van jou',
  opens: (count) => `opent ${plural(count, 'route', 'routes')}`,
  copies: (count) => `nog ${count}`,
  cannotPayTunnel: 'Je kunt het niet betalen.',
  tunnelOf: (route) => `De tunnel ${route}`,
  turnedCards: 'Van de stapel omgedraaid',
  layThese: (cards) => `Wil je ${cards} in je remise leggen?`,
  bestChoice: 'Beste keuze',
  titleTurn: (game) => `Jouw beurt – ${game}`,
  dismiss: 'Sluiten',
  rule: (id) => `Regel ${id}`,
  showScores: 'Punten bekijken',
};
