import type { Messages } from '../en.ts';
import { adjective, colours, plural, points, tickets } from './grammar.ts';

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Behold så mange af de ${offered} rutekort, som du vil.`;
    if (atLeast < offered) return `Vælg dine rutekort: Behold mindst ${atLeast} af ${offered}.`;
    if (offered === 1) return 'Behold dette rutekort.';
    return offered === 2 ? 'Behold begge rutekort.' : `Behold alle ${offered} rutekort.`;
  },
  keep: (count) => (count === 0 ? 'Behold ingen' : `Behold ${tickets(count)}`),
  turn: 'Din tur: Tag kort, gør krav på en strækning, eller træk rutekort.',
  lastTurn: 'Det er din sidste tur.',
  turnAfterPurchase: 'Tag nu kort, gør krav på en strækning, eller træk rutekort.',
  turnCardGame: 'Din tur: Tag kort, læg kort i din remise, eller træk rutekort.',
  turnShared: 'Færdselsret: Vælg en strækning, der tilhører en anden spiller.',
  turnTwoRoutes: 'Du må gøre krav på to strækninger i denne tur.',
  turnSecondRoute: 'Gør krav på en strækning til, eller afslut din tur.',
  mustPass: 'Der er intet, du kan gøre i denne tur.',
  secondCard: 'Tag et kort til.',
  payTunnel: (extra, colour) =>
    Object.values(colours).includes(colour)
      ? `Tunnelen koster ${plural(extra, 'kort', 'kort')} mere: ${adjective(extra, colour)} eller ${extra === 1 ? 'lokomotiv' : 'lokomotiver'}.`
      : `Tunnelen koster ${plural(extra, 'lokomotiv', 'lokomotiver')} mere.`,
  completeTickets: 'Vælg de rutekort, du vil fuldføre med dine kort på skinner.',
  waitingFor: (names) => `Venter på ${names}.`,
  waitingForAll: 'Venter på, at de andre vælger rutekort.',
  moving: 'Et øjeblik …',
  over: 'Spillet er slut.',
  watching: 'Du ser med.',
  fromDeck: 'Tag fra bunken',
  takeThree: 'Tag tre fra bunken',
  drawTickets: 'Træk rutekort',
  technologies: 'Teknologier',
  endTurn: 'Afslut tur',
  pass: 'Meld pas',
  undo: 'Fortryd',
  back: 'Tilbage',
  claim: (gained) => `Gør krav på den for ${points(gained)}`,
  claimRoute: 'Gør krav på den',
  choosePayment: (route) => `${route}: Hvordan betaler du?`,
  tunnelExtra: 'En tunnel kan koste mere end det.',
  payWith: 'Betal med',
  orChoose: 'Eller tryk på kort på din hånd.',
  pay: 'Betal',
  leaveTunnel: 'Opgiv tunnelen',
  payTunnelWith: (cards) => `Betal ${cards}`,
  buy: (name) => `Køb ${name}`,
  lay: (cards) => `Læg ${cards}`,
  layCards: 'Læg kort',
  complete: (count, gained) => `Fuldfør ${tickets(count)} for ${points(gained)}`,
  completeNone: 'Fuldfør ingen',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Vælg en teknologi for at se, hvad den åbner.',
  held: 'din',
  opens: (count) => `åbner ${plural(count, 'strækning', 'strækninger')}`,
  copies: (count) => `${count} tilbage`,
  cannotPayTunnel: 'Du kan ikke betale det.',
  tunnelOf: (route) => `Tunnelen ${route}`,
  turnedCards: 'Vendt fra bunken',
  layThese: (cards) => `Vil du lægge ${cards} i din remise?`,
  bestChoice: 'Bedste valg',
  titleTurn: (game) => `Din tur – ${game}`,
  dismiss: 'Luk',
  rule: (id) => `Regel ${id}`,
  showScores: 'Vis point',
};
