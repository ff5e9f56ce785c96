import { isYardGame } from '@branchline/engine';
import { Ticket } from 'lucide';
import { SeatBadge } from '../cards/table-cards.tsx';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { type CityRace, cityRaces } from '../session/city-race.ts';
import { type TableModel, useTable } from '../session/table-model.ts';
import './city-race.css';

/** The race for the big cities on the departure board of the hall: what each is worth, and who is ahead (CG-61, CG-70). */
export function CityRaces() {
  const model = useTable();
  const { game, facts, position, me } = model;
  if (!isYardGame(game)) return undefined;
  const races = cityRaces({
    bonuses: game.rules.facts.bonuses,
    tickets: facts.tickets,
    position: position.value,
    me: model.source.you.value.seats.length > 0 ? me.value : undefined,
  });
  return (
    <ul class="city-race" aria-label={messages.value.yard.bonuses}>
      {races.map((race) => (
        <CityRow key={race.city} race={race} />
      ))}
    </ul>
  );
}

function CityRow({ race }: { readonly race: CityRace }) {
  const model = useTable();
  const { city, points, runners, leaders, underway } = race;
  const said = inWords(model, race);
  return (
    <li class={leaders.length > 0 ? 'led' : ''} title={said}>
      <span class="hidden-text">{said}</span>
      <span class="race-city" aria-hidden="true">
        {model.names.value.place(city)}
      </span>
      <b class="race-points" aria-hidden="true">
        {points}
      </b>
      <span class="race-runners" aria-hidden="true">
        {runners.length === 0 && <span class="race-open">{messages.value.hall.nobodyYet}</span>}
        {runners.map(({ seat, tickets }) => (
          <span key={seat} class={runnerClass(leaders.includes(seat), seat === model.seat.value)}>
            <SeatBadge seat={seat} size={15} />
            {tickets}
          </span>
        ))}
      </span>
      {underway > 0 && (
        <span class="race-own" aria-hidden="true">
          <Icon of={Ticket} />
          {underway}
        </span>
      )}
    </li>
  );
}

const runnerClass = (leads: boolean, me: boolean): string =>
  ['runner', leads && 'leads', me && 'me'].filter(Boolean).join(' ');

function inWords({ names }: TableModel, { city, points, runners, leaders, underway }: CityRace): string {
  const { hall, table } = messages.value;
  const most = runners[0]?.tickets ?? 0;
  const ahead = leaders.map((seat) => names.value.player(seat));
  const behind = runners.filter(({ seat }) => !leaders.includes(seat));
  return [
    `${names.value.place(city)}, ${table.points(points)}`,
    leaders.length > 0 ? hall.ahead(ahead, most) : hall.nobodyYet,
    ...behind.map(({ seat, tickets }) => `${names.value.player(seat)} ${tickets}`),
    ...(underway > 0 ? [hall.underway(underway)] : []),
  ].join('; ');
}
