import type { PersonSeat, SheetSeat, TableSheet } from '../store/sheet.ts';

/** Puts somebody else, or nobody, on a seat. */
export function seatReplaced(sheet: TableSheet, seat: number, sitting: SheetSeat): TableSheet {
  return { ...sheet, seats: sheet.seats.map((before, number) => (number === seat ? sitting : before)) };
}

/** Says something else about the person on a seat. */
export function seatEdited(
  sheet: TableSheet,
  seat: number,
  { standIn, left }: { standIn?: boolean; left?: boolean },
): TableSheet {
  const sitting = sheet.seats[seat];
  if (sitting?.kind !== 'person') return sheet;
  const { standIn: stoodIn, left: hadLeft, ...person } = sitting;
  const edited: PersonSeat = {
    ...person,
    ...((standIn ?? stoodIn) && { standIn: true }),
    ...((left ?? hadLeft) && { left: true }),
  };
  return seatReplaced(sheet, seat, edited);
}
