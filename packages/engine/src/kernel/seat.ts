/** A numbered place at a table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, somebody who only watches, or anybody once the game is over. */
export type Viewer = Seat | 'watcher' | 'replay';

/** May this viewer see what only `owner` may see? */
export function maySee(viewer: Viewer, owner: Seat): boolean {
  return viewer === 'replay' || viewer === owner;
}
