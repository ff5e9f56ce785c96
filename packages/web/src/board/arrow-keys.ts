import type { ArrowSteps } from '../parts/focus.ts';
import type { Drawing, DrawnRoute } from './layout/drawing.ts';

type Point = readonly [x: number, y: number];

const AHEAD: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** How much a step to the side counts against a step ahead. */
const ASIDE = 2.2;

function middleOf({ bars }: DrawnRoute): Point {
  const at = (bars.length / 3 - 1) / 2;
  const [one, other] = [Math.floor(at) * 3, Math.ceil(at) * 3];
  return [((bars[one] ?? 0) + (bars[other] ?? 0)) / 2, ((bars[one + 1] ?? 0) + (bars[other + 1] ?? 0)) / 2];
}

/** The route an arrow leads to: the nearest ahead, those a little to the side only if nothing is nearer. */
export function routeAhead(drawing: Drawing, from: string, key: string): string | undefined {
  const ahead = AHEAD[key];
  const start = drawing.routes.find(({ id }) => id === from);
  if (!ahead || !start) return undefined;
  const [x, y] = middleOf(start);
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const route of drawing.routes) {
    const [tx, ty] = middleOf(route);
    const forward = (tx - x) * ahead[0] + (ty - y) * ahead[1];
    const aside = Math.abs((tx - x) * ahead[1]) + Math.abs((ty - y) * ahead[0]);
    if (route === start || forward <= 0 || aside > forward * 3) continue;
    const far = forward + aside * ASIDE;
    if (!best || far < best.far) best = { id: route.id, far };
  }
  return best?.id;
}

/** Arrow keys on the board go from route to route. */
export const arrowSteps =
  (drawing: Drawing): ArrowSteps =>
  (items, from, key) => {
    const to = routeAhead(drawing, from.getAttribute('data-route') ?? '', key);
    return to === undefined ? undefined : items.find((one) => one.getAttribute('data-route') === to);
  };
