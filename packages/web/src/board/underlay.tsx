import { spanPath } from './bars.ts';
import type { Drawing } from './layout/drawing.ts';

interface UnderlayProps {
  readonly drawing: Drawing;
  readonly claimable: ReadonlySet<string>;
  readonly dear: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  readonly selected: string | undefined;
}

/** What shines from under the routes: below all of them, so that it never falls on a neighbour's bars. */
export function Underlay({ drawing, claimable, dear, lit, selected }: UnderlayProps) {
  const { bar, routes } = drawing;
  const along = (meant: (id: string) => boolean): string =>
    routes
      .filter(({ id }) => meant(id))
      .map(spanPath)
      .join('');
  return (
    <g class="underlay">
      <Glow d={along((id) => claimable.has(id) && !dear.has(id))} bar={bar} kind="glow claims" />
      {dear.size > 0 && <path class="dear" d={along((id) => dear.has(id))} stroke-width={bar * 1.7} />}
      <Glow d={along((id) => lit.has(id) && !claimable.has(id))} bar={bar} kind="glow" />
      {selected !== undefined && <path class="sleepers" d={along((id) => id === selected)} stroke-width={bar * 2.5} />}
    </g>
  );
}

/** All that shines is one shape: a browser moves one layer, not fifty. */
function Glow({ d, bar, kind }: { readonly d: string; readonly bar: number; readonly kind: string }) {
  if (d === '') return undefined;
  return (
    <g class={kind}>
      <path class="outer" d={d} stroke-width={bar * 2.3} />
      <path class="inner" d={d} stroke-width={bar * 1.75} />
    </g>
  );
}
