import { useComputed, useSignal } from '@preact/signals';
import { Check, Ticket } from 'lucide';
import { useRef } from 'preact/hooks';
import { ColourMark } from '../cards/marks.tsx';
import { SeatBadge } from '../cards/seat-badge.tsx';
import { announce } from '../parts/announce.ts';
import { Icon } from '../parts/icon.tsx';
import { goHome } from '../parts/keep-focus.ts';
import { showTextView } from '../parts/open-dialogs.ts';
import { useRoving } from '../parts/roving.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { chooseRoute } from '../session/selectors/choose-route.ts';
import { describeRoutes } from './describe-routes.ts';
import { type RouteEntry, routeEntries } from './route-entries.ts';
import { chosenRoutes, everything, type Wanted } from './route-filter.ts';
import { RouteFilters } from './route-filters.tsx';

/** What was last looked for: the list is opened again and again. */
let last: Wanted = everything;

/** Every route: what it is, whose it is, whether it can be claimed, and if not, why. Pressing one claims it. */
export function RouteList() {
  const model = useTable();
  const { hear } = messages.value;
  const wanted = useSignal(last);
  const list = useRef<HTMLOListElement>(null);
  useRoving(list);
  const entries = useComputed(() => routeEntries(model));
  const labels = useComputed(() =>
    describeRoutes(model, new Set(entries.value.filter(({ now }) => now).map(({ id }) => id))),
  );
  const found = (which: Wanted): readonly RouteEntry[] =>
    chosenRoutes(entries.value, which, (id) => model.names.value.route(id));
  const shown = found(wanted.value);
  const tally = (count: number): string => (count === 0 ? hear.noRoutes : hear.routesFound(count));
  const choose = (id: string): void => {
    chooseRoute(model, id);
    if (model.whyNot.value) return;
    showTextView(undefined);
    goHome();
  };
  return (
    <>
      <RouteFilters
        wanted={wanted.value}
        change={(next) => {
          last = next;
          wanted.value = next;
          announce(tally(found(next).length));
        }}
      />
      <p class="found">{tally(shown.length)}</p>
      <ol ref={list} class="route-list" aria-label={hear.routes}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <RouteRow entry={entry} label={labels.value.get(entry.id) ?? entry.id} choose={choose} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface RouteRowProps {
  readonly entry: RouteEntry;
  readonly label: string;
  readonly choose: (id: string) => void;
}

function RouteRow({ entry, label, choose }: RouteRowProps) {
  const { names } = useTable();
  const { hear, refusals, things, routes, table } = messages.value;
  const { id, facts, holders, now, why, tickets, points } = entry;
  const useful = tickets.length > 0 ? hear.usefulFor(things.and(tickets.map((one) => names.value.ticket(one)))) : '';
  const reason = why && holders.length === 0 ? refusals[why.code](why.facts, names.value) : '';
  const kind = facts.tunnel
    ? routes.tunnel
    : facts.ferry
      ? routes.ferry(facts.ferry, names.value.wild(facts.ferry))
      : '';
  return (
    <button type="button" class={now ? 'route-row now' : 'route-row'} aria-disabled={!now} onClick={() => choose(id)}>
      <span class="hidden-text">{[[label, useful].filter(Boolean).join(', '), reason].filter(Boolean).join('. ')}</span>
      <span class="lies" aria-hidden="true">
        <ColourMark colour={facts.colour} size={22} />
        <b>{facts.length}</b>
      </span>
      <span class="what" aria-hidden="true">
        <b>{names.value.route(id)}</b>
        {kind && <span class="kind">{kind}</span>}
        {useful && (
          <span class="useful">
            <Icon of={Ticket} /> {useful}
          </span>
        )}
        {reason && <span class="reason">{reason}</span>}
      </span>
      <span class="stands" aria-hidden="true">
        {holders.map((seat) => (
          <SeatBadge key={seat} seat={seat} />
        ))}
        {now && <Icon of={Check} />}
        <span>{table.pointsShort(points)}</span>
      </span>
    </button>
  );
}
