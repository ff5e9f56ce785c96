import type { NamedAction } from '@branchline/protocol';
import { listIn, type TableNames, textIn } from '@branchline/text';
import { batch } from '@preact/signals';
import { Lightbulb, X } from 'lucide';
import { announceNow } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import type { Hint } from '../../session/connection.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';

/** Asks for advice on what is open; it is told, and put together as far as it can be: nothing of it is final. */
export async function requestHint(model: TableModel): Promise<void> {
  const { source, seat, asked, advice } = model;
  const number = asked.value?.number;
  if (!source.hint || seat.value === undefined || number === undefined || advice.value === 'thinking') return;
  advice.value = 'thinking';
  const hint = await source.hint(seat.value);
  // Answered meanwhile: nobody needs it any more.
  if (asked.value?.number !== number) return;
  batch(() => {
    model.undo();
    advice.value = hint;
    if (hint) prepare(model, hint);
  });
  if (hint) announceNow(hintSentence(hint, model.names.value, model.position.value.market));
}

function prepare({ draft, highlighted }: TableModel, { action }: Hint): void {
  const cards = listIn(action, 'cards');
  switch (action.type) {
    case 'claimRoute':
    case 'claimHeldRoute':
      draft.route.value = textIn(action, 'route');
      highlighted.value = { routes: new Set([textIn(action, 'route')]) };
      return draft.pay(cards);
    case 'buyTechnology':
      draft.shopping.value = true;
      draft.technology.value = textIn(action, 'technology');
      return draft.pay(cards);
    case 'buildStation':
      draft.building.value = true;
      draft.city.value = textIn(action, 'city');
      highlighted.value = { places: new Set([textIn(action, 'city')]) };
      return draft.pay(cards);
    case 'payTunnel':
    case 'layCards':
      return draft.pay(cards);
    case 'keepTickets':
    case 'completeTickets':
      draft.tickets.value = new Set(listIn(action, 'tickets'));
  }
}

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

/** What to do and why, in words. */
function hintSentence({ action, reason }: Hint, names: TableNames, market: readonly (string | undefined)[]): string {
  const { hints, reasons } = messages.value;
  const move = ADVICE[action.type]?.(action, names, market) ?? hints.none;
  if (!reason) return move;
  const { key, facts } = reason;
  // Two reasons are a ticket already; the others say which one they are for.
  const ticket = key === 'finishesTicket' || key === 'towardsTicket' ? '' : textIn(facts, 'ticket');
  return [move, reasons[key](facts, names), ticket && hints.forTicket(names.ticket(ticket))].filter(Boolean).join(' ');
}

/** The advice, where the question stood. */
export function Advice() {
  const { advice, names, position } = useTable();
  const { hints, questions } = messages.value;
  const { value } = advice;
  if (value === undefined) return undefined;
  return (
    <div class="question-note advice">
      <Icon of={Lightbulb} />
      <span>{value === 'thinking' ? hints.thinking : hintSentence(value, names.value, position.value.market)}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={questions.dismiss}
        onClick={() => {
          advice.value = undefined;
        }}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
