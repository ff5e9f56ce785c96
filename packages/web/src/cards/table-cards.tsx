import { useTable } from '../session/table-model.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { seatStyles } from './colours.ts';
import { SeatMark } from './marks.tsx';
import './table-cards.css';

/** The face of a card of this table's game. */
export function Face({ card }: { readonly card: string }) {
  return <CardFace kind={card} game={useTable().game.id} />;
}

/** The back of a card of this table's game. */
export function Back() {
  return <CardBack game={useTable().game.id} />;
}

/** Some cards side by side, small. */
export function CardsRow({ cards }: { readonly cards: readonly string[] }) {
  return (
    <span class="cards-row" aria-hidden="true">
      {cards.map((card, at) => (
        <Face key={at} card={card} />
      ))}
    </span>
  );
}

/** A seat's piece: its colour and its pattern. */
export function SeatBadge({ seat, size }: { readonly seat: number; readonly size?: number }) {
  const { game } = useTable();
  const styles = seatStyles(game.id);
  const style = styles[seat % styles.length];
  return style && <SeatMark style={style} kind={game.id === 'new-york' ? 'taxi' : 'train'} size={size} />;
}
