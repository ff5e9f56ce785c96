import type { PlayerPosition } from '@branchline/engine';
import { layings } from '../session/selectors/layings.ts';
import type { TableModel } from '../session/table-model.ts';

export type Row = NonNullable<PlayerPosition['yard']>[number];

/** Puts together the fewest cards that rob another player's row, or else all that could help, so that the question says why not (CG-33). */
export function rob(model: TableModel, seat: number, { colour, cards, wilds }: Row): void {
  const enough = layings(model)
    .filter(({ cards: laid, robbed }) => robbed?.seat === seat && laid.includes(colour))
    .map(({ cards: laid }) => laid)
    .sort((one, other) => one.length - other.length);
  const held = (model.me.value?.hand.items ?? []).filter((card) => card === colour);
  const best = enough[0] ?? held;
  if (model.asked.value?.kind === 'turn' && best.length > 0) model.draft.pay(best);
  else model.attempt({ type: 'layCards', cards: new Array<string>(cards + wilds + 1).fill(colour) });
}
