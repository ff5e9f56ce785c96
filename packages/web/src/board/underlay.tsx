import { spanPath } from './bars.ts';
import type { Drawing } from './drawing.ts';

export interface UnderlayProps {
  readonly drawing: Drawing;
  readonly claimable: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly selected: string | undefined;
}

/** What shines from under the routes: below all of them, so that it never falls on a neighbour's bars. */
export function Underlay({ drawing, claimable, lit, selected }: UnderlayProps) {
  const { bar, routes } = drawing;
  return (
    <g class="underlay">
      {routes.map((route) => {
        if (!claimable.has(route.id) && !lit.has(route.id)) return undefined;
        const span = spanPath(route);
        return (
          <g key={route.id} class={claimable.has(route.id) ? 'glow claim' : 'glow'}>
            <path class="outer" d={span} stroke-width={bar * 2.3} />
            <path class="inner" d={span} stroke-width={bar * 1.75} />
          </g>
        );
      })}
      {routes.map(
        (route) =>
          route.id === selected && (
            <path key={route.id} class="sleepers" d={spanPath(route)} stroke-width={bar * 2.5} />
          ),
      )}
    </g>
  );
}
