/** The capitals of titles in all our languages, as strokes 40 high; the number is how wide each is. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
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
  R: [24, 'M0 40V0H12a11 11 0 0 1 0 22H0M11 22 24 40'],
  S: [23, 'M22 7C19-1 1-3 1 10C1 22 23 17 23 30C23 42 3 43 0 33'],
  T: [26, 'M0 0H26M13 0V40'],
  U: [27, 'M0 0V26.5a13.5 13.5 0 0 0 27 0V0'],
  V: [32, 'M0 0 16 40 32 0'],
  W: [42, 'M0 0 11 40 21 10 31 40 42 0'],
  Y: [28, 'M0 0 14 20 28 0M14 20V40'],
  Z: [26, 'M0 0H26L0 40H26'],
  Å: [32, 'M0 40 16 0 32 40M5.5 26.5H26.5M16-14a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z'],
  Ä: [32, 'M0 40 16 0 32 40M5.5 26.5H26.5M8-9v.1M24-9v.1'],
  Ö: [40, 'M20 0a20 20 0 1 1 0 40a20 20 0 1 1 0-40ZM12-9v.1M28-9v.1'],
  '-': [14, 'M0 21H14'],
};

const GAP = 20;

interface LetteringProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** the height of the capitals */
  readonly height: number;
  readonly gap?: number;
  /** how wide it may get; a longer title is smaller */
  readonly most?: number;
}

/** A title in capitals drawn by us, so that it looks the same on every machine; centred on x. */
export function Lettering({ text, x, y, height, gap = GAP, most = Number.POSITIVE_INFINITY }: LetteringProps) {
  const drawn = [...text].map((letter) => letters[letter] ?? ([12, ''] as const));
  const long = drawn.reduce((sum, [width]) => sum + width + gap, -gap);
  const scale = Math.min(height / 40, most / long);
  let left = -long / 2;
  return (
    <g class="lettering" transform={`translate(${x} ${y}) scale(${scale})`}>
      {drawn.map(([width, path], at) => {
        const here = left;
        left += width + gap;
        return path && <path key={at} d={path} transform={`translate(${here} 0)`} />;
      })}
    </g>
  );
}
