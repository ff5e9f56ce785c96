import { listIn } from '@branchline/text';
import { useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { sentencesOf } from '../../session/turn-log.ts';
import type { BotMove } from './explain-bot-moves.ts';
import './bot-reasons.css';

/** Thinking is not needed to show a score: it is fetched when somebody asks. */
async function explained(history: History): Promise<readonly BotMove[]> {
  const { explainBotMoves } = await import('./explain-bot-moves.ts');
  return explainBotMoves(history);
}

/** Why the bots did it; reckoned when it is opened. Pointing at a claim lights its route. */
export function BotReasons({ history }: { readonly history: History }) {
  const [found, setFound] = useState<readonly BotMove[]>();
  const { hints } = messages.value;
  if (!history.record.seats.some(({ bot }) => bot !== undefined)) return undefined;
  return (
    <details
      class="why"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !found) void explained(history).then(setFound);
      }}
    >
      <summary>{hints.whyTheyDidIt}</summary>
      <p class="hint">{hints.whyHint}</p>
      {found && (
        <ol>
          {found.map((why) => (
            <BotReason key={why.step} why={why} />
          ))}
        </ol>
      )}
    </details>
  );
}

function BotReason({ why: { seat, action, events, reason } }: { readonly why: BotMove }) {
  const { names, highlighted } = useTable();
  const { route } = action;
  const light = (): void => {
    highlighted.value = typeof route === 'string' ? { routes: new Set([route]) } : undefined;
  };
  const tickets = listIn(action, 'tickets').map((id) => names.value.ticket(id));
  const own = events.filter((event) => event.seat === undefined || event.seat === seat);
  return (
    <li onPointerEnter={light} onPointerLeave={() => (highlighted.value = undefined)}>
      <SeatBadge seat={seat} size={24} />
      <span>
        {sentencesOf(own, names.value).join(' ')} {tickets.length > 0 && `${messages.value.things.and(tickets)}: `}
        <em>{messages.value.reasons[reason.key](reason.facts, names.value)}</em>
      </span>
    </li>
  );
}
