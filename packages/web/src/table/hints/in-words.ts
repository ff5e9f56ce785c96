import type { NamedAction } from '@branchline/protocol';
import { listIn, type TableNames, textIn } from '@branchline/text';
import { chanceTexts } from '../../preferences/fetched-texts.ts';
import { messages } from '../../preferences/messages.ts';
import type { Hint } from '../../session/connection.ts';

type Said = (action: NamedAction, names: TableNames, market: readonly (string | undefined)[]) => string;

const tickets = (action: NamedAction, names: TableNames): string =>
  messages.value.things.and(listIn(action, 'tickets').map((id) => names.ticket(id)));

const claim: Said = (action, names) =>
  messages.value.hints.claimRoute(names.route(textIn(action, 'route')), names.cards(listIn(action, 'cards')));

const ADVICE: Readonly<Record<string, Said>> = {
  claimRoute: claim,
  claimHeldRoute: claim,
  takeCard: ({ from }, names, market) => {
    const card = typeof from === 'number' ? market[from] : undefined;
    return card ? messages.value.hints.takeCard(names.cards([card])) : messages.value.hints.takeFromDeck;
  },
  takeThree: () => messages.value.hints.takeThree,
  drawTickets: () => messages.value.hints.drawTickets,
  keepTickets: (action, names) => {
    const { keepNone, keepTickets } = messages.value.hints;
    return listIn(action, 'tickets').length === 0 ? keepNone : keepTickets(tickets(action, names));
  },
  buyTechnology: (action, names) => messages.value.hints.buyTechnology(names.technology(textIn(action, 'technology'))),
  buildStation: (action, names) =>
    messages.value.hints.buildStation(names.place(textIn(action, 'city')), names.cards(listIn(action, 'cards'))),
  payTunnel: (action, names) => messages.value.hints.payTunnel(names.cards(listIn(action, 'cards'))),
  leaveTunnel: () => messages.value.hints.leaveTunnel,
  layCards: (action, names) => messages.value.hints.layCards(names.cards(listIn(action, 'cards'))),
  completeTickets: (action, names) => {
    const { completeNone, completeTickets } = messages.value.hints;
    return listIn(action, 'tickets').length === 0 ? completeNone : completeTickets(tickets(action, names));
  },
  endTurn: () => messages.value.hints.endTurn,
  pass: () => messages.value.hints.pass,
};

/** A move as advice: what to do. */
export const moveInWords: Said = (action, names, market) =>
  ADVICE[action.type]?.(action, names, market) ?? messages.value.hints.none;

/** What speaks for a move; where the reason does not say which ticket it is for, that too. */
export function reasonInWords({ key, facts }: NonNullable<Hint['reason']>, names: TableNames): string {
  const { hints, reasons } = messages.value;
  // Two reasons are a ticket already; the others say which one they are for.
  const ticket = key === 'finishesTicket' || key === 'towardsTicket' ? '' : textIn(facts, 'ticket');
  return [reasons[key](facts, names), ticket && hints.forTicket(names.ticket(ticket))].filter(Boolean).join(' ');
}

/** What to do, why, and how likely it is to win. */
export function hintSentence(
  { action, reason, chance }: Hint,
  names: TableNames,
  market: readonly (string | undefined)[],
): string {
  const texts = chanceTexts();
  return [
    moveInWords(action, names, market),
    reason && reasonInWords(reason, names),
    chance !== undefined && texts?.toWin(texts.percent(Math.round(100 * chance))),
  ]
    .filter(Boolean)
    .join(' ');
}
