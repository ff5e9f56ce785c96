import type { NamedAction } from '@branchline/protocol';
import type { TableNames } from '@branchline/text';
import { listIn, textIn } from '@branchline/text';
import { messages } from '../../preferences/messages.ts';
import type { Hint } from '../../session/hint.ts';

type Advice = (action: NamedAction, names: TableNames, market: readonly (string | undefined)[]) => string;

const tickets = (action: NamedAction, names: TableNames): string =>
  messages.value.things.and(listIn(action, 'tickets').map((id) => names.ticket(id)));

const claim: Advice = (action, names) =>
  messages.value.hints.claimRoute(names.route(textIn(action, 'route')), names.cards(listIn(action, 'cards')));

const ADVICE: Readonly<Record<string, Advice>> = {
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

/** What to do and why, in words. */
export function adviceOf({ action, reason }: Hint, names: TableNames, market: readonly (string | undefined)[]): string {
  const { hints, reasons } = messages.value;
  const move = ADVICE[action.type]?.(action, names, market) ?? hints.none;
  return reason ? `${move} ${reasons[reason.key](reason.facts, names)}` : move;
}
