import { figuresOf } from '@branchline/games';
import type { FinishedGame } from '@branchline/protocol';
import { seatsOf } from '../auth/identity.ts';
import { readEntries } from '../store/checksum.ts';
import { DamagedTable } from '../store/damaged.ts';
import type { StoredTable, TableStore } from '../store/table-store.ts';
import { recordOf } from './record.ts';
import type { Tables } from './tables.ts';

export interface FiguresParts {
  readonly store: Pick<TableStore, 'find' | 'entries' | 'belonging' | 'belongings' | 'setBelonging'>;
  readonly tables: Pick<Tables, 'get'>;
  readonly standIn: string;
}

/** As many of somebody's tables as are looked through. */
const MOST = 500;
/** What stands where somebody wanted their figures forgotten: they are not worked out again. */
const FORGOTTEN = '';

/** What somebody has done in the games they finished: worked out once for each, from the record, and kept. */
export class Figures {
  readonly #parts: FiguresParts;

  constructor(parts: FiguresParts) {
    this.#parts = parts;
  }

  async list(person: string): Promise<readonly FinishedGame[]> {
    const { store } = this.#parts;
    const over = await this.#overTables(person);
    const kept = new Map((await store.belongings(person, 'result')).map(({ id, body }) => [id, body]));
    for (const table of over) {
      const id = idOf(table.id, person);
      if (kept.has(id)) continue;
      const game = await this.#workOut(table, person);
      const body = game === undefined ? FORGOTTEN : JSON.stringify(game);
      await store.setBelonging({ kind: 'result', id, person, at: table.changedAt, body });
      kept.set(id, body);
    }
    const games = [...kept.values()]
      .filter((body) => body !== FORGOTTEN)
      .map((body) => JSON.parse(body) as FinishedGame);
    return games.sort((one, other) => other.at - one.at);
  }

  /** From now on it is as if none of these games had been finished. */
  async forget(person: string): Promise<void> {
    const { store } = this.#parts;
    const ids = new Set((await this.#overTables(person)).map(({ id }) => idOf(id, person)));
    for (const { id } of await store.belongings(person, 'result')) ids.add(id);
    for (const id of ids) await store.setBelonging({ kind: 'result', id, person, at: 0, body: FORGOTTEN });
  }

  async #overTables(person: string): Promise<readonly StoredTable[]> {
    const all = await this.#parts.store.find({ person, limit: MOST });
    return all.filter(({ status }) => status === 'over');
  }

  /** Nothing, if somebody did not play it to its end, or it cannot be read. */
  async #workOut({ id, sheet, changedAt }: StoredTable, person: string): Promise<FinishedGame | undefined> {
    const { store, tables, standIn } = this.#parts;
    const [seat] = seatsOf({ person }, id, sheet);
    // A game that was brought as a file was played by others.
    if (seat === undefined || sheet.endedEarly || sheet.imported !== undefined) return undefined;
    try {
      const table = await tables.get(id);
      if (table === undefined) return undefined;
      const record = recordOf(table, readEntries(await store.entries(id, 0), id, 0), standIn);
      const all = figuresOf(record);
      const mine = all[seat];
      if (mine === undefined) return undefined;
      const { points: _points, won: _won, ...own } = mine;
      return {
        id,
        game: sheet.game,
        ...(sheet.mapName !== undefined && { mapName: sheet.mapName }),
        at: sheet.endedAt ?? changedAt,
        seat,
        seats: all.map(({ points, won }, place) => ({ ...sittingAt(sheet.seats[place]), points, won })),
        ...own,
      };
    } catch (error) {
      if (error instanceof DamagedTable) return undefined;
      throw error;
    }
  }
}

const idOf = (table: string, person: string): string => `${table} ${person}`;

function sittingAt(seat: StoredTable['sheet']['seats'][number] | undefined): { name?: string; bot?: true } {
  if (seat === undefined || seat.kind === 'open') return {};
  return { ...(seat.name !== undefined && { name: seat.name }), ...(seat.kind === 'bot' && { bot: true }) };
}
