import type { RejectionCode } from '@branchline/engine';
import { listIn, type NamedFacts, numberIn, textIn } from '../named-facts.ts';
import type { TableNames } from '../namer.ts';

export type RefusalSentences = { readonly [Code in RejectionCode]: (facts: NamedFacts, names: TableNames) => string };

const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Why not: the fact, and the way out where there is one. */
export const refusals: RefusalSentences = {
  notYourTurn: () => 'It is not your turn.',
  notAskedNow: () => 'Not now: finish what you have begun first.',
  gameOver: () => 'The game is over.',
  unknown: ({ what }) => `There is no such ${String(what)} in this game.`,
  deckEmpty: () => 'The deck is empty.',
  emptyPlaceInMarket: () => 'There is no card in this place.',
  wildAsSecondCard: (_, names) => `A ${names.wild(1)} from the market must be the first card you take.`,
  routeTaken: (facts, names) => `${names.route(textIn(facts, 'route'))} has been claimed already.`,
  routeNotHeldByAnother: () => 'With Right of Way you claim a route another player holds.',
  otherTrackYours: () => 'You hold the other track of this double route, and nobody may hold both.',
  otherTrackTaken: () => 'With two players, a double route is closed once one of its tracks is claimed.',
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Needs ${needed} ${names.piece(needed)}; you have ${left}.`;
  },
  cardsNotInHand: () => 'You do not have these cards.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${s(rest, 'card')} in ${names.routeColour(route)}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `${names.route(route)} costs ${price.join(' and ')}.`;
  },
  wildsNotHere: (_, names) => `A ${names.wild(1)} counts on tunnels and ferries only.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Needs ${new Intl.ListFormat('en-GB').format(needed)}. You can buy one technology at the start of a turn.`;
  },
  noTicketsLeft: () => 'No tickets are left in the pile.',
  ticketsNotOffered: () => 'These tickets were not offered to you.',
  ticketsNotHeld: () => 'You do not hold these tickets.',
  keepMoreTickets: (facts) => `Keep at least ${s(numberIn(facts, 'atLeast'), 'ticket')}.`,
  cannotPass: () => 'You can only pass when nothing else is possible.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    if (colour === 'wild') return `The tunnel costs exactly ${extra} more ${names.wild(extra)}.`;
    return `The tunnel costs exactly ${s(extra, 'more card')}: ${names.colour(colour)} or ${names.wild(1)}.`;
  },
  technologyGone: (facts, names) => `${names.technology(textIn(facts, 'technology'))} is sold out.`,
  technologyHeld: (facts, names) => `You already have ${names.technology(textIn(facts, 'technology'))}.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `${names.technology(textIn(facts, 'technology'))} costs ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () => 'There is no route of another player that you could claim with what you would have left.',
  wrongSet: (_, names) =>
    `Lay two or more cards of one colour (with a ${names.wild(1)} if you like), or three cards of three different colours.`,
  colourInOwnYard: (facts, names) => `There is still a ${names.colour(textIn(facts, 'colour'))} row in your yard.`,
  rowTooLong: (facts, names) => {
    const length = numberIn(facts, 'length');
    const owner = names.player(numberIn(facts, 'owner'));
    return `${owner} has ${s(length, `${names.colour(textIn(facts, 'colour'))} card`)} in the yard: lay at least ${length + 1}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${names.player(numberIn(facts, 'owner'))} has ${names.colour(textIn(facts, 'colour'))} in the yard: three different colours rob nobody.`,
  ticketsNotCompletable: () => 'Your cards on track do not cover all these tickets.',
};

/** When it was not the rules. */
export const troubles = {
  stale: 'Too late: this has been settled meanwhile.',
  refused: 'The server could not take this just now. Please try again.',
};
