import { shapeOf } from '../board/shape.ts';
import { lightOf } from '../look/look-of.ts';
import type { TableModel } from '../session/table-model.ts';

/** What the outermost element of a table wears: the light of its game, and the shape of its board, which the layout follows. */
export function tableFrame({ game }: TableModel, state: readonly (string | false)[] = []) {
  const { ratio, upright } = shapeOf(game.id);
  const { style, ...light } = lightOf(game.id);
  const names = ['table', upright && 'upright', ...state];
  return { ...light, class: names.filter(Boolean).join(' '), style: { ...style, '--ratio': ratio.toFixed(3) } };
}
