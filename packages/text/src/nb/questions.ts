import type { Messages } from '../en.ts';
import { adjective, colours, plural, pluralForm, points, tickets } from './grammar.ts';

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Behold så mange av de ${offered} billettene som du vil.`;
    if (atLeast < offered) return `Velg billetter: Behold minst ${atLeast} av ${offered}.`;
    if (offered === 1) return 'Behold denne billetten.';
    return offered === 2 ? 'Behold begge billettene.' : `Behold alle ${offered} billettene.`;
  },
  keep: (count) => (count === 0 ? 'Behold ingen' : `Behold ${tickets(count)}`),
  turn: 'Din tur: Ta kort, gjør krav på en toglinje eller trekk billetter.',
  lastTurn: 'Dette er din siste tur.',
  turnAfterPurchase: 'Ta nå kort, gjør krav på en toglinje eller trekk billetter.',
  turnCardGame: 'Din tur: Ta kort, legg kort i togstallen eller trekk billetter.',
  turnShared: 'Ferdselsrett: Velg en toglinje som en annen spiller har.',
  turnTwoRoutes: 'Du kan gjøre krav på to toglinjer denne turen.',
  turnSecondRoute: 'Gjør krav på en toglinje til, eller avslutt turen.',
  mustPass: 'Det er ingenting du kan gjøre denne turen.',
  secondCard: 'Ta et kort til.',
  payTunnel: (extra, colour) =>
    Object.values(colours).includes(colour)
      ? `Tunnelen koster ${plural(extra, 'kort', 'kort')} til: ${adjective(extra, colour)} eller ${pluralForm(extra, 'lokomotiv', 'lokomotiver')}.`
      : `Tunnelen koster ${plural(extra, 'lokomotiv', 'lokomotiver')} til.`,
  completeTickets: 'Velg billettene du vil fullføre med kortene dine på skinner.',
  waitingFor: (names) => `Venter på ${names}.`,
  waitingForAll: 'Venter på at de andre velger billetter.',
  moving: 'Et øyeblikk …',
  over: 'Spillet er slutt.',
  watching: 'Du ser på.',
  fromDeck: 'Ta fra bunken',
  takeThree: 'Ta tre fra bunken',
  drawTickets: 'Trekk billetter',
  technologies: 'Teknologier',
  endTurn: 'Avslutt turen',
  pass: 'Stå over',
  undo: 'Angre',
  back: 'Tilbake',
  claim: (gained) => `Gjør krav på den for ${points(gained)}`,
  claimRoute: 'Gjør krav på den',
  choosePayment: (route) => `${route}: Hvordan betaler du?`,
  tunnelExtra: 'En tunnel kan koste mer enn det.',
  payWith: 'Betal med',
  orChoose: 'Eller trykk på kort på hånden.',
  pay: 'Betal',
  leaveTunnel: 'Gi opp tunnelen',
  payTunnelWith: (cards) => `Betal ${cards}`,
  buy: (name) => `Kjøp ${name}`,
  lay: (cards) => `Legg ${cards}`,
  layCards: 'Legg kort',
  complete: (count, gained) => `Fullfør ${tickets(count)} for ${points(gained)}`,
  completeNone: 'Fullfør ingen',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Velg en teknologi for å se hva den åpner.',
  held: 'din',
  opens: (count) => `åpner ${plural(count, 'toglinje', 'toglinjer')}`,
  copies: (count) => `${count} igjen`,
  cannotPayTunnel: 'Du kan ikke betale det.',
  tunnelOf: (route) => `Tunnelen ${route}`,
  turnedCards: 'Snudd fra bunken',
  layThese: (cards) => `Vil du legge ${cards} i togstallen?`,
  bestChoice: 'Beste valg',
  titleTurn: (game) => `Din tur – ${game}`,
  dismiss: 'Lukk',
  rule: (id) => `Regel ${id}`,
  showScores: 'Vis poeng',
};
