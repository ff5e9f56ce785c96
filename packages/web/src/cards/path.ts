/** How many numbers each command of a path takes, and what each of them is: along x, along y, a length, or neither. */
const NUMBERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  Q: 'xyxy',
  T: 'xy',
  C: 'xyxyxy',
  A: 'll...xy',
  Z: '',
};

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * A path drawn at another place and in another size, as a path: a `transform` on every little shape of a board would be one more
 * thing for the browser to put together each time it paints.
 */
export function placed(path: string, { x, y, scale }: Spot): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const kinds = NUMBERS[command.toUpperCase()] ?? '';
    const moves = command === command.toUpperCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((text, at) => {
      const kind = kinds[at % kinds.length];
      if (kind === '.') return Number(text);
      const from = moves && kind === 'x' ? x : moves && kind === 'y' ? y : 0;
      return Math.round((from + Number(text) * scale) * 1000) / 1000;
    });
    return command + numbers.join(' ');
  });
}
