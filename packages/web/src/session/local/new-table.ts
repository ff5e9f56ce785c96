import type { Options } from '@branchline/engine';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { freshId, randomHex } from '../crypto.ts';
import { opponents } from '../opponents.ts';
import { dealTable } from './local-table.ts';
import { browserStorage, KEPT_FORMAT, type KeptTable, type LocalSeat, type TableStorage } from './storage.ts';

let storage: TableStorage | undefined;

/** The tables of this browser. */
export function localTables(): TableStorage {
  storage ??= browserStorage();
  return storage;
}

export interface NewTable {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
}

/** Sets a new table in this browser; answers its id. */
export function newLocalTable(table: NewTable): Promise<string> {
  return keepTable(table, randomHex(32));
}

/** A new table whose shuffles come from this seed. */
export async function keepTable({ game, options, seats }: NewTable, seed: string): Promise<string> {
  const now = Date.now();
  const table: KeptTable = {
    id: freshId(),
    format: KEPT_FORMAT,
    game,
    options,
    seats,
    seed,
    botPace: settings.botPace.value,
    createdAt: now,
    changedAt: now,
    over: false,
  };
  await localTables().keep(table, dealTable(table));
  return table.id;
}

/** You against two bots. */
export function quickTable(game: string): Promise<string> {
  const you = settings.name.value || messages.value.start.you;
  const bots = opponents(settings.level.value, 2).map(({ id, name }) => ({ name, bot: id }));
  return newLocalTable({ game, options: {}, seats: [{ name: you }, ...bots] });
}
