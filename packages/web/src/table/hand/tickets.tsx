import { Check } from 'lucide';
import { useRef } from 'preact/hooks';
import { TicketFace } from '../../cards/card-face.tsx';
import { ColourMark } from '../../cards/marks.tsx';
import { useRovingTabindex } from '../../parts/focus.ts';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { type Progress, progressOf } from '../../session/board-queries.ts';
import { type Highlight, highlight, type TableModel, useTable } from '../../session/table-model.ts';
import './tickets.css';

/** The player's own tickets, open ones first. */
export function Tickets() {
  const model = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRovingTabindex(list);
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

function highlightOf(model: TableModel, id: string): Highlight {
  const ticket = model.facts.tickets.get(id);
  const ends = ticket ? [...model.facts.endOf(ticket.a), ...model.facts.endOf(ticket.b)] : [];
  return { places: new Set(ends), routes: new Set(progressOf(model, id)?.routes ?? []) };
}

interface TicketCardProps {
  readonly id: string;
  /** Makes it a choice; without it the card only lights its places. */
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
}

/** A ticket: its two ends, its points, and how far it is. Pointing at it lights it on the board. */
export function TicketCard({ id, chosen, onChoose }: TicketCardProps) {
  const model = useTable();
  const { facts, names, highlighted } = model;
  const ticket = facts.tickets.get(id);
  if (!ticket) return undefined;
  const progress = progressOf(model, id);
  const needed = Object.entries(ticket.cards ?? {}).flatMap(([card, count = 0]) => new Array<string>(count).fill(card));
  const note = needed.length > 0 ? names.value.cards(needed) : progress && noteOf(progress);
  const light = (): void => highlight(highlighted, highlightOf(model, id));
  const dim = (): void => highlight(highlighted, undefined);
  return (
    <button
      type="button"
      class={`ticket${progress?.done ? ' done' : ''}${chosen ? ' chosen' : ''}`}
      {...(onChoose && { 'aria-pressed': chosen ?? false })}
      onClick={() => {
        light();
        onChoose?.();
      }}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <span class="hidden-text">
        {[names.value.ticket(id), messages.value.table.points(ticket.points), note].filter(Boolean).join(', ')}
      </span>
      <TicketFace
        from={names.value.place(ticket.a)}
        to={names.value.place(ticket.b)}
        points={ticket.points}
        standing={progress?.done ? 'done' : progress && progress.missing === undefined ? 'lost' : 'open'}
      >
        {needed.length > 0 ? <Needs cards={needed} /> : note}
      </TicketFace>
      {onChoose && <span class="tick">{chosen && <Icon of={Check} />}</span>}
    </button>
  );
}

function noteOf({ done, missing }: Progress): string {
  const { table } = messages.value;
  if (done) return table.ticketDone;
  return missing === undefined ? table.ticketLost : table.ticketMissing(missing);
}

/** The cards a ticket of the card game asks for. */
function Needs({ cards }: { readonly cards: readonly string[] }) {
  return (
    <span class="needs">
      {cards.map((card, at) => (
        <ColourMark key={at} colour={card} />
      ))}
    </span>
  );
}
