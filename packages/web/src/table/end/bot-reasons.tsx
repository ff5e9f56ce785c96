import type { GameEvent } from '@branchline/engine';
import { entriesOf, history, positions } from '@branchline/games';
import type { NamedAction, NamedEvent } from '@branchline/protocol';
import { listIn } from '@branchline/text';
import { useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import type { Hint } from '../../session/connection.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { sentencesOf } from '../../session/turn-log.ts';

/** What a bot did, and what spoke for it in its eyes. */
interface BotMove {
  readonly step: number;
  readonly seat: number;
  readonly action: NamedAction;
  readonly events: readonly NamedEvent[];
  readonly reason: NonNullable<Hint['reason']>;
}

/** A card more or less needs no reason. */
const SMALL = new Set(['takeCard', 'takeThree']);
/** Milliseconds of work before the page may breathe. */
const BREATH = 12;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Why the bots of a game that is over did what they did. Before its end nobody may know: a reason names hidden tickets. */
export async function explainBotMoves({ game, record }: History): Promise<readonly BotMove[]> {
  // Thinking is not needed to show a score: it is fetched when somebody asks.
  const [{ explainMove }, { fastBits }] = await Promise.all([import('@branchline/bots'), import('@branchline/engine')]);
  const found: BotMove[] = [];
  // What each seat was shown: a bot is asked again with what it could remember then, and no more.
  const remembered = record.seats.map((): GameEvent[] => []);
  let since = performance.now();
  for (const { entry, state } of positions(game, entriesOf(record))) {
    for (const [seat, own] of remembered.entries()) own.push(...history(game, [entry], seat));
    const next = record.entries[entry.version - 1];
    if (next && record.seats[next.seat]?.bot !== undefined && !SMALL.has(next.action.type)) {
      const { step, seat, action, events } = next;
      const view = game.veil(state, seat);
      const decision = {
        game,
        view,
        seat,
        offers: game.offers(view, seat),
        bits: fastBits(step),
        history: remembered[seat] ?? [],
      };
      const reason = explainMove(decision, game.naming.numbered(action));
      if (reason) {
        found.push({ step, seat, action, events, reason: { key: reason.key, facts: game.naming.named(reason.facts) } });
      }
    }
    if (performance.now() - since > BREATH) {
      await breathe();
      since = performance.now();
    }
  }
  return found;
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
        if (currentTarget.open && !found) void explainBotMoves(history).then(setFound);
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
        {sentencesOf(own, names.value).join(' ')} {tickets.length > 0 && `${messages.value.things.and(tickets)}: `}
        <em>{messages.value.reasons[reason.key](reason.facts, names.value)}</em>
      </span>
    </li>
  );
}
