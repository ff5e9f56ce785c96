import {
  type Game,
  type GameEvent,
  type MovedBy,
  type NamedEvent,
  type SeenEntry,
  type State,
  type Viewer,
  veilEvent,
} from '@branchline/engine';

/*
 * What a viewer may see of a log, and how it is followed from there: redaction of hidden information, one projection for each
 * viewer. A veiled event applied to a veiled view and covered again is the veiled new state, so that a browser needs events only.
 */

/** That a move came from a standing order is its owner's secret. */
export function shownBy({ by, seat }: Pick<SeenEntry, 'by' | 'seat'>, viewer: Viewer): MovedBy | undefined {
  return by === 'order' && viewer !== seat && viewer !== 'replay' ? 'person' : by;
}

/** An entry as a viewer may see it: the one way out. Its action stays inside, for it may hold secrets. */
export function seenBy(entry: SeenEntry, viewer: Viewer): SeenEntry {
  const { version, seat, at, events } = entry;
  const by = shownBy(entry, viewer);
  return {
    version,
    ...(seat !== undefined && { seat }),
    ...(by !== undefined && { by }),
    events: events.map((event) => veilEvent(event, viewer)),
    at,
  };
}

/** Moves a viewer's view on by events as that viewer sees them. */
export function follow(game: Game, view: State, events: readonly NamedEvent[], viewer: Viewer): void {
  for (const event of events) {
    game.evolve(view, game.naming.numbered(event));
    game.cover(view, viewer);
  }
}

/** All that happened, in numbers, as a viewer has seen it: what a bot at a seat may remember. */
export function history(game: Game, entries: Iterable<SeenEntry>, viewer: Viewer): readonly GameEvent[] {
  const seen: GameEvent[] = [];
  for (const { events } of entries) {
    for (const event of events) seen.push(game.naming.numbered(veilEvent(event, viewer)));
  }
  return seen;
}
