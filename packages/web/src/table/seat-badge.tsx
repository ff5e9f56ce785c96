import { Piece } from '../cards/piece.tsx';
import { seatStyles } from '../cards/seat-style.ts';
import { useTable } from './context.ts';

/** A seat's piece: its colour and its pattern. */
export function SeatBadge({ seat }: { readonly seat: number }) {
  const { game } = useTable();
  const styles = seatStyles(game.id);
  const style = styles[seat % styles.length];
  return (
    <svg class="seat-badge" viewBox="-17 -11 34 22" aria-hidden="true">
      {style && <Piece kind={game.id === 'new-york' ? 'taxi' : 'train'} style={style} length={30} width={16} />}
    </svg>
  );
}
