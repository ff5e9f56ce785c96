import type { TableStatus } from '@branchline/protocol';
import type { BelongingKind } from './table-store.ts';

/** The columns, as both databases give them back. Documents are JSON as text; times are milliseconds since 1970. */
export interface Schema {
  tables: {
    id: string;
    revision: number;
    status: TableStatus;
    /** 1: shown in the public list. */
    listed: number;
    created_at: number;
    changed_at: number;
    wake_at: number | null;
    sheet: string;
    /** The map from outside that is played on. */
    pack: string | null;
    /** A mark of the address it was set up from. */
    origin: string | null;
  };
  entries: { table_id: string; version: number; body: string };
  /** Who belongs to a table, so that a returning browser finds its tables. */
  table_people: { table_id: string; person: string };
  people: { id: string; name: string | null; seen_at: number };
  lines: { table_id: string; number: number; body: string };
  orders: { table_id: string; seat: number; active: number; body: string };
  /** Maps from outside, once each, as canonical JSON: the hash is that of the text. */
  packs: { hash: string; body: string; kept_at: number };
  /** What all processes of one database must know alike. */
  kept: { name: string; value: string };
  pushes: { endpoint: string; person: string; p256dh: string; auth: string };
  belongings: { kind: BelongingKind; id: string; person: string; at: number; body: string };
}
