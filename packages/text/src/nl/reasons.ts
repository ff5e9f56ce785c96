import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, plural, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Hiermee is de bestemmingskaart ${names.ticket(textIn(facts, 'ticket'))} behaald: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Het brengt de bestemmingskaart ${names.ticket(textIn(facts, 'ticket'))} dichterbij (${points(numberIn(facts, 'points'))}): daarna nog ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} levert op zichzelf al ${points(numberIn(facts, 'points'))} op.`,
  drawsUnseen: () => 'De stapel belooft meer dan de open kaarten.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Voor ${route} ontbreekt 1 kaart: ${card}.`
      : `Voor ${route} ontbreken ${lacking} kaarten, waaronder ${card}.`;
  },
  collects: (facts, names) => `Goed om te hebben: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Geen van deze bestemmingskaarten is de moeite waard.';
    return kept === 1
      ? `Deze bestemmingskaart is haalbaar: ${worth}.`
      : `Deze bestemmingskaarten passen goed bij elkaar: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Nog ongeveer ${plural(numberIn(facts, 'turns'), 'beurt', 'beurten')}: er is tijd voor nog een bestemmingskaart.`,
  opensRoute: (facts, names) =>
    `Met ${names.technology(textIn(facts, 'technology'))} wordt ${names.route(textIn(facts, 'route'))} mogelijk.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))}: dat betaalt zich later terug.`,
  paysTunnel: (facts, names) =>
    `Nog ${someCards(numberIn(facts, 'extra'))} bijbetalen voor ${names.route(textIn(facts, 'route'))} loont.`,
  leavesTunnel: (facts, names) =>
    `Nog ${someCards(numberIn(facts, 'extra'))} bijbetalen voor ${names.route(textIn(facts, 'route'))} loont niet.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `De eerste van zijn soort: ${card}.` : `Al ${held} in de hand: ${card}.`;
  },
  completesTickets: (facts) => `Geen andere keuze levert meer op: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Met ${tickets(numberIn(facts, 'held'))} in de hand is er ruimte voor meer.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Jij raakt je ${colour} rij kwijt: ${lost}.`
      : `${names.player(seat)} raakt de ${colour} rij kwijt: ${lost}.`;
  },
  laysFor: (facts) => {
    const helping = numberIn(facts, 'helping');
    return `${helping} van de ${someCards(numberIn(facts, 'laid'))} ${helping === 1 ? 'is' : 'zijn'} nodig voor bestemmingskaarten.`;
  },
  takesThree: () => 'Drie kaarten van de stapel zijn beter dan twee.',
  endsTurn: () => 'Nog een route zou meer kosten dan hij oplevert.',
  passes: () => 'Er is niets anders mogelijk.',
};
