import { Component, type ComponentChild } from 'preact';
import { type CardColour, paintOf, type SeatStyle } from '../cards/colours.ts';
import { Pieces } from '../cards/piece.tsx';
import { symbolPaths, transformPath, wheelPath } from '../cards/shapes.ts';
import type { DrawnRoute } from './art/drawing.ts';
import { type Bar, barsOf, barsPath, linePath, spanPath, wavePath, wheelsOf } from './bars.ts';

interface RouteViewProps {
  readonly route: DrawnRoute;
  readonly width: number;
  readonly pieces: 'taxi' | 'train';
  readonly name: string;
  readonly holders: readonly number[];
  readonly seatStyle: (seat: number) => SeatStyle;
  readonly claimable: boolean;
  readonly selected: boolean;
  readonly lit: boolean;
  readonly fresh: boolean;
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((seat, at) => seat === other[at]);

const watched = ['route', 'name', 'seatStyle', 'claimable', 'selected', 'lit', 'fresh'] as const;

/** A route: printed while it is free, built when it is held. Drawn again only when something about it changes. */
export class RouteView extends Component<RouteViewProps> {
  #shown: { readonly route: DrawnRoute; readonly printed: ComponentChild } | undefined;

  override shouldComponentUpdate(next: RouteViewProps): boolean {
    return !same(this.props.holders, next.holders) || watched.some((key) => this.props[key] !== next[key]);
  }

  override render() {
    const { route, width, name, holders, claimable, selected, lit, fresh } = this.props;
    const span = spanPath(route);
    const held = holders.length > 0;
    const look = [
      'route',
      held ? 'held' : 'free',
      claimable && 'claimable',
      selected && 'selected',
      lit && 'lit',
      fresh && 'fresh',
      route.tunnel && 'tunnel',
    ];
    return (
      // biome-ignore lint/a11y/useSemanticElements: no HTML button can lie along a curve of an SVG
      <g
        class={look.filter(Boolean).join(' ')}
        data-route={route.id}
        role="button"
        // The board is one stop of the Tab key: which of its routes has it is seen to there.
        tabindex={-1}
        aria-label={name}
        aria-pressed={selected ? 'true' : undefined}
      >
        <path class="hit" d={span} stroke-width={width * 1.2} />
        <path class="ring" d={span} stroke-width={width + 9} />
        {this.#printed()}
        {held && <Built {...this.props} />}
      </g>
    );
  }

  /** What is printed never changes: the same drawing again is not even looked at. */
  #printed(): ComponentChild {
    const { route, width } = this.props;
    if (this.#shown?.route !== route) this.#shown = { route, printed: <Printed route={route} width={width} /> };
    return this.#shown.printed;
  }
}

function Printed({ route, width }: { readonly route: DrawnRoute; readonly width: number }) {
  const paint = paintOf(route.colour);
  const bars = barsPath(route, width);
  return (
    <>
      <path class="bed" d={linePath(route)} stroke-width={width * 0.16} />
      <g class={`printed colour-${route.colour}`}>
        {route.ferry !== undefined && <path class="wave" d={wavePath(route, width)} stroke-width={width * 0.16} />}
        {route.tunnel && <path class="teeth" d={barsPath(route, width, width * 0.16)} stroke-width={width * 0.34} />}
        <path class="casing" d={bars} stroke-width={width * 0.3} />
        <path class="bars" d={bars} fill={paint.fill} stroke={paint.edge} stroke-width={width * 0.08} />
        <Symbols route={route} width={width} />
      </g>
    </>
  );
}

const rim = 'M0-11.4a11.4 11.4 0 1 1 0 22.8a11.4 11.4 0 1 1 0-22.8Z';

/** The colour's symbol on the outer spaces, the wheel on those that want a locomotive. */
function Symbols({ route, width }: { readonly route: DrawnRoute; readonly width: number }) {
  const bars = barsOf(route);
  const wheels = wheelsOf(bars.length, route.ferry ?? 0);
  const symbol = symbolPaths[route.colour as CardColour];
  const size = width / 24;
  const ends = bars.filter((_, at) => !wheels.has(at) && (at === 0 || at === bars.length - 1));
  const middles = bars.filter((_, at) => wheels.has(at));
  const all = (path: string, spots: readonly Bar[], scale: number): string =>
    spots.map(({ x, y }) => transformPath(path, { x, y, scale })).join('');
  return (
    <>
      {symbol && <path d={all(symbol, ends, size * 0.8)} fill={paintOf(route.colour).ink} />}
      {middles.length > 0 && (
        <g class="wheel">
          <path class="disc" d={all(rim, middles, size * 1.02)} stroke-width={1.6 * size * 1.02} />
          <path class="spokes" d={all(wheelPath, middles, size * 1.02)} stroke-width={2.4 * size * 1.02} />
        </g>
      )}
    </>
  );
}

/** The pieces of whoever holds the route; just laid, they come down one after the other. */
function Built({ route, width, pieces, holders, seatStyle, fresh }: RouteViewProps) {
  const each = (width * 1.12) / holders.length;
  const bars = barsOf(route);
  const groups = fresh ? bars.map((bar) => [bar]) : [bars];
  return (
    <g class="built">
      {groups.map((lying, at) => (
        <g key={at} class="drop" style={fresh ? { '--nth': at } : undefined}>
          {holders.map((seat, number) => (
            <Pieces
              key={seat}
              kind={pieces}
              style={seatStyle(seat)}
              length={route.size - width * 0.02}
              width={each}
              lying={lying.map((bar) => beside(bar, (number - (holders.length - 1) / 2) * each))}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** So far to the side of a space. */
function beside({ x, y, angle }: Bar, by: number): Bar {
  const turn = (angle * Math.PI) / 180;
  return { x: x - by * Math.sin(turn), y: y + by * Math.cos(turn), angle };
}
