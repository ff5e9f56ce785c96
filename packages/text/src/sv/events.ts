import type { Messages } from '../en.ts';
import { plural, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} börjar.`,
    deckMade: silent,
    deckReshuffled: () => 'Kasthögen blandades till en ny hög.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Tre ${names.wild(3)} låg öppna: alla öppna kort byttes ut.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} drog ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} valde biljetter.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} behöll ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, names) => `Uppvänt: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betalade ${names.cards(cards)} till.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} avstod från tunneln.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} mutade in ${names.route(route)} och fick ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} köpte ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `${names.technology(technology)} ligger på bordet igen.`,
    technologyExpired: ({ technology }, names) => `${names.technology(technology)} är ur spel.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} passade.` : undefined),
    lastRoundBegan: ({ turns }) => `Sista rundan har börjat: ${plural(turns, 'tur', 'turer')} kvar.`,
    gameEnded: ({ because }) => (because === 'everybodyPassed' ? 'Alla passade: spelet är slut.' : 'Spelet är slut.'),
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} förde ut ${names.cards([card])} på spåret.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} lade ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} rånade ${names.isMe(seat) ? 'dig' : names.player(seat)} på ${names.cards(cards)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} hade ${someCards(cards.length)} på spåret.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} valde biljetter att fullborda.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} fullbordade ${tickets(done.count)} och fick ${points(gained)}.`,
    secondDeckMade: () => 'En andra hög blandades.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} från högen`;
    if (seen.length === 0) return `${names.player(seat)} drog ${hidden}.`;
    return `${names.player(seat)} tog ${names.cards(seen)}${hidden && ` och ${hidden}`}.`;
  },
};
