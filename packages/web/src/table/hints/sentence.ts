import type { NamedAction } from '@branchline/protocol';
import type { Namer } from '@branchline/text';
import { listIn, textIn } from '@branchline/text';
import { words } from '../../preferences/words.ts';
import type { Hint } from '../../session/hint.ts';

type Advice = (action: NamedAction, say: Namer, market: readonly (string | undefined)[]) => string;

const tickets = (action: NamedAction, say: Namer): string =>
  words.value.things.and(listIn(action, 'tickets').map((id) => say.ticket(id)));

const claim: Advice = (action, say) =>
  words.value.hints.claimRoute(say.route(textIn(action, 'route')), say.cards(listIn(action, 'cards')));

const ADVICE: Readonly<Record<string, Advice>> = {
  claimRoute: claim,
  claimHeldRoute: claim,
  takeCard: ({ from }, say, market) => {
    const card = typeof from === 'number' ? market[from] : undefined;
    return card ? words.value.hints.takeCard(say.cards([card])) : words.value.hints.takeFromDeck;
  },
  takeThree: () => words.value.hints.takeThree,
  drawTickets: () => words.value.hints.drawTickets,
  keepTickets: (action, say) => {
    const { keepNone, keepTickets } = words.value.hints;
    return listIn(action, 'tickets').length === 0 ? keepNone : keepTickets(tickets(action, say));
  },
  buyTechnology: (action, say) => words.value.hints.buyTechnology(say.technology(textIn(action, 'technology'))),
  payTunnel: (action, say) => words.value.hints.payTunnel(say.cards(listIn(action, 'cards'))),
  leaveTunnel: () => words.value.hints.leaveTunnel,
  layCards: (action, say) => words.value.hints.layCards(say.cards(listIn(action, 'cards'))),
  completeTickets: (action, say) => {
    const { completeNone, completeTickets } = words.value.hints;
    return listIn(action, 'tickets').length === 0 ? completeNone : completeTickets(tickets(action, say));
  },
  endTurn: () => words.value.hints.endTurn,
  pass: () => words.value.hints.pass,
};

/** What to do and why, in words. */
export function adviceOf({ action, reason }: Hint, say: Namer, market: readonly (string | undefined)[]): string {
  const { hints, reasons } = words.value;
  const move = ADVICE[action.type]?.(action, say, market) ?? hints.none;
  return reason ? `${move} ${reasons[reason.key](reason.facts, say)}` : move;
}
