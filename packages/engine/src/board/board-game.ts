import { createGame } from '../kernel/create-game.ts';
import type { Game } from '../kernel/game.ts';
import { naming } from '../kernel/naming.ts';
import type { Rejection } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { BoardAction, ClaimRoute } from './actions.ts';
import { deal } from './begin.ts';
import type { Board } from './board.ts';
import { carryOut } from './carry-out.ts';
import { claimable, explainClaim } from './claim-route.ts';
import { type BoardContext, boardContext } from './context.ts';
import { describe } from './describe.ts';
import type { BoardEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { explain, offers } from './law.ts';
import type { BoardLayout } from './layout.ts';
import { questionKind } from './questions.ts';
import { type RouteBars, routeBars } from './route-bars.ts';
import { givesGroups, type RouteNeeds, routeNeeds } from './route-needs.ts';
import type { BoardRules } from './rules.ts';
import { score } from './score.ts';

/** A board game also shows its rules, its board and how its states are laid out: bots plan with them, tests set tables up. */
export interface BoardGame extends Game<BoardAction, BoardEvent> {
  readonly family: 'board';
  readonly rules: BoardRules;
  readonly board: Board;
  readonly at: BoardLayout;
  /** What stands between a seat and a route besides cards. */
  readonly routeBars: RouteBars;
  /** What a seat could claim of the free routes, were it its turn: each sensible way to pay for each. */
  claimable(view: View, seat: Seat): readonly ClaimRoute[];
  /** Why a seat could not make this claim, were it its turn; nothing, if it could. */
  explainClaim(view: View, seat: Seat, claim: ClaimRoute): Rejection | undefined;
  /** What a route would cost a seat now, and how much of that is in its hand. */
  routeNeeds(view: View, seat: Seat, route: number): RouteNeeds;
  /** Does this claim give several cards of any kind for a wild? */
  givesGroups(view: View, seat: Seat, claim: ClaimRoute): boolean;
}

export function isBoardGame(game: Game): game is BoardGame {
  return game.family === 'board';
}

/** Puts a board game together from its rules; `tuned` is for bots. */
export function boardGame(rules: BoardRules, tuned?: object): BoardGame {
  const context = boardContext(rules);
  const { at, board } = context;
  const { facts } = rules;
  const names = naming({
    cards: [...facts.deck.colours, 'wild'],
    routes: board.routes.map(({ id }) => id),
    tickets: board.tickets.map(({ id }) => id),
    technologies: rules.technologies?.list.map(({ id }) => id) ?? [],
    places: board.places.map(({ id }) => id),
  });
  const game = createGame<BoardAction, BoardEvent, BoardContext>({
    id: facts.id,
    family: 'board',
    seats: facts.seats,
    naming: names,
    context,
    at,
    evolve: (state, event) => evolve(state, event, at),
    deal,
    carryOut,
    imagine,
    offers,
    explain,
    questionKind,
    score,
    describe,
  });
  // What is read most stands before the spread: what comes after it is one step further away.
  return {
    rules,
    board,
    at,
    routeBars: routeBars(rules, at),
    ...game,
    family: 'board',
    tuned,
    claimable: (view, seat) => claimable(view, seat, context),
    explainClaim: (view, seat, claim) => explainClaim(view, seat, claim, context),
    routeNeeds: (view, seat, route) => routeNeeds(view, seat, route, context),
    givesGroups: (view, seat, claim) => givesGroups(view, seat, claim, context),
  };
}
