import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TicketFace } from '../../cards/card-face.tsx';
import { announce } from '../../parts/announcer.tsx';
import { messages } from '../../preferences/messages.ts';
import { progressOf } from '../../session/board-queries.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import './ticket-done.css';

/** How long each is celebrated, in milliseconds. */
const LONG = 4200;

/** One's own tickets that are done now. */
function doneTickets(model: TableModel): readonly string[] {
  return (model.me.value?.tickets.items ?? []).filter((id) => {
    const { done = false, byStation } = progressOf(model, id) ?? {};
    return done && !byStation;
  });
}

/** A ticket of one's own that gets done is celebrated: it lies over the board for a moment, with its way drawn. Nobody else sees it. */
export function TicketDone() {
  const model = useTable();
  const { seat, celebrated, position } = model;
  const done = useComputed(() => doneTickets(model).join());
  const queue = useSignal<readonly string[]>([]);
  const before = useSignal<{ readonly seat: number | undefined; readonly done: ReadonlySet<string> } | undefined>(
    undefined,
  );
  useSignalEffect(() => {
    const now = { seat: seat.value, done: new Set(done.value.split(',').filter(Boolean)) };
    const last = before.peek();
    before.value = now;
    // Whoever sits down, or is handed the device, has nothing new.
    if (!last || last.seat !== now.seat || position.peek().over) return;
    const news = [...now.done].filter((id) => !last.done.has(id));
    if (news.length > 0) queue.value = [...queue.peek(), ...news];
  });
  const [first] = queue.value;
  useEffect(() => {
    celebrated.value = first;
    if (first === undefined) return;
    const points = model.facts.tickets.get(first)?.points ?? 0;
    announce(messages.value.glance.ticketDone(model.names.value.ticket(first), points));
    const timer = setTimeout(() => {
      queue.value = queue.value.slice(1);
    }, LONG);
    return () => {
      clearTimeout(timer);
      celebrated.value = undefined;
    };
  }, [first]);
  const ticket = first === undefined ? undefined : model.facts.tickets.get(first);
  if (!ticket || first === undefined) return undefined;
  const { names } = model;
  return (
    <button
      type="button"
      class="ticket-done"
      aria-label={messages.value.glance.ticketDone(names.value.ticket(first), ticket.points)}
      onClick={() => {
        queue.value = queue.value.slice(1);
      }}
    >
      <TicketFace
        from={names.value.place(ticket.a)}
        to={names.value.place(ticket.b)}
        points={ticket.points}
        standing="done"
      >
        {messages.value.table.ticketDone}
      </TicketFace>
    </button>
  );
}
