import type { Box, Canvas } from './canvas.ts';

/** Which of the seven strokes a digit has: top, the upper sides, the middle, the lower sides, bottom; as on a departure board. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'abcefg',
  '1': 'cf',
  '2': 'acdeg',
  '3': 'acdfg',
  '4': 'bcdf',
  '5': 'abdfg',
  '6': 'abdefg',
  '7': 'acf',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'd',
};

/** A digit is so wide, measured by its height; with the gap after it. */
const [WIDE, ADVANCE, THICK] = [0.56, 0.74, 0.15];

/** Paints a number with its left upper corner there; answers how wide it came out. */
export function paintNumber(canvas: Canvas, number: number, { x, y, height, colour }: NumberSpot): number {
  const text = String(number);
  for (const [place, digit] of [...text].entries())
    paintDigit(canvas, digit, { x: x + place * ADVANCE * height, y, height, colour });
  return text.length * ADVANCE * height;
}

interface NumberSpot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
}

function paintDigit(canvas: Canvas, digit: string, { x, y, height, colour }: NumberSpot): void {
  const [wide, thick, half] = [WIDE * height, THICK * height, height / 2];
  const strokes: Readonly<Record<string, Box>> = {
    a: [x, y, wide, thick],
    b: [x, y, thick, half],
    c: [x + wide - thick, y, thick, half],
    d: [x, y + half - thick / 2, wide, thick],
    e: [x, y + half, thick, half],
    f: [x + wide - thick, y + half, thick, half],
    g: [x, y + height - thick, wide, thick],
  };
  for (const stroke of STROKES[digit] ?? '') {
    const box = strokes[stroke];
    if (box) canvas.rectangle(box, colour);
  }
}
