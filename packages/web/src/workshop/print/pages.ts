/* Where a board lies on sheets of paper that a printer has: all in millimetres. */

/** The sheet of a home printer, and the edge it cannot print on. */
export const SHEET = { width: 210, height: 297, margin: 12 } as const;

/** So much more of a board is printed round what is kept: a cut that goes astray shows no white. */
export const BLEED = 3;

/** How large the printed board is, along its longer side. */
export const BOARD_SIZES = { a3: 400, a2: 570, a1: 820 } as const;
export type BoardSize = keyof typeof BOARD_SIZES;

/** One sheet with its part of the board. */
export interface Tile {
  readonly row: number;
  readonly column: number;
  /** the part of the board on it, in the board's own units: left, top, width, height */
  readonly part: readonly [number, number, number, number];
  /** how large that part is on the sheet */
  readonly width: number;
  readonly height: number;
}

export interface Sheets {
  readonly landscape: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

/** Divides a board so that it needs as few sheets as may be, upright or sideways. */
export function sheetsFor(extent: readonly number[], longer: number): Sheets {
  const [upright, sideways] = [divided(extent, longer, false), divided(extent, longer, true)];
  return sideways.tiles.length < upright.tiles.length ? sideways : upright;
}

function divided(extent: readonly number[], longer: number, landscape: boolean): Sheets {
  const [left = 0, top = 0, right = 1, bottom = 1] = extent;
  const [wide, high] = [right - left, bottom - top];
  /** Millimetres a unit. */
  const scale = longer / Math.max(wide, high);
  const inner = [SHEET.width - 2 * SHEET.margin, SHEET.height - 2 * SHEET.margin] as const;
  const [across, down] = landscape ? [inner[1], inner[0]] : inner;
  const [columns, rows] = [Math.ceil((wide * scale) / across), Math.ceil((high * scale) / down)];
  const tiles = Array.from({ length: columns * rows }, (_, at): Tile => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const [x, y] = [(column * across) / scale, (row * down) / scale];
    const [width, height] = [Math.min(across / scale, wide - x), Math.min(down / scale, high - y)];
    return { row, column, part: [left + x, top + y, width, height], width: width * scale, height: height * scale };
  });
  return { landscape, columns, rows, tiles };
}

/** Short lines beyond the corners of a rectangle, along which it is cut. */
export function cutMarks([x, y, width, height]: readonly [number, number, number, number], long = 5): string {
  // Beyond what is printed, if there is room.
  const gap = long > 2 ? BLEED + 0.5 : 0;
  return [x, x + width]
    .flatMap((cx, right) =>
      [y, y + height].map((cy, below) => {
        const [sx, sy] = [right ? 1 : -1, below ? 1 : -1];
        return `M${cx + sx * gap} ${cy}h${sx * long}M${cx} ${cy + sy * gap}v${sy * long}`;
      }),
    )
    .join('');
}

/** Cards of a ticket on a sheet: three across, six down. */
export const CARD = { width: 60, height: 42, columns: 3, rows: 6, gap: 3 } as const;

/** Where each card lies on its sheet, in millimetres; as many sheets as are needed. */
export function cardSpots(count: number): readonly (readonly (readonly [x: number, y: number])[])[] {
  const each = CARD.columns * CARD.rows;
  const left = (SHEET.width - CARD.columns * CARD.width - (CARD.columns - 1) * CARD.gap) / 2;
  const top = (SHEET.height - CARD.rows * CARD.height - (CARD.rows - 1) * CARD.gap) / 2;
  return Array.from({ length: Math.ceil(count / each) }, (_, sheet) =>
    Array.from({ length: Math.min(each, count - sheet * each) }, (_card, at) => {
      const [row, column] = [Math.floor(at / CARD.columns), at % CARD.columns];
      return [left + column * (CARD.width + CARD.gap), top + row * (CARD.height + CARD.gap)] as const;
    }),
  );
}
