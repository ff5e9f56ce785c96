/** What the store holds of a table is not what was written: it is never shown as if it were whole. */
export class DamagedTable extends Error {
  readonly table: string;
  readonly what: string;

  constructor(table: string, what: string) {
    super(`table ${table} is damaged: ${what}`);
    this.table = table;
    this.what = what;
  }
}

/**
 * A table and its log are read one after the other; a game that ends in between looks torn, once in its life. So whatever looks
 * damaged is read a second time before it is believed to be.
 */
export async function retryIfDamaged<Whole>(read: () => Promise<Whole>): Promise<Whole> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DamagedTable)) throw error;
    return read();
  }
}

/** What PostgreSQL (data or index corrupted) and SQLite (corrupt, not a database) say of pages that cannot be read. */
const TORN_PAGES = new Set<unknown>(['XX001', 'XX002', 11, 26]);

/** A table that lies on pages the database cannot read is damaged too. */
export async function reportTornPages<Read>(table: string, reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    const { code, errcode } = error as { code?: unknown; errcode?: unknown };
    if (!(error instanceof Error) || !(TORN_PAGES.has(code) || TORN_PAGES.has(errcode))) throw error;
    throw new DamagedTable(table, `the database cannot read it: ${error.message}`);
  }
}
