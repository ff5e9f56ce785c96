import type { Messages } from '../en.ts';
import { list, number, text } from '../facts.ts';
import { adjective, count, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, say) =>
    `Hiermee is de bestemmingskaart ${say.ticket(text(facts, 'ticket'))} behaald: ${points(number(facts, 'points'))}.`,
  towardsTicket: (facts, say) =>
    `Het brengt de bestemmingskaart ${say.ticket(text(facts, 'ticket'))} dichterbij (${points(number(facts, 'points'))}): daarna nog ${spaces(number(facts, 'spaces'))}.`,
  bringsPoints: (facts, say) =>
    `${say.route(text(facts, 'route'))} levert op zichzelf al ${points(number(facts, 'points'))} op.`,
  drawsUnseen: () => 'De stapel belooft meer dan de open kaarten.',
  collectsFor: (facts, say) => {
    const [route, lacking] = [say.route(text(facts, 'route')), number(facts, 'lacking')];
    const card = say.cards([text(facts, 'card')]);
    return lacking === 1
      ? `Voor ${route} ontbreekt 1 kaart: ${card}.`
      : `Voor ${route} ontbreken ${lacking} kaarten, waaronder ${card}.`;
  },
  collects: (facts, say) => `Goed om te hebben: ${say.cards([text(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [list(facts, 'tickets').length, points(number(facts, 'points'))];
    if (kept === 0) return 'Geen van deze bestemmingskaarten is de moeite waard.';
    return kept === 1
      ? `Deze bestemmingskaart is haalbaar: ${worth}.`
      : `Deze bestemmingskaarten passen goed bij elkaar: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Nog ongeveer ${count(number(facts, 'turns'), 'beurt', 'beurten')}: er is tijd voor nog een bestemmingskaart.`,
  opensRoute: (facts, say) =>
    `Met ${say.technology(text(facts, 'technology'))} wordt ${say.route(text(facts, 'route'))} mogelijk.`,
  buysForLater: (facts, say) => `${say.technology(text(facts, 'technology'))}: dat betaalt zich later terug.`,
  paysTunnel: (facts, say) =>
    `Nog ${someCards(number(facts, 'extra'))} bijbetalen voor ${say.route(text(facts, 'route'))} loont.`,
  leavesTunnel: (facts, say) =>
    `Nog ${someCards(number(facts, 'extra'))} bijbetalen voor ${say.route(text(facts, 'route'))} loont niet.`,
  gathers: (facts, say) => {
    const [card, held] = [say.cards([text(facts, 'card')]), number(facts, 'held')];
    return held === 0 ? `De eerste van zijn soort: ${card}.` : `Al ${held} in de hand: ${card}.`;
  },
  completesTickets: (facts) => `Geen andere keuze levert meer op: ${points(number(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Met ${tickets(number(facts, 'held'))} in de hand is er ruimte voor meer.`,
  robs: (facts, say) => {
    const seat = number(facts, 'seat');
    const [colour, lost] = [adjective(say.colour(text(facts, 'colour'))), someCards(number(facts, 'lost'))];
    return say.isMe(seat)
      ? `Jij raakt je ${colour} rij kwijt: ${lost}.`
      : `${say.player(seat)} raakt de ${colour} rij kwijt: ${lost}.`;
  },
  laysFor: (facts) => {
    const helping = number(facts, 'helping');
    return `${helping} van de ${someCards(number(facts, 'laid'))} ${helping === 1 ? 'is' : 'zijn'} nodig voor bestemmingskaarten.`;
  },
  takesThree: () => 'Drie kaarten van de stapel zijn beter dan twee.',
  endsTurn: () => 'Nog een route zou meer kosten dan hij oplevert.',
  passes: () => 'Er is niets anders mogelijk.',
};
