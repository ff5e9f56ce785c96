import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { animateTransform } from './animate-transform.ts';

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

/** Lets a board be moved by wheel, pinch and drag; the whole board is the farthest it goes. */
export function panZoom(
  svg: SVGSVGElement,
  extent: readonly number[],
  moved: (now: ZoomTransform, room: SeenPart) => void,
): PanZoom {
  const [left = 0, top = 0, right = 1, bottom = 1] = extent;
  let whole: SeenPart = { left, top, right, bottom, scale: 1 };
  const surface = select(svg);
  let least = 1;
  let now = zoomIdentity;
  let shown = zoomIdentity;
  let gliding = false;
  // What is framed stays so when the board gets another size, until somebody moves it.
  let framed = (): void => {};
  let inFrame: SeenPart | undefined;
  const letGo = (): void => {
    framed = () => {};
    inFrame = undefined;
  };
  let stop = (): void => {};
  const show = (transform: ZoomTransform): void => {
    shown = transform;
    moved(transform, inFrame ?? whole);
  };
  const behaviour = zoom<SVGSVGElement, unknown>()
    .clickDistance(6)
    .tapDistance(14)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      now = transform;
      if (sourceEvent) letGo();
      if (gliding) return;
      stop();
      show(transform);
    });
  surface.call(behaviour).on('dblclick.zoom', null);

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
    const closer = now === zoomIdentity ? 1 : now.k / least;
    const middle = closer > 1.01 ? now.invert([width / 2, height / 2]) : [(left + right) / 2, (top + bottom) / 2];
    least = Math.min(width / (right - left), height / (bottom - top));
    const [across, down] = [width / least / 2, height / least / 2];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    whole = { left: x - across, top: y - down, right: x + across, bottom: y + down, scale: least };
    behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([least, least * CLOSEST])
      .translateExtent([
        [whole.left, whole.top],
        [whole.right, whole.bottom],
      ]);
    const k = least * Math.max(1, closer);
    const [mx = x, my = y] = middle;
    surface.call(behaviour.transform, zoomIdentity.translate(width / 2 - mx * k, height / 2 - my * k).scale(k));
    framed();
  };
  const watcher = new ResizeObserver(fill);
  watcher.observe(svg);
  fill();

  return {
    zoomBy: (factor) => glideBy(() => surface.call(behaviour.scaleBy, factor)),
    panBy: (dx, dy) => glideBy(() => surface.call(behaviour.translateBy, dx / now.k, dy / now.k)),
    whole: () => glideBy(() => surface.call(behaviour.scaleTo, least)),
    show: (x, y, scale) =>
      glideBy(() => {
        surface.call(behaviour.scaleTo, Math.max(now.k, scale));
        surface.call(behaviour.translateTo, x, y);
      }),
    frame: (box, [atLeft, atTop, atRight, atBottom]) => {
      const fit = (): void => {
        const [wide, high] = [svg.clientWidth - atLeft - atRight, svg.clientHeight - atTop - atBottom];
        const k = Math.min(wide / (box.right - box.left), high / (box.bottom - box.top));
        surface.call(behaviour.scaleTo, k);
        const middle: [number, number] = [atLeft + wide / 2, atTop + high / 2];
        surface.call(behaviour.translateTo, (box.left + box.right) / 2, (box.top + box.bottom) / 2, middle);
        const [[left, top], [right, bottom]] = [now.invert([0, 0]), now.invert([svg.clientWidth, svg.clientHeight])];
        inFrame = { left, top, right, bottom, scale: now.k };
        if (!gliding) show(now);
      };
      glideBy(fit);
      framed = fit;
    },
    toLayout: (clientX, clientY) => {
      const { left: x, top: y } = svg.getBoundingClientRect();
      return shown.invert([clientX - x, clientY - y]);
    },
    toWindow: (x, y) => {
      const box = svg.getBoundingClientRect();
      const [px, py] = shown.apply([x, y]);
      return [px + box.left, py + box.top];
    },
    scale: () => shown.k,
    release: () => {
      stop();
      watcher.disconnect();
      surface.on('.zoom', null);
    },
  };
}
