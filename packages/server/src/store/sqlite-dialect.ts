import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** Lets Kysely speak to Node's own SQLite. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const statement = database.prepare(text);
        const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          // Rows come without a prototype; everybody else expects plain objects.
          all: (parameters) => statement.all(...values(parameters)).map((row) => ({ ...row })),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        };
      },
    },
  });
}
