import { type BoardGame, isFree, missingTechnologies, type Seat, type View } from '@branchline/engine';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/** The technologies a seat still lacks for each free route that asks for any. */
export function technologiesLacking(game: BoardGame, view: View, seat: Seat): ReadonlyMap<string, readonly string[]> {
  const lacking = new Map<string, readonly string[]>();
  for (const { id, number } of game.board.routes) {
    if (!isFree(game, view, number)) continue;
    const missing = missingTechnologies(game, view, seat, number);
    const names = missing.map((one) => game.naming.names.technologies[one] ?? '');
    if (names.length > 0) lacking.set(id, names);
  }
  return lacking;
}

/** The routes that nothing but this technology keeps closed. */
export function openedBy(lacking: ReadonlyMap<string, readonly string[]>, technology: string): ReadonlySet<string> {
  const opened = [...lacking].filter(([, names]) => names.length === 1 && names[0] === technology);
  return new Set(opened.map(([route]) => route));
}

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
