import { useComputed } from '@preact/signals';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import './log.css';
import { SeatBadge } from '../cards/table-cards.tsx';
import { turnsOf } from '../session/selectors/log-lines.ts';

/** What happened, turn by turn, the newest below; what came since one's own last turn stands out. */
export function Log() {
  const { stage, names, seat } = useTable();
  const { table } = messages.value;
  const turns = useComputed(() => turnsOf(stage.log.value, names.value));
  // What I did myself; cards that moved by themselves in between (CG-10) are news.
  const mine =
    stage.log.value.findLast(({ entry }) => entry.seat !== undefined && entry.seat === seat.value)?.version ?? 0;
  return (
    <section class="log" aria-label={table.log} tabindex={0}>
      <ol>
        {turns.value.map(({ first, last, seat: owner, lines }) => (
          <li key={`${first}-${owner}`} class={last > mine ? 'new' : ''}>
            {owner !== undefined && <SeatBadge seat={owner} size={24} />}
            <span>
              {last > mine && <span class="hidden-text">{table.sinceMyTurn}: </span>}
              {lines.join(' ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
