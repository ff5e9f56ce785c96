import { drawBoard } from './draw-board.ts';
import type { Drawing } from './drawing.ts';
import type { MapFacts } from './facts.ts';
import { EFFORTS } from './untangle.ts';

/* Lays out one map that nobody has drawn before. */

/** A map, and what its board is asked for by. */
export interface ToLayout {
  readonly id: string;
  readonly map: MapFacts;
}

export type FromLayout = Drawing;

/** The worker's own global; the page's types do not know it. */
declare const self: {
  onmessage: ((event: MessageEvent<ToLayout>) => void) | null;
  postMessage(message: FromLayout): void;
};

self.onmessage = ({ data: { id, map } }) => self.postMessage(drawBoard(map, EFFORTS.quick, id).drawing);
