import { isBoardGame, type ScoreSheet, type State } from '@branchline/engine';
import { useEffect, useState } from 'preact/hooks';
import { TicketFace } from '../../cards/card-face.tsx';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import { animationTime } from '../../preferences/settings.ts';
import { type OpenedTicket, ticketsToOpen, wayAtEnd } from '../../session/end-ways.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import './reveal.css';

/** Milliseconds: what opening all of them takes at most, and one of them at least and at most. */
const TIME = { all: 14_000, least: 420, most: 1500 };

/** How long one ticket is shown; 0: they are not opened one by one, because nothing moves. */
export function revealStep({ game }: TableModel, sheet: ScoreSheet): number {
  const tickets = isBoardGame(game) ? ticketsToOpen(game, sheet).length : 0;
  if (tickets === 0) return 0;
  return animationTime(Math.min(TIME.most, Math.max(TIME.least, TIME.all / tickets)));
}

interface RevealProps {
  readonly sheet: ScoreSheet;
  readonly end: State;
  /** All are open, or nobody wants to wait for it. */
  readonly done: () => void;
}

/** Everybody's tickets, opened one by one, failed ones first; each with its way on the board and what it does to the points. */
export function Reveal({ sheet, end, done }: RevealProps) {
  const model = useTable();
  const { game, highlighted, facts, names } = model;
  const tickets = isBoardGame(game) ? ticketsToOpen(game, sheet) : [];
  const [at, setAt] = useState(0);
  const ticket = tickets[at];
  useEffect(() => {
    if (!ticket || !isBoardGame(game)) return done();
    highlighted.value = wayAtEnd(game, end, ticket);
    const timer = setTimeout(() => setAt(at + 1), revealStep(model, sheet));
    return () => clearTimeout(timer);
  }, [at]);
  const printed = ticket && facts.tickets.get(ticket.ticket);
  return (
    <div class="reveal">
      {ticket && printed && (
        <div key={at} class="reveal-ticket">
          <p>
            <SeatBadge seat={ticket.seat} /> {names.value.player(ticket.seat)}
          </p>
          <TicketFace
            from={names.value.place(printed.a)}
            to={names.value.place(printed.b)}
            points={printed.points}
            standing={ticket.done ? 'done' : 'lost'}
          >
            {ticket.done ? messages.value.table.ticketDone : messages.value.terminal.notDone}
          </TicketFace>
        </div>
      )}
      <ul class="reveal-points">
        {sheet.seats.map(({ seat, lines }) => (
          <li key={seat} class={seat === ticket?.seat ? 'now' : ''}>
            <SeatBadge seat={seat} size={28} />
            <span>{names.value.player(seat)}</span>
            <b>{pointsSoFar(lines, tickets.slice(0, at + 1), seat)}</b>
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={done}>
        {messages.value.table.hurry}
      </button>
    </div>
  );
}

/** What the routes brought, and the tickets that are open. */
function pointsSoFar(
  lines: ScoreSheet['seats'][number]['lines'],
  opened: readonly OpenedTicket[],
  seat: number,
): number {
  const routes = lines.find(({ kind }) => kind === 'routes')?.points ?? 0;
  return opened.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), routes);
}
