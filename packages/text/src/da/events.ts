import type { Messages } from '../en.ts';
import { plural, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} begynder.`,
    deckMade: silent,
    deckReshuffled: () => 'De brugte kort blev blandet til en ny bunke.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Tre ${names.wild(3)} lå åbent: Alle åbne kort blev skiftet ud.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} trak ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} valgte rutekort.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} beholdt ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, names) => `Vendt: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betalte ${names.cards(cards)} mere.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} opgav tunnelen.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} gjorde krav på ${names.route(route)} og fik ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} købte ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `${names.technology(technology)} ligger på bordet igen.`,
    technologyExpired: ({ technology }, names) => `${names.technology(technology)} er gået ud af spillet.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} meldte pas.` : undefined),
    lastRoundBegan: ({ turns }) => `Sidste runde er begyndt: ${plural(turns, 'tur', 'ture')} tilbage.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Alle meldte pas: Spillet er slut.' : 'Spillet er slut.',
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} satte ${names.cards([card])} på skinner.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} lagde ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} røvede ${names.cards(cards)} fra ${names.isMe(seat) ? 'dig' : names.player(seat)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} havde ${someCards(cards.length)} på skinner.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} valgte rutekort at fuldføre.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} fuldførte ${tickets(done.count)} og fik ${points(gained)}.`,
    secondDeckMade: () => 'En ny bunke blev blandet til anden del.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} fra bunken`;
    if (seen.length === 0) return `${names.player(seat)} trak ${hidden}.`;
    return `${names.player(seat)} tog ${names.cards(seen)}${hidden && ` og ${hidden}`}.`;
  },
};
