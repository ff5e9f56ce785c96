import { type Signal, signal } from '@preact/signals';
import type { Drawing } from './art/drawing.ts';
import type { BoardHandle } from './board-props.ts';
import { nearestRoutes } from './nearest.ts';
import type { PanZoom } from './pan-zoom.ts';

/** The board that is shown, for those who drag cards onto it or point at something on it. */
export const boardHandle: Signal<BoardHandle | undefined> = signal(undefined);

const FINGER = 30;
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

/** What the page may ask of a board: everything in the window's pixels and the game's names. */
export function createBoardHandle(drawing: Drawing, view: PanZoom): BoardHandle {
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
    whole: view.whole,
    zoomBy: view.zoomBy,
  };
}
