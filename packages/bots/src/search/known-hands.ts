import {
  type Bits,
  type BoardEvent,
  type BoardGame,
  type Cards,
  countOf,
  type GameEvent,
  type State,
  type YardEvent,
  type YardGame,
} from '@branchline/engine';

/**
 * What everybody has seen go into the hands of others: cards of the market, wilds given, and what came back from a tunnel. A
 * player with a good memory knows them until they are laid. Without a history nothing is known.
 */
export class KnownHands {
  readonly #at: (BoardGame | YardGame)['at'];
  readonly #seat: number;
  /** Seat by seat, kind by kind. */
  readonly #known: Int32Array;

  constructor(history: readonly GameEvent[] | undefined, seat: number, { at, seats }: BoardGame | YardGame) {
    this.#at = at;
    this.#seat = seat;
    this.#known = new Int32Array(seats.max * at.kinds);
    for (const event of (history ?? []) as readonly (BoardEvent | YardEvent)[]) this.#see(event);
  }

  #see(event: BoardEvent | YardEvent): void {
    const { kinds, wild } = this.#at;
    switch (event.type) {
      case 'cardTaken':
        this.#known[event.seat * kinds + event.card]++;
        return;
      case 'wildGiven':
        this.#known[event.seat * kinds + wild]++;
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
    const { kinds } = this.#at;
    for (let kind = 0; kind < kinds; kind++) {
      const place = seat * kinds + kind;
      this.#known[place] = Math.max(0, this.#known[place] + sign * countOf(cards, kind));
    }
  }

  /** Exchanges cards of imagined hands with the imagined deck until the hands of others hold what they are known to. */
  deal(state: State, bits: Bits): void {
    const at = this.#at;
    for (let other = 0; other < state[at.seats]; other++) {
      if (other === this.#seat) continue;
      for (let kind = 0; kind < at.kinds; kind++) {
        while (state[at.hand + other * at.kinds + kind] < this.#known[other * at.kinds + kind]) {
          if (!this.#exchange(state, other, kind, bits)) break;
        }
      }
    }
  }

  #exchange(state: State, seat: number, wanted: number, bits: Bits): boolean {
    const at = this.#at;
    const spare = this.#spare(state, seat, bits);
    if (spare < 0) return false;
    if (!this.#fromDeck(state, wanted, spare, bits) && !this.#fromOther(state, seat, wanted, spare)) return false;
    state[at.hand + seat * at.kinds + spare]--;
    state[at.hand + seat * at.kinds + wanted]++;
    return true;
  }

  #fromDeck(state: State, wanted: number, spare: number, bits: Bits): boolean {
    const at = this.#at;
    const cards = state[at.deckCount];
    if (cards === 0) return false;
    const start = bits() % cards;
    for (let step = 0; step < cards; step++) {
      const place = at.deck + ((start + step) % cards);
      if (state[place] !== wanted) continue;
      state[place] = spare;
      return true;
    }
    return false;
  }

  /** The card may have been imagined in a hand that is not known to hold it. */
  #fromOther(state: State, seat: number, wanted: number, spare: number): boolean {
    const at = this.#at;
    for (let other = 0; other < state[at.seats]; other++) {
      if (other === seat || other === this.#seat) continue;
      const place = other * at.kinds + wanted;
      if (state[at.hand + place] <= this.#known[place]) continue;
      state[at.hand + place]--;
      state[at.hand + other * at.kinds + spare]++;
      return true;
    }
    return false;
  }

  /** One of the cards that are only imagined in a hand, each as likely as any other; below zero if there is none. */
  #spare(state: State, seat: number, bits: Bits): number {
    const at = this.#at;
    const loose = (kind: number): number => {
      return Math.max(0, state[at.hand + seat * at.kinds + kind] - this.#known[seat * at.kinds + kind]);
    };
    let all = 0;
    for (let kind = 0; kind < at.kinds; kind++) all += loose(kind);
    if (all === 0) return -1;
    let left = bits() % all;
    for (let kind = 0; kind < at.kinds; kind++) {
      left -= loose(kind);
      if (left < 0) return kind;
    }
    return -1;
  }
}
