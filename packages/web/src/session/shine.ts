import type { Signal } from '@preact/signals';
import { afterPaint } from './after-paint.ts';
import type { Lights } from './table-model.ts';

const wanted = new WeakMap<Signal<Lights | undefined>, { readonly value: Lights | undefined }>();

/** Lights something on the board, or puts the light out, once whatever was pressed has been seen. Only the latest counts. */
export function shine(lights: Signal<Lights | undefined>, value: Lights | undefined): void {
  const waiting = wanted.has(lights);
  wanted.set(lights, { value });
  if (waiting) return;
  const before = lights.peek();
  afterPaint(() => {
    // What was lit meanwhile for another reason stays.
    if (lights.peek() === before) lights.value = wanted.get(lights)?.value;
    wanted.delete(lights);
  });
}
