import type { BoardGame, Rejection, Seat, View } from '@branchline/engine';

/** The technologies a seat still lacks for each free route that asks for any; asked of the game's own conditions. */
export function missingTechnologies(game: BoardGame, view: View, seat: Seat): ReadonlyMap<string, readonly string[]> {
  const { rules, board, at, naming } = game;
  const conditions = rules.conditions.map((piece) => piece(at));
  const missing = new Map<string, readonly string[]>();
  for (const route of board.routes) {
    if ((view[at.holders + route.number] ?? 0) > 0) continue;
    for (const condition of conditions) {
      if (!condition.bars(view, seat, route)) continue;
      const lacking = lackingIn(condition.why(view, seat, route));
      if (lacking.length > 0)
        missing.set(
          route.id,
          lacking.map((one) => naming.names.technologies[one] ?? ''),
        );
    }
  }
  return missing;
}

const lackingIn = (why: Rejection): readonly number[] =>
  why.code === 'needsTechnologies' ? why.facts.technologies : [];

/** The routes that nothing but this technology keeps closed. */
export function openedBy(missing: ReadonlyMap<string, readonly string[]>, technology: string): ReadonlySet<string> {
  const opened = [...missing].filter(([, lacking]) => lacking.length === 1 && lacking[0] === technology);
  return new Set(opened.map(([route]) => route));
}
