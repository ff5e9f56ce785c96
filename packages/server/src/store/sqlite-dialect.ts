import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** The house asks the same few questions again and again. */
const MOST_PREPARED = 300;

/** Lets Kysely speak to Node's own SQLite. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, StatementSync>();
  const statementFor = (text: string): StatementSync => {
    const known = prepared.get(text);
    if (known) return known;
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    const statement = database.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const statement = statementFor(text);
        const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          // Rows come without a prototype; everybody else expects plain objects.
          all: (parameters) => statement.all(...values(parameters)).map((row) => ({ ...row })),
          run: (parameters) => statement.run(...values(parameters)),
          // Others may ask the same while somebody is in the middle of the rows.
          iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
        };
      },
    },
  });
}
