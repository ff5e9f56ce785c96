import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, plural, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Det fullfører billetten ${names.ticket(textIn(facts, 'ticket'))}: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Det er et steg på veien for billetten ${names.ticket(textIn(facts, 'ticket'))} (${points(numberIn(facts, 'points'))}): Så mangler det ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} gir i seg selv ${points(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Bunken lover mer enn de åpne kortene.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Til ${route} mangler det 1 kort: ${card}.`
      : `Til ${route} mangler det ${lacking} kort, blant annet ${card}.`;
  },
  collects: (facts, names) => `Godt å ha: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Ingen av disse billettene er verdt bryet.';
    return kept === 1
      ? `Denne billetten er innen rekkevidde: ${worth}.`
      : `Disse billettene passer godt sammen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Omtrent ${plural(numberIn(facts, 'turns'), 'tur', 'turer')} igjen: Det er tid til en billett til.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} åpner ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} lønner seg senere.`,
  paysTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} er verdt ${someCards(numberIn(facts, 'extra'))} til.`,
  leavesTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} er ikke verdt ${someCards(numberIn(facts, 'extra'))} til.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Det første av sitt slag: ${card}.` : `Det er allerede ${held} på hånden: ${card}.`;
  },
  completesTickets: (facts) => `Ingen andre valg gir mer: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(numberIn(facts, 'held'))} på hånden er det plass til flere.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(2, names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Du mister den ${colour} raden din: ${lost}.`
      : `${names.player(seat)} mister den ${colour} raden sin: ${lost}.`;
  },
  laysFor: (facts) => `${numberIn(facts, 'helping')} av ${someCards(numberIn(facts, 'laid'))} trengs til billetter.`,
  takesThree: () => 'Tre kort fra bunken er bedre enn to.',
  endsTurn: () => 'En toglinje til ville koste mer enn den gir.',
  passes: () => 'Det er ikke noe annet å gjøre.',
};
