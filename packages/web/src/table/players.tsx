import { Car, Layers, Ticket, TrainFront } from 'lucide';
import { Icon } from '../app/icon.tsx';
import { words } from '../text/words.ts';
import './players.css';
import { useTable } from './context.ts';
import { SeatBadge } from './seat-badge.tsx';

/** Everybody at the table: whose turn it is, and what all may see of them. */
export function Players() {
  const { position, say, source, facts } = useTable();
  const { table, technologyBadges } = words.value;
  const { players, over } = position.value;
  const info = source.info.value;
  return (
    <section class="players" aria-label={table.players}>
      <ol>
        {players.map(({ seat, points, hand, tickets, pieces, asked, technologies, onTrack, completed }) => (
          <li key={seat} class={`player${asked && !over ? ' awaited' : ''}`} data-spot={`player-${seat}`}>
            <SeatBadge seat={seat} />
            <div class="who">
              <span class="name">{say.value.player(seat)}</span>
              <span class="state">
                {info.seats[seat]?.standIn
                  ? table.botPlays
                  : info.seats[seat]?.present === false
                    ? table.away
                    : asked && !over
                      ? table.toMove
                      : info.seats[seat]?.kind === 'bot'
                        ? table.bot
                        : ''}
              </span>
            </div>
            <span class="points" key={points} title={table.points(points)}>
              {points}
              <span class="hidden-text"> {table.points(points)}</span>
            </span>
            <ul class="counts">
              {pieces !== undefined && (
                <Count
                  icon={facts.cards.includes('pink') ? Car : TrainFront}
                  count={pieces}
                  label={table.left(pieces, say.value.piece(pieces))}
                  low={pieces <= 5}
                />
              )}
              <Count icon={Layers} count={hand.count} label={table.cards(hand.count)} />
              <Count icon={Ticket} count={tickets.count} label={table.ticketsHeld(tickets.count)} />
              {onTrack && <Count icon={TrainFront} count={onTrack.count} label={table.onTrack(onTrack.count)} />}
              {completed && completed.count > 0 && (
                <Count icon={Ticket} count={completed.count} label={table.completed(completed.count)} />
              )}
            </ul>
            {technologies && technologies.length > 0 && (
              <ul class="technologies">
                {technologies.map((technology) => (
                  <li key={technology} title={say.value.technology(technology)}>
                    <span aria-hidden="true">{technologyBadges[technology] ?? say.value.technology(technology)}</span>
                    <span class="hidden-text">{say.value.technology(technology)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
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
