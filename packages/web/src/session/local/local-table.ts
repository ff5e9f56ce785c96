import type { Entry, Game, GameEvent, NamedAction, Seat, SeenEntry, State, Viewer } from '@branchline/engine';
import {
  type Answered,
  answer,
  append,
  deal,
  foldLog,
  history,
  type Log,
  misplaced,
  type Setup,
  seenBy,
} from '@branchline/games';
import type { TableInfo } from '@branchline/protocol';
import { sha256OfText } from '../crypto.ts';
import { infoOf, makeGame } from '../game.ts';
import { KEPT_FORMAT, type KeptTable } from './storage.ts';

/** A table of this browser, in play: it speaks like a server's, and nobody but its worker holds its state. */
export interface LocalTable {
  readonly game: Game;
  readonly kept: () => KeptTable;
  readonly entries: () => readonly Entry[];
  readonly state: () => State;
  answer(seat: Seat, question: number, action: NamedAction): Answered;
  /** What this viewer may see of an entry. */
  seenBy(entry: Entry, viewer: Viewer): SeenEntry;
  /** All that happened, as somebody has seen it: what a bot in that seat may remember. */
  historyFor(viewer: Viewer): readonly GameEvent[];
  info(): TableInfo;
}

const now = (): number => Date.now();

export function setupOf({ game, options, seats, seed }: KeptTable): Setup {
  return { game: makeGame(game, options), seats: seats.length, chance: { kind: 'strong', seed } };
}

/** Deals a new table. */
export function dealTable(kept: KeptTable): Entry {
  return deal(setupOf(kept), now());
}

/** A table was kept by a version that understood it otherwise: it cannot go on here. */
export class IncompatibleLog extends Error {}

/** The question an entry answered must be the one that is open now: otherwise this is not the game that was played. */
function checkAnswer(log: Log, entry: Entry, step: number): void {
  const fits = step === 0 ? entry.version === 1 && entry.seat === undefined : !misplaced(log, entry, step);
  if (!fits) throw new IncompatibleLog(`entry ${entry.version}`);
}

/** Whoever is to move can: nobody is left before a table that stands still. */
function checkOpen({ game, state }: Log): void {
  for (const seat of game.awaiting(state)) {
    if (game.offers(state, seat).length === 0) throw new IncompatibleLog(`seat ${seat} can do nothing`);
  }
}

/** Takes a table up again where its entries end: the events are the truth, no shuffle is drawn again for them. */
export function openTable(stored: KeptTable, past: readonly Entry[]): LocalTable {
  if ((stored.format ?? 1) !== KEPT_FORMAT) throw new IncompatibleLog(`format ${stored.format}`);
  const entries = [...past];
  let log = foldLog(setupOf(stored), []);
  for (const [step, entry] of entries.entries()) {
    checkAnswer(log, entry, step);
    append(log, entry);
  }
  checkOpen(log);
  const { game } = log;
  const kept = (): KeptTable => {
    const changedAt = entries.at(-1)?.at ?? stored.changedAt;
    return { ...stored, changedAt, over: game.awaiting(log.state).length === 0 };
  };

  return {
    game,
    kept,
    entries: () => entries,
    state: () => log.state,
    answer(seat, question, action) {
      const answered = answer(log, { seat, question, action }, now());
      if (answered.kind === 'accepted') {
        log = answered.log;
        entries.push(answered.entry);
      }
      return answered;
    },
    seenBy: (entry, viewer) => seenBy(moved(stored, entry), viewer),
    historyFor: (viewer) => history(game, entries, viewer),
    info: () => {
      const { seed, ...sheet } = kept();
      return {
        ...infoOf({ ...sheet, version: log.version, awaited: game.awaiting(log.state), now: now() }),
        commitment: sha256OfText(seed),
        ...(sheet.over && { seed }),
      };
    },
  };
}

/** Who plays a seat is said once, by the table: nobody stands in for anybody here. */
function moved({ seats }: KeptTable, entry: Entry): SeenEntry {
  return entry.seat === undefined ? entry : { ...entry, by: seats[entry.seat]?.bot ? 'bot' : 'person' };
}
