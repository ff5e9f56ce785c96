import { CardBack, CardFace } from '../cards/card-face.tsx';
import { useTable } from './context.ts';

/** The face of a card of this table's game. */
export function Face({ card }: { readonly card: string }) {
  return <CardFace kind={card} game={useTable().game.id} />;
}

/** The back of a card of this table's game. */
export function Back() {
  return <CardBack game={useTable().game.id} />;
}
