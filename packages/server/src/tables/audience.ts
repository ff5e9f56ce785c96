import type { ChatLine } from '@branchline/protocol';
import type { News } from './news.ts';
import type { Table } from './table.ts';

/** Who is told when something happens at a table. */
export interface Audience {
  happened(live: Table, news: News): void;
  /** People, presence, host or status are not what they were. */
  changed(live: Table): void;
  said(live: Table, line: ChatLine): void;
  /** A seat's standing order has moved on or ended. */
  orderMoved(live: Table, seat: number): void;
}
