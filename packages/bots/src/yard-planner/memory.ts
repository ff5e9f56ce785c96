import { countOf, type GameEvent, type View, type YardEvent, type YardGame } from '@branchline/engine';

/**
 * What a player remembers of the on-track piles: everybody saw each card go there. Written into a view of its own, so that
 * whoever reads it reads one thing. Without a history it is the view as it was.
 */
export function remembered(game: YardGame, view: View, history: readonly GameEvent[] | undefined): View {
  const { at } = game;
  if (history === undefined) return view;
  const row = view.slice();
  const piles = new Array<number>(at.maxSeats * at.kinds).fill(0);
  // The events of a yard game's table are yard events.
  for (const event of history as readonly YardEvent[]) {
    if (event.type === 'cardMoved') piles[event.seat * at.kinds + event.card]++;
    else if (event.type === 'secondDeckMade') piles.fill(0);
    else if (event.type === 'pileOpened') {
      for (let kind = 0; kind < at.kinds; kind++) piles[event.seat * at.kinds + kind] = countOf(event.cards, kind);
    }
  }
  for (const [place, cards] of piles.entries()) row[at.onTrack + place] = cards;
  return row;
}
