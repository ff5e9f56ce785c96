import { listIn } from '@branchline/text';
import { useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/seat-badge.tsx';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import type { History } from '../../session/replay/history.ts';
import { toldIn } from '../../session/selectors/log-lines.ts';
import { type Why, whyOf } from './why.ts';

/** Why the bots did it; reckoned when it is opened. Pointing at a claim lights its route. */
export function WhyList({ history }: { readonly history: History }) {
  const [found, setFound] = useState<readonly Why[]>();
  const { hints } = messages.value;
  if (!history.record.seats.some(({ bot }) => bot !== undefined)) return undefined;
  return (
    <details
      class="why"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !found) void whyOf(history).then(setFound);
      }}
    >
      <summary>{hints.whyTheyDidIt}</summary>
      <p class="hint">{hints.whyHint}</p>
      {found && (
        <ol>
          {found.map((why) => (
            <WhyLine key={why.step} why={why} />
          ))}
        </ol>
      )}
    </details>
  );
}

function WhyLine({ why: { seat, action, events, reason } }: { readonly why: Why }) {
  const { names, lights } = useTable();
  const { route } = action;
  const light = (): void => {
    lights.value = typeof route === 'string' ? { routes: new Set([route]) } : undefined;
  };
  const tickets = listIn(action, 'tickets').map((id) => names.value.ticket(id));
  const own = events.filter((event) => event.seat === undefined || event.seat === seat);
  return (
    <li onPointerEnter={light} onPointerLeave={() => (lights.value = undefined)}>
      <SeatBadge seat={seat} size={24} />
      <span>
        {toldIn(own, names.value).join(' ')} {tickets.length > 0 && `${messages.value.things.and(tickets)}: `}
        <em>{messages.value.reasons[reason.key](reason.facts, names.value)}</em>
      </span>
    </li>
  );
}
