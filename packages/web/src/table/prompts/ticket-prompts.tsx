import { Check } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { progressOf } from '../../session/board-queries.ts';
import { highlight, type TableModel, useTable } from '../../session/table-model.ts';
import { addedBy } from '../../session/ticket-plan.ts';
import { highlightOf } from '../hand/tickets.tsx';
import { type Prompt, TicketChoice } from './prompt-parts.tsx';
import './ticket-prompts.css';

function KeepTicketsLine() {
  const model = useTable();
  const { questions } = messages.value;
  const offered = model.me.value?.offered.items ?? [];
  const kept = [...model.draft.tickets.value];
  const sizes = model.offers.value.map(({ tickets }) => (Array.isArray(tickets) ? tickets.length : 0));
  const least = sizes.length > 0 ? Math.min(...sizes) : 1;
  const action = { type: 'keepTickets', tickets: kept };
  const barred = model.explain(action);
  const price = kept.length > 0 ? priceOf(model, kept) : undefined;
  return (
    <>
      <p>
        {questions.keepTickets(least, offered.length)} {price && <span class="plan-price">{price}</span>}
      </p>
      <div class="answers">
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {kept.length < least ? questions.chooseMore(least - kept.length) : questions.keep(kept.length)}
        </button>
      </div>
    </>
  );
}

/** What the chosen tickets ask for beside those that are held, in words; nothing, where nobody builds. */
function priceOf(model: TableModel, chosen: readonly string[]): string | undefined {
  const { facts, names, me } = model;
  const { questions, table } = messages.value;
  const added = addedBy(model, chosen);
  if (!added) return undefined;
  if (!added.reachable) return `${table.ticketLost}.`;
  const { pieces } = added;
  const points = table.points(chosen.reduce((sum, id) => sum + (facts.tickets.get(id)?.points ?? 0), 0));
  if (pieces === 0) return questions.onYourWay(points);
  return questions.takesPieces(`${pieces} ${names.value.piece(pieces)}`, me.value?.pieces ?? 0, points);
}

/** The same about one of them, in as few words as stand on a card. */
function shortPriceOf(model: TableModel, id: string): string | undefined {
  const added = addedBy(model, [id]);
  if (!added) return undefined;
  const { questions, table } = messages.value;
  if (!added.reachable) return table.ticketLost;
  return added.pieces === 0 ? questions.onWay : `+${added.pieces} ${model.names.value.piece(added.pieces)}`;
}

function KeepTicketsSide() {
  const model = useTable();
  return (
    <>
      <TicketChoice among={model.me.value?.offered.items ?? []} noteOf={(id) => shortPriceOf(model, id)} />
      <HeldTickets />
    </>
  );
}

/** One's own tickets, small: nobody has to remember them while choosing others. */
function HeldTickets() {
  const model = useTable();
  const { me, facts, names, highlighted } = model;
  const { table } = messages.value;
  const held = me.value?.tickets.items ?? [];
  if (held.length === 0) return undefined;
  return (
    <section class="held-tickets" aria-label={table.tickets}>
      <h3>{table.tickets}</h3>
      <ul>
        {held.map((id) => {
          const done = progressOf(model, id)?.done ?? false;
          return (
            <li
              key={id}
              class={done ? 'done' : ''}
              onPointerEnter={() => highlight(highlighted, highlightOf(model, id))}
              onPointerLeave={() => highlight(highlighted, undefined)}
            >
              {names.value.ticket(id)} <b>{facts.tickets.get(id)?.points}</b>
              {done && <Icon of={Check} />}
              {done && <span class="hidden-text">{table.ticketDone}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const keepTickets: Prompt = { Line: KeepTicketsLine, Side: KeepTicketsSide };
