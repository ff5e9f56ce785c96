import { botIds } from '@branchline/bots';
import type { Options } from '@branchline/engine';
import { settings } from '../settings/settings.ts';
import { words } from '../text/words.ts';
import type { KeptTable, LocalSeat } from './kept-table.ts';
import { dealTable } from './local-table.ts';
import { freshId, randomHex } from './random.ts';
import { browserStorage, type TableStorage } from './storage.ts';

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
export async function newLocalTable({ game, options, seats }: NewTable): Promise<string> {
  const now = Date.now();
  const table: KeptTable = {
    id: freshId(),
    game,
    options,
    seats,
    seed: randomHex(32),
    botPace: settings.botPace.value,
    createdAt: now,
    changedAt: now,
    over: false,
  };
  await localTables().keep(table, dealTable(table));
  return table.id;
}

/** The strongest bot there is, unless another was chosen. */
export function usualBot(): string {
  const chosen = settings.bot.value;
  return botIds.includes(chosen) ? chosen : (botIds.at(-1) ?? 'random');
}

/** You against two bots. */
export function quickTable(game: string): Promise<string> {
  const { start } = words.value;
  const bot = usualBot();
  const [one = 'A', other = 'B'] = shuffled(start.botNames);
  const you = settings.name.value || start.you;
  return newLocalTable({ game, options: {}, seats: [{ name: you }, { name: one, bot }, { name: other, bot }] });
}

function shuffled(names: readonly string[]): readonly string[] {
  const dice = crypto.getRandomValues(new Uint32Array(names.length));
  return names
    .map((name, at) => ({ name, by: dice[at] ?? 0 }))
    .sort((one, other) => one.by - other.by)
    .map(({ name }) => name);
}
