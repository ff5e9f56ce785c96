import { gameTitles, titleOf } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import { apart, contrast, parsed, SIGHTS, type Sight, seen } from '../styles/testing/colour.ts';
import { type CardColour, paints, type SeatStyle, seatStyles, seatStylesOf } from './colours.ts';
import { marksOf } from './piece.tsx';
import { symbolPaths } from './shapes.ts';

/** Pairs of colours closer than `least`, as one line each. */
function close(fills: Readonly<Record<string, string>>, sight: Sight, least: number): string[] {
  const names = Object.keys(fills);
  return names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const far = apart(seen(parsed(fills[one] ?? ''), sight), seen(parsed(fills[other] ?? ''), sight));
      return far < least ? [`${one} and ${other}: ${far.toFixed(3)}`] : [];
    }),
  );
}

const games = gameTitles.map(({ id }) => id);

/** The colours that lie side by side on a board: those of its deck, and grey. */
const decks: Readonly<Record<string, readonly CardColour[]>> = Object.fromEntries(
  gameList.flatMap(({ id, pack }) => (pack ? [[id, [...pack.deck.colours, 'grey'] as CardColour[]]] : [])),
);

describe.each(SIGHTS)('seen with %s', (sight) => {
  test.each(Object.keys(decks))('no two colours of %s look alike', (deck) => {
    const fills = Object.fromEntries((decks[deck] ?? []).map((colour) => [colour, paints[colour].fill]));
    expect(close(fills, sight, 0.088)).toEqual([]);
  });

  test.each(games)('no two seats of %s look alike', (game) => {
    const fills = Object.fromEntries(seatStyles(game).map(({ name, colour }) => [name, colour]));
    expect(close(fills, sight, 0.12)).toEqual([]);
  });
});

test('every colour but grey has a symbol of its own', () => {
  const symbols = Object.keys(paints).filter((colour) => colour !== 'grey' && colour !== 'wild');
  expect(symbols.map((colour) => symbolPaths[colour as CardColour]).filter(Boolean)).toHaveLength(symbols.length);
  expect(new Set(Object.values(symbolPaths)).size).toBe(symbols.length);
});

const unique = (styles: readonly SeatStyle[], part: (style: SeatStyle) => string): number =>
  new Set(styles.map(part)).size;

test.each(games)('every seat of %s has a colour and a pattern no other seat has', (game) => {
  const styles = seatStyles(game);
  expect(styles).toHaveLength(titleOf(game)?.seats.max ?? 0);
  expect(unique(styles, ({ colour }) => colour)).toBe(styles.length);
  expect(unique(styles, ({ pattern }) => pattern)).toBe(styles.length);
});

describe('eight seats of a map that says nothing about them', () => {
  const styles = seatStylesOf([], 8);

  test.each(SIGHTS)('no two look alike, seen with %s', (sight) => {
    const fills = Object.fromEntries(styles.map(({ name, colour }) => [name, colour]));
    expect(close(fills, sight, 0.12)).toEqual([]);
  });

  test('have eight colours and eight patterns', () => {
    expect(unique(styles, ({ colour }) => colour)).toBe(8);
    expect(unique(styles, ({ pattern }) => pattern)).toBe(8);
  });

  test('no two patterns are drawn alike', () => {
    const drawn = styles.map(({ pattern }) => JSON.stringify(marksOf(pattern)));
    expect(new Set(drawn).size).toBe(8);
  });
});

test('a seat that is not mentioned gets a colour nobody wished for', () => {
  const names = seatStylesOf([{ colour: 'red' }, { colour: '#123456', pattern: 'dots' }], 4).map(({ name }) => name);
  expect(names).toEqual(['red', '#123456', 'blue', 'yellow']);
});

test('a colour of a pack and its pattern can be told apart', () => {
  for (const colour of ['#000000', '#ffffff', '#1f6feb', '#ffd400', '#888888']) {
    const [style] = seatStylesOf([{ colour }], 1);
    expect(contrast(parsed(colour), parsed(style?.ink ?? '')), colour).toBeGreaterThan(3);
  }
});

test('every symbol can be read on its colour', () => {
  for (const { fill, ink } of Object.values(paints)) {
    expect(contrast(parsed(fill), parsed(ink))).toBeGreaterThan(3);
  }
});
