import { Face } from './table-cards.tsx';

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
