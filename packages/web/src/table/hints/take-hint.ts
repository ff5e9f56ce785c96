import { listIn, textIn } from '@branchline/text';
import { batch } from '@preact/signals';
import { interrupt } from '../../parts/announce.ts';
import type { Hint } from '../../session/hint.ts';
import type { TableModel } from '../../session/table-model.ts';
import { adviceOf } from './sentence.ts';

/** Asks for advice on what is open; it is told, and put together as far as it can be: nothing of it is final. */
export async function takeHint(model: TableModel): Promise<void> {
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
  if (hint) interrupt(adviceOf(hint, model.names.value, model.position.value.market));
}

function prepare({ draft, lights }: TableModel, { action }: Hint): void {
  const cards = listIn(action, 'cards');
  switch (action.type) {
    case 'claimRoute':
    case 'claimHeldRoute':
      draft.route.value = textIn(action, 'route');
      lights.value = { routes: new Set([textIn(action, 'route')]) };
      return draft.pay(cards);
    case 'buyTechnology':
      draft.shopping.value = true;
      draft.technology.value = textIn(action, 'technology');
      return draft.pay(cards);
    case 'payTunnel':
    case 'layCards':
      return draft.pay(cards);
    case 'keepTickets':
    case 'completeTickets':
      draft.tickets.value = new Set(listIn(action, 'tickets'));
  }
}

/** Where the advised card or pile lies, by the name of its spot; nothing, if it is not about one. */
export function advisedSpot({ advice }: TableModel): string | undefined {
  const { value } = advice;
  if (typeof value !== 'object') return undefined;
  const { type, from } = value.action;
  if (type === 'takeCard') return typeof from === 'number' ? `market-${from}` : 'deck';
  if (type === 'takeThree') return 'deck';
  return type === 'drawTickets' ? 'ticket-pile' : undefined;
}
