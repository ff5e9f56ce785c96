import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, plural, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Det klarer rutekortet ${names.ticket(textIn(facts, 'ticket'))}: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Det er et skridt på vejen for rutekortet ${names.ticket(textIn(facts, 'ticket'))} (${points(numberIn(facts, 'points'))}): Så mangler der ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} giver i sig selv ${points(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Bunken lover mere end de åbne kort.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Til ${route} mangler der 1 kort: ${card}.`
      : `Til ${route} mangler der ${lacking} kort, blandt andet ${card}.`;
  },
  collects: (facts, names) => `Godt at have: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Ingen af rutekortene er besværet værd.';
    return kept === 1 ? `Rutekortet er inden for rækkevidde: ${worth}.` : `Rutekortene passer godt sammen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Cirka ${plural(numberIn(facts, 'turns'), 'tur', 'ture')} endnu: Der er tid til et rutekort mere.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} åbner ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} betaler sig senere.`,
  paysTunnel: (facts, names) =>
    `Det kan betale sig at lægge ${someCards(numberIn(facts, 'extra'))} mere for ${names.route(textIn(facts, 'route'))}.`,
  leavesTunnel: (facts, names) =>
    `Det kan ikke betale sig at lægge ${someCards(numberIn(facts, 'extra'))} mere for ${names.route(textIn(facts, 'route'))}.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Det første af sin slags: ${card}.` : `Der er allerede ${held} på hånden: ${card}.`;
  },
  completesTickets: (facts) => `Intet andet valg giver mere: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(numberIn(facts, 'held'))} på hånden er der plads til flere.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(2, names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Du mister din ${colour} række: ${lost}.`
      : `${names.player(seat)} mister sin ${colour} række: ${lost}.`;
  },
  laysFor: (facts) =>
    `${numberIn(facts, 'helping')} af ${someCards(numberIn(facts, 'laid'))} skal bruges til rutekort.`,
  takesThree: () => 'Tre kort fra bunken er bedre end to.',
  endsTurn: () => 'En strækning til ville koste mere, end den giver.',
  passes: () => 'Der er intet andet at gøre.',
};
