import type { Messages } from '../en.ts';
import { count, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  told: {
    begun: ({ first }, say) => `${say.player(first)} begint.`,
    deckMade: silent,
    deckReshuffled: () => 'De aflegstapel is tot een nieuwe stapel geschud.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, say) => `Er lagen drie ${say.wild(3)} open: alle open kaarten zijn vervangen.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, say) => `${say.player(seat)} trok ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, say) => `${say.player(seat)} koos bestemmingskaarten.`,
    ticketsKept: ({ seat, kept }, say) => `${say.player(seat)} hield ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, say) => `Omgedraaid: ${say.cards([card])}.`,
    extraLaid: ({ seat, cards }, say) => `${say.player(seat)} betaalde ${say.cards(cards)} extra.`,
    laidTakenBack: ({ seat }, say) => `${say.player(seat)} zag van de tunnel af.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, say) =>
      `${say.player(seat)} claimde ${say.route(route)} voor ${points(gained)}.`,
    technologyBought: ({ seat, technology }, say) => `${say.player(seat)} kocht ${say.technology(technology)}.`,
    technologyReturned: ({ technology }, say) => `Weer op tafel: ${say.technology(technology)}.`,
    technologyExpired: ({ technology }, say) => `Uit het spel: ${say.technology(technology)}.`,
    turnEnded: ({ seat, passed }, say) => (passed ? `${say.player(seat)} paste.` : undefined),
    lastRoundBegan: ({ turns }) => `De laatste ronde is begonnen: nog ${count(turns, 'beurt', 'beurten')}.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Iedereen paste: het spel is afgelopen.' : 'Het spel is afgelopen.',
    cardMoved: ({ seat, card }, say) => `${say.player(seat)} zette ${say.cards([card])} op het spoor.`,
    rowLaid: ({ seat, cards }, say) => `${say.player(seat)} legde ${say.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, say) =>
      `${say.player(by)} beroofde ${say.isMe(seat) ? 'jou' : say.player(seat)} van ${say.cards(cards)}.`,
    pileOpened: ({ seat, cards }, say) => `${say.player(seat)} had ${someCards(cards.length)} op het spoor.`,
    completionChosen: ({ seat }, say) => `${say.player(seat)} koos welke bestemmingskaarten worden voltooid.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, say) =>
      `${say.player(seat)} voltooide ${tickets(done.count)} voor ${points(gained)}.`,
    secondDeckMade: () => 'Er is een tweede stapel geschud.',
  },
  drew: ({ seat, seen, unseen }, say) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} van de stapel`;
    if (seen.length === 0) return `${say.player(seat)} trok ${hidden}.`;
    return `${say.player(seat)} nam ${say.cards(seen)}${hidden && ` en ${hidden}`}.`;
  },
};
