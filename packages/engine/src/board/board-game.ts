import { createGame } from '../kernel/create-game.ts';
import type { Game } from '../kernel/game.ts';
import { naming } from '../kernel/naming.ts';
import type { BoardAction } from './actions.ts';
import { deal } from './begin.ts';
import type { Board } from './board.ts';
import { carryOut } from './carry-out.ts';
import { type BoardContext, boardContext } from './context.ts';
import { describe } from './describe.ts';
import type { BoardEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { explain, offers } from './law.ts';
import type { BoardLayout } from './layout.ts';
import { questionKind } from './questions.ts';
import type { BoardRules } from './rules.ts';
import { score } from './scoring/score.ts';

/** A board game also shows its rules, its board and how its states are laid out: bots plan with them, tests set tables up. */
export interface BoardGame extends Game<BoardAction, BoardEvent> {
  readonly family: 'board';
  readonly rules: BoardRules;
  readonly board: Board;
  readonly at: BoardLayout;
}

export function isBoardGame(game: Game): game is BoardGame {
  return game.family === 'board';
}

/** Puts a board game together from its rules. */
export function boardGame(rules: BoardRules): BoardGame {
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
  return { ...game, family: 'board', rules, board, at };
}
