import type { Messages } from '../en.ts';
import { asObject, at, count, did, gotCards, gotPoints, gotTickets, someCards } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  told: {
    begun: ({ first }, say) => `${did(say, first, 'Sinä aloitat', 'aloittaa')}.`,
    deckMade: silent,
    deckReshuffled: () => 'Poistopakka sekoitettiin uudeksi pakaksi.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, say) => `Avoimina oli kolme ${say.wild(3)}: kaikki avoimet kortit vaihdettiin.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets }, say) => `${did(say, seat, 'Nostit', 'nosti')} ${gotTickets(tickets.count)}.`,
    ticketsChosen: ({ seat }, say) => `${did(say, seat, 'Valitsit menolippusi', 'valitsi menolippunsa')}.`,
    ticketsKept: ({ seat, kept }, say) => `${did(say, seat, 'Pidit', 'piti')} ${gotTickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, say) => `Pakasta käännettiin: ${say.cards([card])}.`,
    extraLaid: ({ seat, cards }, say) => `${did(say, seat, 'Maksoit', 'maksoi')} lisää: ${say.cards(cards)}.`,
    laidTakenBack: ({ seat }, say) => `${did(say, seat, 'Luovuit', 'luopui')} tunnelista.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points }, say) =>
      `${did(say, seat, 'Rakensit', 'rakensi')} reitin ${say.route(route)} ja ${say.isMe(seat) ? 'sait' : 'sai'} ${gotPoints(points)}.`,
    technologyBought: ({ seat, technology }, say) =>
      `${did(say, seat, 'Ostit', 'osti')} teknologian ${say.technology(technology)}.`,
    technologyReturned: ({ technology }, say) => `Taas tarjolla: ${say.technology(technology)}.`,
    technologyExpired: ({ technology }, say) => `Poissa pelistä: ${say.technology(technology)}.`,
    turnEnded: ({ seat, passed }, say) => (passed ? `${did(say, seat, 'Passasit', 'passasi')}.` : undefined),
    lastRoundBegan: ({ turns }) => `Viimeinen kierros alkoi: ${count(turns, 'vuoro', 'vuoroa')} jäljellä.`,
    gameEnded: ({ because }) => (because === 'everybodyPassed' ? 'Kaikki passasivat: peli päättyi.' : 'Peli päättyi.'),
    cardMoved: ({ seat, card }, say) =>
      `${did(say, seat, 'Siirsit', 'siirsi')} raiteille ${asObject(say.cards([card]))}.`,
    rowLaid: ({ seat, cards }, say) =>
      `${did(say, seat, 'Laitoit', 'laittoi')} ratapihalle ${asObject(say.cards(cards))}.`,
    rowRobbed: ({ seat, by, cards }, say) => {
      const victim = say.isMe(seat) ? 'sinulta' : `pelaajalta ${say.player(seat)}`;
      return `${did(say, by, 'Ryöstit', 'ryösti')} ${victim} ${asObject(say.cards(cards))}.`;
    },
    pileOpened: ({ seat, cards }, say) => `${at(say, seat)} oli raiteilla ${someCards(cards.length)}.`,
    completionChosen: ({ seat }, say) => `${did(say, seat, 'Valitsit', 'valitsi')} toteutettavat menoliput.`,
    ticketsCompleted: ({ seat, tickets, points }, say) =>
      `${did(say, seat, 'Toteutit', 'toteutti')} ${gotTickets(tickets.count)} ja ${say.isMe(seat) ? 'sait' : 'sai'} ${gotPoints(points)}.`,
    secondDeckMade: () => 'Sekoitettiin toinen pakka.',
  },
  drew: ({ seat, seen, unseen }, say) => {
    const hidden = unseen === 0 ? '' : `${gotCards(unseen)} pakasta`;
    if (seen.length === 0) return `${did(say, seat, 'Nostit', 'nosti')} ${hidden}.`;
    return `${did(say, seat, 'Otit', 'otti')} ${asObject(say.cards(seen))}${hidden && ` ja ${hidden}`}.`;
  },
};
