import { animateTransform } from './animate-transform.ts';
import { followGestures } from './gestures.ts';
import { fromSurface, type Point, type Transform, toSurface, UNMOVED, withSpotAt } from './transform.ts';

/** A hold on what part of a board is shown. */
export interface PanZoom {
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly whole: () => void;
  /** Brings a point of the layout to the middle, at no less than `scale` pixels a unit. */
  readonly show: (x: number, y: number, scale: number) => void;
  /** Brings a part of the layout as near as it fits, off what covers an edge: pixels at the left, top, right and bottom. */
  readonly frame: (box: Omit<SeenPart, 'scale'>, off: readonly [number, number, number, number]) => void;
  /** From the window's pixels to the layout, and back, as it is shown this moment. */
  readonly toLayout: (clientX: number, clientY: number) => readonly [x: number, y: number];
  readonly toWindow: (x: number, y: number) => readonly [clientX: number, clientY: number];
  /** Pixels a layout unit. */
  readonly scale: () => number;
  readonly release: () => void;
}

/** What is seen of a board, in layout units, and how many pixels a unit has: when the whole of it is shown, or what is framed. */
export interface SeenPart {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly scale: number;
}

const CLOSEST = 9;

/** How far what is seen has to be moved so that both its edges are inside; to the middle, where it is larger. */
const inside = (before: number, behind: number): number =>
  behind > before ? (before + behind) / 2 : Math.min(0, before) || Math.max(0, behind);

/** Lets a board be moved by wheel, pinch and drag; the whole board is the farthest it goes. */
export function panZoom(
  svg: SVGSVGElement,
  extent: readonly number[],
  moved: (now: Transform, room: SeenPart) => void,
): PanZoom {
  const [left = 0, top = 0, right = 1, bottom = 1] = extent;
  let whole: SeenPart = { left, top, right, bottom, scale: 1 };
  let least = 1;
  let now = UNMOVED;
  let shown = UNMOVED;
  let gliding = false;
  // What is framed stays so when the board gets another size, until somebody moves it.
  let framed = (): void => {};
  let inFrame: SeenPart | undefined;
  const letGo = (): void => {
    framed = () => {};
    inFrame = undefined;
  };
  let stop = (): void => {};
  const show = (transform: Transform): void => {
    shown = transform;
    moved(transform, inFrame ?? whole);
  };
  const set = (transform: Transform): void => {
    now = transform;
    if (gliding) return;
    stop();
    show(transform);
  };
  const middle = (): Point => [svg.clientWidth / 2, svg.clientHeight / 2];
  const nearest = (k: number): number => Math.max(least, Math.min(least * CLOSEST, k));
  /** No farther than the edges of what is seen of the whole. */
  const move = (k: number, at: Point, spot: Point): void => {
    const next = withSpotAt(nearest(k), at, spot);
    const [[x0, y0], [x1, y1]] = [fromSurface(next, [0, 0]), fromSurface(next, [svg.clientWidth, svg.clientHeight])];
    const dx = inside(x0 - whole.left, x1 - whole.right);
    const dy = inside(y0 - whole.top, y1 - whole.bottom);
    set({ ...next, x: next.x + dx * next.k, y: next.y + dy * next.k });
  };
  const scaleTo = (k: number): void => move(k, middle(), fromSurface(now, middle()));
  const ending = new AbortController();
  const byHand = (k: number, at: Point, spot: Point): void => {
    letGo();
    move(k, at, spot);
  };
  followGestures(svg, { now: () => now, move: byHand, nearest }, ending.signal);

  /** Lets a change happen at once, and shows it as a movement. */
  const glideBy = (change: () => void): void => {
    stop();
    letGo();
    const from = shown;
    gliding = true;
    change();
    gliding = false;
    stop = animateTransform(from, now, show);
  };

  const fill = (): void => {
    const { clientWidth: width, clientHeight: height } = svg;
    if (width === 0 || height === 0) return;
    const closer = now === UNMOVED ? 1 : now.k / least;
    const centre: Point = [(left + right) / 2, (top + bottom) / 2];
    const spot = closer > 1.01 ? fromSurface(now, middle()) : centre;
    least = Math.min(width / (right - left), height / (bottom - top));
    const [across, down] = [width / least / 2, height / least / 2];
    const [x, y] = centre;
    whole = { left: x - across, top: y - down, right: x + across, bottom: y + down, scale: least };
    set(withSpotAt(least * Math.max(1, closer), middle(), spot));
    framed();
  };
  const watcher = new ResizeObserver(fill);
  watcher.observe(svg);
  fill();

  return {
    zoomBy: (factor) => glideBy(() => scaleTo(now.k * factor)),
    panBy: (dx, dy) => glideBy(() => move(now.k, [dx, dy], fromSurface(now, [0, 0]))),
    whole: () => glideBy(() => scaleTo(least)),
    show: (x, y, scale) =>
      glideBy(() => {
        scaleTo(Math.max(now.k, scale));
        move(now.k, middle(), [x, y]);
      }),
    frame: (box, [atLeft, atTop, atRight, atBottom]) => {
      const fit = (): void => {
        const [wide, high] = [svg.clientWidth - atLeft - atRight, svg.clientHeight - atTop - atBottom];
        const k = Math.min(wide / (box.right - box.left), high / (box.bottom - box.top));
        scaleTo(k);
        move(now.k, [atLeft + wide / 2, atTop + high / 2], [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
        const [left, top] = fromSurface(now, [0, 0]);
        const [right, bottom] = fromSurface(now, [svg.clientWidth, svg.clientHeight]);
        inFrame = { left, top, right, bottom, scale: now.k };
        if (!gliding) show(now);
      };
      glideBy(fit);
      framed = fit;
    },
    toLayout: (clientX, clientY) => {
      const { left: x, top: y } = svg.getBoundingClientRect();
      return fromSurface(shown, [clientX - x, clientY - y]);
    },
    toWindow: (x, y) => {
      const box = svg.getBoundingClientRect();
      const [px, py] = toSurface(shown, [x, y]);
      return [px + box.left, py + box.top];
    },
    scale: () => shown.k,
    release: () => {
      stop();
      watcher.disconnect();
      ending.abort();
    },
  };
}
