import { SeatBadge } from '../cards/seat-badge.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';

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
