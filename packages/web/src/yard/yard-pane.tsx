import { isYardGame } from '@branchline/engine';
import { useRef } from 'preact/hooks';
import { ColourMark } from '../cards/marks.tsx';
import { useRovingTabindex } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import { Platform } from './platform.tsx';
import './yard-pane.css';

/** The table of the card game: a platform for each player, one's own nearest. */
export function YardPane() {
  const { position, seat, names } = useTable();
  const { yard } = messages.value;
  const rows = useRef<HTMLDivElement>(null);
  useRovingTabindex(rows);
  const { players, deckNumber = 1 } = position.value;
  const mine = seat.value;
  const others = players.filter((player) => player.seat !== mine);
  const own = players.find((player) => player.seat === mine);
  return (
    <section class="yard-pane" aria-label={yard.hall} data-spot="board" tabindex={0}>
      <header class="departures">
        <CityBonuses />
        {players.length === 4 && <p class="deck-number">{yard.deckNumber(deckNumber)}</p>}
      </header>
      <div ref={rows} class="platforms" data-group="board">
        {others.map((player) => (
          <Platform key={player.seat} player={player} name={names.value.player(player.seat)} />
        ))}
      </div>
      {own && <Platform player={own} name={yard.yourYard} own />}
    </section>
  );
}

/** The big cities and what the most tickets to each are worth (CG-70), as a departure board. */
function CityBonuses() {
  const { game, names } = useTable();
  const { yard } = messages.value;
  if (!isYardGame(game)) return null;
  return (
    <ul class="bonuses" aria-label={yard.bonuses}>
      {game.rules.facts.bonuses.map(({ city, points, colour }) => (
        <li key={city}>
          {colour && <ColourMark colour={colour} size={16} />}
          <span>{names.value.place(city)}</span>
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}
