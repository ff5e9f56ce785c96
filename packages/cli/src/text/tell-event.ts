import type { Named } from '@branchline/games';

/** How names read: seats by who sits there, things by what the printed game calls them. */
export interface Telling {
  seat(seat: unknown): string;
}

type Tell = (event: Named, telling: Telling) => string | undefined;

/** What the events of all games read like. Those that only move questions about tell a reader nothing. */
const SENTENCES: Readonly<Record<string, Tell>> = {
  begun: ({ first }, { seat }) => `${seat(first)} begins.`,
  wildGiven: ({ seat: who }, { seat }) => `${seat(who)} gets a wild.`,
  deckMade: ({ cards }) => `The deck has ${count(cards)} cards.`,
  deckReshuffled: ({ cards }) => `The discards become a new deck of ${count(cards)}.`,
  cardsDealt: ({ seat: who, cards }, { seat }) => `${seat(who)} is dealt ${faces(cards, 'card')}.`,
  marketFilled: ({ card }) => `The market gets ${text(card)}.`,
  marketSwept: () => 'Too many wilds: the market is turned anew.',
  cardTaken: ({ seat: who, card }, { seat }) => `${seat(who)} takes ${text(card)} from the market.`,
  cardDrawn: ({ seat: who, card }, { seat }) => `${seat(who)} draws ${faces(card, 'card')} from the deck.`,
  ticketsDrawn: ({ seat: who, tickets }, { seat }) => `${seat(who)} is offered ${faces(tickets, 'ticket')}.`,
  ticketsChosen: ({ seat: who }, { seat }) => `${seat(who)} has chosen.`,
  ticketsKept: ({ seat: who, kept, returned }, { seat }) =>
    `${seat(who)} keeps ${faces(kept, 'ticket')}${count(returned) > 0 ? ` and returns ${faces(returned, 'ticket')}` : ''}.`,
  cardsLaid: ({ seat: who, route, cards }, { seat }) => `${seat(who)} lays ${hand(cards)} for ${text(route)}.`,
  cardTurned: ({ card }) => `The tunnel turns ${text(card)}.`,
  extraLaid: ({ seat: who, cards }, { seat }) => `${seat(who)} pays ${hand(cards)} more.`,
  laidTakenBack: ({ seat: who, cards }, { seat }) => `${seat(who)} takes ${hand(cards)} back.`,
  routeClaimed: ({ seat: who, route, points }, { seat }) =>
    `${seat(who)} claims ${text(route)} for ${many(points, 'point')}.`,
  technologyBought: ({ seat: who, technology, cards }, { seat }) =>
    `${seat(who)} buys ${text(technology)} for ${hand(cards)}.`,
  technologyReturned: ({ technology }) => `${text(technology)} goes back on the table.`,
  technologyExpired: ({ technology }) => `${text(technology)} leaves the game.`,
  cardMoved: ({ seat: who, card, colour }, { seat }) =>
    `${seat(who)} moves ${text(card)} from the ${text(colour)} row on track.`,
  rowLaid: ({ seat: who, colour, cards }, { seat }) => `${seat(who)} lays ${hand(cards)} as the ${text(colour)} row.`,
  rowRobbed: ({ seat: who, by, colour, cards }, { seat }) =>
    `${seat(by)} robs ${seat(who)} of the ${text(colour)} row: ${hand(cards)}.`,
  pileOpened: ({ seat: who, cards }, { seat }) => `${seat(who)} has on track: ${hand(cards)}.`,
  completionChosen: ({ seat: who }, { seat }) => `${seat(who)} has chosen.`,
  ticketsCompleted: ({ seat: who, tickets, points }, { seat }) =>
    `${seat(who)} completes ${faces(tickets, 'ticket')} for ${many(points, 'point')}.`,
  secondDeckMade: ({ cards }) => `Everything but the hands becomes a second deck of ${count(cards)}.`,
  turnEnded: ({ seat: who, passed }, { seat }) => (passed ? `${seat(who)} passes.` : undefined),
  lastRoundBegan: ({ turns }) => `The last round begins: ${turns} turns to go.`,
  gameEnded: ({ because }) =>
    because === 'everybodyPassed' ? 'Everybody passed: the game is over.' : 'The game is over.',
  ticketsShuffled: () => undefined,
  turnedDiscarded: () => undefined,
  asked: () => undefined,
  answered: () => undefined,
};

/** An event as a sentence; nothing, if there is nothing to tell. Works veiled and open alike. */
export function tellEvent(event: Named, telling: Telling): string | undefined {
  const tell = SENTENCES[String(event.type)];
  return tell ? tell(event, telling) : `${JSON.stringify(event)}`;
}

function many(number: unknown, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function text(value: unknown): string {
  return String(value);
}

function count(pile: unknown): number {
  return isPile(pile) ? pile.count : 0;
}

/** What lies in a pile, or how many if their faces are hidden. */
function faces(pile: unknown, what: string): string {
  if (!isPile(pile)) return text(pile);
  if (pile.count === 0) return `no ${what}s`;
  if (pile.items) return what === 'card' ? hand(pile.items) : pile.items.join(', ');
  return pile.count === 1 ? `a ${what}` : `${pile.count} ${what}s`;
}

function isPile(value: unknown): value is { readonly count: number; readonly items?: readonly string[] } {
  return typeof value === 'object' && value !== null && 'count' in value;
}

/** Cards as a reader counts them: 3 red, 1 wild. */
export function hand(cards: unknown): string {
  if (!Array.isArray(cards)) return text(cards);
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(String(card), (counts.get(String(card)) ?? 0) + 1);
  if (counts.size === 0) return 'nothing';
  return [...counts].map(([card, many]) => `${many} ${card}`).join(', ');
}
