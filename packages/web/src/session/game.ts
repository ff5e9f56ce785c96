import { type BoardGame, type Game, isBoardGame, type Options, type Seat } from '@branchline/engine';
import { findGame, type GameEntry, hashIn, loadGame } from '@branchline/games';
import type { TableInfo } from '@branchline/protocol';
import { api } from './api.ts';

/**
 * Fetches what a table is played by: a game of the house by its id, a map from outside as it was kept or from the server. Nothing,
 * if there is none.
 */
export async function fetchGame(ref: string, kept?: unknown): Promise<GameEntry | undefined> {
  const hash = hashIn(ref);
  if (hash === undefined) return loadGame(ref);
  const known = findGame(ref);
  if (known) return known;
  // Few play on one, and it takes a lot to look through what a stranger sent.
  const [{ outsideGame }, pack] = await Promise.all([import('./outside-game.ts'), kept ?? packFromServer(hash)]);
  return outsideGame(ref, pack);
}

async function packFromServer(hash: string): Promise<unknown> {
  const found = await api.get<unknown>(`/packs/${hash}`);
  return found.ok ? found.answer : undefined;
}

/** The game of a table, with the options it is played by; it has been fetched. */
export function makeGame(id: string, options: Options): Game {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry.make(options);
}

/** The game with its board; nothing, when it is played without one. */
export function boardOf(game: Game): BoardGame | undefined {
  return isBoardGame(game) ? game : undefined;
}

/** What is known of a table no server keeps; the rest has no meaning there. */
interface OfflineTable {
  readonly id?: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly {
    readonly name: string;
    readonly bot?: string | undefined;
    readonly colour?: number | undefined;
  }[];
  readonly botPace?: number;
  readonly over: boolean;
  readonly version: number;
  readonly awaited?: readonly Seat[];
  readonly createdAt?: number;
  readonly now?: number;
}

/** The info of a table no server keeps, as a server would tell it: everybody is there, and nobody is in a hurry. */
export function infoOf({ game, options, seats, over, version, ...known }: OfflineTable): TableInfo {
  const { id = '', botPace = 0, awaited = [], createdAt = 0, now = 0 } = known;
  return {
    id,
    game,
    options,
    settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace },
    status: over ? 'over' : 'playing',
    seats: seats.map(({ name, bot, colour }, seat) => ({
      seat,
      kind: bot ? 'bot' : 'person',
      name,
      ...(bot && { bot }),
      ...(colour !== undefined && { colour }),
      present: true,
      standIn: false,
      awaited: awaited.includes(seat),
    })),
    version,
    watchers: 0,
    createdAt,
    now,
  };
}
