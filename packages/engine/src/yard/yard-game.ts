import { askedOf, awaiting } from '../kernel/asking.ts';
import type { Game, Ruling } from '../kernel/game.ts';
import { naming } from '../kernel/naming.ts';
import { Play } from '../kernel/play.ts';
import type { State } from '../kernel/state.ts';
import type { YardAction } from './actions.ts';
import { deal } from './begin.ts';
import { carryOut } from './carry-out.ts';
import { describe } from './describe.ts';
import type { YardEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { house as houseOf } from './house.ts';
import { imagine } from './imagine.ts';
import { explain, offers } from './law.ts';
import type { YardLayout } from './layout.ts';
import { questionKind } from './questions.ts';
import type { YardRules } from './rules.ts';
import { score } from './scoring/score.ts';
import type { Yard } from './yard.ts';

/** A yard game also shows its rules, its tickets and how its states are laid out: bots plan with them, tests set tables up. */
export interface YardGame extends Game<YardAction, YardEvent> {
  readonly rules: YardRules;
  readonly yard: Yard;
  readonly at: YardLayout;
}

/** Puts a yard game together from its rules. */
export function yardGame(rules: YardRules): YardGame {
  const house = houseOf(rules);
  const { at, yard } = house;
  const { facts } = rules;
  const apply = (state: State, event: YardEvent): void => evolve(state, event, at);

  return {
    rules,
    yard,
    at,
    id: facts.id,
    seats: facts.seats,
    naming: naming({
      cards: [...facts.deck.colours, 'wild'],
      routes: [],
      tickets: yard.tickets.map(({ id }) => id),
      technologies: [],
      places: facts.places.map(({ id }) => id),
    }),
    begin(seats, chance) {
      if (!Number.isInteger(seats) || seats < facts.seats.min || seats > facts.seats.max) {
        throw new RangeError(`${facts.id} is for ${facts.seats.min} to ${facts.seats.max} seats, not ${seats}`);
      }
      const table = new Play(at.row.blank(), chance, apply);
      deal(table, seats, house);
      return { state: table.state, events: table.events };
    },
    play(state, seat, action, chance): Ruling<YardEvent> {
      const rejection = explain(state, seat, action, house);
      if (rejection) return { ok: false, rejection };
      const table = new Play(state, chance, apply);
      carryOut(table, seat, action, house);
      return { ok: true, events: table.events };
    },
    blank: () => at.row.blank(),
    evolve: apply,
    copy: (view) => view.slice(),
    veil: (view, viewer) => at.row.veil(view, viewer),
    cover: (state, viewer) => at.row.cover(state, viewer),
    imagine: (view, chance) => imagine(view, chance, house),
    offers: (view, seat) => offers(view, seat, house),
    explain: (view, seat, action) => explain(view, seat, action, house),
    awaiting: (view) => awaiting(view, at),
    asked(view, seat) {
      const kind = questionKind(askedOf(view, seat, at));
      return kind && { kind, number: view[at.askedNumber + seat] };
    },
    score: (view) => score(view, house),
    describe: (view) => describe(view, house),
  };
}
