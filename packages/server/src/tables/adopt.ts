import type { Head, StoredOrder, TableChange } from '../store/table-store.ts';
import type { Table } from './table.ts';

type Orders = ReadonlyMap<number, StoredOrder>;
type SeatOrder = NonNullable<TableChange['order']>;

/** What was written about the table itself now holds in memory too. */
export function adopt(live: Table, { changedAt, sheet, order, wakeAt }: TableChange): void {
  if (order) live.orders = withOrder(live.orders, order);
  if (changedAt === undefined && sheet === undefined && wakeAt === undefined) return;
  const { wakeAt: before, ...table } = live.table;
  const wake = wakeAt ?? before;
  live.table = {
    ...table,
    ...(changedAt !== undefined && { changedAt }),
    ...(sheet && { revision: sheet.revision + 1, status: sheet.status, sheet: sheet.content }),
    ...(typeof wake === 'number' && { wakeAt: wake }),
  };
}

/** The sheet as it is, with a new revision: so that other processes notice what is written beside it. */
export function sameSheet({ table: { revision, status, sheet } }: Table): NonNullable<TableChange['sheet']> {
  return { revision, status, content: sheet };
}

/** The orders in force once a seat has this one. */
export function withOrder(orders: Orders, { seat, stored }: SeatOrder): Orders {
  const others = [...orders].filter(([other]) => other !== seat);
  return new Map(stored.order === undefined ? others : [...others, [seat, stored]]);
}

/** The seats whose order is not what it was. */
export function movedOrders(before: Orders, after: Orders): readonly number[] {
  const seats = new Set([...before.keys(), ...after.keys()]);
  return [...seats].filter((seat) => JSON.stringify(before.get(seat)) !== JSON.stringify(after.get(seat)));
}

/** Has the store more than the memory of this process? */
export function isBehind({ version, table }: Table, head: Head): boolean {
  return head.version > version || head.revision > table.revision;
}
