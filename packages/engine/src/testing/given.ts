import type { BoardAction } from '../board/actions.ts';
import type { BoardGame } from '../board/board-game.ts';
import type { BoardEvent } from '../board/events.ts';
import { allowed } from '../board/questions.ts';
import type { Chance } from '../kernel/chance.ts';
import { fastChance } from '../kernel/fast-chance.ts';
import type { ScoreSheet } from '../kernel/score-sheet.ts';
import type { Seat } from '../kernel/seat.ts';
import type { State } from '../kernel/state.ts';
import { addTicket, ticketsIn } from '../tickets/ticket-set.ts';

/** How a table stands before the move a test is about. What is not said is dealt as usual; names, not numbers. */
export interface Setting {
  readonly seats?: number;
  /** Whose turn it is; seat 0 unless told. */
  readonly turn?: Seat;
  readonly hands?: readonly (readonly string[])[];
  readonly market?: readonly (string | undefined)[];
  /** The top of the deck, in the order drawn. */
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  /** Where the cards not named lie: under the deck, or left out of the test altogether. */
  readonly otherCards?: 'underDeck' | 'leftOut';
  readonly tickets?: readonly (readonly string[])[];
  /** The top of the ticket pile, in the order drawn; given, it is the whole pile. */
  readonly ticketPile?: readonly string[];
  readonly pieces?: readonly number[];
  readonly points?: readonly number[];
  readonly routes?: Readonly<Record<string, readonly Seat[]>>;
  readonly technologies?: readonly (readonly string[])[];
  /** Turns left, if the last round has begun. */
  readonly lastTurns?: number;
  readonly chance?: Chance;
}

/** An action by names, as clients send it. */
export interface NamedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type Named = Record<string, unknown>;

/** A table under test. */
export interface TestTable {
  readonly state: State;
  readonly game: BoardGame;
  /** Plays the action, which must be legal, and answers the events by name. */
  when(seat: Seat, action: NamedAction): readonly Named[];
  /** Tries the action, which must be refused without any change, and answers the rejection with names in its facts. */
  refused(seat: Seat, action: NamedAction): Named & { readonly code: string; readonly rule: string };
  asked(seat: Seat): Named | undefined;
  offers(seat: Seat): readonly Named[];
  hand(seat: Seat): readonly string[];
  market(): readonly (string | undefined)[];
  tickets(seat: Seat): readonly string[];
  score(): ScoreSheet;
}

/** Deals as usual, has every seat keep all its tickets, then puts things where the test wants them. */
export function given(game: BoardGame, setting: Setting = {}): TestTable {
  const state = settled(game, setting);
  arrange(game, state, setting);
  return testTable(game, state, setting.chance);
}

/** A table at the very beginning, with the dealt tickets still to be chosen. */
export function dealt(
  game: BoardGame,
  seats: number,
  chance: Chance = fastChance(1, 0),
): TestTable & { readonly events: readonly Named[] } {
  const { state, events } = game.begin(seats, chance);
  return { ...testTable(game, state, chance), events: events.map((event) => game.naming.named(event)) };
}

function settled(game: BoardGame, { seats = 2, turn = 0 }: Setting): State {
  const { state } = game.begin(seats, fastChance(7, 0));
  for (let seat = 0; seat < seats; seat++) {
    if (seat === seats - 1) state[game.at.turn] = turn;
    const all = game.offers(state, seat)[0];
    game.play(state, seat, all, fastChance(7, 1));
  }
  return state;
}

function arrange(game: BoardGame, state: State, setting: Setting): void {
  const { at, naming } = game;
  const card = (name: string): number => naming.names.cards.indexOf(name);
  arrangeCards(game, state, setting, card);
  if (setting.tickets || setting.ticketPile) arrangeTickets(game, state, setting);
  for (const [seat, pieces] of (setting.pieces ?? []).entries()) state[at.pieces + seat] = pieces;
  for (const [seat, points] of (setting.points ?? []).entries()) state[at.points + seat] = points;
  for (const [route, holders] of Object.entries(setting.routes ?? {})) {
    const number = naming.names.routes.indexOf(route);
    if (number < 0) throw new Error(`no route ${route}`);
    state[at.holders + number] = holders.reduce((bits, seat) => bits | (1 << seat), 0);
  }
  for (const [seat, names] of (setting.technologies ?? []).entries()) {
    for (const name of names) {
      const technology = naming.names.technologies.indexOf(name);
      if (technology < 0) throw new Error(`no technology ${name}`);
      state[at.technologies + seat] |= 1 << technology;
      state[at.stock + technology]--;
    }
  }
  if (setting.lastTurns !== undefined) state[at.lastTurns] = setting.lastTurns;
}

function arrangeCards(game: BoardGame, state: State, setting: Setting, card: (name: string) => number): void {
  const { at, rules } = game;
  const { hands, market, deck, discards } = setting;
  if (!hands && !market && !deck && !discards && !setting.otherCards) return;
  const { perColour, wilds } = rules.facts.deck;
  const left = Array.from({ length: at.kinds }, (_, kind) => (kind === at.wild ? wilds : perColour));
  const use = (name: string): number => {
    const kind = card(name);
    if (kind < 0 || left[kind] === 0) throw new Error(`no ${name} left to put there`);
    left[kind]--;
    return kind;
  };
  state.fill(0, at.hand, at.hand + at.maxSeats * at.kinds);
  state.fill(0, at.handCount, at.handCount + at.maxSeats);
  for (const [seat, names] of (hands ?? []).entries()) {
    for (const name of names) state[at.hand + seat * at.kinds + use(name)]++;
    state[at.handCount + seat] = names.length;
  }
  const top = (deck ?? []).map(use).reverse();
  for (let place = 0; place < at.places; place++) {
    const name = market ? market[place] : cheapest(left, game);
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
function cheapest(left: readonly number[], { at, naming }: BoardGame): string {
  const colours = left.slice(0, at.wild);
  return naming.card(colours.indexOf(Math.max(...colours)));
}

function arrangeTickets(game: BoardGame, state: State, setting: Setting): void {
  const { at, naming } = game;
  const number = (name: string): number => {
    const found = naming.names.tickets.indexOf(name);
    if (found < 0) throw new Error(`no ticket ${name}`);
    return found;
  };
  const unused = new Set(naming.names.tickets.map((_, ticket) => ticket));
  state.fill(0, at.tickets, at.tickets + at.maxSeats * at.ticketWords);
  for (let seat = 0; seat < state[at.seats]; seat++) {
    const names = setting.tickets?.[seat] ?? [];
    for (const name of names) {
      addTicket(state, at.tickets + seat * at.ticketWords, number(name));
      unused.delete(number(name));
    }
    state[at.ticketCount + seat] = names.length;
  }
  const pile = setting.ticketPile?.map(number) ?? [...unused];
  state.fill(0, at.ticketPile, at.ticketPile + at.ticketTotal);
  state.fill(0, at.box, at.box + at.ticketWords);
  for (const [place, ticket] of [...pile].reverse().entries()) state[at.ticketPile + place] = ticket;
  for (const ticket of unused) if (!pile.includes(ticket)) addTicket(state, at.box, ticket);
  state[at.pileCount] = pile.length;
}

function testTable(game: BoardGame, state: State, chance: Chance = fastChance(5, 0)): TestTable {
  const { at, naming } = game;
  const read = (action: NamedAction): BoardAction => naming.numbered<BoardAction>(action);
  return {
    state,
    game,
    when(seat, action) {
      const ruling = game.play(state, seat, read(action), chance);
      if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(ruling.rejection)}`);
      return ruling.events.map((event: BoardEvent) => naming.named(event));
    },
    refused(seat, action) {
      const before = state.slice();
      const ruling = game.play(state, seat, read(action), chance);
      if (ruling.ok) throw new Error(`not refused: ${JSON.stringify(action)}`);
      if (JSON.stringify(before) !== JSON.stringify(state)) throw new Error('a refused action changed the table');
      const { code, rule, facts } = ruling.rejection;
      return { code, rule, ...naming.named(facts) };
    },
    asked(seat) {
      const asked = game.asked(state, seat);
      if (asked === undefined) return undefined;
      switch (asked.kind) {
        case 'turn':
          return { ...asked, allows: allowed(state[at.allows]), routesLeft: state[at.routesLeft] };
        case 'keepTickets':
          return { ...asked, atLeast: state[at.atLeast], offered: game.describe(state).players[seat].offered.items };
        case 'payTunnel':
          return { ...asked, extra: state[at.extra], colour: naming.card(state[at.laidColour]) };
        default:
          return { ...asked };
      }
    },
    offers: (seat) => game.offers(state, seat).map((action) => naming.named(action)),
    hand: (seat) => game.describe(state).players[seat].hand.items ?? [],
    market: () => game.describe(state).market,
    tickets: (seat) =>
      ticketsIn(state, at.tickets + seat * at.ticketWords, at.ticketTotal).map(
        (ticket) => naming.names.tickets[ticket],
      ),
    score: () => game.score(state),
  };
}
