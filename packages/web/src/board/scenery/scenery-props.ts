import type { ComponentType } from 'preact';
import type { Scene } from '../../look/palettes.ts';
import type { Drawing } from '../layout/drawing.ts';

/** What a board's scenery needs to know. */
export interface SceneryProps {
  readonly drawing: Drawing;
  /** `outline.json` of the game's folder: coast, lakes, relief. Whoever paints it knows what is in it. */
  readonly outline: unknown;
  readonly ground: Ground;
  readonly pieces: 'taxi' | 'train';
  readonly lockedRegions: ReadonlySet<string>;
  /** The words of the game's name, in capitals. */
  readonly title: readonly string[];
}

/** What a pack's look says about what is painted under the routes. */
export interface Ground {
  /** which kind of country it is */
  readonly scene: Scene;
  readonly shapes: readonly Shape[];
  readonly ornament?: 'star' | 'compass';
  /** where the title stands: its middle, and how wide it is, in the units of the pack */
  readonly titleSpot?: readonly number[];
}

/** Something painted under the routes; `tone` is which of the palette's colours for its kind it has. */
export interface Shape {
  readonly kind: string;
  readonly path: string;
  readonly tone?: number;
}

/** A board ready to be shown: its routes and places, and what is painted under them. */
export interface BoardArt extends Pick<SceneryProps, 'drawing' | 'outline' | 'ground' | 'pieces'> {
  readonly Scenery: ComponentType<SceneryProps>;
  /** what an attraction is worth */
  readonly worth: number;
}
