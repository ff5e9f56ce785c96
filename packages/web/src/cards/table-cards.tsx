import { useTable } from '../session/context.ts';
import { CardBack, CardFace } from './card-face.tsx';

/** The face of a card of this table's game. */
export function Face({ card }: { readonly card: string }) {
  return <CardFace kind={card} game={useTable().game.id} />;
}

/** The back of a card of this table's game. */
export function Back() {
  return <CardBack game={useTable().game.id} />;
}
