import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameTitles, type PaletteId, type SeatPattern } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { describe, expect, test } from 'vitest';
import { PIECE, SLOT } from '../board/bars.ts';
import { paintOf, paints, type SeatStyle, seatStyles, seatStylesOf } from '../cards/colours.ts';
import { completed, type GameLook, lookOf } from '../look/look-of.ts';
import { PALETTES } from '../look/palettes.ts';
import { apart, contrast, lightness, mixed, parsed, type Rgb, SIGHTS, seen } from './testing/colour.ts';
import { footprint, type Share } from './testing/footprint.ts';

// Claimed looks built, free looks printed: what is told by light and size, so that no eye needs the colour for it.

const css = readFileSync(fileURLToPath(new URL('../board/board.css', import.meta.url)), 'utf8');

/** What the style sheet says, in the parts of the pattern. */
function said(pattern: RegExp): readonly string[] {
  const [, ...parts] = pattern.exec(css) ?? [];
  if (parts.length === 0) throw new Error(`board.css does not say ${pattern.source}`);
  return parts;
}

const [ofPaint = ''] = said(/fill: color-mix\(in oklab, var\(--paint\) (\d+)%, var\(--land\)\)/);
const [ofLight = ''] = said(/var\(--night-frame, color-mix\(in oklab, var\(--paint\) (\d+)%, #fff\)\)/);
const [ofEdge = ''] = said(/--dark: color-mix\(in oklab, var\(--edge\) (\d+)%, #000\)/);
const [blackFrame = '', blackSymbol = ''] = said(/\.colour-black \{\s*--night-frame: (#\w+);\s*--day-symbol: (#\w+);/);
const rims = said(/\.board \.piece-rim \{\s*stroke: light-dark\((#\w+), (#\w+)\)/);

const [ofCrown = ''] = said(/\.piece-roof \{\s*fill: #fff;\s*fill-opacity: ([\d.]+)/);

/** A step in lightness (from 0, black, to 1, white) that is seen at a glance, whatever the colours. */
const CLEAR = 0.15;
/** So much of the spot where a piece stands differs by that from the free space, and so much of the space itself. */
const MOST = 0.4;
const INNER = 0.4;

interface Slot {
  readonly fill: Rgb;
  readonly frame: Rgb;
  readonly symbol: Rgb;
}

/** A free space as it is printed on this board, by day (0) or by night (1). */
function slotOf(colour: string, { board }: GameLook, theme: 0 | 1): Slot {
  const { fill, edge, ink } = paintOf(colour);
  const black = colour === 'black';
  const dark = mixed(parsed(edge), parsed('#000000'), Number(ofEdge) / 100);
  const light = black ? parsed(blackFrame) : mixed(parsed(fill), parsed('#ffffff'), Number(ofLight) / 100);
  return {
    fill: mixed(parsed(fill), parsed(board.land[theme]), Number(ofPaint) / 100),
    frame: theme === 0 ? dark : light,
    symbol: theme === 1 ? parsed(ink) : black ? parsed(blackSymbol) : dark,
  };
}

interface Case {
  readonly name: string;
  readonly look: GameLook;
  readonly theme: 0 | 1;
  readonly seats: readonly SeatStyle[];
  readonly colours: readonly string[];
}

const anyColour = Object.keys(paints).filter((colour) => colour !== 'wild');
const houseBoards = gameList.flatMap(({ id, pack }) =>
  pack ? [{ name: id, look: lookOf(id), seats: seatStyles(id), colours: [...pack.deck.colours, 'grey'] }] : [],
);
const brought = (Object.keys(PALETTES) as PaletteId[]).map((palette) => ({
  name: `a map in the palette ${palette}`,
  look: completed({ palette }),
  seats: seatStylesOf([], 8),
  colours: anyColour,
}));
const PATTERNS = seatStylesOf([], 8).map(({ pattern }) => pattern);
const cases: readonly Case[] = [...houseBoards, ...brought].flatMap((board) => [
  { ...board, name: `${board.name} by day`, theme: 0 as const },
  { ...board, name: `${board.name} by night`, theme: 1 as const },
]);

const footprints = Object.fromEntries(PATTERNS.map((pattern) => [pattern, footprint(pattern)])) as Record<
  SeatPattern,
  readonly Share[]
>;

test('every board of the house is among them', () => {
  expect(houseBoards).toHaveLength(gameTitles.filter(({ family }) => family === 'board').length);
});

test('a piece is half as wide again as the space it stands on was printed, or nearly', () => {
  expect(PIECE / SLOT).toBeGreaterThanOrEqual(1.4);
});

describe.each(cases)('$name', ({ look, theme, seats, colours }) => {
  const rim = parsed(rims[theme] ?? '');
  const slots = colours.map((colour) => ({ colour, ...slotOf(colour, look, theme) }));

  test.each(SIGHTS)('claimed and free differ by light, seen with %s', (sight) => {
    const ground = parsed(look.board.land[theme]);
    const light = (colour: Rgb): number => lightness(seen(colour, sight));
    const alike: string[] = [];
    for (const seat of seats) {
      const colour = parsed(seat.colour);
      const crown = mixed(parsed('#ffffff'), colour, Number(ofCrown));
      const edge = parsed(seat.edge);
      const built = { ground, rim, side: edge, roof: colour, crown, pattern: parsed(seat.ink) };
      for (const { colour: name, fill, frame } of slots) {
        const printed = { ground, fill, frame };
        const shares = footprints[seat.pattern];
        const differs = shares.filter(
          ({ piece, slot }) => Math.abs(light(built[piece]) - light(printed[slot])) >= CLEAR,
        );
        const sum = (list: readonly Share[]): number => list.reduce((all, { part }) => all + part, 0);
        const inSlot = ({ slot }: Share): boolean => slot === 'fill';
        const [all, inner] = [sum(differs), sum(differs.filter(inSlot)) / sum(shares.filter(inSlot))];
        if (all < MOST || inner < INNER)
          alike.push(`${seat.name}, ${seat.pattern}, on ${name}: ${all.toFixed(2)}, ${inner.toFixed(2)}`);
      }
      // A light rim round a dark side: no space has such a step round it.
      expect(contrast(seen(rim, sight), seen(edge, sight)), seat.name).toBeGreaterThanOrEqual(7);
      expect(contrast(seen(colour, sight), seen(parsed(seat.ink), sight)), seat.name).toBeGreaterThanOrEqual(4);
    }
    expect(alike).toEqual([]);
  });

  test('to full sight no seat has the colour of a free space', () => {
    for (const { name, colour } of seats) {
      for (const slot of slots) {
        // White on white is told by the rest alone, where a map that says nothing about its seats has so many.
        if (name === 'white' && slot.colour === 'white' && seats.length === 8) continue;
        expect(apart(parsed(colour), slot.fill), `${name} and ${slot.colour}`).toBeGreaterThanOrEqual(0.06);
      }
    }
  });

  test('free spaces step back: paler than their colour', () => {
    const land = parsed(look.board.land[theme]);
    for (const { colour, fill } of slots) {
      const full = apart(parsed(paintOf(colour).fill), land);
      expect(apart(fill, land), colour).toBeLessThanOrEqual(full * 0.75);
    }
  });

  test('every free space is seen on land and water, by its fill or its frame', () => {
    for (const { colour, fill, frame } of slots) {
      for (const ground of ['land', 'sea'] as const) {
        const under = parsed(look.board[ground][theme]);
        const best = Math.max(contrast(fill, under), contrast(frame, under));
        expect(best, `${colour} on ${ground}`).toBeGreaterThanOrEqual(2.2);
      }
    }
  });

  test('the symbol of a free space can be read', () => {
    for (const { colour, fill, symbol } of slots) expect(contrast(symbol, fill), colour).toBeGreaterThanOrEqual(3);
  });

  test.each(SIGHTS)('no two free spaces look alike, seen with %s', (sight) => {
    const alike = slots.flatMap((one, at) =>
      slots.slice(at + 1).flatMap((other) => {
        const far = apart(seen(one.fill, sight), seen(other.fill, sight));
        return far < 0.055 ? [`${one.colour} and ${other.colour}: ${far.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
