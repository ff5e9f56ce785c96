import { isClosedTrack, isFree, technologiesOf } from '@branchline/engine';
import { boardOf } from './game.ts';
import type { TableModel } from './table-model.ts';

/** The points of a route as they are printed. */
export const pointsPrinted = ({ game }: Pick<TableModel, 'game'>, route: string): number =>
  boardOf(game)?.board.routes.find(({ id }) => id === route)?.points ?? 0;

/** The points a route would bring the one who looks now, with what their technologies add; as printed for who only watches. */
export function pointsNow({ game, shown, seat }: TableModel, route: string): number {
  const board = boardOf(game);
  const facts = board?.board.routes.find(({ id }) => id === route);
  if (!board || !facts || seat.value === undefined) return pointsPrinted({ game }, route);
  return board.rules.points(facts, technologiesOf(board, shown.view.value, seat.value));
}

/** The free routes that are closed for good to the one who looks: the other track of a double is taken. */
export function closedTracks({ game, shown, seat }: TableModel): ReadonlySet<string> {
  const board = boardOf(game);
  const view = shown.view.value;
  // No seat holds the track of a watcher: what is closed to everybody is closed.
  const closed = board?.board.routes.filter(({ number }) =>
    isClosedTrack(board, view, seat.value ?? board.at.maxSeats, number),
  );
  return new Set(closed?.map(({ id }) => id));
}

/** The other track of a double, if both can still be claimed by the one who looks and they are not alike. */
export function openTwin(model: TableModel, route: string): string | undefined {
  const board = boardOf(model.game);
  const one = board?.board.routes.find(({ id }) => id === route);
  const other = one && board?.board.routes[one.twin];
  if (!board || !one || !other) return undefined;
  const view = model.shown.view.value;
  const open = [one, other].every(
    ({ number }) =>
      isFree(board, view, number) && !isClosedTrack(board, view, model.seat.value ?? board.at.maxSeats, number),
  );
  const alike = one.colour === other.colour && one.kind === other.kind && one.symbols === other.symbols;
  return open && !alike ? other.id : undefined;
}
