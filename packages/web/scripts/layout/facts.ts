import { readFileSync } from 'node:fs';
import type { Point } from './curve.ts';

export interface PlaceFacts {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region?: string;
  readonly attraction?: boolean;
}

export interface RouteFacts {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly length: number;
  readonly colour: string;
  readonly double?: string;
  readonly tunnel?: boolean;
  readonly ferry?: number;
  readonly via?: readonly Point[];
}

/** What the drawing needs of a game's facts. */
export interface BoardFacts {
  readonly id: string;
  readonly places: readonly PlaceFacts[];
  readonly routes: readonly RouteFacts[];
}

/** A reading glass over the crowded part of a board: bigger in the middle, nothing moved beyond its rim. */
interface Lens {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly power: number;
}

const lenses: Readonly<Record<string, Lens>> = {
  'united-kingdom': { x: 580, y: 640, radius: 450, power: 0.36 },
};

function through({ x, y, radius, power }: Lens, [px, py]: Point): Point {
  const far = Math.hypot(px - x, py - y);
  const grow = far >= radius ? 1 : (1 + power) / (1 + (power * far) / radius);
  return [x + (px - x) * grow, y + (py - y) * grow];
}

/** A game's places and routes as they are drawn: where they are crowded, a lens makes room for bars and names. */
export function readFacts(game: string): BoardFacts {
  const file = new URL(`../../../games/src/${game}/pack.json`, import.meta.url);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as BoardFacts;
  const lens = lenses[game];
  if (!lens) return facts;
  const moved = (point: Point): Point => through(lens, point).map(Math.round) as unknown as Point;
  return {
    id: facts.id,
    places: facts.places.map((place) => {
      const [x, y] = moved([place.x, place.y]);
      return { ...place, x, y };
    }),
    routes: facts.routes.map((route) => (route.via ? { ...route, via: route.via.map(moved) } : route)),
  };
}

/** A wish for a name where the script alone does not find what the eye does. */
export interface Hint {
  readonly lines?: readonly string[];
  /** degrees, 0 to the right, 90 below */
  readonly angle?: number;
}

export const hints: Readonly<Record<string, Readonly<Record<string, Hint>>>> = {
  'nordic-countries': { orebro: { angle: -50 } },
  'united-kingdom': { tullamore: { angle: -50 } },
};

/** The sizes a board is drawn with, in layout units. */
export interface Sizes {
  /** left, top, right, bottom */
  readonly extent: readonly [number, number, number, number];
  readonly bar: number;
  /** the length a bar would like to have, and the most it gets */
  readonly length: readonly [number, number];
  /** between bars of a track, and between the tracks of a double */
  readonly gap: number;
  readonly dot: number;
  readonly type: number;
}

export const sizes: Readonly<Record<string, Sizes>> = {
  'new-york': { extent: [150, -44, 862, 1012], bar: 20, length: [46, 60], gap: 5, dot: 13, type: 17.5 },
  'nordic-countries': { extent: [110, -2, 850, 996], bar: 13.5, length: [29, 35], gap: 3.2, dot: 7.8, type: 15.5 },
  'united-kingdom': { extent: [5, 14, 850, 1000], bar: 11.5, length: [25, 32], gap: 2.6, dot: 6.6, type: 13 },
};
