import type { GeoProjection } from 'd3-geo';
import { useMemo, useState } from 'preact/hooks';
import { spoken } from '../../preferences/messages.ts';
import type { Spot } from '../model/outline.ts';
import { workshopTexts } from '../texts.ts';
import { MOST_TOWNS, spotOf, within } from './earth-map.ts';
import type { Town } from './globe.ts';

interface TownListProps {
  /** the largest first */
  readonly towns: readonly Town[];
  readonly chosen: readonly Town[];
  readonly projection: GeoProjection;
  readonly paper: Spot;
  readonly change: (chosen: readonly Town[]) => void;
}

/** So many are shown; what is looked for by its name is found among all. */
const SHOWN = 150;

/** Towns by size, to be ticked. */
export function TownList({ towns, chosen, projection, paper, change }: TownListProps) {
  const { earth } = workshopTexts();
  const [search, setSearch] = useState('');
  const on = useMemo(() => new Set(chosen), [chosen]);
  const people = new Intl.NumberFormat(spoken.value, { notation: 'compact', maximumSignificantDigits: 3 });
  const there = useMemo(
    () =>
      towns.filter((town) => {
        const spot = spotOf(projection, town);
        return spot !== undefined && within(spot, paper);
      }),
    [towns, projection, paper],
  );
  const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const found = there.filter(({ name }) => plain(name).includes(plain(search.trim()))).slice(0, SHOWN);
  const toggle = (town: Town): void =>
    change(on.has(town) ? chosen.filter((one) => one !== town) : there.filter((one) => on.has(one) || one === town));
  return (
    <>
      <label class="field">
        <span>{earth.search}</span>
        <input type="search" value={search} onInput={({ currentTarget }) => setSearch(currentTarget.value)} />
      </label>
      <p class="note" role="status">
        {earth.chosen(chosen.length)}
      </p>
      {found.length === 0 && <p class="note">{earth.noTowns}</p>}
      <ul class="earth-towns">
        {found.map((town) => (
          <li key={`${town.name} ${town.at.join(' ')}`}>
            <label>
              <input
                type="checkbox"
                checked={on.has(town)}
                disabled={!on.has(town) && chosen.length >= MOST_TOWNS}
                onChange={() => toggle(town)}
              />
              <span>{town.name}</span>
              <small>{people.format(town.people)}</small>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
