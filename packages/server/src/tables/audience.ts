import type { ChatLine } from '@branchline/protocol';
import type { News } from './news.ts';
import type { LiveTable } from './table.ts';

/** Who is told when something happens at a table. */
export interface Audience {
  happened(live: LiveTable, news: News): void;
  /** People, presence, host or status are not what they were. */
  changed(live: LiveTable): void;
  said(live: LiveTable, line: ChatLine): void;
  /** A seat's standing order has moved on or ended. */
  orderMoved(live: LiveTable, seat: number): void;
}
