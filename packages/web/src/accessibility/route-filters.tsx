import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { ORDERS, type Order, type Wanted } from './route-filter.ts';

export interface RouteFiltersProps {
  readonly wanted: Wanted;
  readonly change: (next: Wanted) => void;
}

/** Which routes the list shows, and in which order. */
export function RouteFilters({ wanted, change }: RouteFiltersProps) {
  const { facts, names } = useTable();
  const { hear, colours, table } = messages.value;
  const routes = [...facts.routes.values()];
  const places = [...new Set(routes.flatMap(({ a, b }) => [a, b]))]
    .map((id) => [id, names.value.place(id)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const shades = [...new Set(routes.map(({ colour }) => colour))].map((id) => [id, colours[id] ?? id] as const);
  const lengths = [...new Set(routes.map(({ length }) => length))]
    .sort((one, other) => one - other)
    .map((length) => [String(length), table.spaces(length)] as const);
  const set = <Key extends keyof Wanted>(key: Key, value: Wanted[Key]): void => change({ ...wanted, [key]: value });
  const orders = ORDERS.map((id) => [id, hear.orders[id]] as const);
  return (
    <fieldset class="filters">
      <legend class="hidden-text">{hear.filters}</legend>
      <Pick label={hear.place} all={hear.anyPlace} of={places} value={wanted.place} pick={(to) => set('place', to)} />
      <Pick
        label={hear.colour}
        all={hear.anyColour}
        of={shades}
        value={wanted.colour}
        pick={(to) => set('colour', to)}
      />
      <Pick
        label={hear.length}
        all={hear.anyLength}
        of={lengths}
        value={wanted.length}
        pick={(to) => set('length', to)}
      />
      <Pick label={hear.order} of={orders} value={wanted.order} pick={(to) => set('order', to as Order)} />
      <div class="ticks">
        {(['useful', 'affordable', 'free'] as const).map((key) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={wanted[key]}
              onChange={({ currentTarget }) => set(key, currentTarget.checked)}
            />
            <span>{hear[key]}</span>
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
