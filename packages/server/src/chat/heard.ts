import type { ChatLine } from '@branchline/protocol';
import { type Asker, authorOf, seatsOf } from '../auth/identity.ts';
import type { LiveTable } from '../tables/table.ts';

/** Those of the lines that are meant for this asker, and not muted. */
export function heardBy(
  asker: Asker,
  { id, sheet }: LiveTable,
  lines: readonly ChatLine[],
  mark: (text: string) => string,
): readonly ChatLine[] {
  const room = seatsOf(asker, id, sheet).length > 0 ? 'table' : 'watchers';
  const self = authorOf(asker, id, mark);
  const muted = new Set(sheet.mutes?.filter(({ by }) => by === undefined || by === self).map(({ author }) => author));
  return lines.filter((line) => line.room === room && !muted.has(line.author));
}
