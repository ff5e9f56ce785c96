import { Check, Pin, Waypoints } from 'lucide';
import { useRef } from 'preact/hooks';
import { TicketFace } from '../../cards/card-face.tsx';
import { ColourMark } from '../../cards/marks.tsx';
import { useRovingTabindex } from '../../parts/focus.ts';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { type Progress, progressOf } from '../../session/board-queries.ts';
import { boardOf } from '../../session/game.ts';
import { wayInWords } from '../../session/plan.ts';
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
      {boardOf(model.game) && (
        <button
          type="button"
          class="button quiet plan-button"
          aria-pressed={settings.plan.value}
          onClick={() => {
            settings.plan.value = !settings.plan.value;
          }}
        >
          <Icon of={Waypoints} /> {messages.value.glance.plan}
        </button>
      )}
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

/** What a ticket lights on the board: its ends, and the shortest way between them. */
export function highlightOf(model: TableModel, id: string): Highlight {
  const ticket = model.facts.tickets.get(id);
  const ends = ticket ? [...model.facts.endOf(ticket.a), ...model.facts.endOf(ticket.b)] : [];
  return { places: new Set(ends), tickets: [id] };
}

/** Its way stays on the board, or no longer does. */
function togglePin({ pinned }: TableModel, id: string): void {
  const next = new Set(pinned.value);
  if (!next.delete(id)) next.add(id);
  pinned.value = next;
}

interface TicketCardProps {
  readonly id: string;
  /** Makes it a choice; without it pressing the card pins its way to the board. */
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
  /** Instead of how far it is. */
  readonly note?: string | undefined;
}

/** A ticket: its two ends, its points, and how far it is. Pointing at it draws its way on the board. */
export function TicketCard({ id, chosen, onChoose, note: said }: TicketCardProps) {
  const model = useTable();
  const { facts, names, highlighted } = model;
  const ticket = facts.tickets.get(id);
  if (!ticket) return undefined;
  const progress = progressOf(model, id);
  const needed = Object.entries(ticket.cards ?? {}).flatMap(([card, count = 0]) => new Array<string>(count).fill(card));
  const note = needed.length > 0 ? names.value.cards(needed) : (said ?? (progress && noteOf(progress, model)));
  const long = ticket.long ? messages.value.table.longTicket : '';
  const light = (): void => highlight(highlighted, highlightOf(model, id));
  const dim = (): void => highlight(highlighted, undefined);
  // Only a ticket that is played on a board has a way that could stay there.
  const pins = !onChoose && progress !== undefined && !progress.done;
  const pinned = pins && model.pinned.value.has(id);
  const number = pins && (pinned || settings.plan.value) ? numberOf(model, id) : undefined;
  const stays = pinned ? messages.value.glance.pinned : '';
  const way = needed.length > 0 || progress?.done ? '' : wayInWords(model, id);
  return (
    <button
      type="button"
      data-ticket={id}
      class={`ticket${progress?.done ? ' done' : ''}${chosen ? ' chosen' : ''}${pinned ? ' pinned' : ''}`}
      {...(onChoose && { 'aria-pressed': chosen ?? false })}
      {...(pins && { 'aria-pressed': pinned })}
      onClick={() => {
        light();
        if (onChoose) onChoose();
        else if (pins) togglePin(model, id);
      }}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <span class="hidden-text">
        {[names.value.ticket(id), long, messages.value.table.points(ticket.points), note, way, stays]
          .filter(Boolean)
          .join(', ')}
      </span>
      <TicketFace
        from={names.value.place(ticket.a)}
        to={names.value.place(ticket.b)}
        points={ticket.points}
        standing={progress ? standingOf(progress) : 'open'}
      >
        {long && <b class="long">{long}</b>}
        {needed.length > 0 ? <Needs cards={needed} /> : note}
      </TicketFace>
      {number !== undefined && <span class="ticket-number">{number}</span>}
      {pins && (
        <span class="pin">
          <Icon of={Pin} />
        </span>
      )}
      {onChoose && <span class="tick">{chosen && <Icon of={Check} />}</span>}
    </button>
  );
}

/** Which of one's tickets it is: the same number stands at its ends on the board. */
function numberOf({ me }: TableModel, id: string): number | undefined {
  const held = me.value?.tickets.items ?? [];
  return held.length > 1 ? held.indexOf(id) + 1 : undefined;
}

function standingOf({ done, missing, byStation, tooFar }: Progress): 'done' | 'lost' | 'open' {
  if (done) return 'done';
  if (tooFar) return 'lost';
  return missing === undefined && !byStation ? 'lost' : 'open';
}

function noteOf({ done, missing, byStation, tooFar }: Progress, { me, names }: TableModel): string {
  const { table, glance } = messages.value;
  const left = me.value?.pieces ?? 0;
  if (tooFar) return glance.tooFar(missing ?? 0, table.left(left, names.value.piece(left)));
  if (byStation) return done ? table.ticketWithStation : table.ticketNeedsStation;
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
