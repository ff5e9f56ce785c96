import {
  type Bits,
  type BoardEvent,
  type BoardGame,
  type Cards,
  countOf,
  deckCount,
  exchangeWithDeck,
  exchangeWithHand,
  type GameEvent,
  heldOfKind,
  kindCount,
  type State,
  seatCount,
  wildKind,
  type YardEvent,
  type YardGame,
} from '@branchline/engine';

/**
 * What everybody has seen go into the hands of others: cards of the market, wilds given, and what came back from a tunnel. A
 * player with a good memory knows them until they are laid. Without a history nothing is known.
 */
export class KnownHands {
  readonly #game: BoardGame | YardGame;
  readonly #seat: number;
  /** Seat by seat, kind by kind. */
  readonly #known: Int32Array;

  constructor(history: readonly GameEvent[] | undefined, seat: number, game: BoardGame | YardGame) {
    this.#game = game;
    this.#seat = seat;
    this.#known = new Int32Array(game.seats.max * kindCount(game));
    for (const event of (history ?? []) as readonly (BoardEvent | YardEvent)[]) this.#see(event);
  }

  #see(event: BoardEvent | YardEvent): void {
    const kinds = kindCount(this.#game);
    switch (event.type) {
      case 'cardTaken':
        this.#known[event.seat * kinds + event.card]++;
        return;
      case 'wildGiven':
        this.#known[event.seat * kinds + wildKind(this.#game)]++;
        return;
      case 'cardsLaid':
      case 'extraLaid':
      case 'technologyBought':
      case 'rowLaid':
        return this.#move(event.seat, event.cards, -1);
      case 'laidTakenBack':
        return this.#move(event.seat, event.cards, 1);
    }
  }

  /** What is paid may as well be what was known: below nothing no hand is known. */
  #move(seat: number, cards: Cards, sign: 1 | -1): void {
    const kinds = kindCount(this.#game);
    for (let kind = 0; kind < kinds; kind++) {
      const place = seat * kinds + kind;
      this.#known[place] = Math.max(0, this.#known[place] + sign * countOf(cards, kind));
    }
  }

  /** Determinisation: exchanges cards of imagined hands with the imagined deck until the hands of others hold what they are known to. */
  deal(state: State, bits: Bits): void {
    const game = this.#game;
    const kinds = kindCount(game);
    for (let other = 0; other < seatCount(game, state); other++) {
      if (other === this.#seat) continue;
      for (let kind = 0; kind < kinds; kind++) {
        while (heldOfKind(game, state, other, kind) < this.#known[other * kinds + kind]) {
          if (!this.#exchange(state, other, kind, bits)) break;
        }
      }
    }
  }

  #exchange(state: State, seat: number, wanted: number, bits: Bits): boolean {
    const game = this.#game;
    const had = this.#spare(state, seat, bits);
    if (had < 0) return false;
    const cards = deckCount(game, state);
    if (cards > 0 && exchangeWithDeck(game, state, seat, { had, wanted, from: bits() % cards })) return true;
    const other = this.#other(state, seat, wanted);
    if (other < 0) return false;
    exchangeWithHand(game, state, seat, { had, wanted, other });
    return true;
  }

  /** The card may have been imagined in a hand that is not known to hold it; below zero if there is none. */
  #other(state: State, seat: number, wanted: number): number {
    for (let other = 0; other < seatCount(this.#game, state); other++) {
      if (other !== seat && other !== this.#seat && this.#loose(state, other, wanted) > 0) return other;
    }
    return -1;
  }

  /** Cards of a kind that are only imagined in a hand. */
  #loose(state: State, seat: number, kind: number): number {
    const game = this.#game;
    return Math.max(0, heldOfKind(game, state, seat, kind) - this.#known[seat * kindCount(game) + kind]);
  }

  /** One of the cards that are only imagined in a hand, each as likely as any other; below zero if there is none. */
  #spare(state: State, seat: number, bits: Bits): number {
    const kinds = kindCount(this.#game);
    let all = 0;
    for (let kind = 0; kind < kinds; kind++) all += this.#loose(state, seat, kind);
    if (all === 0) return -1;
    let left = bits() % all;
    for (let kind = 0; kind < kinds; kind++) {
      left -= this.#loose(state, seat, kind);
      if (left < 0) return kind;
    }
    return -1;
  }
}
