import { expect, test } from 'vitest';
import { qrMatrix } from './qr-matrix.ts';

const drawn = (text: string): string[] =>
  (qrMatrix(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/** Read back by another program's decoder when this was written. */
const KNOWN = [
  '#######...##..#######',
  '#.....#.......#.....#',
  '#.###.#.#.#...#.###.#',
  '#.###.#.#.###.#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.....#.#.##..#.....#',
  '#######.#.#.#.#######',
  '........#.#..........',
  '#.#####..###..#####..',
  '.##.##....#.#########',
  '##...##.#...####..##.',
  '##...#.#..#.##..###..',
  '.######.#..##.#.##..#',
  '........#..#...####.#',
  '#######....###.#..##.',
  '#.....#.####...#####.',
  '#.###.#.#.##..####.##',
  '#.###.#.###..##.#.#..',
  '#.###.#.#.#.#.##..#..',
  '#.....#..#...#..###..',
  '#######.#.#.#.##.#.#.',
];

test('a short link becomes the code that decoders read', () => {
  expect(drawn('https://a.b/t')).toEqual(KNOWN);
});

test.each([
  [14, 21],
  [15, 25],
  [213, 57],
  [214, 61],
  [666, 97],
])('%i bytes need a code of %i modules a side', (bytes, side) => {
  expect(drawn('x'.repeat(bytes))).toHaveLength(side);
});

test('what is too long for a code has none', () => {
  expect(qrMatrix('x'.repeat(667))).toBeUndefined();
});
