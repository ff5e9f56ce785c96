import type { Messages } from '../en.ts';
import { count, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  told: {
    begun: ({ first }, say) => `${say.player(first)} börjar.`,
    deckMade: silent,
    deckReshuffled: () => 'Kasthögen blandades till en ny hög.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, say) => `Tre ${say.wild(3)} låg öppna: alla öppna kort byttes ut.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, say) => `${say.player(seat)} drog ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, say) => `${say.player(seat)} valde biljetter.`,
    ticketsKept: ({ seat, kept }, say) => `${say.player(seat)} behöll ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, say) => `Uppvänt: ${say.cards([card])}.`,
    extraLaid: ({ seat, cards }, say) => `${say.player(seat)} betalade ${say.cards(cards)} till.`,
    laidTakenBack: ({ seat }, say) => `${say.player(seat)} avstod från tunneln.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, say) =>
      `${say.player(seat)} mutade in ${say.route(route)} och fick ${points(gained)}.`,
    technologyBought: ({ seat, technology }, say) => `${say.player(seat)} köpte ${say.technology(technology)}.`,
    technologyReturned: ({ technology }, say) => `${say.technology(technology)} ligger på bordet igen.`,
    technologyExpired: ({ technology }, say) => `${say.technology(technology)} är ur spel.`,
    turnEnded: ({ seat, passed }, say) => (passed ? `${say.player(seat)} passade.` : undefined),
    lastRoundBegan: ({ turns }) => `Sista rundan har börjat: ${count(turns, 'tur', 'turer')} kvar.`,
    gameEnded: ({ because }) => (because === 'everybodyPassed' ? 'Alla passade: spelet är slut.' : 'Spelet är slut.'),
    cardMoved: ({ seat, card }, say) => `${say.player(seat)} förde ut ${say.cards([card])} på spåret.`,
    rowLaid: ({ seat, cards }, say) => `${say.player(seat)} lade ${say.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, say) =>
      `${say.player(by)} rånade ${say.isMe(seat) ? 'dig' : say.player(seat)} på ${say.cards(cards)}.`,
    pileOpened: ({ seat, cards }, say) => `${say.player(seat)} hade ${someCards(cards.length)} på spåret.`,
    completionChosen: ({ seat }, say) => `${say.player(seat)} valde biljetter att fullborda.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, say) =>
      `${say.player(seat)} fullbordade ${tickets(done.count)} och fick ${points(gained)}.`,
    secondDeckMade: () => 'En andra hög blandades.',
  },
  drew: ({ seat, seen, unseen }, say) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} från högen`;
    if (seen.length === 0) return `${say.player(seat)} drog ${hidden}.`;
    return `${say.player(seat)} tog ${say.cards(seen)}${hidden && ` och ${hidden}`}.`;
  },
};
