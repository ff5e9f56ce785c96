import type { ComponentType } from 'preact';

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

/** Everything of a board but its scenery: written by scripts/draw-boards.ts. */
export interface Drawing {
  readonly id: string;
  /** left, top, right, bottom: what must be seen when the whole board is shown */
  readonly extent: readonly number[];
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

/** What a board's scenery needs to know. */
export interface SceneryProps {
  readonly lockedRegions: ReadonlySet<string>;
  /** The words of the game's name, in capitals. */
  readonly title: readonly string[];
}

/** A board ready to be shown: its routes and places, and what is painted under them. */
export interface BoardArt {
  readonly drawing: Drawing;
  readonly pieces: 'taxi' | 'train';
  readonly Scenery: ComponentType<SceneryProps>;
}
