import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, count, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, say) =>
    `Det klarer rutekortet ${say.ticket(textIn(facts, 'ticket'))}: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, say) =>
    `Det er et skridt på vejen for rutekortet ${say.ticket(textIn(facts, 'ticket'))} (${points(numberIn(facts, 'points'))}): Så mangler der ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, say) =>
    `${say.route(textIn(facts, 'route'))} giver i sig selv ${points(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Bunken lover mere end de åbne kort.',
  collectsFor: (facts, say) => {
    const [route, lacking] = [say.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = say.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Til ${route} mangler der 1 kort: ${card}.`
      : `Til ${route} mangler der ${lacking} kort, blandt andet ${card}.`;
  },
  collects: (facts, say) => `Godt at have: ${say.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Ingen af rutekortene er besværet værd.';
    return kept === 1 ? `Rutekortet er inden for rækkevidde: ${worth}.` : `Rutekortene passer godt sammen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Cirka ${count(numberIn(facts, 'turns'), 'tur', 'ture')} endnu: Der er tid til et rutekort mere.`,
  opensRoute: (facts, say) =>
    `${say.technology(textIn(facts, 'technology'))} åbner ${say.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, say) => `${say.technology(textIn(facts, 'technology'))} betaler sig senere.`,
  paysTunnel: (facts, say) =>
    `Det kan betale sig at lægge ${someCards(numberIn(facts, 'extra'))} mere for ${say.route(textIn(facts, 'route'))}.`,
  leavesTunnel: (facts, say) =>
    `Det kan ikke betale sig at lægge ${someCards(numberIn(facts, 'extra'))} mere for ${say.route(textIn(facts, 'route'))}.`,
  gathers: (facts, say) => {
    const [card, held] = [say.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Det første af sin slags: ${card}.` : `Der er allerede ${held} på hånden: ${card}.`;
  },
  completesTickets: (facts) => `Intet andet valg giver mere: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(numberIn(facts, 'held'))} på hånden er der plads til flere.`,
  robs: (facts, say) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(2, say.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return say.isMe(seat)
      ? `Du mister din ${colour} række: ${lost}.`
      : `${say.player(seat)} mister sin ${colour} række: ${lost}.`;
  },
  laysFor: (facts) =>
    `${numberIn(facts, 'helping')} af ${someCards(numberIn(facts, 'laid'))} skal bruges til rutekort.`,
  takesThree: () => 'Tre kort fra bunken er bedre end to.',
  endsTurn: () => 'En strækning til ville koste mere, end den giver.',
  passes: () => 'Der er intet andet at gøre.',
};
