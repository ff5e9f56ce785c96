/** The lines of a name, and the spot (relative to the dot) and side they hang on. */
export interface DrawnName {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly anchor: string;
}

/** One place as the drawing script set it: its dot, and where its name is written. */
export interface DrawnPlace {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region?: string;
  readonly attraction?: boolean;
  /** x, y of the middle of an attraction's drawing */
  readonly picture?: readonly number[];
  readonly label: DrawnName;
  /** Its name as it stands when the board is far away; there is none where it would lie on others. */
  readonly far?: DrawnName;
}

/** One route as it lies on the board, in layout coordinates. */
export interface DrawnRoute {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly colour: string;
  /** The length of each bar. */
  readonly size: number;
  /** x, y and angle in degrees of each bar, one bar a space. */
  readonly bars: readonly number[];
  /** x, y of points along the middle of the track, from place to place. */
  readonly line: readonly number[];
  readonly tunnel?: boolean;
  /** How many spaces want a locomotive. */
  readonly ferry?: number;
}

/** Everything of a board but its scenery: set by layout/, for games of the house once and for all (`drawing.json`). */
export interface Drawing {
  readonly id: string;
  /** left, top, right, bottom: what must be seen when the whole board is shown */
  readonly extent: readonly number[];
  /** how a point of the pack came here: times the first, plus the others; absent where they are the same */
  readonly unit?: readonly number[];
  /** how wide a bar is */
  readonly bar: number;
  /** the radius of a place's dot */
  readonly dot: number;
  /** the size of the place names, near and far */
  readonly type: number;
  readonly farType: number;
  readonly places: readonly DrawnPlace[];
  readonly routes: readonly DrawnRoute[];
}

/** One space of a route: its middle and the direction it lies in, in degrees. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export function barsOf({ bars }: DrawnRoute): Bar[] {
  return Array.from({ length: bars.length / 3 }, (_, at) => ({
    x: bars[at * 3] ?? 0,
    y: bars[at * 3 + 1] ?? 0,
    angle: bars[at * 3 + 2] ?? 0,
  }));
}
