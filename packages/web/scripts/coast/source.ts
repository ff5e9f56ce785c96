import type { Position } from 'geojson';
import type { Window } from '../../src/board/scenery/depth.ts';

/** `outline-source.json` in a game's folder: which part of the globe its board shows, and what stands there. Lines are longitude, latitude. */
export interface OutlineSource {
  /** The projection (conic conformal): the meridian in its middle, and its two parallels. */
  readonly rotate: number;
  readonly parallels: [number, number];
  /** all that can ever be seen, and the part of it that keeps its detail, in layout units */
  readonly window: Window;
  readonly near: Window;
  /** how far the warp may leave a place from its spot: more is smoother */
  readonly slack: number;
  /** latitude and longitude of the places, by id */
  readonly places: Readonly<Record<string, readonly [number, number]>>;
  /** further points that should lie somewhere: latitude, longitude, x, y */
  readonly pins?: readonly (readonly [number, number, number, number])[];
  /** points of the atlas that matter less are left out: a share of the sphere, in steradians */
  readonly least: number;
  /** what is left out of the outline besides, near and far, and the islands that are too small to be seen */
  readonly detail: readonly [near: number, far: number];
  /** for a lighter file: the grid everything is set on, and what is left out of borders, lakes and depths */
  readonly coarse?: { readonly grid: number; readonly least: number };
  readonly smallest: readonly [near: number, far: number];
  /** the shapes of the land by a name of ours, each of countries of the atlas or drawn by hand */
  readonly land: Readonly<Record<string, readonly string[]>>;
  /** which of the palette's tones each has; those of one that paints itself */
  readonly tones?: Readonly<Record<string, number>>;
  /** land cut into parts along borders that the atlas does not have */
  readonly cut?: Cut;
  /** parts of the land in another tone: closed lines, cut off where the land they lie on ends */
  readonly patches?: readonly { readonly tone: number; readonly on: string; readonly line: readonly Position[] }[];
  /** those of an atlas, and which are too small */
  readonly lakes: { readonly of: string; readonly least: number };
  readonly rivers?: readonly (readonly Position[])[];
  /** between the countries of the land, where it was cut, or lines drawn by hand */
  readonly borders?: 'countries' | 'cuts' | readonly (readonly Position[])[];
  /** mountains as cut paper: the line of their crest, and how wide they are */
  readonly ranges?: readonly { readonly width: number; readonly crest: readonly Position[] }[];
  /** where lines of an old sea chart run together, sixteen at each; they are seen on the water only */
  readonly rhumbs?: readonly Position[];
  readonly strewn?: Readonly<Record<string, Strewn>>;
  readonly lines?: Readonly<
    Record<string, { readonly from: Position; readonly to: Position; readonly points: number }>
  >;
  readonly depths: readonly number[];
  readonly seed: number;
}

interface Cut {
  readonly countries: readonly string[];
  readonly parts: readonly { readonly land: string; readonly town: string; readonly border: Position[] }[];
  /** what the mainland is called that is left over, and lands that are islands only */
  readonly rest: string;
  readonly islands: readonly string[];
}

/** Small things: in a band along ridges, or over some of the land; never on a route, a place or a name. */
export interface Strewn {
  readonly ridges?: readonly (readonly Position[])[];
  readonly width?: number;
  readonly over?: readonly string[];
  readonly count?: number;
  readonly room: number;
  /** the least, and how much more at most */
  readonly size: readonly [number, number];
  /** how far they keep from the ridges, or from the things strewn before */
  readonly offRidges?: number;
  readonly offSpots?: number;
}
