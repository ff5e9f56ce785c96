import type { RemovedPerson, You } from '@branchline/protocol';
import { formerSeats, type TableSheet } from '../store/sheet.ts';
import type { KeyScope } from './keys.ts';

/** Whoever asks for something: a browser's person, a key that was shown, or both. */
export interface Identity {
  /** Absent for a program that comes with a seat's token only. */
  readonly person?: string;
  /** Which of the person's browsers this is. */
  readonly device?: string;
  readonly key?: KeyScope;
}

/** The seats this identity holds at a table. */
export function seatsOf(identity: Identity, table: string, { seats }: TableSheet): readonly number[] {
  return seats.flatMap((seat, number) => {
    if (seat.kind !== 'person') return [];
    const mine = !seat.left && seat.person === identity.person;
    return mine || opensSeat(identity.key, table, { number, generation: seat.generation }) ? [number] : [];
  });
}

/** A key to this table that still opens something: a seat's is worthless once the seat has changed hands or links. */
function holdsKey({ key }: Identity, table: string, { seats }: TableSheet): boolean {
  if (key?.table !== table) return false;
  return key.kind !== 'seat' || seats[key.seat]?.generation === key.generation;
}

function opensSeat(key: KeyScope | undefined, table: string, seat: { number: number; generation: number }): boolean {
  return key?.kind === 'seat' && key.table === table && key.seat === seat.number && key.generation === seat.generation;
}

/** The person who hosts the table, or whoever comes with the token of a seat of theirs. */
export function isHost({ person, key }: Identity, table: string, { host, seats }: TableSheet): boolean {
  if (person !== undefined && person === host) return true;
  return seats.some(
    (seat, number) =>
      seat.kind === 'person' &&
      seat.person === host &&
      !seat.left &&
      opensSeat(key, table, { number, generation: seat.generation }),
  );
}

/** May the identity know of this table at all? */
export function mayWatch(identity: Identity, table: string, sheet: TableSheet): boolean {
  return (
    sheet.settings.visibility === 'public' ||
    isHost(identity, table, sheet) ||
    holdsKey(identity, table, sheet) ||
    seatsOf(identity, table, sheet).length > 0 ||
    formerSeats(sheet, identity.person).length > 0 ||
    isInvited(identity, sheet)
  );
}

/** Does the identity come with a seat's key that opens nothing any more, and with nothing else? */
export function holdsRevokedKey(identity: Identity, table: string, sheet: TableSheet): boolean {
  return identity.key?.kind === 'seat' && !mayWatch(identity, table, sheet);
}

/** May the identity take an open seat? */
export function mayJoin(identity: Identity, table: string, sheet: TableSheet): boolean {
  if (sheet.settings.visibility === 'public' || isHost(identity, table, sheet)) return true;
  if (holdsKey(identity, table, sheet) && identity.key?.kind !== 'watch') return true;
  return seatsOf(identity, table, sheet).length > 0 || isInvited(identity, sheet);
}

/** Is a seat kept for the identity, which it has not taken yet? */
export function isInvited({ person }: Identity, { seats }: TableSheet): boolean {
  return person !== undefined && seats.some((seat) => seat.kind === 'open' && seat.keptFor?.person === person);
}

/** What the identity is to the table, for the identity's own eyes. */
export function viewerInfo(
  identity: Identity,
  table: string,
  sheet: TableSheet,
  pseudonym: (person: string) => string,
): You {
  const seats = seatsOf(identity, table, sheet);
  const author = authorOf(identity, table, pseudonym);
  const muted = author === undefined || sheet.mutes?.some((mute) => mute.author === author && mute.by === undefined);
  const former = formerSeats(sheet, identity.person);
  const host = isHost(identity, table, sheet);
  const isRemoved = sheet.removed?.some(({ person }) => person === identity.person) === true;
  const asks = sheet.proposal?.kind === 'seat' && sheet.proposal.person === identity.person;
  const quiet = (sheet.mutes ?? []).filter((mute) => author !== undefined && mute.by === author);
  return {
    seats,
    host,
    chat: muted ? 'none' : seats.length > 0 ? 'table' : 'watchers',
    ...(former.length > 0 && { former }),
    ...(isInvited(identity, sheet) && { invited: true as const }),
    ...(asks && { asks: true as const }),
    ...(author !== undefined && { author }),
    ...(quiet.length > 0 && { muted: quiet.map((mute) => mute.author) }),
    ...(isRemoved && { removed: true as const }),
    ...(host && sheet.removed && { removedPeople: sheet.removed.map((one) => removedPerson(one, table, pseudonym)) }),
  };
}

function removedPerson(
  { person, name }: { readonly person: string; readonly name?: string },
  table: string,
  pseudonym: (text: string) => string,
): RemovedPerson {
  return { author: pseudonym(`${table} ${person}`), ...(name !== undefined && { name }) };
}

/** The mark a writer has at a table: the same all along, and of no use elsewhere. */
export function authorOf(
  { person, key }: Identity,
  table: string,
  pseudonym: (text: string) => string,
): string | undefined {
  if (person !== undefined) return pseudonym(`${table} ${person}`);
  return key?.kind === 'seat' ? pseudonym(`${table} seat ${key.seat} ${key.generation}`) : undefined;
}
