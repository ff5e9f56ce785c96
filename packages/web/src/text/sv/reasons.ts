import type { Messages } from '../en.ts';
import { list, number, text } from '../facts.ts';
import { adjective, count, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, say) =>
    `Det gör biljetten ${say.ticket(text(facts, 'ticket'))} färdig: ${points(number(facts, 'points'))}.`,
  towardsTicket: (facts, say) =>
    `Det är ett steg på vägen för biljetten ${say.ticket(text(facts, 'ticket'))} (${points(number(facts, 'points'))}): sedan fattas ${spaces(number(facts, 'spaces'))}.`,
  bringsPoints: (facts, say) =>
    `${say.route(text(facts, 'route'))} ger i sig själv ${points(number(facts, 'points'))}.`,
  drawsUnseen: () => 'Högen lovar mer än de öppna korten.',
  collectsFor: (facts, say) => {
    const [route, lacking] = [say.route(text(facts, 'route')), number(facts, 'lacking')];
    const card = say.cards([text(facts, 'card')]);
    return lacking === 1
      ? `Till ${route} fattas 1 kort: ${card}.`
      : `Till ${route} fattas ${lacking} kort, bland annat ${card}.`;
  },
  collects: (facts, say) => `Bra att ha: ${say.cards([text(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [list(facts, 'tickets').length, points(number(facts, 'points'))];
    if (kept === 0) return 'Ingen av de här biljetterna är värd besväret.';
    return kept === 1
      ? `Den här biljetten är inom räckhåll: ${worth}.`
      : `De här biljetterna passar bra ihop: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Ungefär ${count(number(facts, 'turns'), 'tur', 'turer')} kvar: det finns tid för en biljett till.`,
  opensRoute: (facts, say) => `${say.technology(text(facts, 'technology'))} öppnar ${say.route(text(facts, 'route'))}.`,
  buysForLater: (facts, say) => `${say.technology(text(facts, 'technology'))} lönar sig senare.`,
  paysTunnel: (facts, say) => `${say.route(text(facts, 'route'))} är värd ${someCards(number(facts, 'extra'))} till.`,
  leavesTunnel: (facts, say) =>
    `${say.route(text(facts, 'route'))} är inte värd ${someCards(number(facts, 'extra'))} till.`,
  gathers: (facts, say) => {
    const [card, held] = [say.cards([text(facts, 'card')]), number(facts, 'held')];
    return held === 0 ? `Det första i sitt slag: ${card}.` : `Det finns redan ${held} på handen: ${card}.`;
  },
  completesTickets: (facts) => `Inget annat val ger mer: ${points(number(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(number(facts, 'held'))} på handen finns det plats för fler.`,
  robs: (facts, say) => {
    const seat = number(facts, 'seat');
    const [colour, lost] = [adjective(2, say.colour(text(facts, 'colour'))), someCards(number(facts, 'lost'))];
    return say.isMe(seat)
      ? `Du förlorar din ${colour} rad: ${lost}.`
      : `${say.player(seat)} förlorar sin ${colour} rad: ${lost}.`;
  },
  laysFor: (facts) => `${number(facts, 'helping')} av ${someCards(number(facts, 'laid'))} behövs till biljetter.`,
  takesThree: () => 'Tre kort från högen är bättre än två.',
  endsTurn: () => 'En sträcka till skulle kosta mer än den ger.',
  passes: () => 'Det finns inget annat att göra.',
};
