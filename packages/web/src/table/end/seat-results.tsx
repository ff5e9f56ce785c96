import { TicketFace } from '../../cards/card-face.tsx';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import './seat-results.css';
import '../hand/tickets.css';

/** Each player's tickets, now open; pointing at a player lights the network, pointing at a ticket its places. */
export function SeatResults({ history }: { readonly history: History }) {
  const { names, highlighted, facts } = useTable();
  const { end, table } = messages.value;
  const { game } = history;
  const sheet = game.score(history.end);
  const { routes = {} } = game.describe(history.end);
  const networkOf = (seat: number): ReadonlySet<string> =>
    new Set(Object.keys(routes).filter((route) => routes[route]?.includes(seat)));
  const dim = (): void => {
    highlighted.value = undefined;
  };
  return (
    <div class="results">
      {sheet.seats.map(({ seat, lines }) => {
        const light = (): void => {
          highlighted.value = { routes: networkOf(seat) };
        };
        const tickets = lines.flatMap(({ ticket, done = false }) =>
          ticket === undefined ? [] : [{ id: game.naming.names.tickets[ticket] ?? '', done }],
        );
        return (
          <section key={seat}>
            <button
              type="button"
              class="network"
              onPointerEnter={light}
              onPointerLeave={dim}
              onFocus={light}
              onBlur={dim}
              onClick={light}
            >
              <SeatBadge seat={seat} />{' '}
              {names.value.isMe(seat) ? end.yourTickets : end.ticketsOf(names.value.player(seat))}
            </button>
            <ul>
              {tickets.map(({ id, done }) => {
                const ticket = facts.tickets.get(id);
                const point = (): void => {
                  const ends = ticket ? [...facts.endOf(ticket.a), ...facts.endOf(ticket.b)] : [];
                  highlighted.value = { places: new Set(ends), routes: networkOf(seat) };
                };
                return (
                  ticket && (
                    <li key={id}>
                      <button
                        type="button"
                        class="ticket"
                        onPointerEnter={point}
                        onPointerLeave={dim}
                        onFocus={point}
                        onBlur={dim}
                        onClick={point}
                      >
                        <span class="hidden-text">
                          {[
                            names.value.ticket(id),
                            table.points(ticket.points),
                            done ? table.ticketDone : table.ticketLost,
                          ].join(', ')}
                        </span>
                        <TicketFace
                          from={names.value.place(ticket.a)}
                          to={names.value.place(ticket.b)}
                          points={ticket.points}
                          standing={done ? 'done' : 'lost'}
                        />
                      </button>
                    </li>
                  )
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
