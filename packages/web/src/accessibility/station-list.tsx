import { useComputed } from '@preact/signals';
import { Check, Landmark } from 'lucide';
import { useRef } from 'preact/hooks';
import { SeatBadge } from '../cards/table-cards.tsx';
import { showTextView } from '../parts/dialog.tsx';
import { focusQuestion, useRovingTabindex } from '../parts/focus.ts';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { chooseCity, type StationCity, stationCities, stationIn } from '../session/stations.ts';
import { type TableModel, useTable } from '../session/table-model.ts';

/** Every city: whether a station can be built there, what it would be good for, and if there is one, whose. Pressing one builds. */
export function StationList() {
  const model = useTable();
  const { table, inWords } = messages.value;
  const list = useRef<HTMLOListElement>(null);
  useRovingTabindex(list);
  const cities = useComputed(() => stationCities(model)).value;
  const { stations = [], stationsLeft = 0 } = model.me.value ?? {};
  const why = whyNot(model, cities);
  const choose = (city: string): void => {
    chooseCity(model, city);
    if (model.problem.value) return;
    showTextView(undefined);
    focusQuestion();
  };
  return (
    <>
      {model.me.value && <p class="found">{table.stationsLeft(stationsLeft, stationsLeft + stations.length)}</p>}
      {why && <p class="found">{why}</p>}
      <ol ref={list} class="route-list" aria-label={inWords.stations}>
        {cities.map((city) => (
          <li key={city.id}>
            <CityRow city={city} choose={choose} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Why no station can be built anywhere now; nothing, if one can or nobody would build. */
function whyNot(model: TableModel, cities: readonly StationCity[]): string {
  const free = cities.find(({ owner }) => owner === undefined);
  if (!free || !model.me.value || cities.some(({ now }) => now)) return '';
  const why = model.explain(stationIn(free.id, []));
  return why ? messages.value.refusals[why.code](why.facts, model.names.value) : '';
}

function CityRow({ city, choose }: { readonly city: StationCity; readonly choose: (id: string) => void }) {
  const { names } = useTable();
  const { inWords, things, routes } = messages.value;
  const { id, owner, now, borrowable, tickets } = city;
  const name = names.value.place(id);
  const notes = [
    owner === undefined ? '' : inWords.stationOf(names.value.player(owner)),
    borrowable > 0 ? inWords.routesOfOthers(borrowable) : '',
    tickets.length > 0 ? inWords.usefulFor(things.and(tickets.map((one) => names.value.ticket(one)))) : '',
  ].filter(Boolean);
  return (
    <button type="button" class={now ? 'route-row now' : 'route-row'} aria-disabled={!now} onClick={() => choose(id)}>
      <span class="hidden-text">
        {[name, owner === undefined ? routes.free : '', ...notes].filter(Boolean).join(', ')}
      </span>
      <span class="lies" aria-hidden="true">
        <Icon of={Landmark} />
      </span>
      <span class="what" aria-hidden="true">
        <b>{name}</b>
        {notes.map((note) => (
          <span key={note} class="kind">
            {note}
          </span>
        ))}
      </span>
      <span class="stands" aria-hidden="true">
        {owner !== undefined && <SeatBadge seat={owner} />}
        {now && <Icon of={Check} />}
      </span>
    </button>
  );
}
