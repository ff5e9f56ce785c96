import type { BoardGame, ClaimCondition, Game, Route, Seat, View } from '@branchline/engine';
import { look } from '../best.ts';

/** A step across the board: a route and the place at its other end. */
export interface Step {
  readonly route: Route;
  readonly to: number;
}

/** What a bot works out of a board once, before it looks at any view. */
export interface Terrain {
  readonly game: BoardGame;
  /** Place by place: where routes lead from there. */
  readonly steps: readonly (readonly Step[])[];
  /** Route by route: the technologies it asks for, as bits. */
  readonly needs: readonly number[];
  /** What bars a claim and cannot be bought away. */
  readonly lasting: readonly ClaimCondition[];
}

/** A board as a seat sees it now. */
export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly terrain: Terrain;
}

export function isBoardGame(game: Game): game is BoardGame {
  return 'board' in game && 'at' in game && 'rules' in game;
}

export function terrainOf(game: BoardGame): Terrain {
  const { board, at, rules } = game;
  const steps: Step[][] = board.places.map(() => []);
  for (const route of board.routes) {
    steps[route.a]?.push({ route, to: route.b });
    steps[route.b]?.push({ route, to: route.a });
  }
  // A table where nobody holds anything: what then bars a route for want of technologies says which it needs.
  const bare = game.blank();
  const conditions = rules.conditions.map((piece) => piece(at));
  const needs = board.routes.map((route) => {
    let bits = 0;
    for (const condition of conditions) {
      if (condition.bars(bare, 0, route)) for (const one of asksFor(condition, bare, route)) bits |= 1 << one;
    }
    return bits;
  });
  const lasting = conditions.filter((condition) =>
    board.routes.every((route) => !condition.bars(bare, 0, route) || asksFor(condition, bare, route).length === 0),
  );
  return { game, steps, needs, lasting };
}

function asksFor(condition: ClaimCondition, view: View, route: Route): readonly number[] {
  const why = condition.why(view, 0, route);
  return why.code === 'needsTechnologies' ? why.facts.technologies : [];
}

export function isMine({ view, seat, terrain }: Outlook, route: Route): boolean {
  return ((look(view, terrain.game.at.holders + route.number) >> seat) & 1) === 1;
}

/** Could the seat still claim the route, if it had the cards and the technologies? */
export function isOpen({ view, seat, terrain }: Outlook, route: Route): boolean {
  if (look(view, terrain.game.at.holders + route.number) !== 0) return false;
  for (const condition of terrain.lasting) if (condition.bars(view, seat, route)) return false;
  return true;
}

/** The technologies the route needs and the seat has not, as bits. */
export function missingFor({ view, seat, terrain }: Outlook, route: Route): number {
  const need = look(terrain.needs, route.number);
  return need === 0 ? 0 : need & ~look(view, terrain.game.at.technologies + seat);
}

/** What technologies cost, in wilds. */
export function priceOf(technologies: number, { game }: Terrain): number {
  let price = 0;
  for (const [number, { price: one }] of (game.rules.technologies?.list ?? []).entries()) {
    if ((technologies >> number) & 1) price += one;
  }
  return price;
}
