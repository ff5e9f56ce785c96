import type { Messages } from '../en.ts';
import { plural, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} begynner.`,
    deckMade: silent,
    deckReshuffled: () => 'De brukte kortene ble stokket til en ny bunke.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Tre ${names.wild(3)} lå åpent: Alle åpne kort ble byttet ut.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} trakk ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} valgte billetter.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} beholdt ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, names) => `Snudd: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betalte ${names.cards(cards)} til.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} ga opp tunnelen.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} gjorde krav på ${names.route(route)} og fikk ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} kjøpte ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `${names.technology(technology)} ligger på bordet igjen.`,
    technologyExpired: ({ technology }, names) => `${names.technology(technology)} er ute av spillet.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} sto over.` : undefined),
    lastRoundBegan: ({ turns }) => `Siste runde har begynt: ${plural(turns, 'tur', 'turer')} igjen.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Alle sto over: Spillet er slutt.' : 'Spillet er slutt.',
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} satte ${names.cards([card])} på skinner.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} la ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} ranet ${names.isMe(seat) ? 'deg' : names.player(seat)} for ${names.cards(cards)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} hadde ${someCards(cards.length)} på skinner.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} valgte billetter å fullføre.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} fullførte ${tickets(done.count)} og fikk ${points(gained)}.`,
    secondDeckMade: () => 'En ny bunke ble stokket til andre del.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} fra bunken`;
    if (seen.length === 0) return `${names.player(seat)} trakk ${hidden}.`;
    return `${names.player(seat)} tok ${names.cards(seen)}${hidden && ` og ${hidden}`}.`;
  },
};
