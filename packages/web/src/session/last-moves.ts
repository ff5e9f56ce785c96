import type { SeenEntry } from '@branchline/engine';

/** What somebody did on the board, or in their yard, in their last turn. */
export interface LastMove {
  readonly seat: number;
  readonly routes: readonly string[];
  /** Cities in which they built a station. */
  readonly places: readonly string[];
  /** Colours of the rows they laid in their yard. */
  readonly rows: readonly string[];
}

/** What each player did on the board, or in their yard, when they were last to move; it stays until they move again. */
export function lastMoves(log: readonly SeenEntry[]): readonly LastMove[] {
  const turns = new Map<number, { routes: string[]; places: string[]; rows: string[]; open: boolean }>();
  let current: number | undefined;
  for (const { seat, events } of log.toReversed()) {
    if (seat === undefined) continue;
    // An older turn of a player whose last one has been read is of no interest.
    if (current !== seat) for (const turn of turns.values()) turn.open = false;
    current = seat;
    const turn = turns.get(seat) ?? { routes: [], places: [], rows: [], open: true };
    turns.set(seat, turn);
    if (!turn.open) continue;
    for (const event of events) {
      if (event.seat !== seat) continue;
      if (event.type === 'routeClaimed') turn.routes.push(String(event.route));
      if (event.type === 'stationBuilt') turn.places.push(String(event.city));
      if (event.type === 'rowLaid' && Array.isArray(event.cards))
        turn.rows.push(...event.cards.map(String).filter((card) => card !== 'wild'));
    }
  }
  return [...turns].flatMap(([seat, { routes, places, rows }]) =>
    routes.length + places.length + rows.length > 0 ? [{ seat, routes, places, rows: [...new Set(rows)] }] : [],
  );
}
