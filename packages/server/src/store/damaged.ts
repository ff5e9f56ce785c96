/** What the store holds of a table is not what was written: it is never shown as if it were whole. */
export class Damaged extends Error {
  readonly table: string;
  readonly what: string;

  constructor(table: string, what: string) {
    super(`table ${table} is damaged: ${what}`);
    this.table = table;
    this.what = what;
  }
}
