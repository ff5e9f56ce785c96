/** Where a board lies on its surface: enlarged first, then moved, in pixels. */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export type Point = readonly [x: number, y: number];

export const UNMOVED: Transform = { k: 1, x: 0, y: 0 };

/** From the layout to pixels of the surface, and back. */
export const toSurface = ({ k, x, y }: Transform, [a, b]: Point): Point => [a * k + x, b * k + y];
export const fromSurface = ({ k, x, y }: Transform, [a, b]: Point): Point => [(a - x) / k, (b - y) / k];

/** At this scale, with a spot of the layout at a point of the surface. */
export const withSpotAt = (k: number, [a, b]: Point, [x, y]: Point): Transform => ({ k, x: a - x * k, y: b - y * k });

/** As an attribute of SVG. */
export const written = ({ k, x, y }: Transform): string => `translate(${x},${y}) scale(${k})`;
