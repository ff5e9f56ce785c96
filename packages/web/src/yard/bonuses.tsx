import { ColourMark } from '../cards/marks.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { bonusesOf } from './city-bonuses.ts';

/** The big cities and what the most tickets to each are worth (CG-70), as a departure board. */
export function Bonuses() {
  const { game, names } = useTable();
  const { yard } = messages.value;
  return (
    <ul class="bonuses" aria-label={yard.bonuses}>
      {bonusesOf(game).map(({ city, points, colour }) => (
        <li key={city}>
          {colour && <ColourMark colour={colour} size={16} />}
          <span>{names.value.place(city)}</span>
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}
