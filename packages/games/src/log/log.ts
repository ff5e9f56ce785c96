import {
  type AnswerEntry,
  type Asked,
  type Chance,
  type DealEntry,
  fastChance,
  type Game,
  type GameAction,
  type GameEvent,
  type MovedBy,
  type NamedAction,
  type NamedEvent,
  type NamedRejection,
  type Rejection,
  type Seat,
  type SecretSeed,
  type SeenEntry,
  type State,
  strongChance,
  UnknownName,
} from '@branchline/engine';

/*
 * One table's event log (event sourcing): the entries are the truth, the state is their fold. Whoever plays, keeps, sends,
 * replays or checks a game goes through here; but for the rollouts of a search and what measures the engine alone, nobody else calls `game.begin` or `game.play`,
 * or loops over `game.evolve`.
 *
 *   deal(setup, at)               → the first entry
 *   foldLog(setup, entries)       → a Log: the position the entries lead to, ready to go on
 *   answer(log, given, at)        → accepted (an entry, and the log after it), rejected, or stale; `log` itself is left alone
 *   append(log, entry)            moves a log on by an entry that was written already; evolves, never thinks
 *   positions(game, entries)      → the position after every entry, for replays
 *
 * A table is written like this: `answer` decides, the entry is kept, then the log it came with takes the place of the old one
 * (or `append` moves the old one on, where somebody else wrote the entry).
 *
 * Entries hold names. Simulations need none: `begin`, `play` and `playOut` do the same in numbers, in place, and `entryOf` names a
 * move only where a record is wanted. What a viewer may see of all this is in seen.ts, playing a log again from its seed in replay.ts.
 */

/** Where the shuffles come from: everything to draw them again. `fast` is for simulations, `strong` for tables of people. */
export type ChanceSource =
  | { readonly kind: 'fast'; readonly seed: number }
  | { readonly kind: 'strong'; readonly seed: SecretSeed };

/** What a table is set up with; the game has been made with its options. */
export interface Setup {
  readonly game: Game;
  readonly seats: number;
  readonly chance: ChanceSource;
}

/** A log that has been followed to its end: only the position is kept, the entries are their owner's. */
export interface Log extends Setup {
  readonly state: State;
  /** How many entries have been followed; 0 before the deal. */
  version: number;
}

/** A seat's answer to the question with this number. */
export interface Answer {
  readonly seat: Seat;
  readonly question: number;
  readonly action: NamedAction;
  readonly by?: MovedBy | undefined;
  readonly id?: string | undefined;
}

export type Answered =
  /** `log` is the log after the entry. */
  | { readonly kind: 'accepted'; readonly entry: AnswerEntry; readonly log: Log }
  | { readonly kind: 'rejected'; readonly rejection: NamedRejection }
  /** The question is no longer open. */
  | { readonly kind: 'stale' };

/** An answer and what came of it, in numbers. */
export interface Move {
  readonly version: number;
  readonly seat: Seat;
  readonly question: Asked;
  readonly action: GameAction;
  readonly events: readonly GameEvent[];
}

/** An entry that cannot have happened in this game at this place. */
export class BrokenEntry extends Error {
  /** The event that cannot be applied, if it is one. */
  readonly event: NamedEvent | undefined;

  constructor(why: string, event?: NamedEvent) {
    super(why);
    this.event = event;
  }
}

/** The chance of one step of a table: the deal is step 0. */
export function chanceOf(chance: ChanceSource, step: number): Chance {
  return chance.kind === 'fast' ? fastChance(chance.seed, step) : strongChance(chance.seed, step);
}

/** Deals, in numbers. */
export function begin(setup: Setup): { readonly log: Log; readonly events: readonly GameEvent[] } {
  const { state, events } = setup.game.begin(setup.seats, chanceOf(setup.chance, 0));
  return { log: { ...setup, state, version: 1 }, events };
}

/** Plays an action, in numbers and in place; refused, it changes nothing. */
export function play(log: Log, seat: Seat, action: GameAction): Move | { readonly rejection: Rejection } {
  const { game, state, chance } = log;
  const question = game.asked(state, seat);
  const ruling = game.play(state, seat, action, chanceOf(chance, log.version));
  if (!ruling.ok) return ruling;
  if (!question) throw new Error(`seat ${seat} answered, and nothing was asked of it`);
  log.version++;
  return { version: log.version, seat, question, action, events: ruling.events };
}

/** More answers than any game takes: beyond it something goes round in circles. */
const MOST_ANSWERS = 100_000;

/** Asks whoever is awaited and plays the answer, in numbers, until the game is over or nothing is answered. */
export function playOut(
  log: Log,
  choose: (state: State, seat: Seat) => GameAction | undefined,
  happened: (move: Move) => void = () => {},
): void {
  const { game, chance, state } = log;
  for (;;) {
    const [seat] = game.awaiting(state);
    const action = seat === undefined ? undefined : choose(state, seat);
    if (seat === undefined || action === undefined) return;
    const where = (): string => `seed ${chance.seed}, step ${log.version}, seat ${seat}`;
    if (log.version > MOST_ANSWERS) throw new Error(`${where()}: no end in sight`);
    const move = play(log, seat, action);
    if ('rejection' in move) throw new Error(`${where()}: refused ${JSON.stringify([action, move.rejection])}`);
    happened(move);
  }
}

const namedEvents = ({ naming }: Game, events: readonly GameEvent[]): readonly NamedEvent[] =>
  events.map((event) => naming.named(event));

/** A move by names. */
export function entryOf(game: Game, { version, seat, question, action, events }: Move, at = 0): AnswerEntry {
  return { version, seat, question, action: game.naming.named(action), events: namedEvents(game, events), at };
}

/** The deal by names. */
export function dealEntryOf(game: Game, events: readonly GameEvent[], at = 0): DealEntry {
  return { version: 1, events: namedEvents(game, events), at };
}

export function deal(setup: Setup, at: number): DealEntry {
  return dealEntryOf(setup.game, begin(setup).events, at);
}

/** Asks the rules about an answer. The log is left alone: what is played is a copy. */
export function answer(log: Log, { seat, question, action, by, id }: Answer, at: number): Answered {
  const { game, state } = log;
  if (game.asked(state, seat)?.number !== question) return { kind: 'stale' };
  const meant = numbered(game, action);
  if ('rejection' in meant) return { kind: 'rejected', rejection: meant.rejection };
  const next = { ...log, state: game.copy(state) };
  const move = play(next, seat, meant.action);
  if ('rejection' in move) return { kind: 'rejected', rejection: game.naming.rejection(move.rejection) };
  const entry: AnswerEntry = {
    version: move.version,
    seat,
    ...(by !== undefined && { by }),
    at,
    ...(id !== undefined && { id }),
    question: move.question,
    action,
    events: namedEvents(game, move.events),
  };
  return { kind: 'accepted', entry, log: next };
}

/** What a client calls a thing this game does not have is refused like anything else the rules do not know. */
function numbered(
  { naming }: Game,
  action: NamedAction,
): { readonly action: GameAction } | { readonly rejection: NamedRejection } {
  try {
    return { action: naming.numbered(action) };
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    return { rejection: { code: 'unknown', rule: 'C-2', facts: { what: error.field } } };
  }
}

/** A log before its first entry. */
const blank = (setup: Setup): Log => ({ ...setup, state: setup.game.blank(), version: 0 });

/** Moves a log on by the next entry. Throws `BrokenEntry` if it is not the next one, or has events this game cannot have. */
export function append(log: Log, { version, events }: SeenEntry): void {
  if (version !== log.version + 1) throw new BrokenEntry(`version ${version} after version ${log.version}`);
  apply(log.game, log.state, events);
  log.version = version;
}

function apply(game: Game, state: State, events: readonly NamedEvent[]): void {
  for (const event of events) {
    try {
      game.evolve(state, game.naming.numbered(event));
    } catch (error) {
      // Events are never refused; but what was kept or sent by others can lack anything, and evolve does not look.
      throw new BrokenEntry(error instanceof Error ? error.message : String(error), event);
    }
  }
}

/** Folds a log from its first entry; before the deal there is an empty position. */
export function foldLog(setup: Setup, entries: Iterable<SeenEntry>): Log {
  const log = blank(setup);
  for (const entry of entries) append(log, entry);
  return log;
}

/** An entry and the position after it. The state is the log's own and goes on changing: copy it to keep it. */
export interface PositionAfter<Kind extends SeenEntry> {
  readonly entry: Kind;
  readonly state: State;
}

/** The position after every entry, one after the other. */
export function* positions<Kind extends SeenEntry>(
  game: Game,
  entries: Iterable<Kind>,
): Generator<PositionAfter<Kind>> {
  const state = game.blank();
  for (const entry of entries) {
    apply(game, state, entry.events);
    yield { entry, state };
  }
}

/** Could this row of numbers be a position at all? Events that do not belong together leave one in pieces. */
export function isWhole(game: Game, state: State): boolean {
  return state.length === game.blank().length && state.every((number) => Number.isInteger(number) && number >= 0);
}
