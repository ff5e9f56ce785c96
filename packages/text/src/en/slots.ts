import { inOtherWords } from '../shared/grammar.ts';
import type {
  AnyCardsFacts,
  DeckFacts,
  DoublesFacts,
  PointsFacts,
  StartFacts,
  TicketDrawFacts,
  TieBreak,
  WildFacts,
} from '../shared/rule-facts.ts';
import { doublesKind, keepsAll } from '../shared/rule-facts.ts';
import { and, playersBetween, plural } from './grammar.ts';

/* What the rules of a map come to, made from its slots: numbers are never written here. */

const locomotives = (count: number): string => plural(count, 'locomotive');

const doubles = (facts: DoublesFacts): string => {
  const kind = doublesKind(facts);
  if (kind === 'open') return 'Both tracks of a double route may be claimed, by different players.';
  const closed = 'double route is closed as soon as one of its tracks is claimed.';
  if (kind === 'closed') return `A ${closed}`;
  const few = playersBetween(facts.least, facts.bothFrom - 1);
  return `With ${few} players, a ${closed} With more, both may be claimed, by different players.`;
};

const kept = ({ count, long, keep }: TicketDrawFacts): string => {
  if (keep === 0) return 'as many as you like';
  return keepsAll({ count, long, keep }) ? 'all of them' : `at least ${keep}`;
};

const returned = ({ count, long, keep, returned: where }: TicketDrawFacts): string => {
  if (keepsAll({ count, long, keep })) return '';
  return where === 'box' ? '; the rest leave the game' : '; the rest go under the pile';
};

const ties: Readonly<Record<TieBreak, string>> = {
  ticketsDone: 'more tickets done',
  fewestStations: 'fewer stations built',
  longestPathBonus: 'the bonus for the longest path',
  longestPath: 'the longest path',
};

export const slots = {
  deck: ({ pieces, stations, cards, colours, perColour, wilds, tickets, long }: DeckFacts) =>
    [
      `${plural(pieces, 'train car')}${stations > 0 ? ` and ${plural(stations, 'station')}` : ''} each.`,
      `${plural(cards, 'card')}: ${perColour} each of ${plural(colours, 'colour')}${wilds > 0 ? ` and ${locomotives(wilds)}` : ''}.`,
      `${plural(tickets, 'ticket')}${long > 0 ? `, ${long} of them long` : ''}.`,
    ].join(' '),
  start: ({ cards, wilds, market, choices }: StartFacts) =>
    `Everybody starts with ${plural(cards, 'card')}${choices.length > 0 ? ` (${choices.join(', ')} if the table chooses so)` : ''}${wilds > 0 ? ` and ${locomotives(wilds)}` : ''}; ${market} ${market === 1 ? 'lies' : 'lie'} in the market.`,
  sweep: (at: number, market: number) =>
    `As soon as ${at} or more locomotives lie in the market, even between the two cards of a draw, the whole market is swept away and ${plural(market, 'new card')} turned; once more if need be. For this the deck is used up first; only when a card is lacking are the discards shuffled, those just swept away among them. If the cards outside the hands cannot make a market with fewer than ${locomotives(at)}, it stays as it is.`,
  neverSwept: 'The market is never swept.',
  wholeDraw: 'A locomotive taken from the market is the whole draw.',
  ordinaryDraw: 'A locomotive in the market is taken like any other card, and you still take a second one.',
  dealt: (facts: TicketDrawFacts) => {
    const others = facts.long > 0 ? `${plural(facts.long, 'long ticket')} and ${plural(facts.count, 'other')}` : '';
    const out =
      facts.long > 0
        ? keepsAll(facts)
          ? '. The long tickets that were not dealt leave the game unseen'
          : '. What is not kept, and the long tickets that were not dealt, leave the game unseen'
        : returned(facts);
    return `You are dealt ${others || plural(facts.count, 'ticket')} and keep ${kept(facts)}${out}.`;
  },
  drawn: (facts: TicketDrawFacts) => `Drawing tickets: take ${facts.count}, keep ${kept(facts)}${returned(facts)}.`,
  noLongOnes: 'Long tickets are not drawn any more.',
  doubles,
  wildsOnly: ({ tunnels, ferries }: WildFacts) => {
    const where = tunnels === ferries ? 'in tunnels and on ferries' : tunnels ? 'in tunnels' : 'on ferries';
    return `Locomotives are wild only ${where}; on other routes they cannot be used.`;
  },
  anyForWild: (cards: number) =>
    `Any ${cards} cards may be played as a locomotive, wherever a locomotive may be played. It is a way of paying: no locomotive comes into your hand.`,
  anyForWildOnFerries: (cards: number) =>
    `On a ferry any ${cards} cards may be played as a locomotive, for a wheel or in place of a coloured card, as often as you like.`,
  anyCardsForOne: ({ routes, cards, wild }: AnyCardsFacts) =>
    `${routes}: any ${cards} cards may stand in for one of those due, as often as you like.${wild ? '' : ' Locomotives count here only within such a group.'}`,
  ferry: (grey: boolean) =>
    `A ferry asks for a locomotive for each wheel on it; the other spaces take ${grey ? 'cards of any one colour' : 'cards of its colour, or of any one colour if it is grey'}.`,
  ferryMore: 'On a ferry more locomotives may stand in for coloured cards.',
  tunnels: 'Tunnels: when you have laid down the price, three cards are turned, and the tunnel may get dearer.',
  stations: (prices: readonly number[]) =>
    `Instead of anything else you may build a station on your turn, in a place where nobody has one. ${
      prices.length === 1
        ? `It costs ${plural(prices[0] ?? 0, 'card')} of one colour; you have one station.`
        : `Your stations cost ${and(prices.map(String))} cards of one colour, one after the other.`
    } Locomotives may stand in, even for all of them. Stations are not train cars. While you can build one you may not pass.`,
  borrowing:
    'At the end each of your stations lets you use one route of another player into its place for your tickets: the same one for all of them. Several stations may serve one ticket, and a ticket may be done by borrowed routes alone. The choice that brings most points is made for you.',
  borrowedPath: 'Borrowed routes do not count for the longest path.',
  unbuilt: (points: number) => `Every station you have not built brings ${plural(points, 'point')} at the end.`,
  points: ({ byLength, others }: PointsFacts) => {
    const table = byLength.map(([length, points], place) =>
      place === 0 ? `${plural(length, 'space')} ${plural(points, 'point')}` : `${plural(length, 'space')} ${points}`,
    );
    return `Routes: ${table.join(', ')}${others.map(([route, points]) => `; ${route} ${points}`).join('')}.`;
  },
  longestPath: (points: number) =>
    `Longest path: ${plural(points, 'point')} for the longest unbroken chain of routes; all who are level get them. Without a route nobody does.`,
  globetrotter: (points: number) =>
    `Globetrotter: ${plural(points, 'point')} for most tickets done; all who are level get them. With no ticket done nobody does.`,
  attractions: (points: number) =>
    `At the end there ${points === 1 ? 'is' : 'are'} ${plural(points, 'point')} for every attraction your routes touch.`,
  tieBreak: (list: readonly TieBreak[]) =>
    `Most points win; ${list.map((tie) => `then ${ties[tie]}; `).join('')}then the victory is shared.`,
  group: (name: string, places: number) =>
    `${name} lies at ${places} places of the board; a ticket to ${name} is done at any of them.`,
  /** What is told in trains, at a table with taxis. */
  inTaxis: inOtherWords({
    'train car': 'taxi',
    'train cars': 'taxis',
    locomotive: 'taxi card',
    locomotives: 'taxi cards',
  }),
};

/** The rules of tunnels, wherever there are any. */
export const tunnels = {
  'NO-40':
    'Tunnel: lay down the price, then three cards are turned from the deck. Each that has your colour, and each locomotive, makes the tunnel one card dearer. What you laid down stays; only the extra is chosen. While you can lay down the price of a tunnel you may not pass.',
  'NO-41':
    'Paid wholly in locomotives, only turned locomotives make the tunnel dearer, and the extra is paid in locomotives.',
  'NO-42':
    'If you cannot or will not pay the extra, you take your cards back and your turn is over. You are asked even if you cannot pay, so that the others cannot tell. With no extra due the route is yours at once.',
  'NO-43':
    'The turned cards go to the discards at the end of the turn, whether you paid or not. What you laid down is not among the discards while the three are turned.',
  'NO-44':
    'With fewer than three cards left, even after shuffling, as many as there are are turned; with none, no extra is due.',
  'NO-45': 'The extra may be paid in your colour or in locomotives, whatever was turned.',
};
