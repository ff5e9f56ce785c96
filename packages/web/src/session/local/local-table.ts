import {
  type Game,
  type GameAction,
  type GameEvent,
  type Rejection,
  type Seat,
  type State,
  strongChance,
  UnknownName,
  type Viewer,
  veilEvent,
} from '@branchline/engine';
import type { HappenedEntry, NamedAction, NamedRejection, TableInfo } from '@branchline/protocol';
import { makeGame } from '../game.ts';
import { sha256OfText } from '../sha256.ts';
import { KEPT_FORMAT, type KeptEntry, type KeptTable } from './kept-table.ts';

/** What came of an answer. */
export type Answered =
  | { readonly kind: 'accepted'; readonly entry: KeptEntry }
  | { readonly kind: 'rejected'; readonly rejection: NamedRejection }
  | { readonly kind: 'stale' };

/** A table of this browser, in play: it speaks like a server's, and nobody but its worker holds its state. */
export interface LocalTable {
  readonly game: Game;
  readonly kept: () => KeptTable;
  readonly entries: () => readonly KeptEntry[];
  readonly state: () => State;
  answer(seat: Seat, question: number, action: NamedAction): Answered;
  /** What this viewer may see of an entry. */
  shown(entry: KeptEntry, viewer: Viewer): HappenedEntry;
  /** All that happened, as a seat has seen it: what a bot there may remember. */
  readonly seenBy: (seat: Seat) => readonly GameEvent[];
  info(): TableInfo;
}

const now = (): number => Date.now();

/** Deals a new table. */
export function dealTable(kept: KeptTable): KeptEntry {
  const game = makeGame(kept.game, kept.options);
  const { events } = game.begin(kept.seats.length, strongChance(kept.seed, 0));
  return { table: kept.id, version: 1, events: named(game, events), at: now() };
}

function named(game: Game, events: readonly GameEvent[]): KeptEntry['events'] {
  return events.map((event) => ({ ...game.naming.named(event), type: event.type }));
}

function namedRejection(game: Game, { code, rule, facts }: Rejection): NamedRejection {
  return { code, rule, facts: game.naming.named(facts) };
}

/** A table was kept by a version that understood it otherwise: it cannot go on here. */
export class DoesNotFit extends Error {}

/** The question an entry answered must be the one that is open now: otherwise this is not the game that was played. */
function checkAnswer(game: Game, state: State, { version, answered }: KeptEntry, place: number): void {
  if (version !== place + 1 || (place === 0) !== (answered === undefined)) throw new DoesNotFit(`entry ${version}`);
  if (!answered) return;
  const asked = game.asked(state, answered.seat);
  if (asked?.kind !== answered.question.kind || asked.number !== answered.question.number)
    throw new DoesNotFit(`entry ${version}`);
}

/** Whoever is to move can: nobody is left before a table that stands still. */
function checkOpen(game: Game, state: State): void {
  for (const seat of game.awaiting(state)) {
    if (game.offers(state, seat).length === 0) throw new DoesNotFit(`seat ${seat} can do nothing`);
  }
}

/** Takes a table up again where its entries end: the events are the truth, no shuffle is drawn again for them. */
export function openTable(stored: KeptTable, past: readonly KeptEntry[]): LocalTable {
  if ((stored.format ?? 1) !== KEPT_FORMAT) throw new DoesNotFit(`format ${stored.format}`);
  const game = makeGame(stored.game, stored.options);
  const state = game.blank();
  const entries: KeptEntry[] = [];
  let kept = stored;

  const add = (entry: KeptEntry): void => {
    entries.push(entry);
    kept = { ...kept, changedAt: entry.at, over: game.awaiting(state).length === 0 };
  };
  for (const [place, entry] of past.entries()) {
    checkAnswer(game, state, entry, place);
    for (const event of entry.events) game.evolve(state, game.naming.numbered<GameEvent>(event));
    add(entry);
  }
  checkOpen(game, state);

  const numbered = (action: NamedAction): GameAction | undefined => {
    try {
      return game.naming.numbered<GameAction>(action);
    } catch (error) {
      if (error instanceof UnknownName) return undefined;
      throw error;
    }
  };

  return {
    game,
    kept: () => kept,
    entries: () => entries,
    state: () => state,
    answer(seat, question, action) {
      const asked = game.asked(state, seat);
      if (asked?.number !== question) return { kind: 'stale' };
      const meant = numbered(action);
      if (!meant) return { kind: 'rejected', rejection: { code: 'unknown', rule: 'C-2', facts: { what: 'name' } } };
      const ruling = game.play(state, seat, meant, strongChance(kept.seed, entries.length));
      if (!ruling.ok) return { kind: 'rejected', rejection: namedRejection(game, ruling.rejection) };
      const entry: KeptEntry = {
        table: kept.id,
        version: entries.length + 1,
        answered: { seat, question: asked, action },
        events: named(game, ruling.events),
        at: now(),
      };
      add(entry);
      return { kind: 'accepted', entry };
    },
    shown: (entry, viewer) => veiledFor(kept, entry, viewer),
    seenBy: (seat) =>
      entries.flatMap(({ events }) => events.map((event) => game.naming.numbered<GameEvent>(veilEvent(event, seat)))),
    info: () => infoOf(game, kept, state, entries.length),
  };
}

function veiledFor(kept: KeptTable, { events, at, answered }: KeptEntry, viewer: Viewer): HappenedEntry {
  const veiled = events.map((event) => veilEvent(event, viewer));
  if (!answered) return { events: veiled, at };
  const by = kept.seats[answered.seat]?.bot ? 'bot' : 'person';
  return { seat: answered.seat, by, events: veiled, at };
}

function infoOf(game: Game, kept: KeptTable, state: State, version: number): TableInfo {
  const awaited = new Set(game.awaiting(state));
  return {
    id: kept.id,
    game: kept.game,
    options: kept.options,
    settings: {
      visibility: 'private',
      clock: { kind: 'none' },
      atTimeOut: 'bot',
      grace: 0,
      botPace: kept.botPace,
    },
    status: kept.over ? 'over' : 'playing',
    seats: kept.seats.map(({ name, bot }, seat) => ({
      seat,
      kind: bot ? 'bot' : 'person',
      name,
      ...(bot && { bot }),
      present: true,
      standIn: false,
      awaited: awaited.has(seat),
    })),
    version,
    watchers: 0,
    commitment: sha256OfText(kept.seed),
    ...(kept.over && { seed: kept.seed }),
    createdAt: kept.createdAt,
    now: now(),
  };
}
