import type { PlayerPosition, Position } from '@branchline/engine';
import type { SeatClock as Clock, SeatInfo, TableInfo } from '@branchline/protocol';
import type { TableNames } from '@branchline/text';
import { Car, Landmark, Layers, Ticket, TrainFront } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatBadge } from '../cards/table-cards.tsx';
import { piecesOf } from '../look/look-of.ts';
import { Icon } from '../parts/icon.tsx';
import { DAY, timeLeft, timeRuleInWords } from '../preferences/clocks.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import { CompletedButton } from '../yard/completed-tickets.tsx';
import './players.css';

/** Everybody at the table: whose turn it is, and what all may see of them. */
export function Players({ children }: { readonly children?: ComponentChildren }) {
  const { position, source } = useTable();
  const { players, over } = endedEarlyToo(position.value, source.info.value);
  return (
    <section class={`players${crowding(players.length)}`} aria-label={messages.value.table.players}>
      {children}
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
      {!over && <TimeRule />}
    </section>
  );
}

/** Once its people have ended it nobody is to move any more, though it has not come to its end. */
const endedEarlyToo = ({ players, over }: Position, { endedEarly }: TableInfo): Pick<Position, 'players' | 'over'> => ({
  players,
  over: over || endedEarly === true,
});

/** More than four seats have less room each, and more than six a line each. */
const crowding = (seats: number): string => (seats > 6 ? ' crowded packed' : seats > 4 ? ' crowded' : '');

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
        <span class="name" title={names.value.player(seat)}>
          {names.value.player(seat)}
        </span>
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
  if (info?.left) return messages.value.people.hasLeftNote;
  if (info?.present === false) return table.away;
  if (info?.idleUntil !== undefined) return messages.value.people.quiet;
  if (awaited) return table.toMove;
  if (info?.muted) return messages.value.hosting.isMuted;
  return info?.kind === 'bot' ? table.bot : '';
}

function Counts({ player }: { readonly player: PlayerPosition }) {
  const { names, game } = useTable();
  const { pieces, hand, tickets, onTrack, stationsLeft } = player;
  const { table } = messages.value;
  return (
    <ul class="counts">
      {pieces !== undefined && (
        <Count
          icon={piecesOf(game.id) === 'taxi' ? Car : TrainFront}
          count={pieces}
          label={table.left(pieces, names.value.piece(pieces))}
          low={pieces <= 5}
        />
      )}
      <Count icon={Layers} count={hand.count} label={table.cards(hand.count)} />
      <Count icon={Ticket} count={tickets.count} label={table.ticketsHeld(tickets.count)} />
      {onTrack && <Count icon={TrainFront} count={onTrack.count} label={table.onTrack(onTrack.count)} />}
      {stationsLeft !== undefined && (
        <Count icon={Landmark} count={stationsLeft} label={stationsLabel(player, names.value)} />
      )}
      {player.completed && player.completed.count > 0 && (
        <li>
          <CompletedButton player={player} />
        </li>
      )}
    </ul>
  );
}

/** EU-10: how many stations a player has left, and where the others stand. */
function stationsLabel({ stations = [], stationsLeft = 0 }: PlayerPosition, names: TableNames): string {
  const { table } = messages.value;
  const left = table.stationsLeft(stationsLeft, stationsLeft + stations.length);
  return [left, ...stations.map(({ city }) => table.stationIn(names.place(city)))].join(', ');
}

function Technologies({ list }: { readonly list: readonly string[] }) {
  const { names, words } = useTable();
  const { technologies } = words.value;
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

/** From here on the seconds are watched. */
const LOW_MS = 20_000;
/** Who has days left does not watch seconds pass. */
const TICK_MS = { seconds: 500, days: 30_000 };

/** What is left on a clock, counting down while it runs and not otherwise. */
function useTimeLeft(clock: Clock): { readonly left: number; readonly look: string } {
  // `left` was true when it was sent; what has passed since then is counted here.
  const [since, setSince] = useState(Date.now());
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setSince(Date.now());
    setNow(Date.now());
    if (!clock.running) return;
    const timer = setInterval(() => setNow(Date.now()), clock.left > 1000 * DAY ? TICK_MS.days : TICK_MS.seconds);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.max(0, clock.left - (clock.running ? Math.max(0, now - since) : 0));
  return { left, look: clock.running ? (left < LOW_MS ? ' low' : '') : ' stopped' };
}

function SeatClock({ clock }: { readonly clock: Clock }) {
  const { left, look } = useTimeLeft(clock);
  return (
    <span class={`seat-clock${look}`} role="timer" title={clock.running ? '' : messages.value.clocks.stopped}>
      {timeLeft(left)}
    </span>
  );
}

/** On a phone, on the tab of the players: my clock while it runs, or that of whoever is awaited. */
export function RunningClock() {
  const { source, seat } = useTable();
  const running = source.info.value.seats.filter(({ clock }) => clock?.running);
  const { clock } = running.find((one) => one.seat === seat.value) ?? running[0] ?? {};
  return clock ? <TabClock clock={clock} /> : undefined;
}

function TabClock({ clock }: { readonly clock: Clock }) {
  const { left, look } = useTimeLeft(clock);
  return (
    <span class={`tab-clock${look}`} aria-hidden="true">
      {timeLeft(left)}
    </span>
  );
}

/** How long everybody may think here, and what happens then. */
function TimeRule() {
  const { settings } = useTable().source.info.value;
  return settings.clock.kind === 'none' ? undefined : <p class="time-rule note">{timeRuleInWords(settings)}</p>;
}

/** On a phone: everybody's points in the masthead, and whose turn it is. The players' tab tells the rest. */
export function Standings() {
  const { position, totals, source } = useTable();
  const { players, over } = endedEarlyToo(position.value, source.info.value);
  return (
    <ul
      class={`standings${players.length > 3 ? ' two-rows' : ''}${players.length > 4 ? ' many' : ''}`}
      style={{ '--in-a-row': Math.ceil(players.length / 2) }}
      aria-label={messages.value.table.players}
      aria-hidden="true"
    >
      {players.map(({ seat, points, asked }) => (
        <li key={seat} class={asked && !over ? 'awaited' : ''}>
          <SeatBadge seat={seat} size={26} />
          <b>{totals.value?.[seat] ?? points}</b>
        </li>
      ))}
    </ul>
  );
}
