import { hitAt } from './hits.ts';
import type { Spot } from './model/outline.ts';
import type { PaperView } from './view.ts';
import type { Workbench } from './workbench.ts';

/* What every tool needs of a mouse, a pen or fingers. */

/** What a pointer does from when it is put down to when it is lifted. */
export interface Gesture {
  /** `spot`: where the pointer is now; `client`: the same in the window. */
  move(spot: Spot, client: Spot): void;
  end(spot: Spot): void;
  cancel(): void;
}

/** What a gesture works on. */
export interface GestureParts {
  readonly bench: Workbench;
  readonly view: PaperView;
  /** What a new place is called until somebody says. */
  readonly newName: () => string;
  /** Something new was made that wants a name. */
  readonly made: (place: string) => void;
}

/** How a gesture began. */
export interface Down {
  readonly reach: number;
  readonly event: Pick<PointerEvent, 'clientX' | 'clientY' | 'shiftKey' | 'pointerType'>;
}

const GRID = 10;

export const hitOf = ({ pack, drawing, selection }: Workbench, spot: Spot, reach: number) =>
  hitAt({ pack: pack.peek(), drawing: drawing.peek(), selection: selection.peek() }, spot, reach);

export function pan(view: PaperView, { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Gesture {
  let last: Spot = [clientX, clientY];
  return {
    move: (_, client) => {
      view.panBy(client[0] - last[0], client[1] - last[1]);
      last = client;
    },
    end: () => {},
    cancel: () => {},
  };
}

/** The spot on the grid, if there is one. */
export function snapped({ snap }: Workbench, [x, y]: Spot): Spot {
  return snap.peek() ? [Math.round(x / GRID) * GRID, Math.round(y / GRID) * GRID] : [x, y];
}
