import {
  cardTotal,
  deckCount,
  deckNumber,
  handCount,
  heldOfKind,
  pointsOf,
  rowCards,
  rowOwner,
  rowWilds,
  type Seat,
  type State,
  seatCount,
  ticketCount,
  ticketsHeld,
  wildKind,
} from '@branchline/engine';
import type { YardPlanner } from '../yard/yard-planner.ts';
import type { Features } from './value-model.ts';

/**
 * What can be said of a seat in the card game: what its tickets bring and ask for, what track and yard lack of that (`missing`)
 * and what the hand lacks as well (`wanting`); the points of tickets as far as nothing lacks of their colours (`near`: what two
 * tickets ask for and is there once counts for neither); cards on track and in the yard (`moved`), those in the yard, rows of it
 * that are soon robbed (`short`), and what it has in the hand, with the turns that it takes to lay it (`unload`).
 */
export const YARD_FEATURES: readonly string[] = [
  'points',
  'worth',
  'load',
  'missing',
  'wanting',
  'near',
  'moved',
  'inYard',
  'rows',
  'short',
  'hand',
  'wilds',
  'unload',
  'tickets',
  'waits',
];

/** A row of no more cards than this is soon robbed. */
const SHORT = 2;

/** Looks at a state of the card game from every seat. */
export class YardFeatures implements Features {
  readonly names: Features['names'] = YARD_FEATURES;
  readonly #planner: YardPlanner;

  constructor(planner: YardPlanner) {
    this.#planner = planner;
  }

  /** The share of all cards that have left the deck; with four players, of both decks (CG-62). */
  progress(state: State): number {
    const { game } = this.#planner;
    const gone = 1 - deckCount(game, state) / cardTotal(game);
    if (seatCount(game, state) !== game.rules.facts.secondDeck.seats) return gone;
    return (deckNumber(game, state) - 1 + gone) / 2;
  }

  of(state: State, mover: Seat): number[][] {
    const { game } = this.#planner;
    const seats = seatCount(game, state);
    return Array.from({ length: seats }, (_, seat) => [
      pointsOf(game, state, seat),
      ...this.#tickets(state, seat),
      ...this.#yard(state, seat),
      handCount(game, state, seat),
      heldOfKind(game, state, seat, wildKind(game)),
      this.#planner.turnsToUnload(state, seat),
      ticketCount(game, state, seat),
      (seat - mover + seats) % seats,
    ]);
  }

  #tickets(state: State, seat: Seat): number[] {
    const planner = this.#planner;
    const { game } = planner;
    const wild = wildKind(game);
    planner.update(state, seat);
    let missing = 0;
    let wanting = -heldOfKind(game, state, seat, wild);
    for (let colour = 0; colour < wild; colour++) {
      missing += Math.max(0, planner.need[colour]);
      wanting += Math.max(0, planner.need[colour] - heldOfKind(game, state, seat, colour));
    }
    let worth = 0;
    let near = 0;
    for (const ticket of ticketsHeld(game, state, seat)) {
      const { points, needs } = game.yard.tickets[ticket];
      worth += points;
      let there = 0;
      let all = 0;
      for (let colour = 0; colour < wild; colour++) {
        there += Math.max(0, needs[colour] - Math.max(0, planner.need[colour]));
        all += needs[colour];
      }
      near += (points * there) / Math.max(1, all);
    }
    return [worth, planner.load, missing, Math.max(0, wanting), near, planner.moved];
  }

  #yard(state: State, seat: Seat): number[] {
    const { game } = this.#planner;
    const wild = wildKind(game);
    let cards = 0;
    let rows = 0;
    let short = 0;
    for (let colour = 0; colour < wild; colour++) {
      if (rowOwner(game, state, colour) !== seat) continue;
      const length = rowCards(game, state, colour) + rowWilds(game, state, colour);
      cards += length;
      rows++;
      if (length <= SHORT) short++;
    }
    return [cards, rows, short];
  }
}
