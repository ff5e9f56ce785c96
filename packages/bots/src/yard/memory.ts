import {
  countOf,
  type GameEvent,
  kindCount,
  type View,
  withOnTrackPiles,
  type YardEvent,
  type YardGame,
} from '@branchline/engine';

/**
 * What a player remembers of the on-track piles: everybody saw each card go there. Written into a view of its own, so that
 * whoever reads it reads one thing. Without a history it is the view as it was.
 */
export function withRememberedPiles(game: YardGame, view: View, history: readonly GameEvent[] | undefined): View {
  if (history === undefined) return view;
  const kinds = kindCount(game);
  const piles = new Array<number>(game.seats.max * kinds).fill(0);
  // The events of a yard game's table are yard events.
  for (const event of history as readonly YardEvent[]) {
    if (event.type === 'cardMoved') piles[event.seat * kinds + event.card]++;
    else if (event.type === 'secondDeckMade') piles.fill(0);
    else if (event.type === 'pileOpened') {
      for (let kind = 0; kind < kinds; kind++) piles[event.seat * kinds + kind] = countOf(event.cards, kind);
    }
  }
  return withOnTrackPiles(game, view, piles);
}
