/** Red, green and blue from 0 to 1, and how much of what is behind is hidden. */
export type Rgb = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as it is written in CSS: three, six or eight hexadecimal digits. */
export function parsed(hex: string): Rgb {
  const digits = hex.slice(1);
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2) || 'ff', 16) / 255;
  if (!/^#(\w{3,4}|\w{6}|\w{8})$/.test(hex)) throw new Error(`${hex} is no colour`);
  return [part(0), part(2), part(4), part(6)];
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** The contrast of WCAG 2: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const bright = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05;
  const [low, high] = [bright(one), bright(other)].sort((a, b) => a - b) as [number, number];
  return high / low;
}

/** How light a colour looks, whatever its hue: from 0 to 1, evenly to the eye (L* of CIELAB, or nearly). */
export function lightness([r, g, b]: Rgb): number {
  return Math.cbrt(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
}

type Lab = readonly [number, number, number];

function oklab([r, g, b]: Rgb): Lab {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgb([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const part = (value: number): number => Math.min(1, Math.max(0, gamma(Math.max(0, value))));
  return [
    part(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    part(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    part(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    1,
  ];
}

/** `color-mix(in oklab, one part, other)` */
export function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const [a, b] = [oklab(one), oklab(other)];
  return rgb([0, 1, 2].map((at) => (a[at] ?? 0) * part + (b[at] ?? 0) * (1 - part)) as unknown as Lab);
}

type Rows = readonly [Lab, Lab, Lab];

/** How the three colour-blindnesses see linear light (Machado, Oliveira and Fernandes 2009, full severity). */
const sights = {
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
} as const satisfies Record<string, Rows>;

export type Sight = keyof typeof sights;
export const SIGHTS = Object.keys(sights) as Sight[];

/** A colour as somebody sees it. */
export function seen([r, g, b, alpha]: Rgb, sight: Sight): Rgb {
  const light = [linear(r), linear(g), linear(b)] as const;
  const [red, green, blue] = sights[sight].map((row) =>
    gamma(Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  );
  return [red ?? 0, green ?? 0, blue ?? 0, alpha];
}

/** How far two colours look apart: their distance in OKLab. */
export function apart(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
