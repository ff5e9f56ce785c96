import { useComputed, useSignal } from '@preact/signals';
import { Check, Ticket } from 'lucide';
import { useRef } from 'preact/hooks';
import { ColourMark } from '../cards/marks.tsx';
import { SeatBadge } from '../cards/table-cards.tsx';
import { announce } from '../parts/announcer.tsx';
import { showTextView } from '../parts/dialog.tsx';
import { focusQuestion, useRovingTabindex } from '../parts/focus.ts';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { chooseRoute } from '../session/choose-route.ts';
import { useTable } from '../session/table-model.ts';
import {
  describeRoutes,
  filterRoutes,
  noFilter,
  ROUTE_ORDERS,
  type RouteEntry,
  type RouteFilter,
  type RouteOrder,
  routeEntries,
} from './routes.ts';

/** What was last looked for: the list is opened again and again. */
let last: RouteFilter = noFilter;

/** Every route: what it is, whose it is, whether it can be claimed, and if not, why. Pressing one claims it. */
export function RouteList() {
  const model = useTable();
  const { inWords } = messages.value;
  const wanted = useSignal(last);
  const list = useRef<HTMLOListElement>(null);
  useRovingTabindex(list);
  const entries = useComputed(() => routeEntries(model));
  const labels = useComputed(() =>
    describeRoutes(model, new Set(entries.value.filter(({ now }) => now).map(({ id }) => id))),
  );
  const found = (which: RouteFilter): readonly RouteEntry[] =>
    filterRoutes(entries.value, which, (id) => model.names.value.route(id));
  const shown = found(wanted.value);
  const tally = (count: number): string => (count === 0 ? inWords.noRoutes : inWords.routesFound(count));
  const choose = (id: string): void => {
    chooseRoute(model, id);
    if (model.problem.value) return;
    showTextView(undefined);
    focusQuestion();
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
      <ol ref={list} class="route-list" aria-label={inWords.routes}>
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
  const { inWords, refusals, things, routes, table } = messages.value;
  const { id, facts, holders, now, why, tickets, points } = entry;
  const useful = tickets.length > 0 ? inWords.usefulFor(things.and(tickets.map((one) => names.value.ticket(one)))) : '';
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

interface RouteFiltersProps {
  readonly wanted: RouteFilter;
  readonly change: (next: RouteFilter) => void;
}

/** Which routes the list shows, and in which order. */
function RouteFilters({ wanted, change }: RouteFiltersProps) {
  const { facts, names } = useTable();
  const { inWords, colours, table } = messages.value;
  const routes = [...facts.routes.values()];
  const places = [...new Set(routes.flatMap(({ a, b }) => [a, b]))]
    .map((id) => [id, names.value.place(id)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const shades = [...new Set(routes.map(({ colour }) => colour))].map((id) => [id, colours[id] ?? id] as const);
  const lengths = [...new Set(routes.map(({ length }) => length))]
    .sort((one, other) => one - other)
    .map((length) => [String(length), table.spaces(length)] as const);
  const set = <Key extends keyof RouteFilter>(key: Key, value: RouteFilter[Key]): void =>
    change({ ...wanted, [key]: value });
  const orders = ROUTE_ORDERS.map((id) => [id, inWords.orders[id]] as const);
  return (
    <fieldset class="filters">
      <legend class="hidden-text">{inWords.filters}</legend>
      <Pick
        label={inWords.place}
        all={inWords.anyPlace}
        of={places}
        value={wanted.place}
        pick={(to) => set('place', to)}
      />
      <Pick
        label={inWords.colour}
        all={inWords.anyColour}
        of={shades}
        value={wanted.colour}
        pick={(to) => set('colour', to)}
      />
      <Pick
        label={inWords.length}
        all={inWords.anyLength}
        of={lengths}
        value={wanted.length}
        pick={(to) => set('length', to)}
      />
      <Pick label={inWords.order} of={orders} value={wanted.order} pick={(to) => set('order', to as RouteOrder)} />
      <div class="ticks">
        {(['useful', 'affordable', 'free'] as const).map((key) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={wanted[key]}
              onChange={({ currentTarget }) => set(key, currentTarget.checked)}
            />
            <span>{inWords[key]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PickProps {
  readonly label: string;
  /** What it is called when none is picked. */
  readonly all?: string;
  readonly of: readonly (readonly [value: string, name: string])[];
  readonly value: string;
  readonly pick: (value: string) => void;
}

function Pick({ label, all, of, value, pick }: PickProps) {
  return (
    <label class="pick">
      {label}
      <select value={value} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {of.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
