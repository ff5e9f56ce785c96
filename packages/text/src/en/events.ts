import type { EventOf, EventType } from '../named.ts';
import type { Namer } from '../namer.ts';

/** A line of the log for every event worth one. */
export type EventSentences = {
  readonly [Type in EventType]: (event: EventOf<Type>, say: Namer) => string | undefined;
};

const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const silent = (): undefined => undefined;

const told: EventSentences = {
  begun: ({ first }, say) => (say.isMe(first) ? 'You begin.' : `${say.player(first)} begins.`),
  deckMade: silent,
  deckReshuffled: () => 'The discards were shuffled into a new deck.',
  cardsDealt: silent,
  wildGiven: silent,
  marketFilled: silent,
  marketSwept: (_, say) => `Three ${say.wild(3)} lay in the market: it was swept.`,
  cardTaken: silent,
  cardDrawn: silent,
  ticketsShuffled: silent,
  ticketsDrawn: ({ seat, tickets }, say) => `${say.player(seat)} drew ${s(tickets.count, 'ticket')}.`,
  ticketsChosen: ({ seat }, say) => `${say.player(seat)} chose tickets.`,
  ticketsKept: ({ seat, kept }, say) => `${say.player(seat)} kept ${s(kept.count, 'ticket')}.`,
  asked: silent,
  answered: silent,
  cardsLaid: silent,
  cardTurned: ({ card }, say) => `Turned: ${say.cards([card])}.`,
  extraLaid: ({ seat, cards }, say) => `${say.player(seat)} paid ${say.cards(cards)} more.`,
  laidTakenBack: ({ seat }, say) => `${say.player(seat)} left the tunnel.`,
  turnedDiscarded: silent,
  routeClaimed: ({ seat, route, points }, say) =>
    `${say.player(seat)} claimed ${say.route(route)} for ${s(points, 'point')}.`,
  technologyBought: ({ seat, technology }, say) => `${say.player(seat)} bought ${say.technology(technology)}.`,
  technologyReturned: ({ technology }, say) => `${say.technology(technology)} is back on the table.`,
  technologyExpired: ({ technology }, say) => `${say.technology(technology)} left the game.`,
  turnEnded: ({ seat, passed }, say) => (passed ? `${say.player(seat)} passed.` : undefined),
  lastRoundBegan: ({ turns }) => `The last round has begun: ${s(turns, 'turn')} left.`,
  gameEnded: ({ because }) =>
    because === 'everybodyPassed' ? 'Everybody passed: the game is over.' : 'The game is over.',
  cardMoved: ({ seat, card }, say) => `${say.player(seat)} moved ${say.cards([card])} on track.`,
  rowLaid: ({ seat, cards }, say) => `${say.player(seat)} laid ${say.cards(cards)}.`,
  rowRobbed: ({ seat, by, cards }, say) =>
    say.isMe(seat)
      ? `${say.player(by)} robbed you of ${say.cards(cards)}.`
      : `${say.player(by)} robbed ${say.player(seat)} of ${say.cards(cards)}.`,
  pileOpened: ({ seat, cards }, say) => `${say.player(seat)} had ${s(cards.length, 'card')} on track.`,
  completionChosen: ({ seat }, say) => `${say.player(seat)} chose tickets to complete.`,
  ticketsCompleted: ({ seat, tickets, points }, say) =>
    `${say.player(seat)} completed ${s(tickets.count, 'ticket')} for ${s(points, 'point')}.`,
  secondDeckMade: () => 'A second deck was shuffled.',
};

export const events = {
  told,
  /** The cards of one draw: those all could see (or oneself), and those nobody could. */
  drew: ({ seat, seen, unseen }: { seat: number; seen: readonly string[]; unseen: number }, say: Namer): string => {
    const hidden = unseen === 0 ? '' : s(unseen, 'card from the deck', 'cards from the deck');
    if (seen.length === 0) return `${say.player(seat)} drew ${hidden}.`;
    return `${say.player(seat)} took ${say.cards(seen)}${hidden && ` and ${hidden}`}.`;
  },
};
