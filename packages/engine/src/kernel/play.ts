import type { Chance } from './chance.ts';
import type { State } from './state.ts';

/** Where pieces of rules put what happens. */
export interface Recorder<Event> {
  readonly state: State;
  readonly chance: Chance;
  record(event: Event): void;
}

/** One action being carried out: the state changes only by what is recorded here. */
export class Play<Event> implements Recorder<Event> {
  readonly events: Event[] = [];
  readonly state: State;
  readonly chance: Chance;
  readonly #evolve: (state: State, event: Event) => void;

  constructor(state: State, chance: Chance, evolve: (state: State, event: Event) => void) {
    this.state = state;
    this.chance = chance;
    this.#evolve = evolve;
  }

  record(event: Event): void {
    this.events.push(event);
    this.#evolve(this.state, event);
  }
}
