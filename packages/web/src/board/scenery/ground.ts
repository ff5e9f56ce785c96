import type { Point } from '../layout/curve.ts';
import type { Drawing } from '../layout/drawing.ts';
import { linesRound, type Window } from './depth.ts';
import { pathOf, type Ring, turnOf } from './paths.ts';
import { apart, type Clear, clearOf, dice, over, sized } from './scatter.ts';

/** Land made from the places and routes alone, for a map that says nothing about its country. */
export interface OwnGround {
  /** from the farthest out to the nearest: each lies on the one before */
  readonly land: readonly string[];
  readonly depths: readonly string[];
  /** x, y and size of small things that stand where nothing else is: the many, and the few */
  readonly many: readonly number[];
  readonly few: readonly number[];
}

/** How far the shapes keep from the routes, and the lines in the water from the farthest of them. */
const BANDS = [118, 84, 46] as const;
const DEPTHS = [15, 36] as const;
/** On an island the land ends nearer. */
const ISLAND = [62, 36] as const;

/** A soft land round the network; with water beyond it is an island. */
export function ownGround(drawing: Drawing, island: boolean): OwnGround {
  const [left = 0, top = 0, right = 0, bottom = 0] = drawing.extent;
  const room = 320;
  const window: Window = [left - room, top - room, right + room, bottom + room];
  const bands: readonly number[] = island ? ISLAND : BANDS;
  const outermost = bands[0] ?? 0;
  const tracks = network(drawing);
  const rings = linesRound(tracks, window, [...bands, ...(island ? DEPTHS.map((far) => outermost + far) : [])]).map(
    outlines,
  );
  const land = rings.slice(0, bands.length);
  const joined = (list: readonly Ring[]): string => list.map((ring) => pathOf(ring, true, 0.5)).join('');
  const offBoard = clearOf(drawing);
  const clear: Clear = (spot, space) =>
    offBoard(spot, space) && tracks.every((track) => farFrom(track, spot) > space + 2);
  const roll = dice(drawing.routes.length * 31 + drawing.places.length);
  const spots = over(land[0] ?? [], window, 1600, roll);
  const few = apart(spots.slice(0, 260), 15, clear).filter((_, at) => at % 2 === 0);
  const many = apart(spots, 8, (spot, space) => clear(spot, space) && few.every((one) => farFrom(one, spot) > 30));
  return {
    land: land.map(joined),
    depths: rings.slice(bands.length).map(joined),
    many: sized(many, 4, () => roll() * 2),
    few: sized(few, 9, () => roll() * 4),
  };
}

const farFrom = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Points along every track, and every place. */
function network({ places, routes }: Drawing): Point[] {
  const along = routes.flatMap(({ line }) =>
    Array.from({ length: line.length / 2 - 1 }, (_, at): Point[] => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(at * 2, at * 2 + 4);
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 4));
      return Array.from({ length: steps }, (_, step) => [
        ax + ((bx - ax) * step) / steps,
        ay + ((by - ay) * step) / steps,
      ]);
    }).flat(),
  );
  return [...along, ...places.map(({ x, y }): Point => [x, y])];
}

/** Without what they leave open in the middle: rings that go round the other way. */
function outlines(rings: readonly Point[][]): Point[][] {
  const turns = rings.map(turnOf);
  const widest = turns.reduce((most, turn) => (Math.abs(turn) > Math.abs(most) ? turn : most), 0);
  return rings.filter((_, at) => Math.sign(turns[at] ?? 0) === Math.sign(widest));
}
