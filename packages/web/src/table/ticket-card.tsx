import { Check } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from '../app/icon.tsx';
import { words } from '../text/words.ts';
import './ticket.css';
import { useTable } from './context.ts';
import { Face } from './face.tsx';
import { boardOf } from './facts.ts';
import type { Lights, TableModel } from './table-model.ts';
import { wayFor } from './ticket-way.ts';

/** Where a ticket leads and what is missing, from what the seat sees. */
export function progressOf(
  { game, stage, seat }: TableModel,
  id: string,
): { done: boolean; missing?: number; routes: readonly string[] } | undefined {
  const board = boardOf(game);
  const ticket = board?.board.tickets.find((one) => one.id === id);
  if (!board || !ticket || seat.value === undefined) return undefined;
  const way = wayFor(board, stage.shown.value, seat.value, ticket);
  if (!way) return { done: false, routes: [] };
  return { done: way.missing === 0, missing: way.missing, routes: way.routes };
}

function lightsOf(model: TableModel, id: string): Lights {
  const ticket = model.facts.tickets.get(id);
  const ends = ticket ? [...model.facts.endOf(ticket.a), ...model.facts.endOf(ticket.b)] : [];
  return { places: new Set(ends), routes: new Set(progressOf(model, id)?.routes ?? []) };
}

export interface TicketCardProps {
  readonly id: string;
  /** Makes it a choice; without it the card only lights its places. */
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
  readonly children?: ComponentChildren;
}

/** A ticket: its two ends, its points, and how far it is. Pointing at it lights it on the board. */
export function TicketCard({ id, chosen, onChoose }: TicketCardProps) {
  const model = useTable();
  const { facts, say, lights } = model;
  const { table } = words.value;
  const ticket = facts.tickets.get(id);
  if (!ticket) return undefined;
  const progress = progressOf(model, id);
  const light = (): void => {
    lights.value = lightsOf(model, id);
  };
  const dim = (): void => {
    lights.value = undefined;
  };
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
      <span class="ends">
        <span>{say.value.place(ticket.a)}</span>
        <span>{say.value.place(ticket.b)}</span>
      </span>
      <span class="worth">
        {ticket.points}
        <span class="hidden-text"> {table.points(ticket.points)}</span>
      </span>
      {ticket.cards && <Needs cards={ticket.cards} />}
      {progress && (
        <span class="progress">
          {progress.done ? (
            <>
              <Icon of={Check} /> {table.ticketDone}
            </>
          ) : progress.missing === undefined ? (
            table.ticketLost
          ) : (
            table.ticketMissing(progress.missing)
          )}
        </span>
      )}
      {onChoose && <span class="tick">{chosen && <Icon of={Check} />}</span>}
    </button>
  );
}

/** The cards a ticket of the card game asks for. */
function Needs({ cards }: { readonly cards: Readonly<Record<string, number | undefined>> }) {
  const { say } = useTable();
  const list = Object.entries(cards).flatMap(([card, count = 0]) => new Array<string>(count).fill(card));
  return (
    <span class="needs">
      {list.map((card, at) => (
        <Face key={at} card={card} />
      ))}
      <span class="hidden-text">{say.value.cards(list)}</span>
    </span>
  );
}
