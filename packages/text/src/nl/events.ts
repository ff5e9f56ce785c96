import type { Messages } from '../en.ts';
import { plural, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} begint.`,
    deckMade: silent,
    deckReshuffled: () => 'De aflegstapel is tot een nieuwe stapel geschud.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Er lagen drie ${names.wild(3)} open: alle open kaarten zijn vervangen.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} trok ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} koos bestemmingskaarten.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} hield ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, names) => `Omgedraaid: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betaalde ${names.cards(cards)} extra.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} zag van de tunnel af.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} claimde ${names.route(route)} voor ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} kocht ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `Weer op tafel: ${names.technology(technology)}.`,
    technologyExpired: ({ technology }, names) => `Uit het spel: ${names.technology(technology)}.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} paste.` : undefined),
    lastRoundBegan: ({ turns }) => `De laatste ronde is begonnen: nog ${plural(turns, 'beurt', 'beurten')}.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Iedereen paste: het spel is afgelopen.' : 'Het spel is afgelopen.',
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} zette ${names.cards([card])} op het spoor.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} legde ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} beroofde ${names.isMe(seat) ? 'jou' : names.player(seat)} van ${names.cards(cards)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} had ${someCards(cards.length)} op het spoor.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} koos welke bestemmingskaarten worden voltooid.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} voltooide ${tickets(done.count)} voor ${points(gained)}.`,
    secondDeckMade: () => 'Er is een tweede stapel geschud.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} van de stapel`;
    if (seen.length === 0) return `${names.player(seat)} trok ${hidden}.`;
    return `${names.player(seat)} nam ${names.cards(seen)}${hidden && ` en ${hidden}`}.`;
  },
};
