import { useRef } from 'preact/hooks';
import { useRoving } from '../parts/roving.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { Bonuses } from './bonuses.tsx';
import { Platform } from './platform.tsx';
import './yard-pane.css';

/** The table of the card game: a platform for each player, one's own nearest. */
export function YardPane() {
  const { position, seat, names } = useTable();
  const { yard } = messages.value;
  const rows = useRef<HTMLDivElement>(null);
  useRoving(rows);
  const { players, deckNumber = 1 } = position.value;
  const mine = seat.value;
  const others = players.filter((player) => player.seat !== mine);
  const own = players.find((player) => player.seat === mine);
  return (
    <section class="yard-pane" aria-label={yard.hall} data-spot="board" tabindex={0}>
      <header class="departures">
        <Bonuses />
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
