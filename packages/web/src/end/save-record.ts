import type { GameRecord } from '@branchline/games';

/** Hands the record to the browser as a file. */
export function saveRecord(record: GameRecord): void {
  const file = new Blob([JSON.stringify(record, undefined, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `branchline-${record.game}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
