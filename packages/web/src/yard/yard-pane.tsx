import { ChevronDown } from 'lucide';
import { useRef } from 'preact/hooks';
import { useRovingTabindex } from '../parts/focus.ts';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import { CityRaces } from './city-race.tsx';
import { CompletedDialog } from './completed-tickets.tsx';
import { Hall } from './hall.tsx';
import { useMoreBelow } from './more-below.ts';
import { Platform } from './platform.tsx';
import { RobberyBanner } from './robbery.tsx';
import './yard-pane.css';

/** The table of the card game: the hall of a station with a platform for each player, one's own nearest. */
export function YardPane() {
  const { position, seat, names, shown, source } = useTable();
  const { yard, hall } = messages.value;
  const rows = useRef<HTMLDivElement>(null);
  const floor = useRef<HTMLElement>(null);
  useRovingTabindex(rows);
  const { more, scrollOn } = useMoreBelow(floor);
  const { players, deckNumber = 1 } = position.value;
  // Where all is open to somebody who does not play, nobody's platform is nearest, and none moves with the turn.
  const allOpen = shown.viewer.value === 'replay' && source.you.value.seats.length === 0;
  const mine = allOpen ? undefined : seat.value;
  const others = players.filter((player) => player.seat !== mine);
  const own = players.find((player) => player.seat === mine);
  // With somebody else's eyes it is theirs.
  const ownName = own && source.you.value.seats.length === 0 ? names.value.player(own.seat) : yard.yourYard;
  return (
    <div class="yard-pane">
      <Hall />
      <section
        ref={floor}
        class="hall-floor"
        aria-label={yard.hall}
        data-spot="board"
        data-others={others.length}
        tabindex={0}
      >
        <header class="departures">
          {players.length === 4 && <p class="deck-number">{yard.deckNumber(deckNumber)}</p>}
          <CityRaces />
        </header>
        <div ref={rows} class="platforms" data-group="board">
          {others.map((player) => (
            <Platform key={player.seat} player={player} name={names.value.player(player.seat)} />
          ))}
        </div>
        {own && <Platform player={own} name={ownName} own />}
      </section>
      <RobberyBanner />
      {more && (
        <button type="button" class="more-below" onClick={scrollOn}>
          <Icon of={ChevronDown} /> {hall.more}
        </button>
      )}
      <CompletedDialog />
    </div>
  );
}
