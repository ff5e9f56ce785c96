import type { Messages } from '../en.ts';
import { adjective, colours, plural, points, tickets } from './grammar.ts';

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Behåll så många av de ${offered} biljetterna som du vill.`;
    if (atLeast < offered) return `Välj biljetter: behåll minst ${atLeast} av ${offered}.`;
    if (offered === 1) return 'Behåll den här biljetten.';
    return offered === 2 ? 'Behåll båda biljetterna.' : `Behåll alla ${offered} biljetter.`;
  },
  keep: (count) => (count === 0 ? 'Behåll ingen' : `Behåll ${tickets(count)}`),
  turn: 'Din tur: ta kort, muta in en sträcka eller dra biljetter.',
  lastTurn: 'Det är din sista tur.',
  turnAfterPurchase: 'Ta nu kort, muta in en sträcka eller dra biljetter.',
  turnCardGame: 'Din tur: ta kort, lägg kort på din bangård eller dra biljetter.',
  turnShared: 'Genomfartsrätt: välj en sträcka som en annan spelare har.',
  turnTwoRoutes: 'Du får muta in två sträckor den här turen.',
  turnSecondRoute: 'Muta in en sträcka till, eller avsluta turen.',
  mustPass: 'Det finns inget du kan göra den här turen.',
  secondCard: 'Ta ett kort till.',
  payTunnel: (extra, colour) =>
    Object.values(colours).includes(colour)
      ? `Tunneln kostar ${plural(extra, 'kort', 'kort')} till: ${adjective(extra, colour)} eller lokomotiv.`
      : `Tunneln kostar ${plural(extra, 'lokomotiv', 'lokomotiv')} till.`,
  completeTickets: 'Välj de biljetter du vill fullborda med dina kort på spåret.',
  waitingFor: (names) => `Väntar på ${names}.`,
  waitingForAll: 'Väntar på att de andra väljer biljetter.',
  moving: 'Ett ögonblick …',
  over: 'Spelet är slut.',
  watching: 'Du tittar på.',
  fromDeck: 'Ta från högen',
  takeThree: 'Ta tre från högen',
  drawTickets: 'Dra biljetter',
  technologies: 'Teknik',
  endTurn: 'Avsluta turen',
  pass: 'Passa',
  undo: 'Ångra',
  back: 'Tillbaka',
  claim: (gained) => `Muta in för ${points(gained)}`,
  claimRoute: 'Muta in',
  choosePayment: (route) => `${route}: hur betalar du?`,
  tunnelExtra: 'En tunnel kan kosta mer än så.',
  payWith: 'Betala med',
  orChoose: 'Eller tryck på kort på handen.',
  pay: 'Betala',
  leaveTunnel: 'Avstå från tunneln',
  payTunnelWith: (cards) => `Betala ${cards}`,
  buy: (name) => `Köp ${name}`,
  lay: (cards) => `Lägg ${cards}`,
  layCards: 'Lägg kort',
  complete: (count, gained) => `Fullborda ${tickets(count)} för ${points(gained)}`,
  completeNone: 'Fullborda ingen',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Välj en teknik för att se vad den öppnar.',
  held: 'din',
  opens: (count) => `öppnar ${plural(count, 'sträcka', 'sträckor')}`,
  copies: (count) => `${count} kvar`,
  cannotPayTunnel: 'Du kan inte betala det.',
  tunnelOf: (route) => `Tunneln ${route}`,
  turnedCards: 'Uppvända från högen',
  layThese: (cards) => `Vill du lägga ${cards} på bangården?`,
  bestChoice: 'Bästa valet',
  titleTurn: (game) => `Din tur – ${game}`,
  dismiss: 'Stäng',
  rule: (id) => `Regel ${id}`,
  showScores: 'Visa poängen',
};
