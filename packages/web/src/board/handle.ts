import { type Signal, signal } from '@preact/signals';
import type { BoardHandle } from './board-props.ts';
import type { Drawing } from './layout/drawing.ts';
import { nearestRoutes } from './nearest.ts';
import type { PanZoom } from './pan-zoom.ts';

/** The board that is shown, for those who drag cards onto it or point at something on it. */
export const boardHandle: Signal<BoardHandle | undefined> = signal(undefined);

const FINGER = 30;
/** Names of so many pixels are read without bringing them nearer; and the room round places in a frame, in letters. */
const READABLE = 9;
const ROUND_FRAME = 2.2;
/** How wide a bar is shown, in pixels, when a route or place is brought into the middle. */
const SHOWN = 14;

/** The middle of a route or a place, in layout coordinates. */
function middleOf(drawing: Drawing, id: string): readonly [number, number] | undefined {
  const place = drawing.places.find((one) => one.id === id);
  if (place) return [place.x, place.y];
  const bars = drawing.routes.find((one) => one.id === id)?.bars;
  if (!bars) return undefined;
  const at = Math.floor(bars.length / 6) * 3;
  return [bars[at] ?? 0, bars[at + 1] ?? 0];
}

/** How many pixels of each edge the buttons take: a row of them at the top or bottom, a column at a side. */
function edgesUnder(buttons: Element | null, svg: SVGSVGElement): [number, number, number, number] {
  const [box, all] = [buttons?.getBoundingClientRect(), svg.getBoundingClientRect()];
  if (!box || box.width === 0) return [0, 0, 0, 0];
  const [left, top] = [box.left - all.left < all.right - box.right, box.top - all.top < all.bottom - box.bottom];
  if (box.width > box.height) return top ? [0, box.bottom - all.top, 0, 0] : [0, 0, 0, all.bottom - box.top];
  return left ? [box.right - all.left, 0, 0, 0] : [0, 0, all.right - box.left, 0];
}

/** What the page may ask of a board: everything in the window's pixels and the game's names. */
export function createBoardHandle(drawing: Drawing, view: PanZoom, svg: SVGSVGElement): BoardHandle {
  return {
    routeAt: (clientX, clientY) => {
      const [x, y] = view.toLayout(clientX, clientY);
      return nearestRoutes(drawing, x, y, FINGER / view.scale())[0]?.route.id;
    },
    pointOf: (id) => {
      const spot = middleOf(drawing, id);
      return spot && view.toWindow(...spot);
    },
    show: (id) => {
      const spot = middleOf(drawing, id);
      if (spot) view.show(...spot, SHOWN / drawing.bar);
    },
    frame: (ids) => {
      const spots = drawing.places.filter(({ id }) => ids.includes(id));
      if (spots.length === 0 || drawing.type * view.scale() > READABLE) return;
      const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
      const room = drawing.type * ROUND_FRAME;
      const box = {
        left: Math.min(...xs) - room * 1.6,
        top: Math.min(...ys) - room,
        right: Math.max(...xs) + room * 1.6,
        bottom: Math.max(...ys) + room,
      };
      view.frame(box, edgesUnder(svg.nextElementSibling, svg));
    },
    whole: view.whole,
    zoomBy: view.zoomBy,
  };
}
