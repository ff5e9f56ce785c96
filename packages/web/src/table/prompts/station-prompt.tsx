import { useComputed } from '@preact/signals';
import { Ticket, Waypoints } from 'lucide';
import { useRef } from 'preact/hooks';
import { useRovingTabindex } from '../../parts/focus.ts';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { afterPaint } from '../../session/after-paint.ts';
import {
  chooseCity,
  type StationCity,
  stationCities,
  stationIn,
  stationPrice,
  waysToBuild,
} from '../../session/stations.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { PaymentChoice, type Prompt, Refusal } from './prompt-parts.tsx';
import './station-prompt.css';

/** EU-10: where the station is to stand. */
function ChooseCityLine() {
  const { draft } = useTable();
  const { questions } = messages.value;
  return (
    <>
      <p>{questions.chooseCity}</p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => afterPaint(draft.clear)}>
          {questions.cancel}
        </button>
      </div>
    </>
  );
}

/** What it costs, what it is good for, and the last word. */
function PayStationLine() {
  const model = useTable();
  const { draft, names } = model;
  const { questions } = messages.value;
  const city = draft.city.value ?? '';
  const action = stationIn(city, draft.cards.value);
  const barred = model.explain(action);
  return (
    <>
      <p>
        {barred ? (
          <Refusal why={barred} />
        ) : (
          <>
            {questions.stationPrice(names.value.place(city), stationPrice(model) ?? 0)}{' '}
            <span class="station-use">{questions.stationUse}</span>
          </>
        )}
      </p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => afterPaint(draft.clear)}>
          {questions.cancel}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {questions.build}
        </button>
      </div>
    </>
  );
}

/** What speaks for a station in a city, in words. */
function cityNote({ names }: TableModel, { borrowable, tickets }: StationCity): string {
  const { inWords, things } = messages.value;
  if (tickets.length > 0) return inWords.usefulFor(things.and(tickets.map((id) => names.value.ticket(id))));
  return borrowable > 0 ? inWords.routesOfOthers(borrowable) : '';
}

function PayStationSide() {
  return <PaymentChoice ways={waysToBuild(useTable())} />;
}

/** The cities without a station, the most useful first; on the board they are ringed. */
function CityChoice() {
  const model = useTable();
  const { names, highlighted } = model;
  const list = useRef<HTMLUListElement>(null);
  useRovingTabindex(list);
  const cities = useComputed(() => stationCities(model).filter(({ now }) => now)).value;
  return (
    <ul ref={list} class="cities" data-group="cities" aria-label={messages.value.questions.stationCities}>
      {cities.map((city) => {
        const light = (): void => {
          highlighted.value = { places: new Set([city.id]) };
        };
        const dim = (): void => {
          highlighted.value = undefined;
        };
        const note = cityNote(model, city);
        return (
          <li key={city.id}>
            <button
              type="button"
              data-city={city.id}
              class="city"
              title={note}
              onClick={() => chooseCity(model, city.id)}
              onPointerEnter={light}
              onPointerLeave={dim}
              onFocus={light}
              onBlur={dim}
            >
              <span class="hidden-text">{[names.value.place(city.id), note].filter(Boolean).join(', ')}</span>
              <b aria-hidden="true">{names.value.place(city.id)}</b>
              {note && (
                <span class="city-note" aria-hidden="true">
                  <Icon of={city.tickets.length > 0 ? Ticket : Waypoints} />
                  {city.tickets.length > 0 ? city.tickets.length : city.borrowable}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export const stationCity: Prompt = { Line: ChooseCityLine, Side: CityChoice };

export const payStation: Prompt = { Line: PayStationLine, Side: PayStationSide };
