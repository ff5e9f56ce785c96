import type { Messages } from '../en.ts';
import { list, number, text } from '../facts.ts';
import { count, gotPoints, points, someCards, spaces, tickets } from './grammar.ts';

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, say) =>
    `Menolippu ${say.ticket(text(facts, 'ticket'))} toteutuu: ${points(number(facts, 'points'))}.`,
  towardsTicket: (facts, say) =>
    `Menolippu ${say.ticket(text(facts, 'ticket'))} lähenee toteutumista (${points(number(facts, 'points'))}): sen jälkeen puuttuu ${spaces(number(facts, 'spaces'))}.`,
  bringsPoints: (facts, say) =>
    `Reitti ${say.route(text(facts, 'route'))} tuo jo sellaisenaan ${gotPoints(number(facts, 'points'))}.`,
  drawsUnseen: () => 'Pakka lupaa enemmän kuin avoimet kortit.',
  collectsFor: (facts, say) => {
    const [route, lacking] = [say.route(text(facts, 'route')), number(facts, 'lacking')];
    const card = say.cards([text(facts, 'card')]);
    return lacking === 1
      ? `Reitistä ${route} puuttuu 1 kortti: ${card}.`
      : `Reitistä ${route} puuttuu ${lacking} korttia, yhtenä niistä ${card}.`;
  },
  collects: (facts, say) => `Tästä on vielä hyötyä: ${say.cards([text(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [list(facts, 'tickets').length, points(number(facts, 'points'))];
    if (kept === 0) return 'Mikään näistä menolipuista ei ole vaivan arvoinen.';
    return kept === 1 ? `Tämä menolippu on toteutettavissa: ${worth}.` : `Nämä menoliput sopivat yhteen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Jäljellä on noin ${count(number(facts, 'turns'), 'vuoro', 'vuoroa')}: uudelle menolipulle on vielä aikaa.`,
  opensRoute: (facts, say) =>
    `Teknologialla ${say.technology(text(facts, 'technology'))} aukeaa reitti ${say.route(text(facts, 'route'))}.`,
  buysForLater: (facts, say) => `Teknologiasta ${say.technology(text(facts, 'technology'))} on hyötyä myöhemmin.`,
  paysTunnel: (facts, say) =>
    `Tunnelista ${say.route(text(facts, 'route'))} kannattaa maksaa vielä ${count(number(facts, 'extra'), 'kortti', 'korttia')}.`,
  leavesTunnel: (facts, say) =>
    `Tunnelista ${say.route(text(facts, 'route'))} ei kannata maksaa lisää: hinta nousisi ${number(facts, 'extra')} kortilla.`,
  gathers: (facts, say) => {
    const [card, held] = [say.cards([text(facts, 'card')]), number(facts, 'held')];
    return held === 0 ? `Lajinsa ensimmäinen: ${card}.` : `Samanlaisia on kädessä jo ${held}: ${card}.`;
  },
  completesTickets: (facts) => `Mikään muu valinta ei tuo enempää: ${points(number(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Kädessä on ${tickets(number(facts, 'held'))}: lisääkin mahtuu.`,
  robs: (facts, say) => {
    const seat = number(facts, 'seat');
    const [colour, lost] = [say.colour(text(facts, 'colour')), someCards(number(facts, 'lost'))];
    const victim = say.isMe(seat) ? 'Sinulta' : `Pelaajalta ${say.player(seat)}`;
    return `${victim} viedään ${colour} rivi: ${lost}.`;
  },
  laysFor: (facts) => {
    const [laid, helping] = [number(facts, 'laid'), number(facts, 'helping')];
    return `${laid} kortista ${helping} tarvitaan menolippuihin.`;
  },
  takesThree: () => 'Kolme korttia pakasta on parempi kuin kaksi.',
  endsTurn: () => 'Toinen reitti maksaisi enemmän kuin toisi.',
  passes: () => 'Muuta ei voi tehdä.',
};
