import type { PlayerPosition } from '@branchline/engine';
import type { SeatClock as Clock, SeatInfo } from '@branchline/protocol';
import { Car, Layers, Ticket, TicketCheck, TrainFront } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { SeatBadge } from '../cards/table-cards.tsx';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import './players.css';

/** Everybody at the table: whose turn it is, and what all may see of them. */
export function Players() {
  const { position, source } = useTable();
  const { players, over } = position.value;
  return (
    <section class="players" aria-label={messages.value.table.players}>
      <ol>
        {players.map((player) => (
          <PlayerRow
            key={player.seat}
            player={player}
            info={source.info.value.seats[player.seat]}
            awaited={player.asked !== undefined && !over}
          />
        ))}
      </ol>
    </section>
  );
}

interface PlayerRowProps {
  readonly player: PlayerPosition;
  readonly info: SeatInfo | undefined;
  readonly awaited: boolean;
}

function PlayerRow({ player, info, awaited }: PlayerRowProps) {
  const { names } = useTable();
  const { table } = messages.value;
  const { seat, points, technologies } = player;
  return (
    <li class={awaited ? 'player awaited' : 'player'} data-spot={`player-${seat}`}>
      <SeatBadge seat={seat} />
      <div class="who">
        <span class="name">{names.value.player(seat)}</span>
        <span class="state">{stateOf(info, awaited)}</span>
      </div>
      {info?.clock && <SeatClock clock={info.clock} />}
      <span class="points" key={points} title={table.points(points)}>
        {points}
        <span class="hidden-text"> {table.points(points)}</span>
      </span>
      <Counts player={player} />
      {technologies && technologies.length > 0 && <Technologies list={technologies} />}
    </li>
  );
}

function stateOf(info: SeatInfo | undefined, awaited: boolean): string {
  const { table } = messages.value;
  if (info?.standIn) return table.botPlays;
  if (info?.present === false) return table.away;
  if (awaited) return table.toMove;
  return info?.kind === 'bot' ? table.bot : '';
}

function Counts({ player: { pieces, hand, tickets, onTrack, completed } }: { readonly player: PlayerPosition }) {
  const { names, game } = useTable();
  const { table } = messages.value;
  return (
    <ul class="counts">
      {pieces !== undefined && (
        <Count
          icon={game.id === 'new-york' ? Car : TrainFront}
          count={pieces}
          label={table.left(pieces, names.value.piece(pieces))}
          low={pieces <= 5}
        />
      )}
      <Count icon={Layers} count={hand.count} label={table.cards(hand.count)} />
      <Count icon={Ticket} count={tickets.count} label={table.ticketsHeld(tickets.count)} />
      {onTrack && <Count icon={TrainFront} count={onTrack.count} label={table.onTrack(onTrack.count)} />}
      {completed && completed.count > 0 && (
        <Count icon={TicketCheck} count={completed.count} label={table.completed(completed.count)} />
      )}
    </ul>
  );
}

function Technologies({ list }: { readonly list: readonly string[] }) {
  const { names, game } = useTable();
  const { technologies } = messages.value.games[game.id] ?? {};
  return (
    <ul class="technologies">
      {list.map((technology) => (
        <li key={technology} title={names.value.technology(technology)}>
          <span aria-hidden="true">{technologies?.[technology]?.badge ?? names.value.technology(technology)}</span>
          <span class="hidden-text">{names.value.technology(technology)}</span>
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly count: number;
  readonly label: string;
  readonly low?: boolean;
}

function Count({ icon, count, label, low = false }: CountProps) {
  return (
    <li class={low ? 'low' : ''} title={label}>
      <Icon of={icon} />
      <span aria-hidden="true">{count}</span>
      <span class="hidden-text">{label}</span>
    </li>
  );
}

/** What is left on a seat's clock, counting down while it runs. */
function SeatClock({ clock }: { readonly clock: Clock }) {
  // `left` was true when it was sent; what has passed since then is counted here.
  const [since, setSince] = useState(Date.now());
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setSince(Date.now());
    setNow(Date.now());
    if (!clock.running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.max(0, clock.left - (clock.running ? Math.max(0, now - since) : 0));
  return (
    <span class={left < 20_000 && clock.running ? 'seat-clock low' : 'seat-clock'} role="timer">
      {clockText(left)}
    </span>
  );
}

/** Minutes and seconds, and hours where there are any: the same in every language. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** On a phone: everybody's points in the masthead, and whose turn it is. The players' tab tells the rest. */
export function Standings() {
  const { position } = useTable();
  const { players, over } = position.value;
  return (
    <ul class="standings" aria-label={messages.value.table.players} aria-hidden="true">
      {players.map(({ seat, points, asked }) => (
        <li key={seat} class={asked && !over ? 'awaited' : ''}>
          <SeatBadge seat={seat} size={26} />
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}
