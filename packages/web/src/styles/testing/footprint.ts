import type { SeatPattern } from '@branchline/games';
import { PIECE, SLOT } from '../../board/bars.ts';
import { HEIGHT, marksOf, RIM, ROOF_EDGE, strokeOf } from '../../cards/piece.tsx';

/** What of a piece is seen at a spot, from the outside in; `ground` is none of it. */
export type PieceLayer = 'ground' | 'rim' | 'side' | 'roof' | 'crown' | 'pattern';
/** What of a free space is seen there. */
export type SlotLayer = 'ground' | 'frame' | 'fill';

/** How much of the spot where a piece stands shows this of the piece where it showed that of the free space; all together 1. */
export interface Share {
  readonly piece: PieceLayer;
  readonly slot: SlotLayer;
  readonly part: number;
}

// The piece whose marks are told by `marksOf`: 30 long, its pattern 6 to each side, which is four fifths of its own half width.
const LENGTH = 30;
const WIDTH = 15;
const [half, side, lift] = [LENGTH / 2, WIDTH / 2, (WIDTH * HEIGHT) / 2];
const bar = WIDTH / PIECE;
const FRAME = 0.09;
/** The distance between two spots that are looked at. */
const STEP = 0.5;

type Line = readonly [number, number, number, number];

function linesOf(path: string): readonly Line[] {
  const lines: Line[] = [];
  let last: readonly [number, number] = [0, 0];
  for (const [, kind, x, y] of path.matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g)) {
    const next = [Number(x), Number(y)] as const;
    if (kind === 'L') lines.push([...last, ...next]);
    last = next;
  }
  return lines;
}

function distance(x: number, y: number, [ax, ay, bx, by]: Line): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

const within = (u: number, v: number, more = 0): boolean => Math.abs(u) <= half + more && Math.abs(v) <= side + more;

function pieceAt(u: number, v: number, lines: readonly Line[], stroke: number): PieceLayer {
  const [roof, below] = [v + lift, v - lift];
  const edge = (WIDTH * ROOF_EDGE) / 2;
  if (within(u, roof, edge)) {
    if (Math.abs(roof) <= side * 0.8 && lines.some((line) => distance(u, roof, line) <= stroke / 2)) return 'pattern';
    if (!within(u, roof, -edge)) return 'side';
    return Math.abs(u) <= half * 0.86 && Math.abs(v + lift * 1.5) <= side * 0.62 ? 'crown' : 'roof';
  }
  if (within(u, below)) return 'side';
  const rim = (WIDTH * RIM) / 2;
  return within(u, roof, rim) || within(u, below, rim) ? 'rim' : 'ground';
}

function slotAt(u: number, v: number): SlotLayer {
  const [long, wide, line] = [half - (bar * (1 - SLOT)) / 2, (bar * SLOT) / 2, (bar * FRAME) / 2];
  if (Math.abs(u) > long + line || Math.abs(v) > wide + line) return 'ground';
  return Math.abs(u) > long - line || Math.abs(v) > wide - line ? 'frame' : 'fill';
}

/** What is seen of a piece with this pattern, spot by spot, beside what was seen there of the free space. */
export function footprint(pattern: SeatPattern): readonly Share[] {
  const lines = linesOf(marksOf(pattern));
  const counts = new Map<string, number>();
  let all = 0;
  for (let u = -half; u <= half; u += STEP) {
    for (let v = -side * 1.4; v <= side * 1.4; v += STEP) {
      const piece = pieceAt(u, v, lines, WIDTH * strokeOf(pattern));
      if (piece === 'ground') continue;
      const pair = `${piece} ${slotAt(u, v)}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
      all++;
    }
  }
  return [...counts].map(([pair, count]) => {
    const [piece, slot] = pair.split(' ') as [PieceLayer, SlotLayer];
    return { piece, slot, part: count / all };
  });
}
