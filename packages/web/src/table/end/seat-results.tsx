import { isBoardGame, type PlayerPosition } from '@branchline/engine';
import { Landmark } from 'lucide';
import { TicketFace } from '../../cards/card-face.tsx';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { wayAtEnd } from '../../session/end-ways.ts';
import { boardOf } from '../../session/game.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import './seat-results.css';
import '../hand/tickets.css';

/** Each player's tickets, now open; pointing at a player lights the network, pointing at a ticket its way. */
export function SeatResults({ history }: { readonly history: History }) {
  const { names, highlighted, facts } = useTable();
  const { end, table } = messages.value;
  const { game } = history;
  const sheet = game.score(history.end);
  const { routes = {}, players } = game.describe(history.end);
  /** Their own routes, and what their stations borrowed. */
  const networkOf = (seat: number): ReadonlySet<string> =>
    new Set([
      ...Object.keys(routes).filter((route) => routes[route]?.includes(seat)),
      ...(players[seat]?.stations ?? []).flatMap(({ borrowed }) => borrowed ?? []),
    ]);
  // Without a board there is no network to speak of.
  const [mine, theirs] = boardOf(game) ? [end.yourTickets, end.ticketsOf] : [end.yardTickets, end.yardTicketsOf];
  const titleOf = (seat: number): string => (names.value.isMe(seat) ? mine : theirs(names.value.player(seat)));
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
              <SeatBadge seat={seat} /> {titleOf(seat)}
            </button>
            <ul>
              {tickets.map(({ id, done }) => {
                const ticket = facts.tickets.get(id);
                const point = (): void => {
                  const opened = { seat, ticket: id, done, points: 0 };
                  highlighted.value = isBoardGame(game) ? wayAtEnd(game, history.end, opened) : undefined;
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
                            ticket.long ? table.longTicket : '',
                            table.points(ticket.points),
                            done ? table.ticketDone : table.ticketLost,
                          ]
                            .filter(Boolean)
                            .join(', ')}
                        </span>
                        <TicketFace
                          from={names.value.place(ticket.a)}
                          to={names.value.place(ticket.b)}
                          points={ticket.points}
                          standing={done ? 'done' : 'lost'}
                        >
                          {ticket.long && table.longTicket}
                        </TicketFace>
                      </button>
                    </li>
                  )
                );
              })}
            </ul>
            <Stations player={players[seat]} />
          </section>
        );
      })}
    </div>
  );
}

/** EU-11: what each station of a player borrowed. */
function Stations({ player }: { readonly player: PlayerPosition | undefined }) {
  const { names } = useTable();
  const { end } = messages.value;
  const { stations = [] } = player ?? {};
  if (stations.length === 0) return undefined;
  return (
    <ul class="borrowed">
      {stations.map(({ city, borrowed }) => (
        <li key={city}>
          <Icon of={Landmark} />
          {borrowed === undefined
            ? end.notBorrowed(names.value.place(city))
            : end.borrowed(names.value.place(city), names.value.route(borrowed))}
        </li>
      ))}
    </ul>
  );
}
