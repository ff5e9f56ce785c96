import { type Bits, below } from '../kernel/chance.ts';
import type { GameAction } from '../kernel/game.ts';

/** An action that is a little wrong, or wrong in its time: one number of it is changed, or it is another one altogether. */
export function mutate(action: GameAction, others: readonly GameAction[], bits: Bits): GameAction {
  const fields = Object.entries(action).filter(([field]) => field !== 'type');
  if (fields.length === 0 || below(bits, 4) === 0) return others[below(bits, others.length)];
  const [field, value] = fields[below(bits, fields.length)];
  return { ...action, [field]: changed(field, value, bits) };
}

function changed(field: string, value: unknown, bits: Bits): unknown {
  if (Array.isArray(value)) return changedList(value, bits);
  if (field === 'cards' && typeof value === 'number') return changedCards(value, bits);
  if (field === 'from') return ['deck', 0, 1, 2, 3, 4, 5, -1][below(bits, 8)];
  return typeof value === 'number' ? below(bits, value + 12) - 1 : value;
}

/** One card of a kind more, fewer, or exchanged for another; the counts stand five bits a kind. */
function changedCards(cards: number, bits: Bits): number {
  const one = (): number => 32 ** below(bits, 7);
  const more = cards + (below(bits, 2) === 0 ? one() : 0);
  return Math.max(0, more - (below(bits, 2) === 0 ? one() : 0));
}

function changedList(list: readonly unknown[], bits: Bits): unknown[] {
  const place = below(bits, list.length + 1);
  if (below(bits, 2) === 0) return list.filter((_, other) => other !== place);
  return [...list, below(bits, 50) - 1];
}
