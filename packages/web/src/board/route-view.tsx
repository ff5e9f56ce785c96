import { Component, type ComponentChild } from 'preact';
import { type CardColour, paintOf, type SeatStyle } from '../cards/colours.ts';
import { Pieces } from '../cards/piece.tsx';
import { symbolPaths, transformPath, wheelPath } from '../cards/shapes.ts';
import { barsPath, linePath, PIECE, SLOT, spanPath, wavePath, wheelsOf } from './bars.ts';
import { type Bar, barsOf, type DrawnRoute } from './layout/drawing.ts';

interface RouteViewProps {
  readonly route: DrawnRoute;
  readonly width: number;
  readonly pieces: 'taxi' | 'train';
  readonly name: string;
  readonly holders: readonly number[];
  readonly seatStyle: (seat: number) => SeatStyle;
  readonly claimable: boolean;
  readonly dear: boolean;
  readonly selected: boolean;
  readonly lit: boolean;
  readonly fresh: boolean;
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((seat, at) => seat === other[at]);

const watched = ['route', 'name', 'seatStyle', 'claimable', 'dear', 'selected', 'lit', 'fresh'] as const;

/** A route: printed while it is free, built when it is held. Drawn again only when something about it changes. */
export class RouteView extends Component<RouteViewProps> {
  #shown: { readonly route: DrawnRoute; readonly printed: ComponentChild } | undefined;

  override shouldComponentUpdate(next: RouteViewProps): boolean {
    return !same(this.props.holders, next.holders) || watched.some((key) => this.props[key] !== next[key]);
  }

  override render() {
    const { route, width, name, holders, claimable, dear, selected, lit, fresh } = this.props;
    const span = spanPath(route);
    const held = holders.length > 0;
    const look = [
      'route',
      held ? 'held' : 'free',
      claimable && 'claimable',
      dear && 'dear',
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
  const { fill, edge, ink } = paintOf(route.colour);
  const bars = barsPath(route, width, width * (SLOT - 1) * 0.5);
  return (
    <>
      <path class="bed" d={linePath(route)} stroke-width={width * 0.16} />
      <g class={`printed colour-${route.colour}`} style={{ '--paint': fill, '--edge': edge, '--mark': ink }}>
        {route.ferry !== undefined && <path class="wave" d={wavePath(route, width)} stroke-width={width * 0.16} />}
        {route.tunnel && <path class="teeth" d={barsPath(route, width, width * 0.06)} stroke-width={width * 0.3} />}
        <path class="casing" d={bars} stroke-width={width * 0.12} />
        <path class="bars" d={bars} stroke-width={width * 0.09} />
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
      {symbol && <path class="symbol" d={all(symbol, ends, size * 0.72)} />}
      {middles.length > 0 && (
        <g class="wheel">
          <path class="disc" d={all(rim, middles, size * 0.86)} stroke-width={size * 1.4} />
          <path class="spokes" d={all(wheelPath, middles, size * 0.86)} stroke-width={size * 2} />
        </g>
      )}
    </>
  );
}

type BuiltProps = Pick<RouteViewProps, 'route' | 'width' | 'pieces' | 'holders' | 'seatStyle' | 'fresh'>;

/** A route to look at, beside a board: nothing can be done with it. */
export function StillRoute(props: Omit<BuiltProps, 'fresh'>) {
  const { route, width, holders } = props;
  const held = holders.length > 0;
  return (
    <g class={`route ${held ? 'held' : 'free'}${route.tunnel ? ' tunnel' : ''}`}>
      <Printed route={route} width={width} />
      {held && <Built {...props} fresh={false} />}
    </g>
  );
}

/** The pieces of whoever holds the route; just laid, they come down one after the other. */
function Built({ route, width, pieces, holders, seatStyle, fresh }: BuiltProps) {
  const each = (width * PIECE) / holders.length;
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
              length={route.size - width * 0.06}
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
