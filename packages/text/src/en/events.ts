import type { EventOf, EventType } from '../named.ts';
import type { TableNames } from '../namer.ts';

/** A line of the log for every event worth one. */
export type EventSentences = {
  readonly [Type in EventType]: (event: EventOf<Type>, names: TableNames) => string | undefined;
};

const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const silent = (): undefined => undefined;

const sentences: EventSentences = {
  begun: ({ first }, names) => (names.isMe(first) ? 'You begin.' : `${names.player(first)} begins.`),
  deckMade: silent,
  deckReshuffled: () => 'The discards were shuffled into a new deck.',
  cardsDealt: silent,
  wildGiven: silent,
  marketFilled: silent,
  marketSwept: (_, names) => `Three ${names.wild(3)} lay in the market: it was swept.`,
  cardTaken: silent,
  cardDrawn: silent,
  ticketsShuffled: silent,
  ticketsDrawn: ({ seat, tickets }, names) => `${names.player(seat)} drew ${s(tickets.count, 'ticket')}.`,
  ticketsChosen: ({ seat }, names) => `${names.player(seat)} chose tickets.`,
  ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} kept ${s(kept.count, 'ticket')}.`,
  asked: silent,
  answered: silent,
  cardsLaid: silent,
  cardTurned: ({ card }, names) => `Turned: ${names.cards([card])}.`,
  extraLaid: ({ seat, cards }, names) => `${names.player(seat)} paid ${names.cards(cards)} more.`,
  laidTakenBack: ({ seat }, names) => `${names.player(seat)} left the tunnel.`,
  turnedDiscarded: silent,
  routeClaimed: ({ seat, route, points }, names) =>
    `${names.player(seat)} claimed ${names.route(route)} for ${s(points, 'point')}.`,
  technologyBought: ({ seat, technology }, names) => `${names.player(seat)} bought ${names.technology(technology)}.`,
  technologyReturned: ({ technology }, names) => `${names.technology(technology)} is back on the table.`,
  technologyExpired: ({ technology }, names) => `${names.technology(technology)} left the game.`,
  turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} passed.` : undefined),
  lastRoundBegan: ({ turns }) => `The last round has begun: ${s(turns, 'turn')} left.`,
  gameEnded: ({ because }) =>
    because === 'everybodyPassed' ? 'Everybody passed: the game is over.' : 'The game is over.',
  cardMoved: ({ seat, card }, names) => `${names.player(seat)} moved ${names.cards([card])} on track.`,
  rowLaid: ({ seat, cards }, names) => `${names.player(seat)} laid ${names.cards(cards)}.`,
  rowRobbed: ({ seat, by, cards }, names) =>
    names.isMe(seat)
      ? `${names.player(by)} robbed you of ${names.cards(cards)}.`
      : `${names.player(by)} robbed ${names.player(seat)} of ${names.cards(cards)}.`,
  pileOpened: ({ seat, cards }, names) => `${names.player(seat)} had ${s(cards.length, 'card')} on track.`,
  completionChosen: ({ seat }, names) => `${names.player(seat)} chose tickets to complete.`,
  ticketsCompleted: ({ seat, tickets, points }, names) =>
    `${names.player(seat)} completed ${s(tickets.count, 'ticket')} for ${s(points, 'point')}.`,
  secondDeckMade: () => 'A second deck was shuffled.',
};

export const events = {
  sentences,
  /** The cards of one draw: those all could see (or oneself), and those nobody could. */
  drew: (
    { seat, seen, unseen }: { seat: number; seen: readonly string[]; unseen: number },
    names: TableNames,
  ): string => {
    const hidden = unseen === 0 ? '' : s(unseen, 'card from the deck', 'cards from the deck');
    if (seen.length === 0) return `${names.player(seat)} drew ${hidden}.`;
    return `${names.player(seat)} took ${names.cards(seen)}${hidden && ` and ${hidden}`}.`;
  },
};
