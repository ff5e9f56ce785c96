import type { ListedTable } from '@branchline/protocol';

/** What waits for me comes first, and of that what has the least time; then what goes on without me, then what is over. */
export function mostUrgentFirst(tables: readonly ListedTable[]): readonly ListedTable[] {
  return tables.toSorted((one, other) => {
    const [first, second] = [urgencyOf(one), urgencyOf(other)];
    return first[0] - second[0] || first[1] - second[1] || other.changedAt - one.changedAt;
  });
}

function urgencyOf({ status, yours }: ListedTable): readonly [rank: number, left: number] {
  if (status === 'over') return [3, 0];
  if (yours?.invited || yours?.proposal) return [0, Number.MAX_SAFE_INTEGER];
  // A bot or an order moves for me: it can wait.
  if (yours?.standIn) return [1, Number.MAX_SAFE_INTEGER];
  if (yours?.awaited) return [yours.order ? 1 : 0, yours.left ?? Number.MAX_SAFE_INTEGER];
  return [2, 0];
}
