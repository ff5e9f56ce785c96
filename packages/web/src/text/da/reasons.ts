import type { Messages } from '../en.ts';
import { list, number, text } from '../facts.ts';
import { adjective, count, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, say) =>
    `Det klarer rutekortet ${say.ticket(text(facts, 'ticket'))}: ${points(number(facts, 'points'))}.`,
  towardsTicket: (facts, say) =>
    `Det er et skridt på vejen for rutekortet ${say.ticket(text(facts, 'ticket'))} (${points(number(facts, 'points'))}): Så mangler der ${spaces(number(facts, 'spaces'))}.`,
  bringsPoints: (facts, say) =>
    `${say.route(text(facts, 'route'))} giver i sig selv ${points(number(facts, 'points'))}.`,
  drawsUnseen: () => 'Bunken lover mere end de åbne kort.',
  collectsFor: (facts, say) => {
    const [route, lacking] = [say.route(text(facts, 'route')), number(facts, 'lacking')];
    const card = say.cards([text(facts, 'card')]);
    return lacking === 1
      ? `Til ${route} mangler der 1 kort: ${card}.`
      : `Til ${route} mangler der ${lacking} kort, blandt andet ${card}.`;
  },
  collects: (facts, say) => `Godt at have: ${say.cards([text(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [list(facts, 'tickets').length, points(number(facts, 'points'))];
    if (kept === 0) return 'Ingen af rutekortene er besværet værd.';
    return kept === 1 ? `Rutekortet er inden for rækkevidde: ${worth}.` : `Rutekortene passer godt sammen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Cirka ${count(number(facts, 'turns'), 'tur', 'ture')} endnu: Der er tid til et rutekort mere.`,
  opensRoute: (facts, say) => `${say.technology(text(facts, 'technology'))} åbner ${say.route(text(facts, 'route'))}.`,
  buysForLater: (facts, say) => `${say.technology(text(facts, 'technology'))} betaler sig senere.`,
  paysTunnel: (facts, say) =>
    `Det kan betale sig at lægge ${someCards(number(facts, 'extra'))} mere for ${say.route(text(facts, 'route'))}.`,
  leavesTunnel: (facts, say) =>
    `Det kan ikke betale sig at lægge ${someCards(number(facts, 'extra'))} mere for ${say.route(text(facts, 'route'))}.`,
  gathers: (facts, say) => {
    const [card, held] = [say.cards([text(facts, 'card')]), number(facts, 'held')];
    return held === 0 ? `Det første af sin slags: ${card}.` : `Der er allerede ${held} på hånden: ${card}.`;
  },
  completesTickets: (facts) => `Intet andet valg giver mere: ${points(number(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(number(facts, 'held'))} på hånden er der plads til flere.`,
  robs: (facts, say) => {
    const seat = number(facts, 'seat');
    const [colour, lost] = [adjective(2, say.colour(text(facts, 'colour'))), someCards(number(facts, 'lost'))];
    return say.isMe(seat)
      ? `Du mister din ${colour} række: ${lost}.`
      : `${say.player(seat)} mister sin ${colour} række: ${lost}.`;
  },
  laysFor: (facts) => `${number(facts, 'helping')} af ${someCards(number(facts, 'laid'))} skal bruges til rutekort.`,
  takesThree: () => 'Tre kort fra bunken er bedre end to.',
  endsTurn: () => 'En strækning til ville koste mere, end den giver.',
  passes: () => 'Der er intet andet at gøre.',
};
