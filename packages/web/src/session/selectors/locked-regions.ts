import { boardOf } from '../game.ts';
import type { TableModel } from '../table-model.ts';

interface Region {
  readonly id: string;
  readonly technology?: string;
}

/** The countries whose concession the seat has not bought yet (UK-13). */
export function lockedRegions({ game, me }: TableModel): ReadonlySet<string> {
  const facts = boardOf(game)?.rules.facts as { readonly regions?: readonly Region[] } | undefined;
  const held = new Set(me.value?.technologies ?? []);
  const locked = (facts?.regions ?? []).filter(({ technology }) => technology !== undefined && !held.has(technology));
  return me.value ? new Set(locked.map(({ id }) => id)) : new Set();
}
