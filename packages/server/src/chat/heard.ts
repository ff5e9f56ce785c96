import type { ChatLine } from '@branchline/protocol';
import { authorOf, type Identity, seatsOf } from '../auth/identity.ts';
import type { Table } from '../tables/table.ts';

/** Those of the lines that are meant for this identity, and not muted. */
export function heardBy(
  identity: Identity,
  { id, sheet }: Table,
  lines: readonly ChatLine[],
  mark: (text: string) => string,
): readonly ChatLine[] {
  const room = seatsOf(identity, id, sheet).length > 0 ? 'table' : 'watchers';
  const self = authorOf(identity, id, mark);
  const muted = new Set(sheet.mutes?.filter(({ by }) => by === undefined || by === self).map(({ author }) => author));
  return lines.filter((line) => line.room === room && !muted.has(line.author));
}
