import type { TableModel } from '../table-model.ts';

/** Pass and play: the other own seat that is to move while the one who looks is not. */
export function nextSeat({ source, stage, game }: TableModel): number | undefined {
  const own = source.you.value.seats;
  const { value: eye } = stage.eye;
  if (own.length < 2 || typeof eye !== 'number' || !stage.settled.value) return undefined;
  // Read again whenever anything has happened.
  void stage.shown.value;
  const waiting = own.filter((seat) => {
    const row = source.row(seat);
    return row !== undefined && game.asked(row, seat) !== undefined;
  });
  return waiting.includes(eye) ? undefined : waiting[0];
}
