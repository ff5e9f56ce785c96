/** A point of the board, in the units of its drawing. */
export type Point = readonly [x: number, y: number];

/** A rectangle on the board: its middle and its size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A label that looks for a place: how large it is, and where its middle could be, the best spot first. */
export interface Label {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Point[];
}

/** How much worse it is to cover a name or another label than a space of a route, and than a spot further down the list. */
const COVERS = { name: 12, space: 2.2, later: 0.12 };

/** Where each label stands: on no name and no other label if that can be, and on as few spaces as can be. */
export function placeLabels(
  labels: readonly Label[],
  names: readonly Box[],
  spaces: readonly Box[],
): ReadonlyMap<string, Point> {
  const taken = [...names];
  const placed = new Map<string, Point>();
  for (const { key, width, height, spots } of labels) {
    let best: { readonly at: Point; readonly cost: number } | undefined;
    for (const [place, at] of spots.entries()) {
      const box = { x: at[0], y: at[1], width, height };
      const cost =
        (COVERS.name * covered(box, taken) + COVERS.space * covered(box, spaces)) / (width * height) +
        COVERS.later * place;
      if (!best || cost < best.cost) best = { at, cost };
    }
    if (!best) continue;
    placed.set(key, best.at);
    taken.push({ x: best.at[0], y: best.at[1], width, height });
  }
  return placed;
}

/** How much of a box these lie on. */
function covered({ x, y, width, height }: Box, others: readonly Box[]): number {
  let area = 0;
  for (const other of others) {
    const across = (width + other.width) / 2 - Math.abs(x - other.x);
    const down = (height + other.height) / 2 - Math.abs(y - other.y);
    if (across > 0 && down > 0) area += Math.min(across, width, other.width) * Math.min(down, height, other.height);
  }
  return area;
}
