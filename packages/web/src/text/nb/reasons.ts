import type { Messages } from '../en.ts';
import { list, number, text } from '../facts.ts';
import { adjective, count, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, say) =>
    `Det fullfører billetten ${say.ticket(text(facts, 'ticket'))}: ${points(number(facts, 'points'))}.`,
  towardsTicket: (facts, say) =>
    `Det er et steg på veien for billetten ${say.ticket(text(facts, 'ticket'))} (${points(number(facts, 'points'))}): Så mangler det ${spaces(number(facts, 'spaces'))}.`,
  bringsPoints: (facts, say) => `${say.route(text(facts, 'route'))} gir i seg selv ${points(number(facts, 'points'))}.`,
  drawsUnseen: () => 'Bunken lover mer enn de åpne kortene.',
  collectsFor: (facts, say) => {
    const [route, lacking] = [say.route(text(facts, 'route')), number(facts, 'lacking')];
    const card = say.cards([text(facts, 'card')]);
    return lacking === 1
      ? `Til ${route} mangler det 1 kort: ${card}.`
      : `Til ${route} mangler det ${lacking} kort, blant annet ${card}.`;
  },
  collects: (facts, say) => `Godt å ha: ${say.cards([text(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [list(facts, 'tickets').length, points(number(facts, 'points'))];
    if (kept === 0) return 'Ingen av disse billettene er verdt bryet.';
    return kept === 1
      ? `Denne billetten er innen rekkevidde: ${worth}.`
      : `Disse billettene passer godt sammen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Omtrent ${count(number(facts, 'turns'), 'tur', 'turer')} igjen: Det er tid til en billett til.`,
  opensRoute: (facts, say) => `${say.technology(text(facts, 'technology'))} åpner ${say.route(text(facts, 'route'))}.`,
  buysForLater: (facts, say) => `${say.technology(text(facts, 'technology'))} lønner seg senere.`,
  paysTunnel: (facts, say) => `${say.route(text(facts, 'route'))} er verdt ${someCards(number(facts, 'extra'))} til.`,
  leavesTunnel: (facts, say) =>
    `${say.route(text(facts, 'route'))} er ikke verdt ${someCards(number(facts, 'extra'))} til.`,
  gathers: (facts, say) => {
    const [card, held] = [say.cards([text(facts, 'card')]), number(facts, 'held')];
    return held === 0 ? `Det første av sitt slag: ${card}.` : `Det er allerede ${held} på hånden: ${card}.`;
  },
  completesTickets: (facts) => `Ingen andre valg gir mer: ${points(number(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(number(facts, 'held'))} på hånden er det plass til flere.`,
  robs: (facts, say) => {
    const seat = number(facts, 'seat');
    const [colour, lost] = [adjective(2, say.colour(text(facts, 'colour'))), someCards(number(facts, 'lost'))];
    return say.isMe(seat)
      ? `Du mister den ${colour} raden din: ${lost}.`
      : `${say.player(seat)} mister den ${colour} raden sin: ${lost}.`;
  },
  laysFor: (facts) => `${number(facts, 'helping')} av ${someCards(number(facts, 'laid'))} trengs til billetter.`,
  takesThree: () => 'Tre kort fra bunken er bedre enn to.',
  endsTurn: () => 'En toglinje til ville koste mer enn den gir.',
  passes: () => 'Det er ikke noe annet å gjøre.',
};
