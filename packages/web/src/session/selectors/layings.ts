import type { TableModel } from '../table-model.ts';

/** Cards that can be laid in the yard now, and the row another player would lose by it (CG-33). */
export interface Laying {
  readonly cards: readonly string[];
  readonly robbed?: { readonly seat: number; readonly cards: readonly string[] } | undefined;
}

/** Every sensible set to lay, as the game offers it: those that rob first, then the longest. */
export function layings({ offers, position }: TableModel): readonly Laying[] {
  const robbedBy = (cards: readonly string[]): Laying['robbed'] => {
    for (const { seat, yard = [] } of position.value.players) {
      const row = yard.find(({ colour }) => cards.includes(colour));
      if (row) {
        const lost = [...new Array<string>(row.cards).fill(row.colour), ...new Array<string>(row.wilds).fill('wild')];
        return { seat, cards: lost };
      }
    }
    return undefined;
  };
  const sets = offers.value.flatMap(({ type, cards }) =>
    type === 'layCards' && Array.isArray(cards) ? [cards.map(String)] : [],
  );
  return sets
    .map((cards): Laying => ({ cards, robbed: robbedBy(cards) }))
    .sort(
      (one, other) =>
        (other.robbed?.cards.length ?? 0) - (one.robbed?.cards.length ?? 0) || other.cards.length - one.cards.length,
    );
}
