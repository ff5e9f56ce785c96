import { useRef } from 'preact/hooks';
import { useRoving } from '../../parts/roving.ts';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import { progressOf } from '../../session/selectors/ticket-progress.ts';
import { TicketCard } from './ticket-card.tsx';

/** The player's own tickets, open ones first. */
export function Tickets() {
  const model = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  const { table } = messages.value;
  const held = model.me.value?.tickets.items ?? [];
  const done = (id: string): number => (progressOf(model, id)?.done ? 1 : 0);
  const sorted = [...held].sort((one, other) => done(one) - done(other));
  return (
    <section class="tickets" aria-label={table.tickets}>
      {held.length === 0 && <p class="empty">{table.ticketsEmpty}</p>}
      <ul ref={list} data-group="tickets">
        {sorted.map((id) => (
          <li key={id}>
            <TicketCard id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
