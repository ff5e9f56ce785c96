import { Component } from 'preact';
import type { CardColour } from '../cards/colours.ts';
import { paintOf } from '../cards/colours.ts';
import { Piece } from '../cards/piece.tsx';
import type { SeatStyle } from '../cards/seat-style.ts';
import { symbolPaths, wheelPath } from '../cards/symbols.ts';
import { barsOf, barsPath, linePath, spanPath, wavePath, wheelsOf } from './bars.ts';
import type { DrawnRoute } from './drawing.ts';

export interface RouteViewProps {
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
        <path class="bed" d={linePath(route)} stroke-width={width * 0.16} />
        <Printed route={route} width={width} />
        {held && <Built {...this.props} />}
      </g>
    );
  }
}

function Printed({ route, width }: { readonly route: DrawnRoute; readonly width: number }) {
  const paint = paintOf(route.colour);
  const bars = barsPath(route, width);
  return (
    <g class={`printed colour-${route.colour}`}>
      {route.ferry !== undefined && <path class="wave" d={wavePath(route, width)} stroke-width={width * 0.16} />}
      {route.tunnel && <path class="teeth" d={barsPath(route, width, width * 0.16)} stroke-width={width * 0.34} />}
      <path class="casing" d={bars} stroke-width={width * 0.3} />
      <path class="bars" d={bars} fill={paint.fill} stroke={paint.edge} stroke-width={width * 0.08} />
      <Symbols route={route} width={width} />
    </g>
  );
}

function Symbols({ route, width }: { readonly route: DrawnRoute; readonly width: number }) {
  const bars = barsOf(route);
  const wheels = wheelsOf(bars.length, route.ferry ?? 0);
  const path = symbolPaths[route.colour as CardColour];
  const ink = paintOf(route.colour).ink;
  const scale = (width / 24) * 0.8;
  return (
    <>
      {bars.map(({ x, y }, at) => {
        if (wheels.has(at)) {
          return (
            <g key={at} class="wheel" transform={`translate(${x} ${y}) scale(${(width / 24) * 1.02})`}>
              <circle r="11.4" />
              <path d={wheelPath} />
            </g>
          );
        }
        if (!path || (at > 0 && at < bars.length - 1)) return undefined;
        return <path key={at} d={path} fill={ink} transform={`translate(${x} ${y}) scale(${scale})`} />;
      })}
    </>
  );
}

function Built({ route, width, pieces, holders, seatStyle }: RouteViewProps) {
  const each = (width * 1.12) / holders.length;
  return (
    <g class="built">
      {barsOf(route).map(({ x, y, angle }, at) => (
        <g key={at} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <g class="drop" style={{ '--nth': at }}>
            {holders.map((seat, number) => (
              <g key={seat} transform={`translate(0 ${(number - (holders.length - 1) / 2) * each})`}>
                <Piece kind={pieces} style={seatStyle(seat)} length={route.size - width * 0.02} width={each} />
              </g>
            ))}
          </g>
        </g>
      ))}
    </g>
  );
}
