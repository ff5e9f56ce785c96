import type { ReplaySharing } from '@branchline/protocol';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';

/** Is the game over, and only for those who sat there to look at with open cards? */
export function isReplayKept({ status, sheet }: Pick<Table, 'status' | 'sheet'>): boolean {
  return status === 'over' && sheet.settings.replay === 'players';
}

/** The players share the replay with whoever has the link, or keep it among themselves. */
export function shareReplay({ sheet }: Table, replay: ReplaySharing): SheetEdit {
  return { sheet: { ...sheet, settings: { ...sheet.settings, replay } } };
}
