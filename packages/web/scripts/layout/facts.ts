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

export function readFacts(game: string): BoardFacts {
  return JSON.parse(readFileSync(new URL(`../../../games/src/${game}/facts.json`, import.meta.url), 'utf8'));
}

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
  'new-york': { extent: [150, -30, 860, 1010], bar: 19, length: [46, 60], gap: 5, dot: 13, type: 19 },
  'nordic-countries': { extent: [110, -5, 850, 1000], bar: 12, length: [28, 34], gap: 3.4, dot: 7.5, type: 15 },
  'united-kingdom': { extent: [30, 15, 830, 1000], bar: 10, length: [24, 31], gap: 2.8, dot: 6.5, type: 13 },
};
