import { createGame } from '../kernel/create-game.ts';
import type { Game } from '../kernel/game.ts';
import { naming } from '../kernel/naming.ts';
import type { YardAction } from './actions.ts';
import { deal } from './begin.ts';
import { carryOut } from './carry-out.ts';
import { type YardContext, yardContext } from './context.ts';
import { describe } from './describe.ts';
import type { YardEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { imagine } from './imagine.ts';
import { explain, offers } from './law.ts';
import type { YardLayout } from './layout.ts';
import { questionKind } from './questions.ts';
import type { YardRules } from './rules.ts';
import { score } from './score.ts';
import type { Yard } from './yard.ts';

/** A yard game also shows its rules, its tickets and how its states are laid out: bots plan with them, tests set tables up. */
export interface YardGame extends Game<YardAction, YardEvent> {
  readonly family: 'yard';
  readonly rules: YardRules;
  readonly yard: Yard;
  readonly at: YardLayout;
}

/** Puts a yard game together from its rules; `tuned` is for bots. */
export function yardGame(rules: YardRules, tuned?: object): YardGame {
  const context = yardContext(rules);
  const { at, yard } = context;
  const { facts } = rules;
  const names = naming({
    cards: [...facts.deck.colours, 'wild'],
    routes: [],
    tickets: yard.tickets.map(({ id }) => id),
    technologies: [],
    places: facts.places.map(({ id }) => id),
  });
  const game = createGame<YardAction, YardEvent, YardContext>({
    id: facts.id,
    family: 'yard',
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
  return { rules, yard, at, ...game, family: 'yard', tuned };
}
