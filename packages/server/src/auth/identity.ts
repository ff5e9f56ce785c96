import type { You } from '@branchline/protocol';
import type { TableSheet } from '../store/sheet.ts';
import type { Opens } from './keys.ts';

/** Whoever asks for something: a browser's person, a key that was shown, or both. */
export interface Asker {
  /** Absent for a program that comes with a seat's token only. */
  readonly person?: string;
  readonly key?: Opens;
}

/** The seats this asker holds at a table. */
export function seatsOf(asker: Asker, table: string, { seats }: TableSheet): readonly number[] {
  return seats.flatMap((seat, number) => {
    if (seat.kind !== 'person') return [];
    const mine = !seat.left && seat.person === asker.person;
    return mine || opensSeat(asker.key, table, { number, generation: seat.generation }) ? [number] : [];
  });
}

/** A key to this table that still opens something: a seat's is worthless once the seat has changed hands or links. */
function holdsKey({ key }: Asker, table: string, { seats }: TableSheet): boolean {
  if (key?.table !== table) return false;
  return key.kind !== 'seat' || seats[key.seat]?.generation === key.generation;
}

function opensSeat(key: Opens | undefined, table: string, seat: { number: number; generation: number }): boolean {
  return key?.kind === 'seat' && key.table === table && key.seat === seat.number && key.generation === seat.generation;
}

export function isHost(asker: Asker, { host }: TableSheet): boolean {
  return asker.person !== undefined && asker.person === host;
}

/** May the asker know of this table at all? */
export function mayWatch(asker: Asker, table: string, sheet: TableSheet): boolean {
  return (
    sheet.settings.visibility === 'public' ||
    isHost(asker, sheet) ||
    holdsKey(asker, table, sheet) ||
    seatsOf(asker, table, sheet).length > 0
  );
}

/** Does the asker come with a seat's key that opens nothing any more, and with nothing else? */
export function worthless(asker: Asker, table: string, sheet: TableSheet): boolean {
  return asker.key?.kind === 'seat' && !mayWatch(asker, table, sheet);
}

/** May the asker take an open seat? */
export function mayJoin(asker: Asker, table: string, sheet: TableSheet): boolean {
  if (sheet.settings.visibility === 'public' || isHost(asker, sheet)) return true;
  if (holdsKey(asker, table, sheet) && asker.key?.kind !== 'watch') return true;
  return seatsOf(asker, table, sheet).length > 0;
}

/** What the asker is to the table, for the asker's own eyes. */
export function youOf(asker: Asker, table: string, sheet: TableSheet, mark: (person: string) => string): You {
  const seats = seatsOf(asker, table, sheet);
  const author = authorOf(asker, table, mark);
  const muted = author === undefined || sheet.mutes?.some((mute) => mute.author === author && mute.by === undefined);
  return { seats, host: isHost(asker, sheet), chat: muted ? 'none' : seats.length > 0 ? 'table' : 'watchers' };
}

/** The mark a writer has at a table: the same all along, and of no use elsewhere. */
export function authorOf({ person, key }: Asker, table: string, mark: (text: string) => string): string | undefined {
  if (person !== undefined) return mark(`${table} ${person}`);
  return key?.kind === 'seat' ? mark(`${table} seat ${key.seat} ${key.generation}`) : undefined;
}
