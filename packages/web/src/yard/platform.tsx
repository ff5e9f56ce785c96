import type { PlayerPosition } from '@branchline/engine';
import { CardBack } from '../cards/card-face.tsx';
import { SeatBadge } from '../cards/seat-badge.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { YardRow } from './yard-row.tsx';

export interface PlatformProps {
  readonly player: PlayerPosition;
  readonly name: string;
  readonly own?: boolean;
}

/** A player's yard: a row for each colour, the locomotives on top, and the mouth of the tunnel where cards go on track. */
export function Platform({ player, name, own = false }: PlatformProps) {
  const { yard } = messages.value;
  const rows = player.yard ?? [];
  return (
    <section class={`platform${own ? ' own' : ''}`} aria-label={yard.yardOf(name)}>
      <h2>
        <SeatBadge seat={player.seat} size={28} /> {name}
      </h2>
      <div class="rails">
        {rows.length === 0 && <p class="empty">{yard.emptyYard}</p>}
        <ul class="rows">
          {rows.map((row) => (
            <YardRow key={row.colour} seat={player.seat} row={row} />
          ))}
        </ul>
      </div>
      <Mouth player={player} />
    </section>
  );
}

/** The on-track pile: its size is known to all, its cards to nobody (CG-12). */
function Mouth({ player }: { readonly player: PlayerPosition }) {
  const { names, game } = useTable();
  const { yard } = messages.value;
  const { count = 0, items } = player.onTrack ?? {};
  return (
    <div
      class="mouth"
      data-spot={`track-${player.seat}`}
      title={items && items.length > 0 ? names.value.cards(items) : yard.onTrackHint}
    >
      <svg viewBox="0 0 80 72" aria-hidden="true">
        <path class="mouth-arch" d="M4 72V38a36 34 0 0 1 72 0V72Z" />
        <path class="mouth-dark" d="M14 72V40a26 25 0 0 1 52 0V72Z" />
        <path class="mouth-rails" d="M30 72 37 46M50 72 43 46M27 66H53M31 58H49M34 51H46" />
      </svg>
      <span class="mouth-cards">{count > 0 && <CardBack game={game.id} />}</span>
      <span class="mouth-count">{count}</span>
      <span class="mouth-caption">{yard.onTrack}</span>
    </div>
  );
}
