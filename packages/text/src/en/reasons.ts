import type { ReasonKey } from '@branchline/bots';
import { listIn, type NamedFacts, numberIn, textIn } from '../named-facts.ts';
import type { TableNames } from '../namer.ts';

export type ReasonSentences = { readonly [Key in ReasonKey]: (facts: NamedFacts, names: TableNames) => string };

const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What speaks for a move: said of a bot's move and of a hint alike, so it never says who. */
export const reasons: ReasonSentences = {
  finishesTicket: (facts, names) =>
    `It finishes the ticket ${names.ticket(textIn(facts, 'ticket'))}: ${s(numberIn(facts, 'points'), 'point')}.`,
  towardsTicket: (facts, names) =>
    `It brings the ticket ${names.ticket(textIn(facts, 'ticket'))} nearer (${s(numberIn(facts, 'points'), 'point')}): then ${s(numberIn(facts, 'spaces'), 'space')} to go.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} brings ${s(numberIn(facts, 'points'), 'point')} by itself.`,
  drawsUnseen: () => 'The deck promises more than the open cards.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1 ? `${route} lacks 1 card: ${card}.` : `${route} lacks ${lacking} cards, among them ${card}.`;
  },
  collects: (facts, names) => `Good to have: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, points] = [listIn(facts, 'tickets').length, s(numberIn(facts, 'points'), 'point')];
    if (kept === 0) return 'None of these tickets is worth the trouble.';
    return kept === 1 ? `This ticket is within reach: ${points}.` : `These tickets go well together: ${points}.`;
  },
  drawsTickets: (facts) => `About ${s(numberIn(facts, 'turns'), 'more turn')}: time for another ticket.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} opens ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} will pay off later.`,
  paysTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} is worth ${s(numberIn(facts, 'extra'), 'more card')}.`,
  leavesTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} is not worth ${s(numberIn(facts, 'extra'), 'more card')}.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `The first of its kind: ${card}.` : `It joins ${held} in hand: ${card}.`;
  },
  completesTickets: (facts) => `No other choice brings more: ${s(numberIn(facts, 'points'), 'point')}.`,
  drawsMoreTickets: (facts) => `With ${s(numberIn(facts, 'held'), 'ticket')} in hand there is room for more.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const lost = s(numberIn(facts, 'lost'), 'card');
    const colour = names.colour(textIn(facts, 'colour'));
    return names.isMe(seat)
      ? `You lose your ${colour} row: ${lost}.`
      : `${names.player(seat)} loses the ${colour} row: ${lost}.`;
  },
  laysFor: (facts) => {
    const [laid, helping] = [numberIn(facts, 'laid'), numberIn(facts, 'helping')];
    return `${helping} of ${s(laid, 'card')} will be needed for tickets.`;
  },
  takesThree: () => 'Three cards off the deck are better than two.',
  endsTurn: () => 'A second route would cost more than it brings.',
  passes: () => 'There is nothing else to do.',
};
