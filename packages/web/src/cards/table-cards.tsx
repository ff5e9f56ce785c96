import { piecesOf } from '../look/look-of.ts';
import { useTable } from '../session/table-model.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { stylesAt } from './colours.ts';
import { ColourMark, SeatMark } from './marks.tsx';
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

/** How many cards of each colour there are, small. */
export function CardCounts({ cards }: { readonly cards: readonly string[] }) {
  const { facts } = useTable();
  const counts = facts.cards.map((card) => [card, cards.filter((one) => one === card).length] as const);
  return (
    <span class="card-counts">
      {counts
        .filter(([, some]) => some > 0)
        .map(([card, some]) => (
          <span key={card} class="chip">
            <ColourMark colour={card} size={15} />
            {some}
          </span>
        ))}
    </span>
  );
}

/** A seat's piece: its colour and its pattern. */
export function SeatBadge({ seat, size }: { readonly seat: number; readonly size?: number }) {
  const { game, source } = useTable();
  const style = stylesAt(game.id, source.info.value.seats)[seat];
  return style && <SeatMark style={style} kind={piecesOf(game.id)} size={size} />;
}
