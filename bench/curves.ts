// A curve of docs/capacity.md: its drawing, and where it bends.

export interface Point {
  readonly size: number;
  readonly cost: number;
}

export interface Curve {
  readonly name: string;
  /** What grows, and what it costs, as written on the axes. */
  readonly size: string;
  readonly cost: string;
  /** By growing size. */
  readonly points: readonly Point[];
}

export const rounded = ({ size, cost }: Point): Point => ({ size, cost: Number(cost.toPrecision(3)) });

/** With which power of the size the cost grows between two points: 0 not at all, 1 in proportion, 2 with the square. */
const powerOf = (one: Point, other: Point): number => Math.log(other.cost / one.cost) / Math.log(other.size / one.size);

/** So much more than before, and it is a bend. */
const BEND = 0.7;
/** Below that a cost does not grow worth speaking of. */
const FLAT = 0.15;

/** The size from which on the cost grows by a clearly higher power of it than on the way there. */
export function bendAt({ points }: Curve): number | undefined {
  const powers = points.slice(1).map((point, place) => powerOf(points[place] ?? point, point));
  const place = powers.findIndex(
    (power, at) => at > 0 && power > FLAT && power - Math.max(...powers.slice(0, at)) >= BEND,
  );
  return place < 0 ? undefined : points[place]?.size;
}

/** In a sentence. */
export function bendOf(curve: Curve): string {
  const { points } = curve;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'Nothing was measured.';
  const power = powerOf(first, last);
  const grows =
    power < FLAT
      ? 'hardly grows'
      : power < 0.85
        ? 'grows more slowly than the size'
        : power < 1.15
          ? 'grows in proportion'
          : 'grows faster than the size';
  const bend = bendAt(curve);
  const from = `From ${first.size} to ${last.size} it ${grows}: ${first.cost} to ${last.cost}.`;
  return bend === undefined ? `${from} No bend.` : `${from} It bends at ${bend}.`;
}

const [WIDTH, HEIGHT] = [560, 280];
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 540, 40, 228];
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Both axes logarithmic; the cost's begins at nothing less than a third of the least, so that a flat curve looks flat. */
export function curveSvg(curve: Curve): string {
  const { points, size, cost } = curve;
  const sizes = points.map((point) => point.size);
  const costs = points.map((point) => point.cost);
  const [least, most] = [Math.min(...costs) / 3, Math.max(...costs) * 1.5];
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const along = (
    value: number,
    [from, to]: readonly [number, number],
    [low, high]: readonly [number, number],
  ): number => low + (Math.log(value / from) / Math.log(to / from)) * (high - low);
  const x = (value: number): number => Math.round(along(value, [small, large], [LEFT + 28, RIGHT - 24]));
  const y = (value: number): number => Math.round(along(value, [least, most], [BOTTOM, TOP]));
  const bend = bendAt(curve);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(`${size}: ${cost}`)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#fbfaf6"/>`,
    `<path d="M${LEFT} ${TOP - 8}V${BOTTOM}H${RIGHT}" fill="none" stroke="#857f72"/>`,
    `<text x="${LEFT - 44}" y="22" fill="#37332b">${escaped(cost)}</text>`,
    `<text x="${RIGHT}" y="${HEIGHT - 12}" text-anchor="end" fill="#37332b">${escaped(size)}</text>`,
    ...(bend === undefined ? [] : [`<path d="M${x(bend)} ${TOP}V${BOTTOM}" stroke="#b3402a" stroke-dasharray="4 4"/>`]),
    `<path d="M${points.map((point) => `${x(point.size)} ${y(point.cost)}`).join('L')}" fill="none" stroke="#1f5f8b" stroke-width="2.5"/>`,
    ...points.flatMap((point) => [
      `<circle cx="${x(point.size)}" cy="${y(point.cost)}" r="4" fill="#1f5f8b"/>`,
      `<text x="${x(point.size)}" y="${y(point.cost) - 10}" text-anchor="middle" fill="#37332b">${point.cost}</text>`,
      `<text x="${x(point.size)}" y="${BOTTOM + 17}" text-anchor="middle" fill="#37332b">${point.size}</text>`,
    ]),
    '</svg>\n',
  ].join('\n');
}
