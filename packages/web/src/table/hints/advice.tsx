import { listIn, textIn } from '@branchline/text';
import { batch } from '@preact/signals';
import { Lightbulb, X } from 'lucide';
import { announceNow } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { fetchChanceTexts } from '../../preferences/fetched-texts.ts';
import { messages } from '../../preferences/messages.ts';
import type { Hint } from '../../session/connection.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { hintSentence } from './in-words.ts';

/** Asks for advice on what is open; it is told, and put together as far as it can be: nothing of it is final. */
export async function requestHint(model: TableModel): Promise<void> {
  const { source, seat, asked, advice } = model;
  const number = asked.value?.number;
  if (!source.hint || seat.value === undefined || number === undefined || advice.value === 'thinking') return;
  advice.value = 'thinking';
  // Without a connection these words may be missing: then the hint is told without them.
  const [hint] = await Promise.all([source.hint(seat.value), fetchChanceTexts().catch(() => undefined)]);
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
