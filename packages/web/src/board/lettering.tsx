/** The capitals a title needs, as strokes 40 high; the number is how wide each is. */
const letters: Readonly<Record<string, readonly [width: number, path: string]>> = {
  C: [34, 'M34 7A20 20 0 1 0 34 33'],
  D: [29, 'M0 0V40H9a20 20 0 0 0 0-40Z'],
  E: [18, 'M18 0H0V40H18M0 19.5H15'],
  G: [36, 'M34 7A20 20 0 1 0 36 31V22H24'],
  I: [0, 'M0 0V40'],
  K: [23, 'M0 0V40M22 0 0 23M8 15 23 40'],
  M: [35, 'M0 40V0L17.5 26 35 0V40'],
  N: [27, 'M0 40V0L27 40V0'],
  O: [40, 'M20 0a20 20 0 1 1 0 40a20 20 0 1 1 0-40Z'],
  R: [24, 'M0 40V0H12a11 11 0 0 1 0 22H0M11 22 24 40'],
  S: [23, 'M22 7C19-1 1-3 1 10C1 22 23 17 23 30C23 42 3 43 0 33'],
  T: [26, 'M0 0H26M13 0V40'],
  U: [27, 'M0 0V26.5a13.5 13.5 0 0 0 27 0V0'],
  W: [42, 'M0 0 11 40 21 10 31 40 42 0'],
  Y: [28, 'M0 0 14 20 28 0M14 20V40'],
};

const GAP = 20;

interface LetteringProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** the height of the capitals */
  readonly height: number;
  readonly gap?: number;
}

/** A title in capitals drawn by us, so that it looks the same on every machine; centred on x. */
export function Lettering({ text, x, y, height, gap = GAP }: LetteringProps) {
  const drawn = [...text].map((letter) => letters[letter] ?? ([12, ''] as const));
  const long = drawn.reduce((sum, [width]) => sum + width + gap, -gap);
  const scale = height / 40;
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
