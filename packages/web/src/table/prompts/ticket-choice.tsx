import { useRef } from 'preact/hooks';
import { useRoving } from '../../parts/roving.ts';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import { TicketCard } from '../hand/ticket-card.tsx';

/** Tickets of which any can be chosen. */
export function TicketChoice({ among }: { readonly among: readonly string[] }) {
  const { draft } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  const chosen = draft.tickets.value;
  const toggle = (id: string): void => {
    draft.tickets.value = new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]);
  };
  return (
    <ul ref={list} class="choice" data-group="choice" aria-label={messages.value.hear.ticketChoice}>
      {among.map((id) => (
        <li key={id}>
          <TicketCard id={id} chosen={chosen.has(id)} onChoose={() => toggle(id)} />
        </li>
      ))}
    </ul>
  );
}
