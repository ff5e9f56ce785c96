const DASHES = ['', '7 3', '2 3', '9 3 2 3', '12 3', '4 2', '7 2 2 2 2 2', '1 2'];

/** How the line of a seat is broken in a chart: colours alone do not tell lines apart. */
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? '';
