import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, plural, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Det gör biljetten ${names.ticket(textIn(facts, 'ticket'))} färdig: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Det är ett steg på vägen för biljetten ${names.ticket(textIn(facts, 'ticket'))} (${points(numberIn(facts, 'points'))}): sedan fattas ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} ger i sig själv ${points(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Högen lovar mer än de öppna korten.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Till ${route} fattas 1 kort: ${card}.`
      : `Till ${route} fattas ${lacking} kort, bland annat ${card}.`;
  },
  collects: (facts, names) => `Bra att ha: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Ingen av de här biljetterna är värd besväret.';
    return kept === 1
      ? `Den här biljetten är inom räckhåll: ${worth}.`
      : `De här biljetterna passar bra ihop: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Ungefär ${plural(numberIn(facts, 'turns'), 'tur', 'turer')} kvar: det finns tid för en biljett till.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} öppnar ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} lönar sig senare.`,
  paysTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} är värd ${someCards(numberIn(facts, 'extra'))} till.`,
  leavesTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} är inte värd ${someCards(numberIn(facts, 'extra'))} till.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Det första i sitt slag: ${card}.` : `Det finns redan ${held} på handen: ${card}.`;
  },
  completesTickets: (facts) => `Inget annat val ger mer: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(numberIn(facts, 'held'))} på handen finns det plats för fler.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(2, names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Du förlorar din ${colour} rad: ${lost}.`
      : `${names.player(seat)} förlorar sin ${colour} rad: ${lost}.`;
  },
  laysFor: (facts) => `${numberIn(facts, 'helping')} av ${someCards(numberIn(facts, 'laid'))} behövs till biljetter.`,
  takesThree: () => 'Tre kort från högen är bättre än två.',
  endsTurn: () => 'En sträcka till skulle kosta mer än den ger.',
  passes: () => 'Det finns inget annat att göra.',
};
