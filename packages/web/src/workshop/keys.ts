import type { Signal } from '@preact/signals';
import { announce } from '../parts/announcer.tsx';
import type { GestureParts } from './gesture.ts';
import { cornerHere, finishShape, join, placeHere } from './gestures.ts';
import { type Handle, handlesOf, hitAt, placeAt } from './hits.ts';
import { moved, NOTHING, removed } from './model/edits.ts';
import type { Spot } from './model/outline.ts';
import { moveHandle, toggled } from './select-gestures.ts';
import { workshopTexts } from './texts.ts';
import type { Tool } from './workbench.ts';

/* The paper by key: arrows lead a cross, or move what is picked out or a bend of it; Enter does what a click would do there. */

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const TOOL_KEYS: Readonly<Record<string, Tool>> = { v: 'select', p: 'place', r: 'route', s: 'shape' };

const STEP = 10;

export function paperKeys(svg: SVGSVGElement, parts: GestureParts, cursor: Signal<Spot | undefined>): () => void {
  const { bench, view } = parts;
  const middle = (): Spot => {
    const [left = 0, top = 0, right = 0, bottom = 0] = bench.pack.peek().paper?.extent ?? [];
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  };
  const reach = (): number => 14 / view.window.peek().scale;
  const tell = (): void => {
    const at = cursor.peek();
    const place = at && placeAt(bench.drawing.peek(), at, reach());
    const name = bench.pack.peek().places.find(({ id }) => id === place)?.name;
    if (name !== undefined) announce(name);
  };
  const handles = (): readonly Handle[] =>
    bench.tool.peek() === 'select' || bench.tool.peek() === 'route'
      ? handlesOf(bench.pack.peek(), bench.drawing.peek(), bench.selection.peek())
      : [];
  const handle = (): Handle | undefined => handles()[bench.handle.peek() ?? -1];
  const nextHandle = (): void => {
    const { length } = handles();
    if (length === 0) return;
    bench.handle.value = ((bench.handle.peek() ?? -1) + 1) % length;
    announce(workshopTexts().selected.bend((bench.handle.peek() ?? 0) + 1, length));
  };
  const remove = (): void => {
    const held = handle();
    if (!held) return bench.change((pack) => removed(pack, bench.selection.peek()));
    if (!held.fresh) moveHandle(bench, held, undefined);
    bench.handle.value = undefined;
  };
  const arrow = (by: Spot, shift: boolean): void => {
    const step = shift ? 1 : STEP;
    const selection = bench.selection.peek();
    const held = handle();
    if (held) {
      moveHandle(bench, held, [Math.round(held.spot[0] + by[0] * step), Math.round(held.spot[1] + by[1] * step)]);
      // What was between two bends is one now.
      bench.handle.value = handles().findIndex((one) => !one.fresh && one.number === held.number);
      return;
    }
    // While the cross is led from thing to thing to pick out several, nothing moves.
    const moves = !bench.several.peek() && selection.places.length + selection.shapes.length > 0;
    if (bench.tool.peek() === 'select' && moves) {
      bench.change((pack) => moved(pack, selection, [by[0] * step, by[1] * step]));
      return;
    }
    const [x, y] = cursor.peek() ?? middle();
    cursor.value = [x + by[0] * step * (shift ? 1 : 2), y + by[1] * step * (shift ? 1 : 2)];
    const sketch = bench.sketch.peek();
    if (sketch?.kind === 'route') bench.sketch.value = { ...sketch, to: cursor.value };
    tell();
  };
  const enter = (more: boolean): void => {
    const at = cursor.peek() ?? middle();
    cursor.value = at;
    switch (bench.tool.peek()) {
      case 'place':
        return placeHere(parts, at, reach());
      case 'shape':
        return cornerHere(bench, at);
      case 'route': {
        const place = placeAt(bench.drawing.peek(), at, reach());
        const sketch = bench.sketch.peek();
        if (place === undefined) return;
        if (sketch?.kind !== 'route') {
          bench.sketch.value = { kind: 'route', from: place, to: at };
          return;
        }
        bench.sketch.value = undefined;
        if (place !== sketch.from) join(bench, sketch.from, place);
        return;
      }
      case 'select': {
        const seen = { pack: bench.pack.peek(), drawing: bench.drawing.peek(), selection: bench.selection.peek() };
        const hit = hitAt(seen, at, reach());
        const own =
          hit?.kind === 'place'
            ? { ...NOTHING, places: [hit.id] }
            : hit?.kind === 'route'
              ? { ...NOTHING, routes: [hit.id] }
              : hit?.kind === 'shape'
                ? { ...NOTHING, shapes: [hit.at] }
                : undefined;
        if (own) bench.selection.value = more ? toggled(bench.selection.peek(), own) : own;
      }
    }
  };
  const press = (event: KeyboardEvent): boolean => {
    const by = ARROWS[event.key];
    const tool = TOOL_KEYS[event.key];
    const ctrl = event.ctrlKey || event.metaKey;
    if (by) arrow(by, event.shiftKey);
    else if (event.key === 'Enter' && bench.sketch.peek()?.kind === 'shape' && event.shiftKey) finishShape(bench);
    else if (event.key === 'Enter') enter(event.shiftKey || bench.several.peek());
    else if (event.key === 'Escape') letGo();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (ctrl && event.key === 'a') {
      const { places, routes } = bench.pack.peek();
      bench.selection.value = { places: places.map(({ id }) => id), routes: routes.map(({ id }) => id), shapes: [] };
    } else if (event.key === '+' && !ctrl) view.zoomAt(1.25);
    else if (event.key === '-' && !ctrl) view.zoomAt(0.8);
    else if (event.key === '0' && !ctrl) view.whole();
    else if (event.key === 'f' && !ctrl) finishShape(bench);
    else if (event.key === 'b' && !ctrl) nextHandle();
    else if (tool && !ctrl) {
      bench.tool.value = tool;
      announce(workshopTexts().tools[tool]);
    } else return false;
    return true;
  };
  const letGo = (): void => {
    if (bench.sketch.peek()) bench.sketch.value = undefined;
    else if (bench.handle.peek() !== undefined) bench.handle.value = undefined;
    else if (bench.selection.peek() !== NOTHING) bench.selection.value = NOTHING;
    else cursor.value = undefined;
  };
  const listen = (event: KeyboardEvent): void => {
    if (press(event)) event.preventDefault();
  };
  svg.addEventListener('keydown', listen);
  return () => svg.removeEventListener('keydown', listen);
}
