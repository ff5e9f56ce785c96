import { encodePng } from './png.ts';

/** Corners one after the other: x, y, x, y, … */
export type Polygon = readonly number[];

export type Box = readonly [x: number, y: number, width: number, height: number];

type Rgb = readonly [red: number, green: number, blue: number];

/** Each row of pixels is looked at so many times: edges are soft. */
const SAMPLES = 4;

/** A sheet on which flat shapes are painted: no more than a preview needs, so that no library has to be kept for it. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;
  readonly #cover: Float32Array;

  constructor(width: number, height: number, ground: string) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(width * height * 3);
    this.#cover = new Float32Array(width + 1);
    const [red, green, blue] = rgbOf(ground);
    for (let at = 0; at < this.#pixels.length; at += 3) {
      this.#pixels[at] = red;
      this.#pixels[at + 1] = green;
      this.#pixels[at + 2] = blue;
    }
  }

  /** Fills shapes; where they overlap an even number of times there is a hole. */
  fill(polygons: readonly Polygon[], colour: string): void {
    const paint = rgbOf(colour);
    const [left, top, right, bottom] = boundsOf(polygons);
    const columns = [Math.max(0, Math.floor(left)), Math.min(this.width, Math.ceil(right))] as const;
    const last = Math.min(this.height, Math.ceil(bottom));
    const rings = polygons.map((polygon) => ({ polygon, bounds: boundsOf([polygon]) }));
    for (let row = Math.max(0, Math.floor(top)); row < last; row++) {
      this.#cover.fill(0, ...columns);
      const here = rings.filter(({ bounds }) => bounds[1] <= row + 1 && bounds[3] >= row).map(({ polygon }) => polygon);
      for (let sample = 0; sample < SAMPLES; sample++) this.#scan(here, row + (sample + 0.5) / SAMPLES);
      this.#blend(row, columns, paint);
    }
  }

  rectangle([x, y, width, height]: Box, colour: string): void {
    this.fill([[x, y, x + width, y, x + width, y + height, x, y + height]], colour);
  }

  disc(x: number, y: number, radius: number, colour: string): void {
    const corners = 24;
    const angles = Array.from({ length: corners }, (_, corner) => (corner / corners) * 2 * Math.PI);
    this.fill([angles.flatMap((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)])], colour);
  }

  /** A bar that lies at an angle (degrees) round its middle. */
  bar({ x, y, angle, length, thickness }: Bar, colour: string): void {
    const [along, across] = [length / 2, thickness / 2];
    const [cos, sin] = [Math.cos((angle / 180) * Math.PI), Math.sin((angle / 180) * Math.PI)];
    const corners = [
      [-along, -across],
      [along, -across],
      [along, across],
      [-along, across],
    ] as const;
    this.fill([corners.flatMap(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos])], colour);
  }

  png(): Buffer {
    return encodePng(this.width, this.height, this.#pixels);
  }

  /** How much of each pixel of a row lies inside, along one line through it. */
  #scan(polygons: readonly Polygon[], y: number): void {
    const crossings = polygons.flatMap((polygon) => crossingsOf(polygon, y)).sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, crossings[pair] ?? 0);
      const to = Math.min(this.width, crossings[pair + 1] ?? 0);
      for (let x = Math.floor(from); x < to; x++) {
        const inside = Math.min(to, x + 1) - Math.max(from, x);
        this.#cover[x] = (this.#cover[x] ?? 0) + inside / SAMPLES;
      }
    }
  }

  #blend(row: number, [from, to]: readonly [from: number, to: number], paint: Rgb): void {
    for (let x = from; x < to; x++) {
      const cover = Math.min(1, this.#cover[x] ?? 0);
      if (cover === 0) continue;
      const at = (row * this.width + x) * 3;
      for (const [part, wanted] of paint.entries()) {
        const before = this.#pixels[at + part] ?? 0;
        this.#pixels[at + part] = Math.round(before + (wanted - before) * cover);
      }
    }
  }
}

/** Where a space of a route or a piece lies. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly thickness: number;
}

function boundsOf(polygons: readonly Polygon[]): readonly [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons) {
    for (let at = 0; at < polygon.length; at += 2) {
      const [x = 0, y = 0] = [polygon[at], polygon[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return [left, top, right, bottom];
}

function crossingsOf(polygon: Polygon, y: number): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < polygon.length; at += 2) {
    const next = (at + 2) % polygon.length;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [polygon[at], polygon[at + 1], polygon[next], polygon[next + 1]];
    if (y1 <= y === y2 <= y) continue;
    found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found;
}

function rgbOf(colour: string): Rgb {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
