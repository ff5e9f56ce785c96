import type { Messages } from '../en.ts';
import { count, points, someCards, tickets } from './grammar.ts';

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  told: {
    begun: ({ first }, say) => `${say.player(first)} begynder.`,
    deckMade: silent,
    deckReshuffled: () => 'De brugte kort blev blandet til en ny bunke.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, say) => `Tre ${say.wild(3)} lå åbent: Alle åbne kort blev skiftet ud.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, say) => `${say.player(seat)} trak ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, say) => `${say.player(seat)} valgte rutekort.`,
    ticketsKept: ({ seat, kept }, say) => `${say.player(seat)} beholdt ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: silent,
    cardTurned: ({ card }, say) => `Vendt: ${say.cards([card])}.`,
    extraLaid: ({ seat, cards }, say) => `${say.player(seat)} betalte ${say.cards(cards)} mere.`,
    laidTakenBack: ({ seat }, say) => `${say.player(seat)} opgav tunnelen.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, say) =>
      `${say.player(seat)} gjorde krav på ${say.route(route)} og fik ${points(gained)}.`,
    technologyBought: ({ seat, technology }, say) => `${say.player(seat)} købte ${say.technology(technology)}.`,
    technologyReturned: ({ technology }, say) => `${say.technology(technology)} ligger på bordet igen.`,
    technologyExpired: ({ technology }, say) => `${say.technology(technology)} er gået ud af spillet.`,
    turnEnded: ({ seat, passed }, say) => (passed ? `${say.player(seat)} meldte pas.` : undefined),
    lastRoundBegan: ({ turns }) => `Sidste runde er begyndt: ${count(turns, 'tur', 'ture')} tilbage.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Alle meldte pas: Spillet er slut.' : 'Spillet er slut.',
    cardMoved: ({ seat, card }, say) => `${say.player(seat)} satte ${say.cards([card])} på skinner.`,
    rowLaid: ({ seat, cards }, say) => `${say.player(seat)} lagde ${say.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, say) =>
      `${say.player(by)} røvede ${say.cards(cards)} fra ${say.isMe(seat) ? 'dig' : say.player(seat)}.`,
    pileOpened: ({ seat, cards }, say) => `${say.player(seat)} havde ${someCards(cards.length)} på skinner.`,
    completionChosen: ({ seat }, say) => `${say.player(seat)} valgte rutekort at fuldføre.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, say) =>
      `${say.player(seat)} fuldførte ${tickets(done.count)} og fik ${points(gained)}.`,
    secondDeckMade: () => 'En ny bunke blev blandet til anden del.',
  },
  drew: ({ seat, seen, unseen }, say) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} fra bunken`;
    if (seen.length === 0) return `${say.player(seat)} trak ${hidden}.`;
    return `${say.player(seat)} tog ${say.cards(seen)}${hidden && ` og ${hidden}`}.`;
  },
};
