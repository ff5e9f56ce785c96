import {
  cardsOfKind,
  cardTotal,
  countOf,
  deckCount,
  deckNumber,
  handCount,
  heldOfKind,
  isLastRound,
  kindCount,
  type LayCards,
  onTrackCount,
  onTrackOfKind,
  rowCards,
  rowOwner,
  rowWilds,
  seatCount,
  ticketPileCount,
  ticketsHeld,
  type View,
  wildKind,
  type YardAction,
  type YardGame,
} from '@branchline/engine';
import { TAKE_DECK, takeCard } from './take-card.ts';
import type { YardWeights } from './weights.ts';

const DRAW_TICKETS: YardAction = { type: 'drawTickets' };
/** How likely a row of this length is robbed before its owner's next turn. */
const ROBBED = [0, 0.16, 0.12, 0.06, 0.03, 0.01];

/** A seat's thoughts in the card game: what its tickets still need, and what to lay, take or draw for them. */
export class YardPlanner {
  readonly game: YardGame;
  readonly weights: YardWeights;
  /** Colour by colour: what tickets ask for and neither track nor yard has; below zero there is some to spare. */
  readonly need: Float64Array;
  /** Cards the tickets ask for in all, and cards on track and in the yard. */
  load = 0;
  moved = 0;
  /** Turns after this one, as far as anybody can tell. */
  after = 0;
  readonly #wild: number;
  readonly #onTrack: Float64Array;
  readonly #singles: { colour: number; worth: number }[] = [];

  constructor(game: YardGame, weights: YardWeights) {
    this.game = game;
    this.weights = weights;
    this.#wild = wildKind(game);
    this.need = new Float64Array(kindCount(game));
    this.#onTrack = new Float64Array(kindCount(game));
  }

  act(view: View, seat: number): YardAction {
    switch (this.game.asked(view, seat)?.kind) {
      case 'keepTickets':
        return this.keep(view, seat);
      case 'completeTickets':
        return this.game.offers(view, seat)[0];
      case 'secondCard':
        this.update(view, seat);
        return takeCard(this, view, seat, true) ?? TAKE_DECK;
      default:
        return this.#turn(view, seat);
    }
  }

  /** Works out what is needed. A pile that may not be looked at is taken to be what the tickets asked for. */
  update(view: View, seat: number): void {
    const { game, need } = this;
    const wild = this.#wild;
    need.fill(0);
    this.load = 0;
    for (const ticket of ticketsHeld(game, view, seat)) {
      const { needs } = game.yard.tickets[ticket];
      for (let colour = 0; colour < wild; colour++) {
        need[colour] += needs[colour];
        this.load += needs[colour];
      }
    }
    this.moved = onTrackCount(game, view, seat);
    this.#readTrack(view, seat);
    for (let colour = 0; colour < wild; colour++) {
      need[colour] -= this.#onTrack[colour];
      if (rowOwner(game, view, colour) !== seat) continue;
      need[colour] -= rowCards(game, view, colour);
      need[wild] -= rowWilds(game, view, colour);
      this.moved += rowCards(game, view, colour) + rowWilds(game, view, colour);
    }
    need[wild] -= this.#onTrack[wild];
    this.#useWilds();
  }

  #readTrack(view: View, seat: number): void {
    const { game } = this;
    const track = this.#onTrack;
    let known = 0;
    for (let kind = 0; kind < track.length; kind++) {
      track[kind] = onTrackOfKind(game, view, seat, kind);
      known += track[kind];
    }
    const count = onTrackCount(game, view, seat);
    if (known === count) return;
    const share = Math.min(1, count / Math.max(1, this.load));
    for (let colour = 0; colour < this.#wild; colour++) track[colour] = this.need[colour] * share * 0.85;
  }

  /** Wilds on track fill the greatest needs. */
  #useWilds(): void {
    const wild = this.#wild;
    for (let left = -this.need[wild]; left >= 1; left--) {
      let most = 0;
      for (let colour = 1; colour < wild; colour++) if (this.need[colour] > this.need[most]) most = colour;
      this.need[most]--;
    }
  }

  /** Turns after this one. */
  turnsAfter(view: View): number {
    const { game } = this;
    if (isLastRound(game, view)) return 0;
    return deckCount(game, view) / (this.weights.pace * seatCount(game, view)) + 1;
  }

  #turn(view: View, seat: number): YardAction {
    const { game } = this;
    this.update(view, seat);
    this.after = this.turnsAfter(view);
    const { after } = this;
    const { action: best, worth: most } = this.#bestSet(view, seat);
    const { weights } = this;
    const full = Math.max(0, handCount(game, view, seat) - weights.full) * weights.press;
    const late = Math.max(0, this.turnsToUnload(view, seat) + weights.haste - after) * weights.hurry;
    if (best && most >= weights.lay - full - late) return best;
    if (ticketPileCount(game, view) > 0 && this.room(view, seat) >= weights.draw) return DRAW_TICKETS;
    return takeCard(this, view, seat, false) ?? (most > 0 && best ? best : game.offers(view, seat)[0]);
  }

  /** Turns it takes to lay all that the hand holds, and for the longest row to leave the yard. */
  turnsToUnload(view: View, seat: number): number {
    const { game } = this;
    let rows = 0;
    let singles = 0;
    let longest = 0;
    for (let colour = 0; colour < this.#wild; colour++) {
      const held = heldOfKind(game, view, seat, colour);
      if (held > 1) rows++;
      else singles += held;
      if (held > longest) longest = held;
    }
    return rows + singles / 3 + longest / 2;
  }

  /** The set that brings most: of each colour all there is, with wilds where they help; or the three best colours. */
  #bestSet(view: View, seat: number): { readonly action?: LayCards; readonly worth: number } {
    const { game } = this;
    const wild = this.#wild;
    const wilds = heldOfKind(game, view, seat, wild);
    let cards = 0;
    let most = Number.NEGATIVE_INFINITY;
    this.#singles.length = 0;
    for (let colour = 0; colour < wild; colour++) {
      const held = heldOfKind(game, view, seat, colour);
      const owner = rowOwner(game, view, colour);
      if (held === 0 || owner === seat) continue;
      const least = owner < 0 ? 2 : rowCards(game, view, colour) + rowWilds(game, view, colour) + 1;
      if (owner < 0) this.#addSingle(colour, this.#rowValue(view, seat, colour, 1));
      for (let count = Math.max(1, least - wilds); count <= held; count++) {
        const loose = Math.max(0, least - count);
        const worth = this.#rowValue(view, seat, colour, count + loose) - this.weights.wild * loose;
        if (worth <= most) continue;
        most = worth;
        cards = cardsOfKind(colour, count) + cardsOfKind(wild, loose);
      }
    }
    const [a, b, c] = this.#singles;
    if (a && b && c && a.worth + b.worth + c.worth > most) {
      const three = cardsOfKind(a.colour, 1) + cardsOfKind(b.colour, 1) + cardsOfKind(c.colour, 1);
      return { action: { type: 'layCards', cards: three }, worth: a.worth + b.worth + c.worth };
    }
    return cards > 0 ? { action: { type: 'layCards', cards }, worth: most } : { worth: most };
  }

  /** Keeps the three best colours to lay one card of. */
  #addSingle(colour: number, worth: number): void {
    const singles = this.#singles;
    let place = singles.length;
    while (place > 0 && singles[place - 1].worth < worth) place--;
    singles.splice(place, 0, { colour, worth });
    if (singles.length > 3) singles.pop();
  }

  /** What laying these brings, in cards that help. */
  layValue({ cards }: LayCards, view: View, seat: number): number {
    const wilds = countOf(cards, this.#wild);
    let worth = -this.weights.wild * wilds;
    for (let colour = 0; colour < this.#wild; colour++) {
      const count = countOf(cards, colour);
      if (count > 0) worth += this.#rowValue(view, seat, colour, count + wilds);
    }
    return worth;
  }

  #rowValue(view: View, seat: number, colour: number, length: number): number {
    const { game, weights, need } = this;
    const moving = Math.min(length, Math.floor(this.after));
    const useful = Math.max(0, Math.min(moving, need[colour]));
    let worth = useful + weights.spare * (moving - useful) - 0.3 * (length - moving);
    worth -= weights.risk * this.#danger(length, view);
    const owner = rowOwner(game, view, colour);
    if (owner >= 0 && owner !== seat) {
      // What one of several others loses helps all the rest as well.
      const share = weights.rob / (seatCount(game, view) - 1);
      worth += share * (rowCards(game, view, colour) + 1.3 * rowWilds(game, view, colour));
    }
    return worth;
  }

  /** Cards that are lost to robbers on average, while a row of this length gets shorter. */
  #danger(length: number, view: View): number {
    let lost = 0;
    for (let cards = 1; cards <= length && cards < ROBBED.length; cards++) lost += ROBBED[cards] * cards;
    return lost * (seatCount(this.game, view) - 1);
  }

  /** CG-62: hand and open tickets will be carried over into a second deck. */
  #anotherDeck(view: View): boolean {
    const { game } = this;
    return seatCount(game, view) === game.rules.facts.secondDeck.seats && deckNumber(game, view) === 1;
  }

  /** Cards that will reach the track and no ticket asks for yet. */
  room(view: View, seat: number): number {
    const { game, weights } = this;
    const seats = seatCount(game, view);
    const deck = (deckCount(game, view) / seats) * weights.hope;
    const hand = handCount(game, view, seat) * 0.8;
    const later = this.#anotherDeck(view) ? (cardTotal(game) / seats) * weights.hope * 0.7 : 0;
    return (this.moved + hand + deck + later) * weights.fit - this.load;
  }

  keep(view: View, seat: number): YardAction {
    const offers = this.game.offers(view, seat);
    this.update(view, seat);
    let best = offers[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const offer of offers) {
      if (offer.type !== 'keepTickets') continue;
      const worth = this.keepValue(offer.tickets, view, seat);
      if (worth > most) {
        most = worth;
        best = offer;
      }
    }
    return best;
  }

  /** Points of the tickets, less what cards they take beyond those there will be; cards at hand make them likelier. */
  keepValue(tickets: readonly number[], view: View, seat: number): number {
    const { game, weights } = this;
    const { yard } = game;
    let points = 0;
    let cards = 0;
    let missing = 0;
    for (let colour = 0; colour < this.#wild; colour++) {
      let asked = 0;
      for (const ticket of tickets) asked += yard.tickets[ticket].needs[colour];
      cards += asked;
      const there = heldOfKind(game, view, seat, colour) - this.need[colour];
      missing += Math.max(0, asked - Math.max(0, there));
    }
    for (const ticket of tickets) points += yard.tickets[ticket].points;
    const over = Math.max(0, cards - this.room(view, seat));
    return points - weights.over * over - 0.3 * missing;
  }
}
