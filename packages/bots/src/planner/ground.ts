import type { BoardGame, ClaimCondition, View } from '@branchline/engine';
import { type Terrain, terrainOf } from '../board/terrain.ts';

/** A board as rows of numbers, worked out once: what planning and imagined games run on. */
export interface Ground {
  readonly game: BoardGame;
  readonly at: BoardGame['at'];
  readonly terrain: Terrain;
  readonly places: number;
  readonly routes: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly length: Int32Array;
  readonly colour: Int32Array;
  readonly symbols: Int32Array;
  readonly twin: Int32Array;
  readonly points: Int32Array;
  readonly tunnel: Uint8Array;
  /** 1 where wilds stand in for any card. */
  readonly wildOn: Uint8Array;
  readonly needs: Int32Array;
  /** The steps from a place are those from `first[place]` up to `first[place + 1]`. */
  readonly first: Int32Array;
  readonly stepRoute: Int32Array;
  readonly stepTo: Int32Array;
  readonly conditions: readonly ClaimCondition[];
  /** 1 for places worth a point of their own. */
  readonly attraction: Uint8Array;
}

const known = new WeakMap<BoardGame, Ground>();

export function groundOf(game: BoardGame): Ground {
  const found = known.get(game) ?? survey(game);
  known.set(game, found);
  return found;
}

function survey(game: BoardGame): Ground {
  const { board, rules } = game;
  const { routes, places } = board;
  const terrain = terrainOf(game);
  const first = new Int32Array(places.length + 1);
  const stepRoute: number[] = [];
  const stepTo: number[] = [];
  for (const [place, steps] of terrain.steps.entries()) {
    first[place] = stepRoute.length;
    for (const { route, to } of steps) {
      stepRoute.push(route.number);
      stepTo.push(to);
    }
  }
  first[places.length] = stepRoute.length;
  const counts = rules.scoring.length > 2 && places.some(({ attraction }) => attraction);
  return {
    game,
    at: game.at,
    terrain,
    places: places.length,
    routes: routes.length,
    a: Int32Array.from(routes, ({ a }) => a),
    b: Int32Array.from(routes, ({ b }) => b),
    length: Int32Array.from(routes, ({ length }) => length),
    colour: Int32Array.from(routes, ({ colour }) => colour),
    symbols: Int32Array.from(routes, ({ symbols }) => symbols),
    twin: Int32Array.from(routes, ({ twin }) => twin),
    points: Int32Array.from(routes, ({ points }) => points),
    tunnel: Uint8Array.from(routes, ({ kind }) => (kind === 'tunnel' ? 1 : 0)),
    wildOn: Uint8Array.from(routes, (route) => (rules.payment.wildOn(route) ? 1 : 0)),
    needs: Int32Array.from(terrain.needs),
    first,
    stepRoute: Int32Array.from(stepRoute),
    stepTo: Int32Array.from(stepTo),
    conditions: terrain.lasting,
    attraction: Uint8Array.from(places, ({ attraction }) => (counts && attraction ? 1 : 0)),
  };
}

export function isMine(view: View, seat: number, route: number, { at }: Ground): boolean {
  return ((view[at.holders + route] >> seat) & 1) === 1;
}

/** Could the seat still claim the route, if it had the cards and the technologies? */
export function isOpen(view: View, seat: number, route: number, ground: Ground): boolean {
  if (view[ground.at.holders + route] !== 0) return false;
  const facts = ground.game.board.routes[route];
  for (const condition of ground.conditions) if (condition.bars(view, seat, facts)) return false;
  return true;
}

export function heldBy(view: View, seat: number, { at }: Ground): number {
  return at.technologyTotal > 0 ? view[at.technologies + seat] : 0;
}

/** What technologies cost, in wilds. */
export function priceOf(technologies: number, { game }: Ground): number {
  if (technologies === 0) return 0;
  let price = 0;
  const list = game.rules.technologies?.list ?? [];
  for (let number = 0; number < list.length; number++) if ((technologies >> number) & 1) price += list[number].price;
  return price;
}
