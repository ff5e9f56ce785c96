import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { gotPoints, plural, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Menolippu ${names.ticket(textIn(facts, 'ticket'))} toteutuu: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Menolippu ${names.ticket(textIn(facts, 'ticket'))} lähenee toteutumista (${points(numberIn(facts, 'points'))}): sen jälkeen puuttuu ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `Reitti ${names.route(textIn(facts, 'route'))} tuo jo sellaisenaan ${gotPoints(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Pakka lupaa enemmän kuin avoimet kortit.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Reitistä ${route} puuttuu 1 kortti: ${card}.`
      : `Reitistä ${route} puuttuu ${lacking} korttia, yhtenä niistä ${card}.`;
  },
  collects: (facts, names) => `Tästä on vielä hyötyä: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Mikään näistä menolipuista ei ole vaivan arvoinen.';
    return kept === 1 ? `Tämä menolippu on toteutettavissa: ${worth}.` : `Nämä menoliput sopivat yhteen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Jäljellä on noin ${plural(numberIn(facts, 'turns'), 'vuoro', 'vuoroa')}: uudelle menolipulle on vielä aikaa.`,
  opensRoute: (facts, names) =>
    `Teknologialla ${names.technology(textIn(facts, 'technology'))} aukeaa reitti ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `Teknologiasta ${names.technology(textIn(facts, 'technology'))} on hyötyä myöhemmin.`,
  paysTunnel: (facts, names) =>
    `Tunnelista ${names.route(textIn(facts, 'route'))} kannattaa maksaa vielä ${plural(numberIn(facts, 'extra'), 'kortti', 'korttia')}.`,
  leavesTunnel: (facts, names) =>
    `Tunnelista ${names.route(textIn(facts, 'route'))} ei kannata maksaa lisää: hinta nousisi ${numberIn(facts, 'extra')} kortilla.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Lajinsa ensimmäinen: ${card}.` : `Samanlaisia on kädessä jo ${held}: ${card}.`;
  },
  completesTickets: (facts) => `Mikään muu valinta ei tuo enempää: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Kädessä on ${tickets(numberIn(facts, 'held'))}: lisääkin mahtuu.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [names.colour(textIn(facts, 'colour')), someCards(numberIn(facts, 'lost'))];
    const victim = names.isMe(seat) ? 'Sinulta' : `Pelaajalta ${names.player(seat)}`;
    return `${victim} viedään ${colour} rivi: ${lost}.`;
  },
  laysFor: (facts) => {
    const [laid, helping] = [numberIn(facts, 'laid'), numberIn(facts, 'helping')];
    return `${laid} kortista ${helping} tarvitaan menolippuihin.`;
  },
  takesThree: () => 'Kolme korttia pakasta on parempi kuin kaksi.',
  endsTurn: () => 'Toinen reitti maksaisi enemmän kuin toisi.',
  passes: () => 'Muuta ei voi tehdä.',
};
