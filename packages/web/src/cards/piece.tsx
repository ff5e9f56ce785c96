import type { SeatPattern, SeatStyle } from './seat-style.ts';

export interface PieceProps {
  readonly kind: 'taxi' | 'train';
  readonly style: SeatStyle;
  readonly length: number;
  readonly width: number;
}

/** The marks of a pattern on a piece that lies along x, its middle at 0. */
function marks(pattern: SeatPattern, length: number, width: number): string {
  const half = width / 2;
  const spots = [-0.28, 0, 0.28].map((part) => part * length);
  if (pattern === 'line') return `M${-0.36 * length} 0H${0.36 * length}`;
  if (pattern === 'stripes')
    return spots.map((x) => `M${x - half * 0.55} ${half}L${x + half * 0.55} ${-half}`).join('');
  if (pattern === 'chevrons') {
    return spots.map((x) => `M${x - half * 0.4} ${-half}L${x + half * 0.4} 0L${x - half * 0.4} ${half}`).join('');
  }
  return spots.map((x) => `M${x} 0h.01`).join('');
}

/** One piece as it stands on its space: a taxi or a carriage, seen from above, in its seat's colour and pattern. */
export function Piece({ kind, style, length, width }: PieceProps) {
  const [half, side] = [length / 2, width / 2];
  const round = kind === 'taxi' ? side * 0.6 : side * 0.34;
  const body = { x: -half, y: -side, width: length, height: width, rx: round };
  return (
    <>
      <rect class="piece-shadow" {...body} x={-half + width * 0.12} y={-side + width * 0.2} />
      <rect class="piece-rim" {...body} stroke-width={width * 0.26} />
      <rect {...body} fill={style.colour} stroke={style.edge} stroke-width={width * 0.09} />
      {style.pattern !== 'plain' && (
        <path
          d={marks(style.pattern, length, width * 0.86)}
          fill="none"
          stroke={style.ink}
          stroke-linecap={style.pattern === 'dots' ? 'round' : 'butt'}
          stroke-width={style.pattern === 'dots' ? width * 0.42 : width * 0.2}
        />
      )}
      {kind === 'taxi' ? <TaxiTop {...{ half, side, style }} /> : <Roof {...{ half, side, style }} />}
    </>
  );
}

interface TopProps {
  readonly half: number;
  readonly side: number;
  readonly style: SeatStyle;
}

function TaxiTop({ half, side, style }: TopProps) {
  const pane = { fill: style.edge, 'fill-opacity': 0.82 };
  return (
    <>
      <path
        d={`M${half * 0.42} ${-side * 0.7}L${half * 0.58} ${-side * 0.6}V${side * 0.6}L${half * 0.42} ${side * 0.7}Z`}
        {...pane}
      />
      <path d={`M${-half * 0.6} ${-side * 0.62}h${half * 0.12}V${side * 0.62}h${-half * 0.12}Z`} {...pane} />
    </>
  );
}

/** The rounded roof catches the light on one side and is dark on the other. */
function Roof({ half, side, style }: TopProps) {
  const [end, rim] = [half * 0.94, side * 0.78];
  return (
    <>
      <path d={`M${-end} ${-rim}H${end}`} stroke="#fff" stroke-width={side * 0.2} stroke-opacity="0.55" />
      <path d={`M${-end} ${rim}H${end}`} stroke={style.edge} stroke-width={side * 0.24} stroke-opacity="0.5" />
    </>
  );
}
