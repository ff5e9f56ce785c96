import { selection } from 'd3-selection';

/*
 * Stands in for d3-transition and d3-interpolate (with its colours), which d3-zoom would bring along: the board glides by
 * animate-transform.ts, so there is never a transition to interrupt or to find a way for, and a table is some kilobytes lighter
 * (vite.config.ts puts it there).
 */

Object.assign(selection.prototype, {
  interrupt<Selected>(this: Selected): Selected {
    return this;
  },
});

export const interrupt = (): void => {};

/** Only a transition asks for it. */
export const interpolateZoom = (): never => {
  throw new Error('the board has no transitions');
};
