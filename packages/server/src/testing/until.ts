import type { Tables } from '../tables/tables.ts';

/** Kept as soon as this holds: looked at now, and whenever a table has changed. */
export function until(tables: Tables, holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve) => {
    tables.listen({
      changed: () => {
        if (holds()) resolve();
      },
    });
  });
}
