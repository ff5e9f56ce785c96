import type { Messages } from '../en.ts';
import { asObject, at, did, gotCards, gotPoints, gotTickets, plural, someCards } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${did(names, first, 'Sinä aloitat', 'aloittaa')}.`,
    deckMade: silent,
    deckReshuffled: () => 'Poistopakka sekoitettiin uudeksi pakaksi.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Avoimina oli kolme ${names.wild(3)}: kaikki avoimet kortit vaihdettiin.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets }, names) => `${did(names, seat, 'Nostit', 'nosti')} ${gotTickets(tickets.count)}.`,
    ticketsChosen: ({ seat }, names) => `${did(names, seat, 'Valitsit menolippusi', 'valitsi menolippunsa')}.`,
    ticketsKept: ({ seat, kept }, names) => `${did(names, seat, 'Pidit', 'piti')} ${gotTickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, names) => `Pakasta käännettiin: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${did(names, seat, 'Maksoit', 'maksoi')} lisää: ${names.cards(cards)}.`,
    laidTakenBack: ({ seat }, names) => `${did(names, seat, 'Luovuit', 'luopui')} tunnelista.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points }, names) =>
      `${did(names, seat, 'Rakensit', 'rakensi')} reitin ${names.route(route)} ja ${names.isMe(seat) ? 'sait' : 'sai'} ${gotPoints(points)}.`,
    technologyBought: ({ seat, technology }, names) =>
      `${did(names, seat, 'Ostit', 'osti')} teknologian ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `Taas tarjolla: ${names.technology(technology)}.`,
    technologyExpired: ({ technology }, names) => `Poissa pelistä: ${names.technology(technology)}.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${did(names, seat, 'Passasit', 'passasi')}.` : undefined),
    lastRoundBegan: ({ turns }) => `Viimeinen kierros alkoi: ${plural(turns, 'vuoro', 'vuoroa')} jäljellä.`,
    gameEnded: ({ because }) => (because === 'everybodyPassed' ? 'Kaikki passasivat: peli päättyi.' : 'Peli päättyi.'),
    cardMoved: ({ seat, card }, names) =>
      `${did(names, seat, 'Siirsit', 'siirsi')} raiteille ${asObject(names.cards([card]))}.`,
    rowLaid: ({ seat, cards }, names) =>
      `${did(names, seat, 'Laitoit', 'laittoi')} ratapihalle ${asObject(names.cards(cards))}.`,
    rowRobbed: ({ seat, by, cards }, names) => {
      const victim = names.isMe(seat) ? 'sinulta' : `pelaajalta ${names.player(seat)}`;
      return `${did(names, by, 'Ryöstit', 'ryösti')} ${victim} ${asObject(names.cards(cards))}.`;
    },
    pileOpened: ({ seat, cards }, names) => `${at(names, seat)} oli raiteilla ${someCards(cards.length)}.`,
    completionChosen: ({ seat }, names) => `${did(names, seat, 'Valitsit', 'valitsi')} toteutettavat menoliput.`,
    ticketsCompleted: ({ seat, tickets, points }, names) =>
      `${did(names, seat, 'Toteutit', 'toteutti')} ${gotTickets(tickets.count)} ja ${names.isMe(seat) ? 'sait' : 'sai'} ${gotPoints(points)}.`,
    secondDeckMade: () => 'Sekoitettiin toinen pakka.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${gotCards(unseen)} pakasta`;
    if (seen.length === 0) return `${did(names, seat, 'Nostit', 'nosti')} ${hidden}.`;
    return `${did(names, seat, 'Otit', 'otti')} ${asObject(names.cards(seen))}${hidden && ` ja ${hidden}`}.`;
  },
};
