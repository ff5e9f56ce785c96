import type { TableModel } from '../table-model.ts';

/** Pass and play: the other own seat that is to move while the one who looks is not. */
export function nextSeat({ source, shown, game }: TableModel): number | undefined {
  const own = source.you.value.seats;
  const { value: viewer } = shown.viewer;
  if (own.length < 2 || typeof viewer !== 'number' || !shown.settled.value) return undefined;
  // Who is asked is open to all.
  const asked = own.filter((seat) => game.asked(shown.view.value, seat) !== undefined);
  return asked.includes(viewer) ? undefined : asked[0];
}
