// Fills a folder with tables, to see how long a start takes.
import { openSqlite } from '../store/sqlite-store.ts';
import { newTable } from '../tables/set-up.ts';
import { benchGame } from './wire.ts';

const [folder = '', count = '1'] = process.argv.slice(2);
const store = await openSqlite(folder);
const entry = benchGame();
const wish = { seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
for (let made = 0; made < Number(count); made += 500) {
  await Promise.all(
    Array.from({ length: 500 }, async (_, place) => {
      const table = newTable(wish, entry, { person: `p${made + place}`, name: 'Filler' }, Date.now());
      if ('refused' in table) throw new Error(table.refused.message);
      await store.create({ ...table, status: 'playing', wakeAt: Date.now() + 86_400_000 });
    }),
  );
}
await store.close();
process.disconnect?.();
