import type { PlayerPosition } from '@branchline/engine';
import { signal } from '@preact/signals';
import { TicketCheck } from 'lucide';
import { useEffect } from 'preact/hooks';
import { TicketFace } from '../cards/card-face.tsx';
import { SeatBadge } from '../cards/table-cards.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { type TableModel, useTable } from '../session/table-model.ts';
import './completed-tickets.css';

/** Whose completed tickets are being looked at. */
const looked = signal<number | undefined>(undefined);

function titleFor({ names }: TableModel, seat: number): string {
  const { table } = messages.value;
  return names.value.isMe(seat) ? table.yourCompleted : table.completedOf(names.value.player(seat));
}

/** CG-61: how many tickets a player has completed; pressed, everybody may look at them. Nothing before the first. */
export function CompletedButton({ player: { seat, completed } }: { readonly player: PlayerPosition }) {
  const model = useTable();
  if (!completed || completed.count === 0) return undefined;
  const { count } = completed;
  return (
    <button
      type="button"
      class="completed-button"
      title={messages.value.table.completed(count)}
      aria-label={`${titleFor(model, seat)}, ${messages.value.table.completed(count)}`}
      onClick={() => {
        looked.value = seat;
      }}
    >
      <Icon of={TicketCheck} />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}

/** CG-61: the completed tickets of every player lie open; the one that was asked for comes first. */
export function CompletedDialog() {
  const model = useTable();
  const { value: seat } = looked;
  const close = (): void => {
    looked.value = undefined;
  };
  // Whoever leaves the table does not find it open at the next one.
  useEffect(() => close, []);
  return (
    <Dialog
      title={seat === undefined ? '' : titleFor(model, seat)}
      class="completed"
      open={seat !== undefined}
      close={close}
    >
      {seat !== undefined && <CompletedList player={model.position.value.players[seat]} />}
    </Dialog>
  );
}

function CompletedList({ player }: { readonly player: PlayerPosition | undefined }) {
  const { facts, names } = useTable();
  const { table } = messages.value;
  const { seat = 0, completed } = player ?? {};
  const tickets = (completed?.items ?? []).flatMap((id) => facts.tickets.get(id) ?? []);
  const points = tickets.reduce((sum, ticket) => sum + ticket.points, 0);
  return (
    <>
      <p>
        <SeatBadge seat={seat} /> {table.completed(completed?.count ?? 0)}
        {tickets.length > 0 && `, ${table.points(points)}`}
      </p>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <span class="hidden-text">{[names.value.ticket(ticket.id), table.points(ticket.points)].join(', ')}</span>
            <TicketFace
              from={names.value.place(ticket.a)}
              to={names.value.place(ticket.b)}
              points={ticket.points}
              standing="done"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
