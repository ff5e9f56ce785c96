// Small things strewn over the land. The drawing script says where; how they look is said here.

/** Draws one shape at each spot of a flat row of x, y and size. */
export function scattered(spots: readonly number[], shape: (x: number, y: number, size: number) => string): string {
  let path = '';
  for (let at = 0; at + 2 < spots.length; at += 3)
    path += shape(spots[at] ?? 0, spots[at + 1] ?? 0, spots[at + 2] ?? 0);
  return path;
}

const short = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A mountain with its shaded side hatched. */
export function peak(x: number, y: number, size: number): string {
  const [foot, top] = [y + size * 0.55, y - size * 0.65];
  const hatch = [0.22, 0.44, 0.66, 0.86].map((part) => {
    const [hx, hy] = [x + size * 0.95 * part, top + (foot - top) * part];
    return `M${at(hx, hy)}L${at(hx - size * 0.26, Math.min(foot, hy + size * 0.5))}`;
  });
  return `M${at(x - size * 0.95, foot)}L${at(x, top)}L${at(x + size * 0.95, foot)}${hatch.join('')}`;
}

/** A fir tree. */
export function fir(x: number, y: number, size: number): string {
  return `M${at(x, y - size)}l${at(size * 0.42, size * 0.75)}h${short(-size * 0.24)}l${at(size * 0.34, size * 0.65)}h${short(-size * 1.04)}l${at(size * 0.34, -size * 0.65)}h${short(-size * 0.24)}Z`;
}

/** A round hill with a few strokes of grass on its shaded side. */
export function hill(x: number, y: number, size: number): string {
  const strokes = [0.3, 0.55, 0.8].map(
    (part) => `M${at(x + size * part * 0.9, y - size * 0.5 * (1 - part * part))}l${at(-size * 0.14, size * 0.34)}`,
  );
  return `M${at(x - size, y + size * 0.1)}Q${at(x - size * 0.45, y - size * 0.55)} ${at(x, y - size * 0.55)}T${at(x + size, y + size * 0.1)}${strokes.join('')}`;
}

/** A round tree on its trunk. */
export function tree(x: number, y: number, size: number): string {
  return `M${at(x - size, y)}a${at(size, size)} 0 1 1 ${short(size * 2)} 0a${at(size, size)} 0 1 1 ${short(-size * 2)} 0ZM${at(x - size * 0.2, y + size * 0.8)}h${short(size * 0.4)}v${short(size * 0.9)}h${short(-size * 0.4)}Z`;
}

/** A cactus with two arms. */
export function cactus(x: number, y: number, size: number): string {
  const [w, h] = [size * 0.36, size * 2.2];
  return (
    `M${at(x - w / 2, y + h / 2)}v${short(-h)}a${at(w / 2, w / 2)} 0 0 1 ${short(w)} 0v${short(h)}Z` +
    `M${at(x - size, y - h * 0.18)}h${short(w)}v${short(h * 0.2)}h${short(size - w * 1.5)}v${short(w)}h${short(w / 2 - size)}Z` +
    `M${at(x + size, y - h * 0.28)}h${short(-w)}v${short(h * 0.2)}h${short(w * 1.5 - size)}v${short(w)}h${short(size - w / 2)}Z`
  );
}

/** A rock with a flat top. */
export function mesa(x: number, y: number, size: number): string {
  return (
    `M${at(x - size * 1.2, y + size * 0.5)}L${at(x - size * 0.8, y - size * 0.5)}H${short(x + size * 0.5)}` +
    `L${at(x + size * 0.75, y)}H${short(x + size)}L${at(x + size * 1.2, y + size * 0.5)}` +
    `M${at(x - size * 0.3, y - size * 0.5)}l${at(-size * 0.14, size * 0.5)}M${at(x + size * 0.2, y - size * 0.5)}l${at(size * 0.06, size * 0.6)}`
  );
}

/** A house with a pointed roof. */
export function house(x: number, y: number, size: number): string {
  return `M${at(x - size, y + size)}v${short(-size * 1.2)}l${at(size, -size * 0.8)}l${at(size, size * 0.8)}v${short(size * 1.2)}Z`;
}
