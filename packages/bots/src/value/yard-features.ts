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
import type { YardMind } from '../yard/yard-planner.ts';
import type { Sight } from './value-model.ts';

/**
 * What can be said of a seat in the card game: what its tickets bring and ask for, what track and yard lack of that (`missing`)
 * and what the hand lacks as well (`wanting`); the points of tickets as far as nothing lacks of their colours (`near`: what two
 * tickets ask for and is there once counts for neither); cards on track and in the yard (`moved`), those in the yard, rows of it
 * that are soon robbed (`short`), and what it has in the hand, with the turns that it takes to lay it (`unload`).
 */
const ASPECTS = [
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
] as const;

/** A row of no more cards than this is soon robbed. */
const SHORT = 2;

/** Looks at a state of the card game from every seat. */
export class YardSight implements Sight {
  readonly aspects: Sight['aspects'] = ASPECTS;
  readonly #mind: YardMind;

  constructor(mind: YardMind) {
    this.#mind = mind;
  }

  /** The share of all cards that have left the deck; with four players, of both decks (CG-62). */
  progress(state: State): number {
    const { game } = this.#mind;
    const gone = 1 - deckCount(game, state) / cardTotal(game);
    if (seatCount(game, state) !== game.rules.facts.secondDeck.seats) return gone;
    return (deckNumber(game, state) - 1 + gone) / 2;
  }

  look(state: State, mover: Seat): number[][] {
    const { game } = this.#mind;
    const seats = seatCount(game, state);
    return Array.from({ length: seats }, (_, seat) => [
      pointsOf(game, state, seat),
      ...this.#tickets(state, seat),
      ...this.#yard(state, seat),
      handCount(game, state, seat),
      heldOfKind(game, state, seat, wildKind(game)),
      this.#mind.turnsToUnload(state, seat),
      ticketCount(game, state, seat),
      (seat - mover + seats) % seats,
    ]);
  }

  #tickets(state: State, seat: Seat): number[] {
    const mind = this.#mind;
    const { game } = mind;
    const wild = wildKind(game);
    mind.look(state, seat);
    let missing = 0;
    let wanting = -heldOfKind(game, state, seat, wild);
    for (let colour = 0; colour < wild; colour++) {
      missing += Math.max(0, mind.need[colour]);
      wanting += Math.max(0, mind.need[colour] - heldOfKind(game, state, seat, colour));
    }
    let worth = 0;
    let near = 0;
    for (const ticket of ticketsHeld(game, state, seat)) {
      const { points, needs } = game.yard.tickets[ticket];
      worth += points;
      let there = 0;
      let all = 0;
      for (let colour = 0; colour < wild; colour++) {
        there += Math.max(0, needs[colour] - Math.max(0, mind.need[colour]));
        all += needs[colour];
      }
      near += (points * there) / Math.max(1, all);
    }
    return [worth, mind.load, missing, Math.max(0, wanting), near, mind.moved];
  }

  #yard(state: State, seat: Seat): number[] {
    const { game } = this.#mind;
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
