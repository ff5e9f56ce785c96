import type { DeckFacts } from '../cards/supply.ts';
import { cardsOfKind } from '../kernel/cards.ts';
import type { LayCards } from './actions.ts';

/** Every set that can be laid, made once: an offer only points to it. */
export interface LaySets {
  /** Cards of a colour, with wilds: how many of each. */
  oneColour(colour: number, count: number, wilds: number): LayCards;
  /** CG-30: the sets of three different colours out of these, as bits. */
  threeOf(colours: number): readonly LayCards[];
}

export function laySets({ colours, perColour, wilds: allWilds }: DeckFacts): LaySets {
  const rows: LayCards[] = [];
  for (let colour = 0; colour < colours.length; colour++) {
    for (let count = 0; count <= perColour; count++) {
      for (let wilds = 0; wilds <= allWilds; wilds++) {
        rows.push({ type: 'layCards', cards: cardsOfKind(colour, count) + cardsOfKind(colours.length, wilds) });
      }
    }
  }
  const threes = threesOf(colours.length);
  const byColours = Array.from({ length: 2 ** colours.length }, (_, bits) =>
    threes.filter((three) => (three.bits & bits) === three.bits).map(({ action }) => action),
  );
  return {
    oneColour: (colour, count, wilds) => rows[(colour * (perColour + 1) + count) * (allWilds + 1) + wilds],
    threeOf: (bits) => byColours[bits],
  };
}

function threesOf(colours: number): readonly { readonly bits: number; readonly action: LayCards }[] {
  const threes: { bits: number; action: LayCards }[] = [];
  for (let a = 0; a < colours; a++) {
    for (let b = a + 1; b < colours; b++) {
      for (let c = b + 1; c < colours; c++) {
        const action: LayCards = { type: 'layCards', cards: cardsOfKind(a, 1) + cardsOfKind(b, 1) + cardsOfKind(c, 1) };
        threes.push({ bits: (1 << a) | (1 << b) | (1 << c), action });
      }
    }
  }
  return threes;
}
