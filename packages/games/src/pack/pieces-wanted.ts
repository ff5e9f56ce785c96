import type { Pack } from './pack.ts';
import { waysOf } from './ways.ts';

/** Boards that play well give everybody about three times as many pieces as a ticket asks for on average; with far fewer most tickets are missed. */
const FEW = 2.4;
const GOOD = 2.8;
const MOST = 60;

/** How far the tickets of a map lead, and how many pieces would do for them. */
export interface PiecesWanted {
  /** The mean of their shortest ways. */
  readonly way: number;
  readonly needed: number;
}

/** Nothing, where there are pieces enough, or too few tickets to tell. */
export function piecesWanted(pack: Pack): PiecesWanted | undefined {
  const ways = waysOf(pack);
  const far = pack.tickets.map(({ a, b }) => ways(a, b)).filter(Number.isFinite);
  if (far.length < 4) return undefined;
  const way = far.reduce((sum, one) => sum + one, 0) / far.length;
  const needed = Math.min(MOST, Math.ceil(way * GOOD));
  return pack.pieces.count < Math.min(way * FEW, needed) ? { way: Math.round(way), needed } : undefined;
}
