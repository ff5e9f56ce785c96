import { Face } from '../table/face.tsx';

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
