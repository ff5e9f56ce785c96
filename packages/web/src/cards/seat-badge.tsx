import { useTable } from '../session/context.ts';
import { SeatMark } from './marks.tsx';
import { seatStyles } from './seat-style.ts';

/** A seat's piece: its colour and its pattern. */
export function SeatBadge({ seat, size }: { readonly seat: number; readonly size?: number }) {
  const { game } = useTable();
  const styles = seatStyles(game.id);
  const style = styles[seat % styles.length];
  return style && <SeatMark style={style} kind={game.id === 'new-york' ? 'taxi' : 'train'} size={size} />;
}
