import { transformPath } from '../../cards/shapes.ts';

/** Strokes of a letter 40 high, and how wide it is. */
export type Letter = readonly [width: number, path: string];

const plain: Readonly<Record<string, Letter>> = {
  A: [32, 'M0 40 16 0 32 40M5.5 26.5H26.5'],
  B: [24, 'M0 0V40H13a11 11 0 0 0 0-22H0M0 0H11a9 9 0 0 1 0 18'],
  C: [34, 'M34 7A20 20 0 1 0 34 33'],
  D: [29, 'M0 0V40H9a20 20 0 0 0 0-40Z'],
  E: [18, 'M18 0H0V40H18M0 19.5H15'],
  F: [18, 'M18 0H0V40M0 19.5H15'],
  G: [36, 'M34 7A20 20 0 1 0 36 31V22H24'],
  H: [27, 'M0 0V40M27 0V40M0 19.5H27'],
  I: [0, 'M0 0V40'],
  J: [17, 'M17 0V29a8.5 8.5 0 0 1-17 0'],
  K: [23, 'M0 0V40M22 0 0 23M8 15 23 40'],
  L: [18, 'M0 0V40H18'],
  M: [35, 'M0 40V0L17.5 26 35 0V40'],
  N: [27, 'M0 40V0L27 40V0'],
  O: [40, 'M20 0a20 20 0 1 1 0 40a20 20 0 1 1 0-40Z'],
  P: [24, 'M0 40V0H13a11 11 0 0 1 0 22H0'],
  Q: [40, 'M20 0a20 20 0 1 1 0 40a20 20 0 1 1 0-40ZM24 27 38 42'],
  R: [24, 'M0 40V0H12a11 11 0 0 1 0 22H0M11 22 24 40'],
  S: [23, 'M22 7C19-1 1-3 1 10C1 22 23 17 23 30C23 42 3 43 0 33'],
  T: [26, 'M0 0H26M13 0V40'],
  U: [27, 'M0 0V26.5a13.5 13.5 0 0 0 27 0V0'],
  V: [32, 'M0 0 16 40 32 0'],
  W: [42, 'M0 0 11 40 21 10 31 40 42 0'],
  X: [28, 'M0 0 28 40M28 0 0 40'],
  Y: [28, 'M0 0 14 20 28 0M14 20V40'],
  Z: [26, 'M0 0H26L0 40H26'],
  Æ: [46, 'M46 0H22L0 40M22 0V40H46M22 19.5H42M8 26.5H22'],
  Œ: [52, 'M52 0H20a20 20 0 1 0 0 40H52M30 0V40M30 19.5H48'],
  Ø: [40, 'M20 0a20 20 0 1 1 0 40a20 20 0 1 1 0-40ZM4 40 36 0'],
  Ð: [31, 'M2 0V40H11a20 20 0 0 0 0-40ZM-3 20H12'],
  Þ: [24, 'M0 0V40M0 9H12a10.5 10.5 0 0 1 0 21H0'],
  Ł: [20, 'M2 0V40H20M-4 24 12 14'],
  '0': [28, 'M14 0C32 0 32 40 14 40S-4 0 14 0Z'],
  '1': [10, 'M0 8 10 0V40'],
  '2': [24, 'M1 10C2-4 24-4 23 11C22 21 6 28 0 40H24'],
  '3': [23, 'M1 0H22L10 15C26 14 26 40 10 40Q2 40 0 33'],
  '4': [27, 'M20 40V0L0 29H27'],
  '5': [23, 'M20 0H3L1 18C9 12 23 15 23 27C23 42 4 43 0 34'],
  '6': [25, 'M21 1C4 2 0 14 0 27a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0-24-4'],
  '7': [24, 'M0 0H24L9 40'],
  '8': [25, 'M12.5 18C-1 18-1 0 12.5 0S26 18 12.5 18ZM12.5 18C-4 18-4 40 12.5 40S29 18 12.5 18Z'],
  '9': [25, 'M4 39C21 38 25 26 25 13a12.5 12.5 0 0 0-25 0a12.5 12.5 0 0 0 24 4'],
  '-': [14, 'M0 21H14'],
  '–': [18, 'M0 21H18'],
  "'": [0, 'M0 0V9'],
  '’': [0, 'M0 0V9'],
  '.': [0, 'M0 39.9V40'],
  ',': [3, 'M3 38 0 46'],
  '&': [32, 'M31 40 7 11C3-3 23-4 21 8C19 16 0 18 1 30C2 43 24 44 29 22'],
  '!': [0, 'M0 0V28M0 39.9V40'],
  '?': [20, 'M0 9C1-3 21-3 20 9C20 17 10 17 10 28M10 39.9V40'],
  ':': [0, 'M0 12V12.1M0 36V36.1'],
  '/': [16, 'M0 44 16-4'],
  '(': [8, 'M8-3Q-5 20 8 43'],
  ')': [8, 'M0-3Q13 20 0 43'],
};

/** Marks above (or below) a letter, drawn round its middle. */
const marks: Readonly<Record<string, string>> = {
  '\u0300': 'M-7-14 3-6',
  '\u0301': 'M7-14-3-6',
  '\u0302': 'M-9-6 0-14 9-6',
  '\u0303': 'M-10-7Q-5-14 0-9T10-12',
  '\u0304': 'M-9-9H9',
  '\u0306': 'M-8-14Q0-2 8-14',
  '\u0307': 'M0-9v.1',
  '\u0308': 'M-8-9v.1M8-9v.1',
  '\u030a': 'M0-14a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z',
  '\u030b': 'M-1-14-7-6M9-14 3-6',
  '\u030c': 'M-9-14 0-6 9-14',
  '\u0327': 'M0 40Q8 46-4 50',
  '\u0328': 'M4 40Q-6 48 6 51',
};

const SPACE: Letter = [12, ''];

/** How a capital is drawn, with whatever stands above it; nothing for a letter of a script we have not drawn. */
export function letterOf(letter: string): Letter | undefined {
  if (letter === ' ') return SPACE;
  const own = plain[letter];
  if (own) return own;
  const [base = '', ...above] = letter.normalize('NFD');
  const body = plain[base];
  if (!body || !above.every((mark) => mark in marks)) return undefined;
  const [width, path] = body;
  return [width, path + above.map((mark) => shifted(marks[mark] ?? '', width / 2)).join('')];
}

/** A mark moved to the middle of its letter. */
const shifted = (path: string, by: number): string => transformPath(path, { x: by, y: 0, scale: 1 });
