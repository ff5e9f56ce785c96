import {
  type Bits,
  below,
  type Chance,
  fastBits,
  type Game,
  type GameAction,
  type GameEvent,
  leastHarmful,
  type State,
  shuffleWith,
  strongChance,
  type Viewer,
} from '@branchline/engine';
import { anyOffer, anyType, hoarding } from '@branchline/engine/testing';
import type { NamedAction, NamedEvent } from '@branchline/protocol';
import { knowledge, ownDeal } from './knowledge.ts';

/** How a decision reaches the server. */
export type Way = 'person' | 'order' | 'bot' | 'clock' | 'standIn';

/** One decision of a scripted game. */
export interface ScriptStep {
  readonly seat: number;
  readonly question: number;
  readonly way: Way;
  readonly action: NamedAction;
  readonly kind: string;
  /** Of a tunnel: could the extra have been paid? */
  readonly payable: boolean;
}

/** A game from its deal to just before its end; what is shuffled at the deal is the only thing worlds differ in. */
export interface World {
  readonly shuffled: readonly (readonly number[])[];
  readonly deal: readonly NamedEvent[];
  readonly steps: readonly ScriptStep[];
  /** After the deal and after each step: the whole truth. */
  readonly states: readonly State[];
  /** At the deal and at each step: the cards that came to lie open, those of markets swept away at once too. */
  readonly opened: readonly string[];
}

export interface Casting {
  readonly game: Game;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly number[];
  /** What comes of a clock that runs out: the least harmful move (T-2), or a bot in the person's place (T-1). */
  readonly timeOut?: 'clock' | 'standIn' | undefined;
}

const MOST_STEPS = 400;

/** A world played at random. `length`: so many decisions at most. */
export function firstWorld(cast: Casting, bits: Bits, length: number = MOST_STEPS): World {
  const shuffled: number[][] = [];
  const chance: Chance = {
    shuffle(items) {
      shuffleWith(bits, items);
      shuffled.push([...items]);
    },
  };
  const { state, events } = cast.game.begin(cast.seats, chance);
  const steps: ScriptStep[] = [];
  const states = [cast.game.copy(state)];
  const opened = [openedBy(events)];
  while (steps.length < length) {
    const step = choose(cast, state, bits);
    const played = play(cast, state, step, steps.length + 1);
    if (!played) throw new Error(`an offer was refused: ${JSON.stringify(step)}`);
    // C-63: from the end on everything is open, and there is nothing to prove.
    if (cast.game.awaiting(state).length === 0) break;
    steps.push(step);
    states.push(cast.game.copy(state));
    opened.push(openedBy(played));
  }
  const deal = events.map((event) => cast.game.naming.named(event) as NamedEvent);
  return { shuffled, deal, steps, states, opened };
}

function choose(cast: Casting, state: State, bits: Bits): ScriptStep {
  const { game, bots, timeOut } = cast;
  const awaited = game.awaiting(state);
  // Bots do not wait for people.
  const seat = awaited.find((one) => bots.includes(one)) ?? awaited[below(bits, awaited.length)] ?? 0;
  const asked = game.asked(state, seat) ?? { kind: '', number: 0 };
  const offers = game.offers(state, seat);
  const picked = [anyOffer, anyType, hoarding][below(bits, 3)]?.(offers, bits);
  if (picked === undefined) throw new Error(`nothing is offered to seat ${seat}`);
  const named = game.naming.named(picked) as NamedAction;
  const way = wayOf({ bot: bots.includes(seat), timeOut, awaited: awaited.length, named, draw: below(bits, 12) });
  const action =
    way === 'clock' ? (game.naming.named(leastHarmful(game, game.veil(state, seat), seat)) as NamedAction) : named;
  return { seat, question: asked.number, kind: asked.kind, way, action, payable: payable(game, state, seat) };
}

function payable(game: Game, state: State, seat: number): boolean {
  if (game.asked(state, seat)?.kind !== 'payTunnel') return false;
  return game.offers(state, seat).some(({ type }) => type === 'payTunnel');
}

/** The clock strikes whoever is asked alone, and an order says the same whatever is in the hand. */
function wayOf(at: {
  bot: boolean;
  timeOut: Casting['timeOut'];
  awaited: number;
  named: NamedAction;
  draw: number;
}): Way {
  if (at.bot) return 'bot';
  if (at.draw === 0 && at.timeOut && at.awaited === 1) return at.timeOut;
  const { type, from } = at.named;
  return at.draw < 5 && type === 'takeCard' && from === 'deck' ? 'order' : 'person';
}

/** Plays one step on the state; nothing, if the rules refuse. */
function play(
  { game, seed }: Casting,
  state: State,
  { seat, action }: ScriptStep,
  step: number,
): readonly GameEvent[] | undefined {
  const numbered = game.naming.numbered<GameAction>(action);
  const ruling = game.play(state, seat, numbered, strongChance(seed, step));
  return ruling.ok ? ruling.events : undefined;
}

/** What lies in the market is seen by everybody, for however short a while. */
function openedBy(events: readonly GameEvent[]): string {
  return JSON.stringify(events.filter(({ type }) => type === 'marketFilled'));
}

/** What the viewer knows after the deal and after each step. */
function known({ game }: Casting, { states }: World, viewer: Viewer): readonly string[] {
  return states.map((state) => knowledge(game.describe(state), viewer));
}

/** The same game in another deal, told apart by nothing that the viewer knows; nothing, if it can be. */
function sameGame(
  cast: Casting,
  first: World,
  shuffled: readonly (readonly number[])[],
  [viewer, seen]: readonly [Viewer, readonly string[]],
): World | undefined {
  const { game } = cast;
  let deck = 0;
  const chance: Chance = {
    shuffle(items) {
      items.splice(0, items.length, ...(shuffled[deck++] ?? []));
    },
  };
  const { state, events } = game.begin(cast.seats, chance);
  const unnoticed = (): boolean => knowledge(game.describe(state), viewer) === seen[states.length - 1];
  const states = [game.copy(state)];
  const steps: ScriptStep[] = [];
  const deal = events.map((event) => game.naming.named(event) as NamedEvent);
  const opened = [openedBy(events)];
  if (!unnoticed() || ownDeal(deal, viewer) !== ownDeal(first.deal, viewer)) return undefined;
  if (opened[0] !== first.opened[0]) return undefined;
  for (const [number, told] of first.steps.entries()) {
    const step = translated(game, state, first.states[number] ?? [], told);
    const played = step && play(cast, state, step, number + 1);
    if (step === undefined || played === undefined) return undefined;
    steps.push(step);
    states.push(game.copy(state));
    opened.push(openedBy(played));
    if (!unnoticed() || opened.at(-1) !== first.opened[number + 1]) return undefined;
  }
  return { shuffled, deal, steps, states, opened };
}

/** The same answer in another world: of other tickets on offer, those in the same places are kept. */
function translated(game: Game, state: State, then: State, told: ScriptStep): ScriptStep | undefined {
  const { seat, question, action } = told;
  if (game.asked(state, seat)?.number !== question) return undefined;
  const here = { ...told, payable: payable(game, state, seat) };
  if (told.way === 'clock') {
    return { ...here, action: game.naming.named(leastHarmful(game, game.veil(state, seat), seat)) as NamedAction };
  }
  if (action.type !== 'keepTickets') return here;
  const before = game.describe(then).players[seat]?.offered.items ?? [];
  const now = game.describe(state).players[seat]?.offered.items ?? [];
  const kept = (action.tickets as readonly string[]).map((ticket) => now[before.indexOf(ticket)] ?? ticket);
  return { ...here, action: { ...action, tickets: kept } };
}

/** Exchanges what the viewer does not know as often as it goes unnoticed; answers how often it did. */
export function otherWorldOf(
  cast: Casting,
  first: World,
  viewer: Viewer,
  tries: number,
): { readonly world: World; readonly exchanged: number } {
  const bits = fastBits(tries, 0x0b0b);
  const seen = known(cast, first, viewer);
  let world = first;
  let exchanged = 0;
  let bold = 8;
  for (let attempt = 0; attempt < tries; attempt++) {
    const shuffled = world.shuffled.map((pile) => [...pile]);
    let moved = 0;
    for (let times = 0; times < bold; times++) moved += exchangeOne(shuffled, bits);
    const next = moved > 0 ? sameGame(cast, first, shuffled, [viewer, seen]) : undefined;
    bold = next ? Math.min(16, bold * 2) : Math.max(1, Math.floor(bold / 2));
    if (next === undefined) continue;
    world = next;
    exchanged += moved;
  }
  return { world, exchanged };
}

function exchangeOne(piles: readonly number[][], bits: Bits): number {
  const pile = piles[below(bits, piles.length)];
  if (pile === undefined || pile.length < 2) return 0;
  const [one, two] = [below(bits, pile.length), below(bits, pile.length)];
  const [first = 0, second = 0] = [pile[one], pile[two]];
  if (first === second) return 0;
  pile[one] = second;
  pile[two] = first;
  return 1;
}
