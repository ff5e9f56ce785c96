import { describe, expect, test } from 'vitest';
import { type CardColour, paints, type SeatStyle, seatStyles } from './colours.ts';
import { symbolPaths } from './shapes.ts';

type Triple = readonly [number, number, number];

/** How the three colour-blindnesses see linear light (Machado, Oliveira and Fernandes 2009, full severity). */
const sights: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Triple, [x, y, z]: Triple): number => row[0] * x + row[1] * y + row[2] * z;
const through = (rows: readonly [Triple, Triple, Triple], point: Triple): Triple => [
  dot(rows[0], point),
  dot(rows[1], point),
  dot(rows[2], point),
];

function linear(hex: string): Triple {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** OKLab: distances in it are about as big as they look. */
function oklab(light: Triple): Triple {
  const cones = through(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [Math.max(0, light[0]), Math.max(0, light[1]), Math.max(0, light[2])],
  );
  return through(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
}

function apart(one: string, other: string, sight: string): number {
  const seen = (hex: string): Triple => oklab(through(sights[sight] as readonly [Triple, Triple, Triple], linear(hex)));
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Pairs of colours closer than `least`, as one line each. */
function close(fills: Readonly<Record<string, string>>, sight: string, least: number): string[] {
  const names = Object.keys(fills);
  return names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const far = apart(fills[one] ?? '', fills[other] ?? '', sight);
      return far < least ? [`${one} and ${other}: ${far.toFixed(3)}`] : [];
    }),
  );
}

const decks: Readonly<Record<string, readonly CardColour[]>> = {
  'New York': ['blue', 'green', 'black', 'pink', 'red', 'orange', 'grey'],
  'the other boards': ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'grey'],
};

describe.each(Object.keys(sights))('seen with %s', (sight) => {
  test.each(Object.keys(decks))('no two colours of %s look alike', (deck) => {
    const fills = Object.fromEntries((decks[deck] ?? []).map((colour) => [colour, paints[colour].fill]));
    expect(close(fills, sight, 0.088)).toEqual([]);
  });

  test.each(['new-york', 'nordic-countries', 'united-kingdom'])('no two seats of %s look alike', (game) => {
    const fills = Object.fromEntries(seatStyles(game).map(({ name, colour }) => [name, colour]));
    expect(close(fills, sight, 0.12)).toEqual([]);
  });
});

test('every colour but grey has a symbol of its own', () => {
  const symbols = Object.keys(paints).filter((colour) => colour !== 'grey' && colour !== 'wild');
  expect(symbols.map((colour) => symbolPaths[colour as CardColour]).filter(Boolean)).toHaveLength(symbols.length);
  expect(new Set(Object.values(symbolPaths)).size).toBe(symbols.length);
});

test('every seat has a colour and a pattern no other seat of its game has', () => {
  for (const game of ['new-york', 'nordic-countries', 'united-kingdom', 'card-game']) {
    const unique = (part: (style: SeatStyle) => string): number => new Set(seatStyles(game).map(part)).size;
    expect(unique(({ colour }) => colour)).toBe(seatStyles(game).length);
    expect(unique(({ pattern }) => pattern)).toBe(seatStyles(game).length);
    // A piece without marks would look like the blank spaces of a free route in its colour.
    expect(seatStyles(game).map(({ pattern }) => pattern)).not.toContain('plain');
  }
});

function contrast(one: string, other: string): number {
  const bright = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex)) + 0.05;
  const [low, high] = [bright(one), bright(other)].sort((a, b) => a - b) as [number, number];
  return high / low;
}

test('every symbol can be read on its colour', () => {
  for (const { fill, ink } of Object.values(paints)) {
    expect(contrast(fill, ink.length === 4 ? '#ffffff' : ink)).toBeGreaterThan(3);
  }
});
