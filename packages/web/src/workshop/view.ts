import { type ReadonlySignal, signal } from '@preact/signals';
import type { Spot } from './model/outline.ts';

/** Which part of the paper is seen: pixels a unit, and where the paper's corner lies. */
export interface Window {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A hold on the part of the paper that is seen. */
export interface PaperView {
  readonly window: ReadonlySignal<Window>;
  toPaper(clientX: number, clientY: number): Spot;
  zoomAt(factor: number, clientX?: number, clientY?: number): void;
  panBy(dx: number, dy: number): void;
  whole(): void;
  /** Brings a spot into the middle. */
  show(spot: Spot): void;
  release(): void;
}

const CLOSEST = 6;

/** Follows the size of a drawing surface; the whole paper is shown until somebody comes closer. */
export function paperView(svg: SVGSVGElement, extentOf: () => readonly number[]): PaperView {
  const window = signal<Window>({ scale: 1, x: 0, y: 0 });
  let fitted = true;
  const least = (): Window => {
    const [left = 0, top = 0, right = 1, bottom = 1] = extentOf();
    const { clientWidth: width, clientHeight: height } = svg;
    const scale = Math.max(0.05, Math.min((width - 24) / (right - left), (height - 24) / (bottom - top)));
    return {
      scale,
      x: (width - (right - left) * scale) / 2 - left * scale,
      y: (height - (bottom - top) * scale) / 2 - top * scale,
    };
  };
  const whole = (): void => {
    fitted = true;
    window.value = least();
  };
  const watcher = new ResizeObserver(() => fitted && whole());
  watcher.observe(svg);
  whole();
  return {
    window,
    whole,
    toPaper: (clientX, clientY) => {
      const box = svg.getBoundingClientRect();
      const { scale, x, y } = window.peek();
      return [(clientX - box.left - x) / scale, (clientY - box.top - y) / scale];
    },
    zoomAt: (factor, clientX, clientY) => {
      const box = svg.getBoundingClientRect();
      const [px, py] = [
        (clientX ?? box.left + box.width / 2) - box.left,
        (clientY ?? box.top + box.height / 2) - box.top,
      ];
      const { scale, x, y } = window.peek();
      const next = Math.min(Math.max(scale * factor, least().scale * 0.6), CLOSEST);
      fitted = false;
      window.value = { scale: next, x: px - ((px - x) / scale) * next, y: py - ((py - y) / scale) * next };
    },
    panBy: (dx, dy) => {
      const { scale, x, y } = window.peek();
      fitted = false;
      window.value = { scale, x: x + dx, y: y + dy };
    },
    show: ([px, py]) => {
      const scale = Math.max(window.peek().scale, least().scale * 1.6);
      fitted = false;
      window.value = { scale, x: svg.clientWidth / 2 - px * scale, y: svg.clientHeight / 2 - py * scale };
    },
    release: () => watcher.disconnect(),
  };
}
