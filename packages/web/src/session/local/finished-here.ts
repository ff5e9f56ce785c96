import { figuresOf } from '@branchline/games';
import type { FinishedGame } from '@branchline/protocol';
import { fetchGame } from '../game.ts';
import { localRecord } from './local-record.ts';
import type { KeptTable } from './storage.ts';
import { localTables } from './storage.ts';

const KEY = 'branchline.finished';
/** What stands for a game whose figures somebody threw away: they are not worked out again. */
const FORGOTTEN = 0;

type Kept = Record<string, FinishedGame | typeof FORGOTTEN>;

function read(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing works them out again.
  }
}

/** The games of this browser that are over: worked out once for each, and kept when the table itself is thrown away. */
export async function finishedHere(): Promise<readonly FinishedGame[]> {
  const kept = read();
  for (const table of await localTables().list()) {
    if (!table.over || table.id in kept) continue;
    kept[table.id] = (await workOut(table).catch(() => undefined)) ?? FORGOTTEN;
  }
  write(kept);
  return Object.values(kept).filter((one) => one !== FORGOTTEN);
}

export function forgetFinishedHere(): void {
  write(Object.fromEntries(Object.keys(read()).map((id) => [id, FORGOTTEN])));
}

/** Of pass and play it is told who won; whose figures they would be nobody knows. */
async function workOut(table: KeptTable): Promise<FinishedGame | undefined> {
  if (!(await fetchGame(table.game, table.pack))) return undefined;
  const all = figuresOf(localRecord(table, await localTables().entries(table.id)));
  const people = table.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const [seat = 0] = people;
  const mine = all[seat];
  if (!mine || people.length !== 1) return undefined;
  const { points: _points, won: _won, ...own } = mine;
  return {
    id: table.id,
    game: table.game,
    ...(table.pack && { mapName: table.pack.name }),
    at: table.changedAt,
    seat,
    seats: all.map(({ points, won }, place) => ({
      name: table.seats[place]?.name ?? '',
      ...(table.seats[place]?.bot !== undefined && { bot: true }),
      points,
      won,
    })),
    ...own,
  };
}
