import { SeatMark } from '../cards/marks.tsx';
import { seatStyles } from '../cards/seat-style.ts';
import { useTable } from './context.ts';

/** A seat's piece: its colour and its pattern. */
export function SeatBadge({ seat, size }: { readonly seat: number; readonly size?: number }) {
  const { game } = useTable();
  const styles = seatStyles(game.id);
  const style = styles[seat % styles.length];
  return style && <SeatMark style={style} kind={game.id === 'new-york' ? 'taxi' : 'train'} size={size} />;
}
