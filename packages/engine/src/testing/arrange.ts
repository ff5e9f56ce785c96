import type { DeckFacts, SupplyLayout } from '../cards/supply.ts';
import type { AskedLayout } from '../kernel/asking.ts';
import { fastChance } from '../kernel/fast-chance.ts';
import type { Naming } from '../kernel/naming.ts';
import type { State } from '../kernel/state.ts';
import type { TicketLayout } from '../tickets/ticket-layout.ts';
import { addTicket } from '../tickets/ticket-set.ts';

/** Where the cards of a test lie. What is not said is dealt as usual; names, not numbers. */
export interface CardSetting {
  readonly hands?: readonly (readonly string[])[];
  readonly market?: readonly (string | undefined)[];
  /** The top of the deck, in the order drawn. */
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  /** Where the cards not named lie: under the deck, or left out of the test altogether. */
  readonly otherCards?: 'underDeck' | 'leftOut';
}

/** Whose tickets are which. */
export interface TicketSetting {
  readonly tickets?: readonly (readonly string[])[];
  /** The top of the ticket pile, in the order drawn; given, it is the whole pile. */
  readonly ticketPile?: readonly string[];
}

interface Dealer {
  readonly at: SupplyLayout & TicketLayout & AskedLayout & { readonly maxSeats: number };
  readonly rules: { readonly facts: { readonly deck: DeckFacts } };
  readonly naming: Naming;
}

/** Takes a card out of the box by its name. */
export type UseCard = (name: string) => number;

/** Puts every card where the setting wants it; `first` takes what else it needs out of the box. */
export function arrangeCards(game: Dealer, state: State, setting: CardSetting, first?: (use: UseCard) => void): void {
  const { at, rules, naming } = game;
  const { hands, market, deck, discards } = setting;
  if (!hands && !market && !deck && !discards && !setting.otherCards && !first) return;
  const { perColour, wilds } = rules.facts.deck;
  const left = Array.from({ length: at.kinds }, (_, kind) => (kind === at.wild ? wilds : perColour));
  const use: UseCard = (name) => {
    const kind = naming.names.cards.indexOf(name);
    if (kind < 0 || left[kind] === 0) throw new Error(`no ${name} left to put there`);
    left[kind]--;
    return kind;
  };
  first?.(use);
  state.fill(0, at.hand, at.hand + at.maxSeats * at.kinds);
  state.fill(0, at.handCount, at.handCount + at.maxSeats);
  for (const [seat, names] of (hands ?? []).entries()) {
    for (const name of names) state[at.hand + seat * at.kinds + use(name)]++;
    state[at.handCount + seat] = names.length;
  }
  const top = (deck ?? []).map(use).reverse();
  for (let place = 0; place < at.places; place++) {
    const name = market ? market[place] : naming.card(cheapest(left, at.wild));
    state[at.market + place] = name === undefined ? 0 : use(name) + 1;
  }
  state.fill(0, at.discards, at.discards + at.kinds);
  for (const name of discards ?? []) state[at.discards + use(name)]++;
  state[at.discardCount] = discards?.length ?? 0;
  const under =
    setting.otherCards === 'leftOut' ? [] : left.flatMap((count, kind) => new Array<number>(count).fill(kind));
  fastChance(3, 0).shuffle(under);
  state.fill(0, at.deck, at.deck + at.total);
  for (const [place, kind] of [...under, ...top].entries()) state[at.deck + place] = kind;
  state[at.deckCount] = under.length + top.length;
}

/** A market nobody told about: the colours there are most of, never a wild. */
function cheapest(left: readonly number[], wild: number): number {
  const colours = left.slice(0, wild);
  return colours.indexOf(Math.max(...colours));
}

/** Puts every ticket where the setting wants it; those in `elsewhere` are somewhere else. */
export function arrangeTickets(
  game: Dealer,
  state: State,
  setting: TicketSetting,
  elsewhere: readonly number[] = [],
): void {
  const { at, naming } = game;
  const unused = new Set(naming.names.tickets.map((_, ticket) => ticket));
  for (const ticket of elsewhere) unused.delete(ticket);
  state.fill(0, at.tickets, at.tickets + at.maxSeats * at.ticketWords);
  for (let seat = 0; seat < state[at.seats]; seat++) {
    const tickets = (setting.tickets?.[seat] ?? []).map((name) => ticketNumber(name, naming));
    for (const ticket of tickets) {
      addTicket(state, at.tickets + seat * at.ticketWords, ticket);
      unused.delete(ticket);
    }
    state[at.ticketCount + seat] = tickets.length;
  }
  const pile = setting.ticketPile?.map((name) => ticketNumber(name, naming)) ?? [...unused];
  state.fill(0, at.ticketPile, at.ticketPile + at.ticketTotal);
  state.fill(0, at.box, at.box + at.ticketWords);
  for (const [place, ticket] of [...pile].reverse().entries()) state[at.ticketPile + place] = ticket;
  for (const ticket of unused) if (!pile.includes(ticket)) addTicket(state, at.box, ticket);
  state[at.pileCount] = pile.length;
}

export function ticketNumber(name: string, { names }: Naming): number {
  const found = names.tickets.indexOf(name);
  if (found < 0) throw new Error(`no ticket ${name}`);
  return found;
}
