import type { Messages } from '../en.ts';
import { count, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  told: {
    begun: ({ first }, say) => `${say.player(first)} begynner.`,
    deckMade: silent,
    deckReshuffled: () => 'De brukte kortene ble stokket til en ny bunke.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, say) => `Tre ${say.wild(3)} lå åpent: Alle åpne kort ble byttet ut.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, say) => `${say.player(seat)} trakk ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, say) => `${say.player(seat)} valgte billetter.`,
    ticketsKept: ({ seat, kept }, say) => `${say.player(seat)} beholdt ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, say) => `Snudd: ${say.cards([card])}.`,
    extraLaid: ({ seat, cards }, say) => `${say.player(seat)} betalte ${say.cards(cards)} til.`,
    laidTakenBack: ({ seat }, say) => `${say.player(seat)} ga opp tunnelen.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, say) =>
      `${say.player(seat)} gjorde krav på ${say.route(route)} og fikk ${points(gained)}.`,
    technologyBought: ({ seat, technology }, say) => `${say.player(seat)} kjøpte ${say.technology(technology)}.`,
    technologyReturned: ({ technology }, say) => `${say.technology(technology)} ligger på bordet igjen.`,
    technologyExpired: ({ technology }, say) => `${say.technology(technology)} er ute av spillet.`,
    turnEnded: ({ seat, passed }, say) => (passed ? `${say.player(seat)} sto over.` : undefined),
    lastRoundBegan: ({ turns }) => `Siste runde har begynt: ${count(turns, 'tur', 'turer')} igjen.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Alle sto over: Spillet er slutt.' : 'Spillet er slutt.',
    cardMoved: ({ seat, card }, say) => `${say.player(seat)} satte ${say.cards([card])} på skinner.`,
    rowLaid: ({ seat, cards }, say) => `${say.player(seat)} la ${say.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, say) =>
      `${say.player(by)} ranet ${say.isMe(seat) ? 'deg' : say.player(seat)} for ${say.cards(cards)}.`,
    pileOpened: ({ seat, cards }, say) => `${say.player(seat)} hadde ${someCards(cards.length)} på skinner.`,
    completionChosen: ({ seat }, say) => `${say.player(seat)} valgte billetter å fullføre.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, say) =>
      `${say.player(seat)} fullførte ${tickets(done.count)} og fikk ${points(gained)}.`,
    secondDeckMade: () => 'En ny bunke ble stokket til andre del.',
  },
  drew: ({ seat, seen, unseen }, say) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} fra bunken`;
    if (seen.length === 0) return `${say.player(seat)} trakk ${hidden}.`;
    return `${say.player(seat)} tok ${say.cards(seen)}${hidden && ` og ${hidden}`}.`;
  },
};
